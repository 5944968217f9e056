import UBInstrumentation
package import UBResults

/// The reduction of a call stack to the functions that a reader needs.
package enum StackTrimming {
  /// The largest number of kept functions.
  static let functionsMax = 8

  /// The functions through which every update or iteration runs.
  private static let plumbing = [
    "UpdateCycle.", "ObservationTracker.", "withObservationTracking", "generateAccessList(",
    "withUnsafeMutablePointer(", "WorkloadRun.step(", "Benchmark.iterate(",
  ]

  /// The site of a stack: the pass it belongs to, and its innermost functions up to the one that
  /// runs the pass.
  ///
  /// The allocator's functions are left out, and so are the functions between a pass and the code
  /// that it calls, unless there are no others. Of a library's own functions, whose names have an
  /// underscore, only the innermost is kept.
  ///
  /// - Parameters:
  ///   - stack: the call stack of an allocation.
  ///   - steppingFunction: the short name of the function that runs a step; its callers are left
  ///     out.
  /// - Returns: the site with the stack's amount.
  package static func site(
    of stack: CallStack,
    steppedBy steppingFunction: String
  ) -> AllocationSite {
    let start = stack.frames.lastIndex(where: \.isAllocator).map { $0 + 1 } ?? 0
    let end =
      stack.frames.firstIndex { $0.name == steppingFunction } ?? stack.frames.count
    let names = stack.frames[start..<max(start, end)].compactMap(\.name)
    let place = names.enumerated().lazy
      .compactMap { index, name in FramePart(runBy: name).map { (index, $0) } }
      .first
    // The function that runs the pass is kept where it allocates itself.
    let inner = place.map { Array(names[...$0.0]) } ?? names
    return AllocationSite(
      pass: place?.1 ?? .outside,
      functions: functions(of: inner),
      amount: stack.amount
    )
  }

  private static func functions(of names: [String]) -> [String] {
    var kept: [String] = []
    for name in names where kept.last != name && (kept.isEmpty || !isInternal(name)) {
      kept.append(name)
    }
    let count = kept.lastIndex { !isPlumbing($0) }.map { $0 + 1 } ?? min(kept.count, 1)
    kept = Array(kept.prefix(count).prefix(functionsMax))
    return kept.isEmpty ? ["a function without a name"] : kept
  }

  private static func isInternal(_ name: String) -> Bool {
    name.prefix { $0 != "(" }.split(separator: ".").contains { $0.hasPrefix("_") }
  }

  private static func isPlumbing(_ name: String) -> Bool {
    let name = name.hasPrefix("closure in ") ? name.dropFirst("closure in ".count) : name[...]
    return plumbing.contains { name.hasPrefix($0) }
  }
}

extension FramePart {
  /// How the short names begin of the functions that run each part.
  private static let runners = allCases.flatMap { part in
    part.functions.map { (start: "UpdateCycle.\($0)(", part: part) }
  }

  /// The part of a frame that a function of the pipeline runs, by the function's short name.
  ///
  /// The function that a closure is in counts as its caller, even if it was inlined.
  init?(runBy name: String) {
    let closure = "closure in "
    let name = name.hasPrefix(closure) ? name.dropFirst(closure.count) : name[...]
    guard let runner = Self.runners.first(where: { name.hasPrefix($0.start) }) else { return nil }
    self = runner.part
  }
}
