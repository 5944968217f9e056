import Testing
import UIKit

/// A model and a cell of an app, in a file that imports UIKit for all of it.
@Observable final class Download {
  let id = UUID()
  let url = URL(string: "file:///tmp/picture")
  var started: Date?
  var byteCount = 0
}

private final class DownloadView: UIView {
  let download = Download()
  let label = UILabel()

  override func updateProperties() {
    super.updateProperties()
    label.text = "\(download.byteCount)"
  }

  /// What an app does about the network, which no test starts.
  func task(in network: URLSession) -> URLSessionDataTask? {
    guard let url = download.url else { return nil }
    return network.dataTask(with: URLRequest(url: url)) { [weak self] data, _, _ in
      let count = data?.count ?? 0
      DispatchQueue.main.async { self?.download.byteCount = count }
    }
  }
}

/// What `import UIKit` alone gives.
@Suite struct ImportTests {
  @Test func aModelIsObserved() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = DownloadView()
    window.rootView = view
    window.runFrame()
    #expect(view.label.text == "0")
    view.download.byteCount = 5
    window.runFrame()
    #expect(view.label.text == "5")
  }

  @Test func theMainQueueIsThere() async {
    let view = DownloadView()
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        view.download.started = Date(timeIntervalSince1970: 0)
        continuation.resume()
      }
    }
    #expect(view.download.started == Date(timeIntervalSince1970: 0))
  }

  @Test func urlLoadingIsThere() {
    let network = URLSession(configuration: .ephemeral)
    let view = DownloadView()
    let task = view.task(in: network)
    #expect(task?.originalRequest?.url?.path == "/tmp/picture")
    #expect(task?.state == .suspended)
    network.invalidateAndCancel()
  }
}
