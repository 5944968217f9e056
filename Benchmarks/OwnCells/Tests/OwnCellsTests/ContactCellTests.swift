import PlainCells
import UIKit
import XCTest

/// Tests a cell with XCTest, which on Linux can't call main-actor methods directly but awaits them.
final class ContactCellTests: XCTestCase {
  func testAContactThatLeavesTurnsGrey() async throws {
    try await MainActor.run {
      let cell = ContactCell(style: .default, reuseIdentifier: nil)
      let contact = Contact(id: 1, name: "Name", mood: "Mood")
      cell.contact = contact
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      window.rootView = cell
      window.runFrame()
      let dot = try XCTUnwrap(cell.contentView.subviews.last)
      XCTAssertEqual(dot.backgroundColor, .systemGreen)
      let before = window.work
      contact.isOnline = false
      window.runFrame()
      XCTAssertEqual(dot.backgroundColor, .systemGray)
      XCTAssertEqual(window.work.work(since: before)[.propertiesExecuted], 1)
    }
  }
}
