import Glibc

/// A system thread, which may block without taking a thread from Swift's pool.
package enum DetachedThread {
  private final class Body {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  /// Starts a thread that runs a body and ends; where the system has no thread to give, the body
  /// runs on the caller's.
  ///
  /// Its stack is as large as the system's limit allows a main thread.
  package static func start(_ body: @escaping @Sendable () -> Void) {
    var thread = pthread_t()
    let argument = Unmanaged.passRetained(Body(body))
    guard pthread_create(&thread, nil, entry, argument.toOpaque()) == 0 else {
      argument.release()
      return body()
    }
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
