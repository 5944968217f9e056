import UpdateBenchKit

@main
struct OwnCells {
  static func main() {
    UpdateBench.main(
      cells: [ContactExample.self, DownloadExample.self],
      screens: [DownloadScreen.self]
    )
  }
}
