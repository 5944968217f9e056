import UBResults

/// The custom formats of github-action-benchmark: one list of values, all better in one direction.
///
/// Metrics without a better direction are in neither file.
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
  static func text(of sources: [ExportSource], format: ExportFormat) throws -> String {
    var items: [Item] = []
    var names = UniqueNames(for: format)
    for source in sources {
      for entry in source.entries {
        for figure in source.figures(of: entry) where isListed(figure, in: format) {
          let name = try names.take("\(source.name(of: entry))/\(figure.key)")
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

  private static func isListed(_ figure: Figure, in format: ExportFormat) -> Bool {
    switch figure.polarity {
    case .prefersSmaller: format == .gitHubActionSmaller
    case .prefersLarger: format == .gitHubActionBigger
    case .account, .behaviour, .unknown, .informational: false
    }
  }

  /// The frames and repetitions behind a time; an exact number needs none.
  private static func extra(of figure: Figure, in entry: ResultView.Entry) -> String? {
    guard !figure.isExact, let time = entry.frames?.time else { return nil }
    let frames = Amount.of(time.frameCount, "frame")
    return "\(frames) in \(Amount.of(time.repetitions, "repetition"))"
  }
}
