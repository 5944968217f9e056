import Foundation
import UBLists
import TestSupport
import UpdatePipeline

/// A window filled by a table that logs what it asks for and tells.
final class TableFixture: UITableViewDataSource, UITableViewDelegate {
  let window: UIWindow
  let table: UITableView
  let models: [Counterpart]
  var rowCount: Int
  private let log = CallLog()
  private let identifiers: [String]
  private let invalidatesOnAssignment: Bool

  init(
    rowCount: Int,
    height: CGFloat,
    identifiers: [String] = ["cell"],
    invalidatesOnAssignment: Bool = true,
    strategy: UpdateStrategy = .propertyPass
  ) {
    self.rowCount = rowCount
    self.identifiers = identifiers
    self.invalidatesOnAssignment = invalidatesOnAssignment
    models = (0..<rowCount).map { index in
      let model = Counterpart()
      model.title = String(index)
      return model
    }
    let frame = CGRect(x: 0, y: 0, width: 100, height: height)
    window = UIWindow(frame: frame, strategy: strategy)
    table = UITableView(frame: frame)
    for identifier in identifiers {
      table.register(ModelCell.self, forCellReuseIdentifier: identifier)
    }
    table.dataSource = self
    table.delegate = self
    // The table alone is the root, so a test can resize it.
    window.addSubview(table)
    window.runFrame()
  }

  func scroll(to offset: CGFloat) {
    table.contentOffset = CGPoint(x: 0, y: offset)
    window.runFrame()
  }

  /// What was asked for and told since the last time.
  func take() -> [String] {
    log.take()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowCount
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let identifier = identifiers[path.row % identifiers.count]
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: path)
    guard let cell = cell as? ModelCell else { return cell }
    log.append(cell.log == nil ? "init" : "reuse")
    cell.log = log
    log.append("cell \(path.row)")
    cell.model = models[path.row]
    if invalidatesOnAssignment { cell.setNeedsUpdateProperties() }
    return cell
  }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt path: IndexPath
  ) {
    log.append("show \(path.row)")
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt path: IndexPath
  ) {
    log.append("hide \(path.row)")
  }
}

/// A cell that shows a model's title.
final class ModelCell: UITableViewCell {
  var log: CallLog?
  var model: Counterpart?
  private(set) var shown = ""

  override func updateProperties() {
    super.updateProperties()
    shown = model?.title ?? ""
    // What all rows have in common.
    alpha = 1
  }
}
