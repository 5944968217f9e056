import UBSuites
import updatebench

@main
struct UpdateBenchMain {
  static func main() {
    UpdateBenchCommand.main(name: "updatebench", offering: Catalogue.suites)
  }
}
