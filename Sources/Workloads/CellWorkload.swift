package import UIKit

/// Scrolls a list of an example's cells and changes the third visible row in every frame.
package final class CellWorkload<Example: CellExample>: Workload {
  package static var definition: WorkloadDefinition {
    WorkloadDefinition(
      id: "EX",
      name: "example.\(Example.name)",
      question: """
        \(Example.summary) The list scrolls, and the third visible row changes in every frame. \
        What does that cost under each strategy?
        """,
      parameters: [.rows, .viewport, .delta(22), .frames(120)]
    )
  }

  package let window: UIWindow
  package let frameCount: Int
  private let table: UITableView
  private let rows: [Example.Row]
  private let delta: CGFloat

  package init(_ parameters: Parameters, strategy: UpdateStrategy) {
    frameCount = parameters.integer("frames")
    delta = parameters.number("delta")
    rows = (0..<parameters.integer("rows")).map { Example.makeRow($0) }
    let viewport = parameters.size("viewport")
    let frame = CGRect(x: 0, y: 0, width: viewport.width, height: viewport.height)
    window = UIWindow(frame: frame, strategy: strategy)
    table = UITableView(frame: frame)
    table.register(Example.Cell.self, forCellReuseIdentifier: Example.name)
    table.dataSource = self
    window.rootView = table
  }

  package func step(_ index: Int) {
    let position = table.visiblePositions.lowerBound + 2
    if rows.indices.contains(position) { Example.change(rows[position], in: index) }
    let end = max(0, table.contentSize.height - table.bounds.height)
    table.contentOffset = CGPoint(x: 0, y: min(CGFloat(index) * delta, end))
    window.runFrame()
  }
}

extension CellWorkload: UITableViewDataSource {
  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  package func tableView(
    _ tableView: UITableView,
    cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Example.name, for: path)
    if let cell = cell as? Example.Cell { Example.show(rows[path.row], in: cell) }
    return cell
  }
}
