import UIKit

/// A window filled with a table of feed rows.
final class FeedList {
  let window: UIWindow
  let table: UITableView
  let rows: [FeedRow]
  let theme = FeedTheme()
  private let bindingCount: Int

  /// Builds the list at its top.
  init(_ parameters: Parameters, strategy: UpdateStrategy) {
    let viewport = parameters.size("viewport")
    let bindingCount = parameters.integer("bindings")
    self.bindingCount = bindingCount
    let seed = UInt64(parameters.integer("seed"))
    let texts = RowTexts.first(parameters.integer("rows"), seed: seed)
    rows = texts.enumerated().map { index, text in
      FeedRow(index: index, text: text, detailCount: max(0, bindingCount - 8))
    }
    let frame = CGRect(x: 0, y: 0, width: viewport.width, height: viewport.height)
    window = UIWindow(frame: frame, strategy: strategy)
    table = UITableView(frame: frame)
    table.register(FeedCell.self, forCellReuseIdentifier: FeedCell.identifier)
    table.dataSource = self
    window.rootView = table
  }

  /// The maximum offset of the list, in points.
  var maximumOffset: CGFloat {
    max(0, table.contentSize.height - table.bounds.height)
  }

  /// Scrolls to an offset from the top, limited to the list's end.
  func scroll(to offset: CGFloat) {
    table.contentOffset = CGPoint(x: 0, y: min(max(0, offset), maximumOffset))
  }

  /// The cell of a row; `nil` if the row isn't visible.
  func cell(showing index: Int) -> UITableViewCell? {
    guard table.visiblePositions.contains(index) else { return nil }
    return table.cellForRow(at: IndexPath(row: index, section: 0))
  }
}

extension FeedList: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: FeedCell.identifier, for: path)
    guard let cell = cell as? FeedCell else { return cell }
    if cell.bindingCount != bindingCount { cell.bindingCount = bindingCount }
    cell.theme = theme
    cell.row = rows[path.row]
    return cell
  }
}
