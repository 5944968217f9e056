import UBInstrumentation

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
