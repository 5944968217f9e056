/// The entry point of a suite's executable, which the build plugin writes.
public protocol BenchmarkRunnerHooks {
  /// Registers the suite's benchmarks.
  @MainActor static func registerBenchmarks()
}

extension BenchmarkRunnerHooks {
  /// Registers the benchmarks and runs the command line.
  @MainActor public static func main() async {
    await SuiteCommand.main(registerBenchmarks: registerBenchmarks)
  }
}
