import Foundation
import UBInstrumentation
import UBLists
import TestSupport
import Testing
import UpdatePipeline

/// What becomes of a cell that gets another row's model.
@Suite struct StaleCellTests {
  @Test("X6: without a call that asks for content a reused cell shows its old row; that is found")
  func aReusedCellThatIsNotInvalidatedIsFound() {
    let table = TableFixture(rowCount: 100, height: 88, invalidatesOnAssignment: false)
    table.window.recordsDiagnoses = true
    table.scroll(to: 44)
    table.scroll(to: 88)
    let shown = table.table.visibleCells.compactMap { ($0 as? ModelCell)?.shown }
    #expect(shown == ["0", "1"], "Rows 2 and 3.")
    #expect(
      table.window.diagnoses.map(\.description) == [
        "ModelCell got another row and nothing asked for its content, so it shows the row before."
      ]
    )
    #expect(table.window.diagnoses.map(\.kind) == [.reuseWithoutInvalidation])
  }

  @Test("X6: with such a call it shows its new row, and nothing is found")
  func aReusedCellThatIsInvalidatedIsFine() {
    let table = TableFixture(rowCount: 100, height: 88)
    table.window.recordsDiagnoses = true
    table.scroll(to: 44)
    table.scroll(to: 88)
    let shown = table.table.visibleCells.compactMap { ($0 as? ModelCell)?.shown }
    #expect(shown == ["2", "3"])
    #expect(table.window.diagnoses == [])
  }

  private final class ReadingSource: UITableViewDataSource {
    let model = Counterpart()

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessibilityIdentifier = model.title
      return cell
    }
  }

  @Test("R26: a property that a data source read for a row is no dependency; that is found")
  func aReadForARowIsFound() {
    let table = TableFixture(rowCount: 1, height: 88)
    let source = ReadingSource()
    table.window.recordsDiagnoses = true
    table.table.dataSource = source
    table.window.runFrame()
    let before = table.window.work
    source.model.title = "new"
    #expect(table.window.work == before)
    #expect(table.window.diagnoses.map(\.kind) == [.untrackedRead])
    #expect(table.window.diagnoses.map(\.method) == ["updateContent()"])
  }

  @Test("R24, C6: a write to a model out of view reaches no cell, one in view its cell alone")
  func onlyVisibleRowsAreTold() {
    let table = TableFixture(rowCount: 1_000, height: 528)
    for offset in stride(from: 44.0, through: 43_472, by: 44) { table.scroll(to: offset) }
    let before = table.window.work
    table.models[3].title = "out of view"
    #expect(table.window.work == before)
    table.models[990].title = "in view"
    table.window.runFrame()
    let work = table.window.work.work(since: before)
    #expect(work[.notificationsDelivered] == 1)
    #expect(work[.notificationsStale] == 0)
    #expect(work[.propertiesExecuted] == 1)
  }

  @Test("R24: traits of a cell in the pool are those of where it is put next")
  func pooledCellsFollowTraitsWhenTheyAreShown() {
    let table = TableFixture(rowCount: 100, height: 88)
    table.scroll(to: 22)
    table.scroll(to: 44)
    table.window.traitOverrides.userInterfaceStyle = .dark
    table.window.runFrame()
    table.scroll(to: 66)
    for cell in table.table.visibleCells {
      #expect(cell.contentView.traitCollection.userInterfaceStyle == .dark)
    }
  }
}
