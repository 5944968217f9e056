import Testing
import UBWorkloads

@Suite struct UnicodeRowTests {
  /// What a row shows, in the order of a table's columns.
  private func texts(_ scalar: Unicode.Scalar) -> [String] {
    let row = UnicodeRow(scalar)
    return [
      row.character, row.codePoint, row.name, row.category, row.numeric, row.caseProperties,
    ]
  }

  @Test func letters() {
    #expect(
      texts("A") == [
        "A", "U+0041", "LATIN CAPITAL LETTER A", "Uppercase letter (Lu)", "", "lower: a",
      ]
    )
    #expect(
      texts("ß") == [
        "ß", "U+00DF", "LATIN SMALL LETTER SHARP S", "Lowercase letter (Ll)", "",
        "upper: SS, title: Ss",
      ]
    )
    #expect(
      texts("\u{1e9e}") == [
        "ẞ", "U+1E9E", "LATIN CAPITAL LETTER SHARP S", "Uppercase letter (Lu)", "", "lower: ß",
      ]
    )
    #expect(
      texts("中") == ["中", "U+4E2D", "CJK UNIFIED IDEOGRAPH-4E2D", "Other letter (Lo)", "", ""]
    )
    #expect(texts("가") == ["가", "U+AC00", "HANGUL SYLLABLE GA", "Other letter (Lo)", "", ""])
    #expect(
      texts("ǆ") == [
        "ǆ", "U+01C6", "LATIN SMALL LETTER DZ WITH CARON", "Lowercase letter (Ll)", "",
        "upper: Ǆ, title: ǅ",
      ]
    )
  }

  @Test func numbers() {
    #expect(texts("7") == ["7", "U+0037", "DIGIT SEVEN", "Decimal number (Nd)", "digit 7", ""])
    #expect(texts("²") == ["²", "U+00B2", "SUPERSCRIPT TWO", "Other number (No)", "digit 2", ""])
    #expect(
      texts("½") == ["½", "U+00BD", "VULGAR FRACTION ONE HALF", "Other number (No)", "1/2", ""]
    )
    #expect(UnicodeRow("⅓").numeric == "1/3")
    #expect(UnicodeRow("\u{f33}").numeric == "-1/2")
    #expect(UnicodeRow("\u{11fc0}").numeric == "1/320")
    #expect(UnicodeRow("京").numeric == "10000000000000000")
    #expect(
      texts("Ⅷ") == ["Ⅷ", "U+2167", "ROMAN NUMERAL EIGHT", "Letter number (Nl)", "8", "lower: ⅷ"]
    )
  }

  @Test func symbolsAndMarks() {
    #expect(
      texts("🙂") == ["🙂", "U+1F642", "SLIGHTLY SMILING FACE", "Other symbol (So)", "", ""]
    )
    #expect(
      texts("\u{301}") == [
        "\u{25cc}\u{301}", "U+0301", "COMBINING ACUTE ACCENT", "Nonspacing mark (Mn)", "", "",
      ]
    )
    #expect(texts("\u{212b}").last == "lower: å")
    #expect(UnicodeRow("\u{0}").name == "")
  }

  @Test func everyRowOfTheCatalogueIsComplete() {
    let catalogue = UnicodeCatalogue()
    for index in stride(from: 0, to: catalogue.count, by: 97) {
      let row = catalogue[index]
      #expect(!row.character.isEmpty)
      #expect(!row.name.isEmpty)
      #expect(row.category.hasSuffix(")"))
      #expect(row.codePoint.hasPrefix("U+"))
    }
  }
}
