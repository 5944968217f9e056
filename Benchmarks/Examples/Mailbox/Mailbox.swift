import UIKit

/// A mail, modelled as in an app.
@Observable final class Mail {
  let sender: String
  let subject: String
  var isUnread: Bool
  var isFlagged = false
  /// The distance that the row is swiped to the left, in points.
  var swipe: CGFloat = 0

  init(sender: String, subject: String, isUnread: Bool) {
    self.sender = sender
    self.subject = subject
    self.isUnread = isUnread
  }
}

/// All mails and the number of unread ones.
@Observable final class Mailbox {
  let mails: [Mail]
  private(set) var unreadCount: Int

  init(count: Int) {
    mails = (0..<count).map { index in
      Mail(
        sender: "Sender \(index)",
        subject: "About matter \(index * 7 % 100)",
        isUnread: index.isMultiple(of: 3)
      )
    }
    unreadCount = mails.count { $0.isUnread }
  }

  func setUnread(_ isUnread: Bool, at index: Int) {
    guard mails[index].isUnread != isUnread else { return }
    mails[index].isUnread = isUnread
    unreadCount += isUnread ? 1 : -1
  }
}
