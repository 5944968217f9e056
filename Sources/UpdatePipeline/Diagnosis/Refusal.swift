/// Ends the program with a message that an optimized build prints, too.
///
/// For what UIKit raises an exception with a text for: a precondition's text is dropped from
/// optimized builds, which are the ones that measure.
package func refuse(_ message: String) -> Never {
  fatalError(message)
}
