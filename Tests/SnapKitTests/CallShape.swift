import Foundation
import SnapKit
import Testing
import UIKit

/// A way to say where the box is, and its frame, worked out by hand.
nonisolated struct CallShape: CustomTestStringConvertible, Sendable {
  let name: String
  let describe: @MainActor @Sendable (ConstraintMaker, Screen) -> Void
  let frame: CGRect

  init(
    _ name: String,
    gives frame: (CGFloat, CGFloat, CGFloat, CGFloat),
    _ describe: @escaping @MainActor @Sendable (ConstraintMaker, Screen) -> Void
  ) {
    self.name = name
    self.describe = describe
    self.frame = CGRect(x: frame.0, y: frame.1, width: frame.2, height: frame.3)
  }

  var testDescription: String { name }
}
