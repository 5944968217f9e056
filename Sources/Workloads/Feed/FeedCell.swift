import Observation
import UIKit

/// `Simple44`: a cell of 44 points whose content never changes its geometry.
///
/// It is written like an app's cell for iOS 26: it sets content in `updateProperties()` and frames
/// in `layoutSubviews()`, and invalidates itself when another row is assigned. Each assignment to a
/// displayed property is one binding; there are eight by default.
final class FeedCell: UITableViewCell {
  static let identifier = "feed"

  var theme: FeedTheme?
  var row: FeedRow? {
    didSet { setNeedsUpdateProperties() }
  }

  /// The number of bindings: displayed values that the content sets.
  var bindingCount = 8 {
    didSet { addDetailLabels() }
  }

  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let authorLabel = UILabel()
  private let timeLabel = UILabel()
  private let badgeLabel = UILabel()
  private let iconView = UIImageView()
  private let progressBar = UIView()
  private var detailLabels: [UILabel] = []

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addViews()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addViews()
  }

  private func addViews() {
    let views = [
      titleLabel, subtitleLabel, authorLabel, timeLabel, badgeLabel, iconView, progressBar,
    ]
    for view in views {
      contentView.addSubview(view)
    }
    titleLabel.font = .boldSystemFont(ofSize: 17)
    subtitleLabel.font = .systemFont(ofSize: 12)
    progressBar.backgroundColor = .systemGreen
  }

  private func addDetailLabels() {
    while detailLabels.count < bindingCount - 8 {
      let label = UILabel()
      detailLabels.append(label)
      contentView.addSubview(label)
    }
  }

  override func updateProperties() {
    super.updateProperties()
    guard let row, let theme else { return }
    badgeLabel.text = String(row.unreadCount)
    if bindingCount > 1 { iconView.tintColor = tint(of: row, in: theme) }
    if bindingCount > 2 { titleLabel.text = row.title }
    if bindingCount > 3 { subtitleLabel.text = row.subtitle }
    if bindingCount > 4 { authorLabel.text = row.author }
    if bindingCount > 5 { timeLabel.text = row.time }
    if bindingCount > 6 { iconView.image = UIImage(systemName: row.symbol) }
    if bindingCount > 7 { progressBar.alpha = row.progress }
    for (label, detail) in zip(detailLabels, row.details) {
      label.text = detail.text
    }
  }

  private func tint(of row: FeedRow, in theme: FeedTheme) -> UIColor {
    let step = (row.hue + theme.hueShift) % FeedTheme.hueCount
    let hue = CGFloat(step) / CGFloat(FeedTheme.hueCount)
    return UIColor(hue: hue, saturation: 0.8, brightness: 0.9, alpha: 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width
    iconView.frame = CGRect(x: 8, y: 12, width: 20, height: 20)
    titleLabel.frame = CGRect(x: 36, y: 2, width: width - 36 - 108, height: 20)
    subtitleLabel.frame = CGRect(x: 36, y: 22, width: width - 36 - 108, height: 14)
    authorLabel.frame = CGRect(x: width - 104, y: 2, width: 96, height: 20)
    timeLabel.frame = CGRect(x: width - 104, y: 22, width: 60, height: 14)
    badgeLabel.frame = CGRect(x: width - 40, y: 22, width: 32, height: 14)
    progressBar.frame = CGRect(x: 36, y: 40, width: width - 44, height: 2)
    for (index, label) in detailLabels.enumerated() {
      label.frame = CGRect(x: 36 + CGFloat(index) * 40, y: 30, width: 38, height: 10)
    }
  }
}

/// The look shared by every cell of a feed.
@Observable final class FeedTheme {
  /// The steps of the colour wheel.
  static let hueCount = 997

  /// How far every hue is turned, in steps of the wheel.
  var hueShift = 0
}
