import UIKit

/// A message, modelled as in an app.
@Observable final class Message {
  let sender: String
  var preview: String
  var isUnread = true

  init(sender: String, preview: String) {
    self.sender = sender
    self.preview = preview
  }
}

/// Shows a message: its sender, one line of text, and a dot while it is unread.
final class MessageCell: UITableViewCell {
  var message: Message? {
    didSet { setNeedsUpdateProperties() }
  }

  private let senderLabel = UILabel()
  private let previewLabel = UILabel()
  private let unreadDot = UIView()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [senderLabel, previewLabel, unreadDot] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    senderLabel.font = .boldSystemFont(ofSize: 17)
    previewLabel.font = .systemFont(ofSize: 12)
    unreadDot.backgroundColor = .systemBlue
    unreadDot.cornerRadius = 5
    NSLayoutConstraint.activate([
      unreadDot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      unreadDot.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      unreadDot.widthAnchor.constraint(equalToConstant: 10),
      unreadDot.heightAnchor.constraint(equalToConstant: 10),
      senderLabel.leadingAnchor.constraint(equalTo: unreadDot.trailingAnchor, constant: 8),
      senderLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      previewLabel.leadingAnchor.constraint(equalTo: senderLabel.leadingAnchor),
      previewLabel.topAnchor.constraint(equalTo: senderLabel.bottomAnchor, constant: 2),
      previewLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: contentView.trailingAnchor,
        constant: -8
      ),
    ])
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func updateProperties() {
    super.updateProperties()
    guard let message else { return }
    senderLabel.text = message.sender
    previewLabel.text = message.preview
    unreadDot.isHidden = !message.isUnread
  }
}
