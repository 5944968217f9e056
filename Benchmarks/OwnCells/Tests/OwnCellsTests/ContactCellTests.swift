import PlainCells
import UIKit
import XCTest

/// The same with XCTest, whose methods the main actor runs.
@MainActor final class ContactCellTests: XCTestCase {
  func testAContactThatLeavesTurnsRed() throws {
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
    XCTAssertEqual(dot.backgroundColor, .systemRed)
    XCTAssertEqual(window.work.work(since: before)[.propertiesExecuted], 1)
  }
}
