import UBSuites
import updatebench

@main
struct UpdateBenchMain {
  static func main() {
    UpdateBenchCommand.main(
      name: UpdateBenchCommand.name,
      product: UpdateBenchCommand.name,
      offering: Catalogue.suites,
      adding: UpdateBenchCommand.ownVerbs
    )
  }
}
