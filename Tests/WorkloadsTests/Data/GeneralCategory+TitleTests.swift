import Testing
import UBWorkloads

@Suite struct GeneralCategoryTitleTests {
  @Test func titlesCarryTheStandardsAbbreviation() {
    #expect(Unicode.GeneralCategory.uppercaseLetter.title == "Uppercase letter (Lu)")
    #expect(Unicode.GeneralCategory.otherSymbol.title == "Other symbol (So)")
    #expect(Unicode.GeneralCategory.unassigned.title == "Unassigned (Cn)")
  }

  @Test func everyCategoryOfTheCatalogueHasItsOwnTitle() {
    let catalogue = UnicodeCatalogue()
    let titles = Set((0..<catalogue.count).map { catalogue[$0].category })
    #expect(titles.count == 26)
    #expect(!titles.contains("Unknown"))
  }
}
