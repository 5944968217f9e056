import Foundation
import Testing
import UpdatePipeline

@Suite struct UIImageTests {
  @Test func aSymbolGrowsWithItsText() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    #expect(symbol.isSymbolImage)
    let title = UIImage.SymbolConfiguration(textStyle: .largeTitle, scale: .large)
    #expect(symbol.withConfiguration(title).size == CGSize(width: 48, height: 48))
    let bold = UIImage.SymbolConfiguration(weight: .bold)
    let both = try #require(symbol.withConfiguration(title).applyingSymbolConfiguration(bold))
    #expect(both.size == CGSize(width: 48, height: 48))
    #expect(both.symbolConfiguration == title.applying(bold))
    #expect(both != symbol.withConfiguration(title))
  }

  @Test func aPicturesOwnSizeStays() throws {
    let photo = try #require(UIImage(named: "photo"))
    let large = UIImage.SymbolConfiguration(pointSize: 100)
    #expect(photo.withConfiguration(large) == photo)
    #expect(photo.applyingSymbolConfiguration(large) == nil)
    #expect(UIImage(named: "") == nil)
    #expect(UIImage(systemName: "") == nil)
    #expect(UIImage(systemName: "photo") != photo)
  }

  @Test func renderingIsPartOfThePicture() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    #expect(symbol.renderingMode == .automatic)
    #expect(symbol.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    #expect(symbol.withTintColor(.red) != symbol)
    #expect(symbol.withTintColor(.red) == symbol.withTintColor(.red, renderingMode: .automatic))
  }
}
