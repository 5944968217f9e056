package import UIKit

/// Scrolls through the characters of the toolchain's Unicode tables in Auto Layout cells.
package final class UnicodeBrowser: Workload {
  package static let definition = WorkloadDefinition(
    id: "UB1",
    name: "list-scroll.unicode",
    question: """
      What does real text of varying length cost in cells placed by constraints? Over a hundred \
      thousand characters with their names and properties scroll by; each new row in view edits \
      the constants of the labels whose text has another length.
      """,
    parameters: [
      ParameterDefinition(
        "first",
        "position of the first row in the tables",
        .integer(0...1_000_000),
        default: .integer(0)
      ),
      .viewport,
      .delta(22),
      .frames(120),
    ]
  )

  package let window: UIWindow
  package let frameCount: Int
  private let table: UITableView
  private let catalogue = UnicodeBrowser.catalogue
  private let delta: CGFloat
  private let firstRow: Int

  /// Made once per process, because all of its runs read the same data.
  private static let catalogue = UnicodeCatalogue()

  package init(_ parameters: Parameters, strategy: UpdateStrategy) throws(ParameterError) {
    frameCount = parameters.integer("frames")
    delta = parameters.number("delta")
    firstRow = parameters.integer("first")
    let viewport = parameters.size("viewport")
    let frame = CGRect(x: 0, y: 0, width: viewport.width, height: viewport.height)
    window = UIWindow(frame: frame, strategy: strategy)
    table = UITableView(frame: frame)
    guard firstRow < catalogue.count else {
      throw .badValue(
        parameter: "first",
        found: String(firstRow),
        expected: "less than the number of characters, \(catalogue.count)"
      )
    }
    table.register(CharacterCell.self, forCellReuseIdentifier: CharacterCell.identifier)
    table.dataSource = self
    window.rootView = table
  }

  package func step(_ index: Int) {
    let end = max(0, table.contentSize.height - table.bounds.height)
    table.contentOffset = CGPoint(x: 0, y: min(CGFloat(index) * delta, end))
    window.runFrame()
  }
}

extension UnicodeBrowser: UITableViewDataSource {
  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    catalogue.count - firstRow
  }

  package func tableView(
    _ tableView: UITableView,
    cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: CharacterCell.identifier, for: path)
    (cell as? CharacterCell)?.model = CharacterModel(row: catalogue[firstRow + path.row])
    return cell
  }
}
