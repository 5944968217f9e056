import UBInstrumentation

extension UpdateCycle {
  /// Notes that a part of a frame begins, if spans are recorded.
  ///
  /// Otherwise it costs a test for `nil` in the passes (`list-scroll.steady`).
  @inline(__always)
  func beginSpan(_ part: FramePart) {
    if state.spanRecorder != nil { recordBegin(of: part) }
  }

  /// Notes that the part that began last ends, if spans are recorded.
  @inline(__always)
  func endSpan() {
    if state.spanRecorder != nil { recordEnd() }
  }

  @inline(never)
  private func recordBegin(of part: FramePart) {
    state.spanRecorder?.begin(part)
  }

  @inline(never)
  private func recordEnd() {
    state.spanRecorder?.end()
  }
}
