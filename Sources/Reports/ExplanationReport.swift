package import UBRegression
import UBResults

/// The passes and call stacks in which allocations changed, in words.
package enum ExplanationReport {
  /// The number of sites that are shown of an entry; the others share a line.
  package static let sitesMax = 5

  /// A table of the passes of each entry, then the sites that differ most.
  package static func lines(of document: ExplanationDocument) -> [String] {
    guard !document.entries.isEmpty else {
      return ["explained: no count of allocations changed, so there is nothing to explain"]
    }
    let base =
      document.base.map { ["explained: stacks of the base are those of \($0)"] }
      ?? [
        """
        explained: there are no stacks of the base, only those of the new build: \
        \(document.baseMissing ?? "it has no build")
        """
      ]
    return base + document.entries.flatMap(lines)
  }

  private static func lines(of entry: ExplanationEntry) -> [String] {
    let subject = entry.hasPasses ? "allocation calls by pass" : "allocation calls"
    let head = ["explained: \(entry.identity): \(subject)"]
    let notes = entry.notes.map { "  note: \($0)" }
    guard let newFrameCount = entry.newFrameCount else { return head + notes }
    let passes =
      entry.oldFrameCount.map { table(of: entry, frameCounts: (old: $0, new: newFrameCount)) }
      ?? table(of: entry, frameCount: newFrameCount)
    let shown = entry.sites.prefix(sitesMax).flatMap { lines(of: $0, hasPasses: entry.hasPasses) }
    return head + notes + [passes.terminalText] + shown + rest(of: entry)
  }

  // MARK: - Passes

  private static func table(
    of entry: ExplanationEntry,
    frameCounts: (old: Int, new: Int)
  ) -> TextGrid {
    let rows = entry.passes.map { ("\($0.pass)", $0.old?.calls ?? 0, $0.new.calls) }
    let sum = (
      "all", rows.map(\.1).reduce(0, +), rows.map(\.2).reduce(0, +)
    )
    let unit = entry.unit
    return TextGrid(
      header: [
        entry.hasPasses ? "pass" : "", "base/\(unit)", "new/\(unit)", "base", "new", "difference",
      ],
      rows: (entry.hasPasses ? rows + [sum] : [sum]).map { name, old, new in
        [
          name, perFrame(old, frameCounts.old), perFrame(new, frameCounts.new),
          Quantity.count(old), Quantity.count(new), signed(new - old),
        ]
      }
    )
  }

  private static func table(of entry: ExplanationEntry, frameCount: Int) -> TextGrid {
    let rows = entry.passes.map { ("\($0.pass)", $0.new.calls) }
    let sum = ("all", rows.map(\.1).reduce(0, +))
    return TextGrid(
      header: [entry.hasPasses ? "pass" : "", "new/\(entry.unit)", "new"],
      rows: (entry.hasPasses ? rows + [sum] : [sum]).map { name, new in
        [name, perFrame(new, frameCount), Quantity.count(new)]
      }
    )
  }

  // MARK: - Sites

  private static func lines(of site: SiteChange, hasPasses: Bool) -> [String] {
    let place = hasPasses ? " in \(site.pass)" : ""
    let counts =
      site.old.map { old in
        """
        \(words(for: site.difference))\(place): \
        \(Quantity.count(old.calls)) -> \(Quantity.count(site.new.calls)) calls
        """
      } ?? "\(words(for: site.new, isSigned: false))\(place)"
    return ["  \(counts)"] + site.functions.map { "    \($0)" }
  }

  /// The line that makes the sites add up to the whole difference; none if all are shown.
  private static func rest(of entry: ExplanationEntry) -> [String] {
    let others = entry.sites.dropFirst(sitesMax)
    guard !others.isEmpty else { return [] }
    let isSigned = entry.oldFrameCount != nil
    let sum = others.map(\.difference).reduce(.zero, +)
    let stacks = others.count == 1 ? "1 other stack" : "\(others.count) other stacks"
    return ["  \(words(for: sum, isSigned: isSigned)) in \(stacks)"]
  }

  private static func words(for amount: AllocationAmount, isSigned: Bool = true) -> String {
    let write = isSigned ? signed : Quantity.count
    let unit = amount.calls.magnitude == 1 ? "call" : "calls"
    return "\(write(amount.calls)) \(unit), \(write(amount.bytes)) bytes"
  }

  // MARK: - Numbers

  private static func signed(_ number: Int) -> String {
    number > 0 ? "+\(Quantity.count(number))" : Quantity.count(number)
  }

  private static func perFrame(_ calls: Int, _ frameCount: Int) -> String {
    Quantity.decimal(Double(calls) / Double(max(frameCount, 1)), places: 2)
  }
}

extension ExplanationEntry {
  /// Whether the entry is a workload, whose frames consist of passes.
  var hasPasses: Bool { identity.strategy != nil }

  /// The name of a step of the entry.
  var unit: String { hasPasses ? "frame" : "iteration" }
}
