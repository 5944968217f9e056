import UIKit

/// Shows a contact: the name, the mood below it, and a dot that is green while the person is
/// online.
///
/// It is laid out with anchors.
public final class ContactCell: UITableViewCell {
  /// The displayed contact.
  public var contact: Contact? {
    didSet { setNeedsUpdateProperties() }
  }

  private let nameLabel = UILabel()
  private let moodLabel = UILabel()
  private let dot = UIView()

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
    nameLabel.font = .boldSystemFont(ofSize: 17)
    moodLabel.font = .systemFont(ofSize: 12)
    dot.layer.cornerRadius = 4
    for view in [nameLabel, moodLabel, dot] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      dot.centerYAnchor.constraint(equalTo: nameLabel.centerYAnchor),
      dot.widthAnchor.constraint(equalToConstant: 8),
      dot.heightAnchor.constraint(equalTo: dot.widthAnchor),
      nameLabel.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 8),
      nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      moodLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      moodLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
      moodLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: contentView.trailingAnchor,
        constant: -12
      ),
    ])
  }

  override public func updateProperties() {
    super.updateProperties()
    guard let contact else { return }
    nameLabel.text = contact.name
    moodLabel.text = contact.mood
    dot.backgroundColor = contact.isOnline ? .systemGreen : .systemGray
  }
}
