import UIKit

/// The row of a mail: an unread badge, sender, subject and flag, and a button that a swipe reveals.
final class MailCell: UITableViewCell {
  var mail: Mail? {
    didSet { setNeedsUpdateProperties() }
  }

  private let front = UIView()
  private let badge = UIView()
  private let senderLabel = UILabel()
  private let subjectLabel = UILabel()
  private let flagView = UIImageView(image: UIImage(systemName: "flag.fill"))
  private let archiveButton = UIButton(configuration: .filled())
  private lazy var frontLeading = front.leadingAnchor.constraint(
    equalTo: contentView.leadingAnchor
  )

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUpViews()
    setUpConstraints()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func setUpViews() {
    archiveButton.configuration?.title = "Archive"
    front.backgroundColor = .systemBackground
    badge.backgroundColor = .systemBlue
    badge.layer.cornerRadius = 5
    senderLabel.font = .preferredFont(forTextStyle: .headline)
    subjectLabel.font = .preferredFont(forTextStyle: .subheadline)
    flagView.tintColor = .systemOrange
    contentView.addSubview(archiveButton)
    contentView.addSubview(front)
    for view in [badge, senderLabel, subjectLabel, flagView] {
      front.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    archiveButton.translatesAutoresizingMaskIntoConstraints = false
    front.translatesAutoresizingMaskIntoConstraints = false
  }

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      frontLeading,
      front.widthAnchor.constraint(equalTo: contentView.widthAnchor),
      front.topAnchor.constraint(equalTo: contentView.topAnchor),
      front.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      archiveButton.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      archiveButton.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      badge.leadingAnchor.constraint(equalTo: front.leadingAnchor, constant: 8),
      badge.centerYAnchor.constraint(equalTo: front.centerYAnchor),
      badge.widthAnchor.constraint(equalToConstant: 10),
      badge.heightAnchor.constraint(equalToConstant: 10),
      senderLabel.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 8),
      senderLabel.topAnchor.constraint(equalTo: front.topAnchor, constant: 2),
      subjectLabel.leadingAnchor.constraint(equalTo: senderLabel.leadingAnchor),
      subjectLabel.topAnchor.constraint(equalTo: senderLabel.bottomAnchor),
      flagView.trailingAnchor.constraint(equalTo: front.trailingAnchor, constant: -8),
      flagView.centerYAnchor.constraint(equalTo: front.centerYAnchor),
    ])
  }

  override func updateProperties() {
    super.updateProperties()
    guard let mail else { return }
    senderLabel.text = mail.sender
    subjectLabel.text = mail.subject
    subjectLabel.textColor = mail.isUnread ? .label : .secondaryLabel
    badge.isHidden = !mail.isUnread
    flagView.isHidden = !mail.isFlagged
    frontLeading.constant = -mail.swipe
  }
}
