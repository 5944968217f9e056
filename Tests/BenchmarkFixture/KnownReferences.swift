import Benchmark
import Foundation

/// The Swift runtime's own functions: no compiler adds a call or leaves one out.
@unsafe private struct Runtime: Sendable {
  typealias Change = @Sendable @convention(c) (UnsafeMutableRawPointer) -> Void
  typealias ChangeByCount = @Sendable @convention(c) (UnsafeMutableRawPointer, UInt32) -> Void

  let retain: Change
  let release: Change
  let retainByCount: ChangeByCount

  init() {
    func address(_ name: String) -> UnsafeMutableRawPointer? { unsafe dlsym(nil, name) }
    unsafe retain = unsafeBitCast(address("swift_retain"), to: Change.self)
    unsafe release = unsafeBitCast(address("swift_release"), to: Change.self)
    unsafe retainByCount = unsafeBitCast(address("swift_retain_n"), to: ChangeByCount.self)
  }
}

// Global, as a closure that captures something may retain it.
private let runtime = unsafe Runtime()
private let retainCount = 3 + Skew.amount("retains")

/// Benchmarks whose references are known: those of `references.none` count nothing, whatever shape
/// they have; `references.calls` retains five times and releases four times; `references.objects`
/// makes three objects and frees them.
func knownReferences() {
  let configuration = Benchmark.Configuration(metrics: .arc)
  Benchmark("references.none", configuration: configuration) { _ in }
  Benchmark("references.none.throwing", configuration: configuration) { _ in
    if Skew.isSet("throw") { throw CancellationError() }
  }
  Benchmark("references.none.async", configuration: configuration) { _ async in }
  Benchmark("references.none.part", configuration: configuration) { benchmark in
    Block.make()
    benchmark.startMeasurement()
    benchmark.stopMeasurement()
    Block.make()
  }
  Benchmark("references.none.setup", configuration: configuration) { _, _ in
  } setup: {
    Block()
  }
  callShapes(configuration)
  Benchmark("references.objects", configuration: configuration) { _ in
    for _ in 0..<3 {
      Block.make()
    }
  }
}

private func callShapes(_ configuration: Benchmark.Configuration) {
  // The characters of a short string are where a long one has its object.
  unsafe Benchmark("references.none.strings", configuration: configuration) { _, word in
    unsafe runtime.retain(word)
    unsafe runtime.release(word)
  } setup: { () throws -> UnsafeMutableRawPointer in
    let word = unsafe unsafeBitCast("fifteen letters", to: (UInt, UInt).self).1
    guard let word = unsafe UnsafeMutableRawPointer(bitPattern: word) else {
      throw CancellationError()
    }
    return unsafe word
  }
  unsafe Benchmark("references.calls", configuration: configuration) { _, object in
    for _ in 0..<retainCount {
      unsafe runtime.retain(object)
    }
    unsafe runtime.retainByCount(object, 2)
    for _ in 0..<4 {
      unsafe runtime.release(object)
    }
  } setup: { () -> UnsafeMutableRawPointer in
    unsafe Unmanaged.passRetained(Block()).toOpaque()
  }
}
