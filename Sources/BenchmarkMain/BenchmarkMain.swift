import FoundationEssentials
import Glibc

/// Writes the entry point of a suite of benchmarks to the file that is its only argument.
@main
struct BenchmarkMain {
  /// The entry point; `benchmarks` is what the suite declares.
  static let entryPoint = """
    import Benchmark

    @main
    struct BenchmarkRunner: BenchmarkRunnerHooks {
      static func registerBenchmarks() {
        _ = benchmarks()
      }
    }

    """

  static func main() {
    guard CommandLine.arguments.count == 2 else {
      complain("expected one argument, the file to write")
      exit(64)
    }
    do {
      try entryPoint.write(toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
    } catch {
      complain("\(CommandLine.arguments[1]): can't be written: \(error)")
      exit(1)
    }
  }

  private static func complain(_ text: String) {
    unsafe "BenchmarkMain: \(text)\n".withCString { line in
      _ = unsafe write(STDERR_FILENO, line, strlen(line))
    }
  }
}
