package import UBResults

/// Profiles the allocations of one step after another: their call stacks, which have to add up to
/// the allocator's own totals.
package final class AllocationProfiler {
  /// The threads that the steps allocate on.
  package enum Threads: Sendable {
    /// The calling thread; its calls and bytes are checked.
    case currentThread
    /// Any thread; only calls are checked, since the allocator has no exact bytes of all threads.
    ///
    /// The process has to be started with `HeapMeter.uncachedConfiguration`.
    case allThreads
  }

  /// Whether steps are part of the profile; those of a warm-up aren't.
  package var isRecording = false

  private let threads: Threads
  private let steppingFunction: String
  private let meter: AllocationMeter
  private let recorder: AllocationRecorder
  private var counted = AllocationAmount.zero
  private var before = AllocationReading(calls: 0, allocated: 0, deallocated: 0)

  /// Installs the allocator's hooks, switched off.
  ///
  /// - Parameters:
  ///   - threads: the threads that the steps allocate on.
  ///   - steppingFunction: the short name of the function that runs a step; its callers are no
  ///     part of a site.
  /// - Throws: `AllocationMeterError`, or `AllocationRecorderError.refused`.
  package init(of threads: Threads, steppedBy steppingFunction: String) throws {
    self.threads = threads
    self.steppingFunction = steppingFunction
    meter = try AllocationMeter()
    recorder = try AllocationRecorder()
  }

  /// Begins a step.
  package func begin() {
    before = meter.read()
    if isRecording { recorder.start() }
  }

  /// Ends the step.
  package func end() {
    recorder.stop()
    guard isRecording else { return }
    let after = meter.read()
    counted.calls += after.calls - before.calls
    counted.bytes += after.allocated - before.allocated
  }

  /// The profile of the recorded steps.
  ///
  /// - Throws: `AllocationRecorderError` if the stacks don't add up to the allocator's totals.
  package func profile(stepCount: Int) throws(AllocationRecorderError) -> AllocationProfile {
    let stacks =
      switch threads {
      case .currentThread: try recorder.stacks(addingUpTo: counted)
      case .allThreads: try recorder.stacks(addingUpToCalls: counted.calls)
      }
    return AllocationProfile(
      allocationCounter: meter.counter,
      frameCount: stepCount,
      sites: stacks.map { StackTrimming.site(of: $0, steppedBy: steppingFunction) }
    )
  }
}
