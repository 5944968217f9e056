import UBResults

/// The custom formats of github-action-benchmark: one list of values, all better in one direction.
///
/// What is neither better nor worse when it changes is in neither file.
/// Source: `src/extract.ts` of that action.
enum GitHubActionFormat {
  /// A value of the list.
  private struct Item: Encodable {
    let name: String
    let value: Number
    let unit: String
    let extra: String?
  }

  /// The text of runs in one of the two directions.
  ///
  /// - Throws: `ExportError` for names that aren't unique.
  static func text(of runs: [ExportedRun], format: ExportFormat) throws -> String {
    var items: [Item] = []
    var names = UniqueNames(for: format)
    for run in runs {
      for entry in run.entries {
        for figure in entry.figures where isTold(figure, in: format) {
          let name = try names.take("\(run.name(of: entry))/\(figure.key)")
          items.append(
            Item(
              name: name,
              value: figure.value,
              unit: figure.unit.rawValue,
              extra: extra(of: figure, in: entry)
            )
          )
        }
      }
    }
    return try JSONText.text(of: items)
  }

  private static func isTold(_ figure: Figure, in format: ExportFormat) -> Bool {
    switch figure.polarity {
    case .prefersSmaller: format == .gitHubActionSmaller
    case .prefersLarger: format == .gitHubActionBigger
    case .account, .behaviour: false
    }
  }

  /// How much a time stands for; an exact number stands for itself.
  private static func extra(of figure: Figure, in entry: ExportedRun.Entry) -> String? {
    guard !figure.isExact, let time = entry.result?.time else { return nil }
    return "\(time.frameCount) frames in \(time.repetitions) repetitions"
  }
}
