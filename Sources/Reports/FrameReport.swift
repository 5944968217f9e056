package import UBResults

/// The frames from which on two runs display something else, in words.
package enum FrameReport {
  /// A line for each entry whose display differs; a baseline keeps no single frames to compare.
  package static func lines(from base: ResultView, to run: ResultView) -> [String] {
    run.entries.compactMap { entry in
      guard let new = entry.frames?.frameDigests,
        let old = base[entry.identity]?.frames?.frameDigests, old != new
      else { return nil }
      let pairs = zip(old, new).enumerated()
      guard let difference = pairs.first(where: { $0.element.0 != $0.element.1 }) else {
        let last = min(old.count, new.count)
        return "first change: \(entry.identity): after frame \(last), the last of one side"
      }
      return """
        first change: \(entry.identity): frame \(difference.offset + 1) of \(new.count) displays \
        something else (digest \(difference.element.0) -> \(difference.element.1))
        """
    }
  }
}
