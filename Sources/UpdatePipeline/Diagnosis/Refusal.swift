/// Ends the program with a message that an optimized build prints, too.
///
/// It stands for UIKit's exceptions with a text: optimized builds, which are the ones that measure,
/// drop the text of a precondition.
package func refuse(_ message: String) -> Never {
  fatalError(message)
}
