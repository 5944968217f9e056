import Glibc

/// A thread of the system's, which may block without taking one from Swift's pool.
package enum DetachedThread {
  private final class Body {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  /// Starts a thread that ends with the body.
  ///
  /// Without attributes it has the stack that the system's limit gives a main thread.
  package static func start(_ body: @escaping @Sendable () -> Void) {
    var thread = pthread_t()
    let argument = Unmanaged.passRetained(Body(body)).toOpaque()
    let code = pthread_create(&thread, nil, entry, argument)
    precondition(code == 0, "The system has no thread to give.")
    pthread_detach(thread)
  }

  private static let entry: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
    { argument in
      if let argument {
        Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
      }
      return nil
    }
}
