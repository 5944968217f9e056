import Observation

/// A post in a feed, modelled as in an app.
///
/// Every value differs between any two rows that a cell can show in succession, so a binding
/// evaluated for a new row always changes the display.
@Observable final class FeedRow {
  var unreadCount: Int
  var hue: Int
  var title: String
  var subtitle: String
  var author: String
  var time: String
  var symbol: String
  var progress: Double
  /// Additional texts, for cells with more than eight bindings.
  var details: [FeedDetail]

  init(index: Int, text: String, detailCount: Int) {
    unreadCount = index * 7 % 9_973
    hue = index * 31 % FeedTheme.hueCount
    title = "Post \(index)"
    subtitle = text
    author = "Author \(index)"
    let seconds = index * 37 % 86_400
    time = "\(seconds / 3_600):\(seconds / 60 % 60):\(seconds % 60)"
    symbol = "symbol.\(index % 101)"
    progress = 0.25 + 0.75 * Double(index * 29 % 1_009) / 1_009
    details = (0..<detailCount).map { FeedDetail(text: "Detail \($0) of \(index)") }
  }
}

/// An additional text of a post.
@Observable final class FeedDetail {
  var text: String

  init(text: String) {
    self.text = text
  }
}
