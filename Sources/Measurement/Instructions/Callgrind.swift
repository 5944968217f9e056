import FoundationEssentials
package import UBResults

/// The simulator that counts instructions on machines whose processor can't.
package struct Callgrind: Sendable {
  private let executable: String
  /// The counter's name in documents.
  package let counter: MetricCounter

  /// Finds the simulator.
  ///
  /// - Throws: `CallgrindError` if it isn't installed or doesn't tell its version.
  package init() throws(CallgrindError) {
    guard let executable = PathLookup.executable("valgrind") else { throw .absent }
    self.executable = executable
    let asked: ChildResult
    do {
      let child = try ChildProcess(
        executable: executable,
        arguments: ["--version"],
        environment: [:]
      )
      asked = child.finish(withinSeconds: 60)
    } catch {
      throw .unusable(error.description)
    }
    let version = String(decoding: asked.output, as: UTF8.self).prefix { $0 != "\n" }
    guard version.hasPrefix("valgrind-") else {
      throw .unusable("\(executable) --version says '\(version)'")
    }
    counter = MetricCounter(
      name: "callgrind instructions",
      version: String(version.dropFirst("valgrind-".count))
    )
  }

  /// Counts the windows that a measuring process opens: frame 0 and the frames of each run.
  ///
  /// Everything that could move the count is the same each time: where memory lies, the seed of
  /// hash tables, the environment. The start and all else outside of windows is not counted.
  ///
  /// - Parameters:
  ///   - tool: this tool's executable.
  ///   - arguments: those that make it step frames by `InstructionPass`.
  ///   - runCount: the runs that it steps.
  ///   - additions: variables that are added to the fixed environment.
  ///   - seconds: how long it may take.
  /// - Returns: the instructions of each run's frames.
  /// - Throws: `CallgrindError`.
  package func figures(
    of tool: String,
    _ arguments: [String],
    runCount: Int,
    adding additions: [String: String] = [:],
    withinSeconds seconds: Int
  ) throws(CallgrindError) -> [InstructionFigures] {
    let file = "\(FileManager.default.temporaryDirectory.path)/\(UUID().uuidString).callgrind"
    let windows = (1...max(2 * runCount, 1)).map { "\(file).\($0)" }
    defer {
      for path in [file] + windows { try? FileManager.default.removeItem(atPath: path) }
    }
    let result = try run(tool, arguments, additions, file: file, withinSeconds: seconds)
    guard result.ending == .exited(status: 0) else {
      throw .failed(result.ending, result.standardError)
    }
    var figures: [InstructionFigures] = []
    for index in 0..<runCount {
      let first = try profile(windows[2 * index], of: tool)
      var frames = try profile(windows[2 * index + 1], of: tool)
      guard frames.total > 0 else { throw .unusable("callgrind didn't find the frames' window") }
      guard frames.own > 0 else { throw .unusable("callgrind didn't name \(tool)") }
      frames.firstOwn = first.own
      figures.append(frames)
    }
    return figures
  }

  private func profile(
    _ path: String,
    of tool: String
  ) throws(CallgrindError) -> InstructionFigures {
    guard
      let text = try? String(contentsOfFile: path, encoding: .utf8),
      let figures = CallgrindProfile.figures(of: text, executable: tool)
    else { throw .unusable("callgrind left no profile of a window") }
    return figures
  }

  /// The words before a command whose windows are counted; the counts go to files whose names start
  /// with that of `file`.
  package func windowPrefix(file: String) -> [String] {
    [executable, "-q", "--tool=callgrind", "--callgrind-out-file=\(file)"]
      + InstructionWindow.options
  }

  /// The instructions in each window that such a process closed, in order; removes the files.
  package static func windows(file: String) -> [Int] {
    var counts: [Int] = []
    let paths = sequence(first: 1) { $0 + 1 }.lazy.map { "\(file).\($0)" }
    for path in paths {
      guard
        let text = try? String(contentsOfFile: path, encoding: .utf8),
        let total = CallgrindProfile.total(of: text)
      else { break }
      counts.append(total)
      try? FileManager.default.removeItem(atPath: path)
    }
    // The count outside of windows.
    try? FileManager.default.removeItem(atPath: file)
    return counts
  }

  private func run(
    _ tool: String,
    _ arguments: [String],
    _ additions: [String: String],
    file: String,
    withinSeconds seconds: Int
  ) throws(CallgrindError) -> ChildResult {
    do {
      let child = try ChildProcess(
        executable: executable,
        arguments: [
          "--tool=callgrind", "--callgrind-out-file=\(file)", "--instr-atstart=no",
          "--compress-strings=yes", "--compress-pos=no",
        ] + InstructionWindow.options + [tool] + arguments,
        environment: Self.environment.merging(additions) { $1 },
        layout: AddressLayout(seed: 0)
      )
      return child.finish(withinSeconds: seconds)
    } catch {
      throw .unusable(error.description)
    }
  }

  private static let environment = [
    "SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no",
  ]
}

/// An error that keeps callgrind from counting instructions.
package enum CallgrindError: Error, Equatable, Sendable {
  /// The simulator isn't installed.
  case absent
  /// The simulator doesn't do what it should.
  case unusable(String)
  /// The process that it ran ended too early; what it wrote to standard error.
  case failed(ChildEnding, [String])
}

extension CallgrindError: CustomStringConvertible {
  /// A sentence that says what was found.
  package var description: String {
    switch self {
    case .absent: "found no 'valgrind' in PATH"
    case .unusable(let reason): reason
    case .failed(let ending, let lines):
      "\(ending.description)\(lines.last.map { ": \($0)" } ?? "")"
    }
  }
}
