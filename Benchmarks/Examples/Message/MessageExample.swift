import UBWorkloads

/// A list of messages, one of which is read in every frame.
enum MessageExample: CellExample {
  static let name = "message"
  static let summary = "A message with a sender, a line of text and a dot while it is unread."

  static func makeRow(_ index: Int) -> Message {
    Message(sender: "Sender \(index)", preview: "What message \(index) begins with")
  }

  static func show(_ message: Message, in cell: MessageCell) {
    cell.message = message
  }

  static func change(_ message: Message, in frame: Int) {
    message.isUnread.toggle()
  }
}
