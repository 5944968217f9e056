import UIKit

/// A window filled with a table of readings, one per row.
final class ReadingList: UITableViewDataSource {
  let window: UIWindow
  let table: UITableView
  let models: [Reading]
  /// Whether a cell that receives a model requests a content update.
  var asksForContent = true
  /// The reuse identifiers that rows alternate between; without any, each row gets its own cell.
  private let identifiers: [String]
  /// The number of cells created without an identifier.
  private(set) var unpooled = 0

  init(
    rowCount: Int,
    height: CGFloat,
    identifiers: [String] = ["reading"],
    strategy: UpdateStrategy = .propertyPass
  ) {
    self.identifiers = identifiers
    models = (0..<rowCount).map { index in
      let model = Reading()
      model.text = "Row \(index)"
      return model
    }
    let frame = CGRect(x: 0, y: 0, width: 300, height: height)
    window = UIWindow(frame: frame, strategy: strategy)
    table = UITableView(frame: frame)
    for identifier in identifiers {
      table.register(ReadingCell.self, forCellReuseIdentifier: identifier)
    }
    table.dataSource = self
    window.rootView = table
    window.runFrame()
  }

  func scroll(to offset: CGFloat) {
    table.contentOffset = CGPoint(x: 0, y: offset)
    window.runFrame()
  }

  /// The number of visible cells with the text of a wrong row.
  var wrongCells: Int {
    zip(table.visibleCells, table.visiblePositions).count { cell, position in
      (cell as? ReadingCell)?.label.text != models[position].text
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    models.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = makeCell(for: path)
    cell.model = models[path.row]
    if asksForContent { cell.setNeedsUpdateProperties() }
    return cell
  }

  private func makeCell(for path: IndexPath) -> ReadingCell {
    if !identifiers.isEmpty {
      let identifier = identifiers[path.row % identifiers.count]
      let cell = table.dequeueReusableCell(withIdentifier: identifier, for: path)
      if let cell = cell as? ReadingCell { return cell }
    }
    unpooled += 1
    return ReadingCell(style: .default, reuseIdentifier: nil)
  }
}
