import UIKit

/// The place in the app's source where a constraint is described.
struct SourcePlace {
  let file: String
  let line: UInt

  /// Stops the program with a message about the problem there.
  func refuse(_ problem: String) -> Never {
    UIKit.refuse("\(file):\(line): \(problem).")
  }
}
