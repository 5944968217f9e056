import Testing
import UIKit
import UpdateBenchKit

@testable import OwnCells

/// Exact counts of the cells' work: each of four frames changes a row, and two of them scroll.
@MainActor @Suite struct CountTests {
  @Test func contentOfAContactRunsWithoutLayoutOfItsCell() throws {
    let work = try ContactExample.records(under: .propertyPass, frames: 4).work
    #expect(work[.notificationsDelivered] == 4)
    #expect(work[.cellsReused] == 2)
    #expect(work[.propertiesExecuted] == 6)
    #expect(work[.layoutCellExecuted] == 0)
    // A change alters one of three values, the dot's colour; a new row alters the name and the
    // mood.
    #expect(work[.bindingsEvaluated] == 18)
    #expect(work[.bindingsEffective] == 8)
    #expect(work[.solverConstraintsAdded] == 0)
  }

  @Test func withoutAPropertyPassTheCellsAreLaidOut() throws {
    let work = try ContactExample.records(under: .layoutOnly, frames: 4).work
    #expect(work[.propertiesExecuted] == 0)
    #expect(work[.layoutCellExecuted] == 6)
    #expect(work[.bindingsEvaluated] == 18)
  }

  @Test func aDownloadEditsAConstantAndAddsNoConstraint() throws {
    for strategy in [UpdateStrategy.propertyPass, .layoutOnly] {
      let work = try DownloadExample.records(under: strategy, frames: 4).work
      #expect(work[.solverConstraintsAdded] == 0)
      #expect(work[.solverConstraintsRemoved] == 0)
      // The title is a binding; its length and the bar's are constants.
      #expect(work[.bindingsEvaluated] == 6)
      #expect(work[.solverConstantsEdited] == 8)
    }
  }

  @Test func aScreenSettlesInATurnOfEachFrame() throws {
    for strategy in [UpdateStrategy.propertyPass, .layoutOnly, .fullRecompute] {
      let work = try DownloadScreen.records(under: strategy, frames: 4).work
      #expect(work[.bindingsEvaluated] == 4)
      #expect(work[.turnsExecuted] == 4)
      #expect(work[.turnsDeferred] == 0)
    }
  }
}
