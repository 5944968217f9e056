import SnapKit
import UIKit

/// Shows a download: its title and a progress bar.
///
/// It is laid out with SnapKit's DSL; a constraint's constant sets the length of the bar.
public final class DownloadCell: UITableViewCell {
  /// The displayed download.
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

  /// An empty cell; ignores the coder.
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
