import Dispatch
import Foundation

/// Tells whether code runs where the main actor does.
///
/// On Linux the main actor's jobs run on the main queue, which any thread may drain, and the main
/// program runs on the main thread outside of any queue; either is the main actor's place. The
/// queue is only marked and asked for its mark: nothing is ever scheduled on it.
nonisolated enum MainContext {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the calling thread runs for the main actor now.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }
}
