import UIKit

/// A mailbox: the number of unread mails above a list of all mails.
final class MailboxViewController: UIViewController, UITableViewDataSource {
  let mailbox = Mailbox(count: 500)

  let tableView = UITableView()
  private let titleLabel = UILabel()
  private let unreadLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = "Inbox"
    titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
    unreadLabel.font = .preferredFont(forTextStyle: .footnote)
    tableView.dataSource = self
    tableView.register(MailCell.self, forCellReuseIdentifier: "mail")
    for subview in [titleLabel, unreadLabel, tableView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 8),
      titleLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      unreadLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      unreadLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
      tableView.topAnchor.constraint(equalTo: unreadLabel.bottomAnchor, constant: 8),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  override func updateProperties() {
    super.updateProperties()
    unreadLabel.text = "\(mailbox.unreadCount) unread"
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    mailbox.mails.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
    (cell as? MailCell)?.mail = mailbox.mails[indexPath.row]
    return cell
  }
}
