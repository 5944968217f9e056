import Foundation
import Testing
import UpdatePipeline

/// What the visual format language says of formats that it can't read.
@Suite struct VisualFormatTests {
  /// A format, the characters before the fault, and what is said of it.
  nonisolated struct Fault: CustomTestStringConvertible, Sendable {
    let format: String
    let offset: Int
    let reason: String

    init(_ format: String, _ offset: Int, _ reason: String) {
      self.format = format
      self.offset = offset
      self.reason = reason
    }

    var testDescription: String { format }
  }

  nonisolated static let faults = [
    Fault("", 0, "Expected a view, as '[name]'"),
    Fault("|", 1, "Expected a view, as '[name]'"),
    Fault("[a", 2, "Expected ']' after a view"),
    Fault("[]", 1, "Expected the name of a view"),
    Fault("[1a]", 1, "Expected the name of a view"),
    Fault("X:[a]", 0, "Expected 'H:', 'V:', '|' or '['"),
    Fault("H[a]", 1, "Expected ':' after the direction"),
    Fault("[a]-", 4, "Expected a view or '|' after '-'"),
    Fault("[a]-8[a]", 5, "Expected '-' after a distance"),
    Fault("[a]-?-[a]", 4, "Expected a distance, a view or '|' after '-'"),
    Fault("[a]-(8-[a]", 6, "Expected ',' or ')' after a predicate"),
    Fault("[a] [a]", 3, "Expected a view, as '[name]'"),
    Fault("[a(>50)]", 4, "Expected '=': relations are '==', '<=' and '>='"),
    Fault("[a(50]", 5, "Expected ',' or ')' after a predicate"),
    Fault("[a(50@)]", 6, "Expected a priority after '@'"),
    Fault("[a()]", 3, "Expected a number, a metric or a view"),
    Fault("[a(1.2.3)]", 3, "Expected a number, a metric or a view"),
    Fault("[a]|x", 4, "Unexpected text after the superview's '|'"),
    Fault("[missing]", 1, "missing is not a key in the views dictionary"),
    Fault("[text]", 1, "text is neither a view nor a layout guide"),
    Fault("[a(nope)]", 3, "nope is not a key in the metrics or views dictionary"),
    Fault("|-nope-[a]", 2, "nope is not a key in the metrics dictionary"),
    Fault("|-word-[a]", 2, "word is not a number"),
    Fault("[a(50@2000)]", 6, "A priority must be in (0, 1000], not 2000.0"),
    Fault("|[alone]", 0, "The views have no superview"),
  ]

  @Test("errors point at the character", arguments: faults)
  func errorsPointAtTheCharacter(fault: Fault) {
    let canvas = LayoutCanvas()
    canvas.add("a")
    var views = canvas.named
    views["text"] = "text"
    views["alone"] = UIView()
    #expect(
      throws: VisualFormatError(reason: fault.reason, format: fault.format, offset: fault.offset)
    ) {
      try NSLayoutConstraint.constraints(
        visualFormat: fault.format,
        metrics: ["word": "eight"],
        views: views
      )
    }
  }

  @Test func anErrorShowsTheFormatAndACaret() {
    let error = VisualFormatError(reason: "Expected ']' after a view", format: "|-[a-|", offset: 4)
    #expect(
      error.description == """
        Unable to parse constraint format:
        Expected ']' after a view
        |-[a-|
            ^
        """
    )
  }

  @Test func anAlignmentAlongTheFormatIsAnError() {
    let canvas = LayoutCanvas()
    canvas.add("a")
    #expect(
      throws: VisualFormatError(
        reason: "alignAllLeft can't be used with a horizontal format",
        format: "|[a]|",
        offset: 0
      )
    ) {
      try NSLayoutConstraint.constraints(
        visualFormat: "|[a]|",
        options: .alignAllLeft,
        views: canvas.named
      )
    }
  }

  @Test func theConstraintsAreThoseOfTheFormat() {
    let canvas = LayoutCanvas()
    canvas.add("a")
    canvas.add("b")
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "|-[a(>=80@700)]-gap-[b(a)]|",
      metrics: ["gap": 5],
      views: canvas.named
    )
    #expect(
      constraints.map(\.description) == [
        "UIView(a).leading == UIView(root).leading + 20",
        "UIView(a).width >= 80 @700",
        "UIView(b).leading == UIView(a).trailing + 5",
        "UIView(b).width == UIView(a).width",
        "UIView(root).trailing == UIView(b).trailing",
      ]
    )
    #expect(constraints.allSatisfy { !$0.isActive })
  }

  @Test func thePublicCallStopsWithTheMessage() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        UIView().addSubview(view)
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "|[view",
          metrics: nil,
          views: ["view": view]
        )
      }
    }
  }
}
