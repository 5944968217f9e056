import Foundation
import UBInstrumentation
import UBLists
import TestSupport
import Testing
import UpdatePipeline

@Suite struct UITableViewTests {
  @Test("R78, R81: a row out of view leaves before another enters, and its cell is reused")
  func exitComesBeforeEnter() {
    let table = TableFixture(rowCount: 100, height: 88)
    #expect(table.take() == ["init", "cell 0", "show 0", "init", "cell 1", "show 1"])
    table.scroll(to: 44)
    #expect(table.take() == ["hide 0", "reuse", "cell 2", "show 2"])
    table.scroll(to: 66)
    #expect(table.take() == ["init", "cell 3", "show 3"])
    table.scroll(to: 88)
    #expect(table.take() == ["hide 1"])
    #expect(table.window.work[.cellsPeak] == 3)
  }

  @Test("The pool is last in, first out")
  func thePoolIsAStack() {
    let table = TableFixture(rowCount: 100, height: 88)
    let first = table.table.visibleCells
    table.scroll(to: 88)
    let second = table.table.visibleCells
    #expect(second[0] === first[1])
    #expect(second[1] === first[0])
  }

  @Test("R80: each identifier has a pool of its own")
  func identifiersDoNotShareCells() {
    let table = TableFixture(rowCount: 4, height: 44, identifiers: ["even", "odd"])
    table.scroll(to: 44)
    table.scroll(to: 88)
    #expect(table.window.work[.cellsCreated] == 2)
    #expect(table.table.visibleCells[0].reuseIdentifier == "even")
  }

  @Test func onlyRowsInViewHaveCells() {
    let table = TableFixture(rowCount: 100_000, height: 440)
    #expect(table.table.visibleCells.count == 10)
    #expect(table.table.contentSize.height == 4_400_000)
    table.scroll(to: 4_399_560)
    #expect(table.table.visiblePositions == 99_990..<100_000)
    #expect(table.table.cellForRow(at: IndexPath(row: 99_999, section: 0)) != nil)
    #expect(table.table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    #expect(table.window.work[.cellsPeak] == 10)
  }

  @Test func offsetsAreStepsOfASixtyFourthPoint() {
    let table = TableFixture(rowCount: 10, height: 88)
    table.table.contentOffset = CGPoint(x: 0, y: 0.3)
    #expect(table.table.contentOffset.y == 0.296_875)
    let before = table.window.work
    table.table.contentOffset = CGPoint(x: 0, y: 0.297)
    #expect(table.window.work == before)
  }

  @Test func cellsFollowTheirRowsAndTheTablesWidth() {
    let table = TableFixture(rowCount: 10, height: 88)
    table.scroll(to: 44)
    #expect(
      table.table.visibleCells.map(\.frame) == [
        CGRect(x: 0, y: 44, width: 100, height: 44), CGRect(x: 0, y: 88, width: 100, height: 44),
      ]
    )
    table.table.frame.size.width = 60
    table.window.runFrame()
    #expect(table.table.visibleCells.allSatisfy { $0.frame.width == 60 })
    #expect(table.table.visibleCells.allSatisfy { $0.contentView.frame.width == 60 })
  }

  @Test func reloadingAsksForEveryRowAgain() {
    let table = TableFixture(rowCount: 100, height: 88)
    _ = table.take()
    table.rowCount = 1
    table.table.reloadData()
    table.window.runFrame()
    #expect(table.take() == ["hide 0", "hide 1", "reuse", "cell 0", "show 0"])
    #expect(table.table.contentSize.height == 44)
  }

  @Test("C6, M6: a row that left tells nobody when it changes")
  func aRowThatLeftIsNotObserved() {
    let table = TableFixture(rowCount: 100, height: 88)
    table.scroll(to: 440)
    let before = table.window.work
    table.models[0].title = "changed out of view"
    #expect(table.window.work == before)
    table.models[10].title = "changed in view"
    #expect(table.window.work.work(since: before)[.notificationsDelivered] == 1)
  }

  @Test("X6: a reused cell shows the old row unless assigning another asks for an update")
  func reuseWithoutAnInvalidationShowsTheOldRow() {
    let table = TableFixture(rowCount: 100, height: 88, invalidatesOnAssignment: false)
    table.scroll(to: 88)
    // The cells of rows 1 and 0, in this order, now stand for rows 2 and 3.
    #expect(table.table.visibleCells.compactMap { ($0 as? ModelCell)?.shown } == ["1", "0"])
    let right = TableFixture(rowCount: 100, height: 88)
    right.scroll(to: 88)
    #expect(right.table.visibleCells.compactMap { ($0 as? ModelCell)?.shown } == ["2", "3"])
  }

  @Test("C8: cells in the pool cost nothing")
  func cellsInThePoolCostNothing() {
    let table = TableFixture(rowCount: 100, height: 880)
    table.table.frame.size.height = 88
    table.window.runFrame()
    table.window.runFrame()
    let before = table.window.work
    table.window.runFrame()
    #expect(table.window.work == before)
    for model in table.models { model.title += "!" }
    #expect(table.window.work.work(since: before)[.notificationsDelivered] == 2)
  }

  @Test func anOracleCountsAllOfARowThatCameIntoACell() throws {
    let table = TableFixture(rowCount: 100, height: 88, strategy: .identityOracle)
    let before = table.window.work
    table.scroll(to: 44)
    let scrolled = table.window.work
    #expect(scrolled.work(since: before)[.cellsReused] == 1)
    #expect(scrolled.work(since: before)[.bindingsEvaluated] == 1)
    try #require(table.table.visibleCells.last).setNeedsUpdateProperties()
    table.window.runFrame()
    #expect(table.window.work.work(since: scrolled)[.propertiesExecuted] == 1)
    #expect(table.window.work.work(since: scrolled)[.bindingsEvaluated] == 0)
  }
}
