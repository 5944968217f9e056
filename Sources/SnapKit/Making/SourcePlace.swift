import UIKit

/// Where in the app's source a constraint is described.
struct SourcePlace {
  let file: String
  let line: UInt

  /// Ends the program with what is wrong there.
  func refuse(_ problem: String) -> Never {
    UIKit.refuse("\(file):\(line): \(problem).")
  }
}
