package import UBResults

/// A sign that the two sides of a comparison did different things.
package enum BehaviourChange: Equatable, Sendable {
  /// A parameter has another value, or exists on one side only.
  case parameter(name: String, old: String?, new: String?)
  /// Another number of frames was measured.
  case frames(old: Int, new: Int)
  /// Something else was displayed.
  case digest(old: FrameDigest, new: FrameDigest)
  /// A metric that describes what the workload does changed.
  case metric(MetricDifference)

  /// Every sign, in the order of the cases.
  package static func all(from old: BaselineEntry, to new: BaselineEntry) -> [BehaviourChange] {
    var changes: [BehaviourChange] = []
    for name in Set(old.parameters.keys).union(new.parameters.keys).sorted() {
      let values = (old.parameters[name]?.description, new.parameters[name]?.description)
      if values.0 != values.1 {
        changes.append(.parameter(name: name, old: values.0, new: values.1))
      }
    }
    if old.frames != new.frames {
      changes.append(.frames(old: old.frames, new: new.frames))
    }
    if old.digest != new.digest {
      changes.append(.digest(old: old.digest, new: new.digest))
    }
    return changes
  }
}

extension BehaviourChange: CustomStringConvertible {
  /// What changed, with both values.
  package var description: String {
    switch self {
    case .parameter(let name, let old, let new):
      "parameter \(name) \(old ?? "(none)") -> \(new ?? "(none)")"
    case .frames(let old, let new): "frames \(old) -> \(new)"
    case .digest(let old, let new): "digest \(old) -> \(new)"
    case .metric(let difference): difference.description
    }
  }
}
