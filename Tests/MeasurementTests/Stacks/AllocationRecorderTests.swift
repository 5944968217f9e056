import Glibc
import UBMeasurement
import UBResults
import Testing

/// Recordings, each in a process of its own, as the allocator's hooks stay in it.
///
/// Other threads may allocate, too, so only what the test's functions do is stated; that all stacks
/// together are exact is shown through the executable.
@Suite nonisolated struct AllocationRecorderTests {
  @Test func callsAndBytesHaveTheStackTheyCameFrom() async {
    await #expect(processExitsWith: .success) {
      let tests = AllocationRecorderTests()
      let recorder = try AllocationRecorder()
      tests.allocate(7)
      recorder.start()
      tests.allocate(5)
      recorder.stop()
      tests.allocate(11)
      let mine = try recorder.stacks().filter { stack in
        stack.frames.contains { $0.name == "AllocationRecorderTests.allocate(_:)" }
      }
      #expect(mine.map(\.amount).reduce(.zero, +) == AllocationAmount(calls: 5, bytes: 5 * 128))
      #expect(mine.allSatisfy { $0.frames.contains(where: \.isAllocator) })
    }
  }

  @Test func growingInPlaceCountsAsTheAllocatorCountsIt() async {
    await #expect(processExitsWith: .success) {
      let tests = AllocationRecorderTests()
      let recorder = try AllocationRecorder()
      let block = unsafe malloc(60)
      recorder.start()
      let same = unsafe tests.grow(block)
      recorder.stop()
      unsafe free(same)
      let mine = try recorder.stacks().filter { stack in
        stack.frames.contains { $0.name == "AllocationRecorderTests.grow(_:)" }
      }
      #expect(mine.map(\.amount).reduce(.zero, +) == AllocationAmount(calls: 0, bytes: 64))
    }
  }

  @Test func thereIsOneRecorderAtATime() async {
    await #expect(processExitsWith: .success) {
      let recorder = try AllocationRecorder()
      #expect(throws: AllocationRecorderError.refused(code: Int(EBUSY))) {
        _ = try AllocationRecorder()
      }
      recorder.stop()
    }
  }

  @Test func whatDoesNotAddUpIsNoAnswer() async {
    await #expect(processExitsWith: .success) {
      let recorder = try AllocationRecorder()
      let counted = AllocationAmount(calls: 1, bytes: 64)
      let nothing = AllocationRecorderError.disagrees(recorded: .zero, counted: counted)
      #expect(throws: nothing) {
        _ = try recorder.stacks(addingUpTo: counted)
      }
      #expect(
        nothing.description == """
          the stacks have 0 calls and 0 bytes, the allocator counted 1 calls and 64 bytes
          """
      )
      #expect(try recorder.stacks(addingUpTo: .zero) == [])
    }
  }

  @inline(never)
  @_optimize(none)
  private func allocate(_ count: Int) {
    // A range would be iterated by functions that allocate where they are not optimized.
    var left = count
    while left > 0 {
      unsafe free(malloc(120))
      left -= 1
    }
  }

  /// Blocks of up to 64 bytes are one class: the block stays, the bytes are new.
  @inline(never)
  @_optimize(none)
  private func grow(_ block: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    unsafe realloc(block, 64)
  }
}
