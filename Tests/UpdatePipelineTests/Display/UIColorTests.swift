import Foundation
import TestSupport
import Testing
import UpdatePipeline

@Suite struct UIColorTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)

  @Test func systemColoursFollowTheStyle() {
    #expect(
      UIColor.systemBlue.resolvedColor(with: light)
        == UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
    )
    #expect(
      UIColor.systemBlue.resolvedColor(with: dark)
        == UIColor(red: 0.04, green: 0.52, blue: 1, alpha: 1)
    )
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
    #expect(UIColor.systemGray6.resolvedColor(with: dark) == UIColor(white: 0.11, alpha: 1))
    #expect(UIColor.red.resolvedColor(with: dark) == .red)
  }

  @Test("A dynamic colour at another opacity stays dynamic, and equals itself made again")
  func opacityKeepsAColourDynamic() {
    let faint = UIColor.label.withAlphaComponent(0.25)
    #expect(faint == UIColor.label.withAlphaComponent(0.25))
    #expect(faint != UIColor.label.withAlphaComponent(0.5))
    #expect(faint.resolvedColor(with: light) == UIColor(white: 0, alpha: 0.25))
    #expect(faint.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.25))
    let fainter = faint.withAlphaComponent(0.125)
    #expect(fainter.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.125))
  }

  @Test func aColourOfTheAppsFollowsItsClosure() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .systemBackground }
    #expect(color.resolvedColor(with: dark) == .red)
    #expect(color.resolvedColor(with: light) == .white)
    #expect(color.withAlphaComponent(0.5).resolvedColor(with: dark) == .red.withAlphaComponent(0.5))
  }

  @Test func aLayersColourIsFixed() {
    let color = UIColor(cgColor: UIColor.label.cgColor)
    #expect(color == .black)
    #expect(color.resolvedColor(with: dark) == .black)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(UIColor.purple.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.5, 0, 0.5, 1])
  }
}
