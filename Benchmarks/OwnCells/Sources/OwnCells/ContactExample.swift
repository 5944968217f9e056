import PlainCells
import UpdateBenchKit

/// A list of contacts, one of whom goes online or offline in every frame.
enum ContactExample: CellExample {
  static let name = "contact"
  static let summary = "A contact with a name, a mood and a dot, laid out with anchors."

  static func makeRow(_ index: Int) -> Contact {
    Contact(id: index, name: "Contact \(index)", mood: "The mood of contact \(index)")
  }

  static func show(_ contact: Contact, in cell: ContactCell) {
    cell.contact = contact
  }

  static func change(_ contact: Contact, in frame: Int) {
    contact.isOnline.toggle()
  }
}
