import Testing
import UBWorkloads

@Suite struct UnicodeCatalogueTests {
  static let catalogue = UnicodeCatalogue()

  @Test func everyNamedCharacterHasARowInOrder() {
    let catalogue = Self.catalogue
    #expect(catalogue.count > 30_000)
    let scalars = (0..<catalogue.count).map { catalogue[$0].scalar }
    #expect(scalars.first == " ")
    // Each is greater than the one before, so none comes twice.
    #expect(zip(scalars, scalars.dropFirst()).allSatisfy { $0 < $1 })
    #expect(scalars.allSatisfy { $0.properties.name != nil })
  }

  @Test func planesThatAreSkippedHoldNoName() {
    let skipped = [0x4_0000...0xd_ffff, 0xf_0000...0x10_ffff] as [ClosedRange<UInt32>]
    let counts = (skipped + UnicodeCatalogue.codePoints).map(\.count)
    #expect(counts.reduce(0, +) == 0x11_0000)
    #expect(
      skipped.joined().allSatisfy { codePoint in
        Unicode.Scalar(codePoint).map { $0.properties.name == nil } ?? true
      }
    )
  }

  @Test func controlsNoncharactersPrivateUseAndUnassignedAreLeftOut() throws {
    let codePoints: [UInt32] = [
      0, 0x7f, 0x378, 0xe000, 0xf8ff, 0xfdd0, 0xffff, 0xf0000, 0x10_0000, 0x10_ffff,
    ]
    for codePoint in codePoints {
      let scalar = try #require(Unicode.Scalar(codePoint))
      #expect(Self.catalogue.index(of: scalar) == nil)
    }
  }

  @Test func indexesLeadBack() throws {
    let catalogue = Self.catalogue
    #expect(catalogue.index(of: " ") == 0)
    #expect(catalogue.index(of: "A") == 33)
    #expect(catalogue.index(of: "~") == 94)
    #expect(catalogue.index(of: "\u{a0}") == 95)
    for scalar in ["ß", "½", "中", "🙂", "가"] as [Unicode.Scalar] {
      let index = try #require(catalogue.index(of: scalar))
      #expect(catalogue[index].scalar == scalar)
    }
    let last = catalogue.count - 1
    #expect(catalogue.index(of: catalogue[last].scalar) == last)
  }

  @Test func aSecondCatalogueIsTheSame() {
    let second = UnicodeCatalogue()
    #expect(second.count == Self.catalogue.count)
    #expect((0..<second.count).allSatisfy { second[$0] == Self.catalogue[$0] })
  }
}
