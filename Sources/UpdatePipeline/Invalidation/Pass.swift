public import UBInstrumentation

/// A pass that an invalidation asks for: the parts of a frame that views can request.
nonisolated public enum Pass: CaseIterable, Sendable {
  /// Content: `updateProperties()`.
  case properties
  /// Constraints: `updateConstraints()`.
  case constraints
  /// Geometry: `layoutSubviews()`.
  case layout
  /// Drawing: `draw(_:)`.
  case display

  /// The part of a frame that the pass is.
  public var part: FramePart {
    switch self {
    case .properties: .properties
    case .constraints: .constraints
    case .layout: .layout
    case .display: .display
    }
  }
}

extension Pass {
  /// The flag of a view that asked for this pass.
  var request: ViewFlags {
    switch self {
    case .properties: .requestsProperties
    case .constraints: .requestsConstraints
    case .layout: .requestsLayout
    case .display: .requestsDisplay
    }
  }

  /// The counter of requests for this pass, and of those that were already pending.
  var requestCounters: (requested: Counter, coalesced: Counter) {
    switch self {
    case .properties: (.propertiesRequested, .propertiesCoalesced)
    case .constraints: (.constraintsRequested, .constraintsCoalesced)
    case .layout: (.layoutRequested, .layoutCoalesced)
    case .display: (.displayRequested, .displayCoalesced)
    }
  }
}
