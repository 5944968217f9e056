import Glibc
import UBMeasurement
import UBResults
import Testing

/// Other threads of the test process allocate, too, so only what this one's functions do is stated;
/// that all stacks together are exact is shown through the executable.
@Suite(.serialized) struct AllocationRecorderTests {
  @Test func callsAndBytesHaveTheStackTheyCameFrom() throws {
    let recorder = try AllocationRecorder()
    allocate(7)
    recorder.start()
    allocate(5)
    recorder.stop()
    allocate(11)
    let mine = try recorder.stacks().filter { stack in
      stack.frames.contains { $0.name == "AllocationRecorderTests.allocate(_:)" }
    }
    #expect(mine.map(\.amount).reduce(.zero, +) == AllocationAmount(calls: 5, bytes: 5 * 128))
    #expect(mine.allSatisfy { $0.frames.contains(where: \.isAllocator) })
  }

  @Test func growingInPlaceCountsAsTheAllocatorCountsIt() throws {
    let recorder = try AllocationRecorder()
    let block = unsafe malloc(60)
    recorder.start()
    let same = unsafe grow(block)
    recorder.stop()
    unsafe free(same)
    let mine = try recorder.stacks().filter { stack in
      stack.frames.contains { $0.name == "AllocationRecorderTests.grow(_:)" }
    }
    #expect(mine.map(\.amount).reduce(.zero, +) == AllocationAmount(calls: 0, bytes: 64))
  }

  @Test func thereIsOneRecorderAtATime() throws {
    let recorder = try AllocationRecorder()
    #expect(throws: AllocationRecorderError.refused(code: Int(EBUSY))) {
      _ = try AllocationRecorder()
    }
    recorder.stop()
  }

  @Test func whatDoesNotAddUpIsNoAnswer() throws {
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
