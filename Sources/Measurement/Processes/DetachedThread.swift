import Glibc

/// A system thread, which may block without taking a thread from Swift's pool.
package enum DetachedThread {
  private final class Body {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  /// Starts a thread that ends with the closure.
  ///
  /// Without attributes, its stack is as large as the system's limit for a main thread.
  package static func start(_ body: @escaping @Sendable () -> Void) {
    var thread = pthread_t()
    let argument = Unmanaged.passRetained(Body(body)).toOpaque()
    let code = pthread_create(&thread, nil, entry, argument)
    precondition(code == 0, "The system must be able to start a thread.")
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
