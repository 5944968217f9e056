import Glibc

/// A system thread, which may block without taking a thread from Swift's pool.
package enum DetachedThread {
  private final class Body {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  /// Starts a thread that runs a body and ends.
  ///
  /// Its stack is as large as the system's limit allows a main thread.
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
