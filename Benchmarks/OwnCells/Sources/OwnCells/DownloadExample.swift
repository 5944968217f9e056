import SnapCells
import UIKit
import UpdateBenchKit

/// A list of downloads, one of which progresses in every frame.
enum DownloadExample: CellExample {
  static let name = "download"
  static let summary = "A download with a title and a bar, laid out with SnapKit."

  static func makeRow(_ index: Int) -> Download {
    Download(id: UUID(), title: "File \(index)")
  }

  static func show(_ download: Download, in cell: DownloadCell) {
    cell.download = download
  }

  static func change(_ download: Download, in frame: Int) {
    download.fraction = Double(frame % 100 + 1) / 100
  }
}
