import UBShell
import UpdatePipeline
import UBCommandLineSupport
import UBResults
import UBSuites

/// The outcome of counting a workload under one strategy.
enum Counted {
  case run(CountedRun)
  case failed(ChildLauncher.Trouble)

  /// Whether there is a run.
  var isRun: Bool {
    guard case .run = self else { return false }
    return true
  }
}

/// Decides whether counted runs can be trusted.
enum Verification {
  /// One run in place of several that agree on every exact number.
  static func agreement(of runs: [CountedRun]) -> Counted {
    guard let first = runs.first else {
      return .failed(trouble(.crashed, "the counting process reported no runs"))
    }
    for (index, other) in runs.enumerated() {
      guard let disagreement = first.firstDisagreement(with: other) else { continue }
      let detail = "runs 1 and \(index + 1) disagree on \(disagreement)"
      return .failed(trouble(.nondeterministic, detail))
    }
    return .run(first)
  }

  /// A run whose every frame displays the same as that of a full recompute.
  static func verify(_ counted: Counted, against reference: Counted?) -> Counted {
    guard case .run(let run) = counted else { return counted }
    let name = StrategyCatalogue.reference.name
    switch reference {
    case nil:
      return .failed(trouble(.unverified, "\(name) was not run"))
    case .failed(let reason):
      return .failed(trouble(.unverified, "\(name) \(reason.kind.rawValue): \(reason.detail)"))
    case .run(let reference):
      guard run.frameDigests.count == reference.frameDigests.count else {
        let counts = (run.frameDigests.count, reference.frameDigests.count)
        return .failed(trouble(.stale, "it has \(counts.0) frames, \(name) has \(counts.1)"))
      }
      guard run.first?.digest == reference.first?.digest else {
        return .failed(trouble(.stale, "frame 0 displays something else than \(name)"))
      }
      let digests = zip(run.frameDigests, reference.frameDigests)
      guard let frame = digests.enumerated().first(where: { $0.element.0 != $0.element.1 }) else {
        return counted
      }
      return .failed(
        trouble(
          .stale,
          """
          frame \(frame.offset + 1) is the first that displays something else than \(name) \
          (digest \(frame.element.0), expected \(frame.element.1))
          """
        )
      )
    }
  }

  private static func trouble(_ kind: Failure.Kind, _ detail: String) -> ChildLauncher.Trouble {
    ChildLauncher.Trouble(kind: kind, detail: detail)
  }
}
