import Foundation
import SnapKit
import Testing
import UIKit

/// What can't be made ends the program with the line that asked for it.
@Suite struct RefusalTests {
  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func aMissingSuperviewIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.accessibilityIdentifier = "lonely"
        view.snp.makeConstraints { $0.edges.equalToSuperview("Cell.swift", 7) }
      }
    }
    let message =
      "Cell.swift:7: 'equalToSuperview()' needs a superview, and UIView(lonely) has none."
    #expect(text(result).contains(message))
  }

  @Test func aNumberWithoutASuperviewIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIView().snp.makeConstraints { $0.top.equalTo(5, "Cell.swift", 8) }
      }
    }
    let message =
      "Cell.swift:8: 'top' related to a number needs a superview, and UIView has none."
    #expect(text(result).contains(message))
  }

  @Test func anUpdateOfWhatWasNotMadeIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, view) = (UIView(), UIView())
        root.addSubview(view)
        view.snp.makeConstraints { $0.left.equalToSuperview() }
        view.snp.updateConstraints { $0.top.equalToSuperview("Cell.swift", 9) }
      }
    }
    let message = """
      Cell.swift:9: A constraint must be made before it is updated, with the same items, \
      attributes, relation, multiplier and priority; 'UIView#2.top == UIView#1.top' matches none \
      of UIView#2.left == UIView#1.left.
      """
    #expect(text(result).contains(message))
  }

  @Test func partsThatDoNotPairUpAreNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, view) = (UIView(), UIView())
        root.addSubview(view)
        view.snp.makeConstraints { $0.edges.equalTo(root.snp.size, "Cell.swift", 10) }
      }
    }
    let message = "Cell.swift:10: The attributes on both sides of a constraint must match; "
    #expect(text(result).contains(message))
  }
}
