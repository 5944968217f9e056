import SnapCells
import SnapKit
import UIKit
import UpdateBenchKit

/// A screen with a single download, which progresses in every frame.
final class DownloadScreen: ScreenExample {
  static let name = "download-screen"
  static let summary = "A controller that shows one download in its centre."

  private let download = Download(id: UUID(), title: "File")
  let controller: UIViewController

  init() {
    controller = DownloadController(download)
  }

  func change(in frame: Int) {
    download.fraction = Double(frame % 100 + 1) / 100
  }
}

/// Shows the progress of a download as text.
private final class DownloadController: UIViewController {
  private let download: Download
  private let label = UILabel()

  init(_ download: Download) {
    self.download = download
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    label.snp.makeConstraints { $0.center.equalToSuperview() }
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = "\(Int(download.fraction * 100)) %"
  }
}
