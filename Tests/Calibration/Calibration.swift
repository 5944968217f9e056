import UBSuites
import updatebench

/// The tool `updatebench` with workloads of known truth, which only tests and experiments run.
@main
struct Calibration {
  /// The name of the executable, its product and its suite.
  static let name = "calibration"

  static func main() {
    UpdateBenchCommand.main(
      name: name,
      product: name,
      offering: Catalogue.suites + [CalibrationSuite.suite],
      adding: UpdateBenchCommand.ownVerbs + [PowerVerb()]
    )
  }
}
