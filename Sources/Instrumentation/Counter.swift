/// A kind of work that the pipeline counts.
///
/// Raw values index `WorkCounters`; `key` is the name in result documents. Most counters only go
/// up; a few are levels, which hold a present or highest value (`Counter.Kind`).
public enum Counter: Int, CaseIterable, Sendable {
  // MARK: Traits
  case traitsUpdated

  // MARK: Property pass
  case propertiesRequested
  case propertiesCoalesced
  case propertiesExecuted
  case propertiesRedundant

  // MARK: Constraint pass
  case constraintsRequested
  case constraintsCoalesced
  case constraintsUpdated

  // MARK: Layout pass
  case layoutRequested
  case layoutCoalesced
  case layoutExecuted
  case layoutListExecuted
  case layoutCellExecuted

  // MARK: Display pass
  case displayRequested
  case displayCoalesced
  case displayExecuted

  // MARK: Content
  case bindingsEvaluated
  case bindingsEffective
  case bindingsRedundant

  // MARK: Observation
  case writesTotal
  case writesGated
  case writesUnobserved
  case writesSuppressed
  case notificationsDelivered
  case notificationsStale
  case notificationsNested
  case registrationsLive
  case registrationsPeak

  // MARK: Lists
  case listEnters
  case listExits
  case cellsCreated
  case cellsReused
  case cellsPeak

  // MARK: Solver
  case solverConstraintsAdded
  case solverConstraintsRemoved
  case solverConstantsEdited
  case solverPivots
  case solverSubstitutions
  case solverVariablesChanged

  // MARK: Turns
  case turnsExecuted
  case turnsDeferred
}

extension Counter {
  /// How a counter's readings combine over time.
  public enum Kind: Sendable {
    /// Only goes up; the work between two readings is their difference.
    case total
    /// A present level, such as live registrations; a later reading replaces an earlier one.
    case level
    /// The highest level so far; the greater reading wins.
    case peak
  }

  /// How readings of this counter combine.
  public var kind: Kind {
    switch self {
    case .registrationsLive: .level
    case .registrationsPeak, .cellsPeak: .peak
    case .traitsUpdated, .propertiesRequested, .propertiesCoalesced, .propertiesExecuted,
      .propertiesRedundant, .constraintsRequested, .constraintsCoalesced, .constraintsUpdated,
      .layoutRequested, .layoutCoalesced, .layoutExecuted, .layoutListExecuted,
      .layoutCellExecuted, .displayRequested, .displayCoalesced, .displayExecuted,
      .bindingsEvaluated, .bindingsEffective, .bindingsRedundant, .writesTotal, .writesGated,
      .writesUnobserved, .writesSuppressed, .notificationsDelivered, .notificationsStale,
      .notificationsNested, .listEnters, .listExits, .cellsCreated, .cellsReused,
      .solverConstraintsAdded, .solverConstraintsRemoved, .solverConstantsEdited, .solverPivots,
      .solverSubstitutions, .solverVariablesChanged, .turnsExecuted, .turnsDeferred:
      .total
    }
  }

  /// The counter's name in result documents, the command line and reports.
  public var key: String {
    switch self {
    case .traitsUpdated: "traits.updated"
    case .propertiesRequested: "properties.requested"
    case .propertiesCoalesced: "properties.coalesced"
    case .propertiesExecuted: "properties.executed"
    case .propertiesRedundant: "properties.redundant"
    case .constraintsRequested: "constraints.requested"
    case .constraintsCoalesced: "constraints.coalesced"
    case .constraintsUpdated: "constraints.updated"
    case .layoutRequested: "layout.requested"
    case .layoutCoalesced: "layout.coalesced"
    case .layoutExecuted: "layout.executed"
    case .layoutListExecuted: "layout.list.executed"
    case .layoutCellExecuted: "layout.cell.executed"
    case .displayRequested: "display.requested"
    case .displayCoalesced: "display.coalesced"
    case .displayExecuted: "display.executed"
    case .bindingsEvaluated: "bindings.evaluated"
    case .bindingsEffective: "bindings.effective"
    case .bindingsRedundant: "bindings.redundant"
    case .writesTotal: "writes.total"
    case .writesGated: "writes.gated"
    case .writesUnobserved: "writes.unobserved"
    case .writesSuppressed: "writes.suppressed"
    case .notificationsDelivered: "notifications.delivered"
    case .notificationsStale: "notifications.stale"
    case .notificationsNested: "notifications.nested"
    case .registrationsLive: "registrations.live"
    case .registrationsPeak: "registrations.peak"
    case .listEnters: "list.enters"
    case .listExits: "list.exits"
    case .cellsCreated: "cells.created"
    case .cellsReused: "cells.reused"
    case .cellsPeak: "cells.peak"
    case .solverConstraintsAdded: "solver.constraintsAdded"
    case .solverConstraintsRemoved: "solver.constraintsRemoved"
    case .solverConstantsEdited: "solver.constantsEdited"
    case .solverPivots: "solver.pivots"
    case .solverSubstitutions: "solver.substitutions"
    case .solverVariablesChanged: "solver.variablesChanged"
    case .turnsExecuted: "turns.executed"
    case .turnsDeferred: "turns.deferred"
    }
  }

  /// The counter named `key` in a document, or `nil` if there is none.
  public init?(key: String) {
    guard let match = Self.allCases.first(where: { $0.key == key }) else { return nil }
    self = match
  }
}
