import SnapKit
import UIKit

/// Shows a download: its title, and a bar that grows with what is there.
///
/// Laid out with SnapKit's call shapes; the bar is as long as a constraint's constant.
public final class DownloadCell: UITableViewCell {
  /// What the cell shows.
  public var download: Download? {
    didSet { setNeedsUpdateProperties() }
  }

  private static let barLength: CGFloat = 200

  private let titleLabel = UILabel()
  private let bar = UIView()
  private var barWidth: Constraint?

  override public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  /// A cell that shows nothing yet; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    bar.backgroundColor = .systemBlue
    contentView.addSubview(titleLabel)
    contentView.addSubview(bar)
    titleLabel.snp.makeConstraints { make in
      make.top.leading.equalToSuperview().inset(8)
      make.trailing.lessThanOrEqualToSuperview().inset(8)
    }
    bar.snp.makeConstraints { make in
      make.leading.equalTo(titleLabel)
      make.top.equalTo(titleLabel.snp.bottom).offset(4)
      make.height.equalTo(4)
      barWidth = make.width.equalTo(0).constraint
    }
  }

  override public func updateProperties() {
    super.updateProperties()
    guard let download else { return }
    titleLabel.text = download.title
    barWidth?.update(offset: Self.barLength * download.fraction)
  }
}
