import Foundation
import TestSupport
import Testing
import UBInstrumentation
import UBLists
import UpdatePipeline

/// The calls that a cell receives from its first row to its second.
@Suite struct CellLifeTests {
  private final class LifeCell: UITableViewCell {
    var log: CallLog?

    override func prepareForReuse() {
      super.prepareForReuse()
      log?.append("prepareForReuse")
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log?.append("layout")
    }

    override func draw(_ rect: CGRect) {
      super.draw(rect)
      log?.append("draw")
    }
  }

  /// A table of which one row is in view.
  private final class OneRow: UITableViewDataSource, UITableViewDelegate {
    let log = CallLog()
    let window: UIWindow
    let table: UITableView
    private let reuses: Bool

    init(reuses: Bool = true) {
      self.reuses = reuses
      let frame = CGRect(x: 0, y: 0, width: 100, height: 44)
      window = UIWindow(frame: frame)
      table = UITableView(frame: frame)
      table.register(LifeCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = self
      table.delegate = self
      window.addSubview(table)
    }

    nonisolated deinit {}

    /// What happens in a frame after a scroll.
    func calls(at offset: CGFloat = 0) -> [String] {
      table.contentOffset = CGPoint(x: 0, y: offset)
      window.runFrame()
      return log.take()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      log.append("ask \(path.row)")
      let dequeued =
        reuses
        ? tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
        : LifeCell(style: .default, reuseIdentifier: nil)
      guard let cell = dequeued as? LifeCell else { return dequeued }
      if cell.log == nil { log.append("init") }
      cell.log = log
      log.append("configure \(path.row)")
      return cell
    }

    func tableView(
      _ tableView: UITableView,
      willDisplay cell: UITableViewCell,
      forRowAt path: IndexPath
    ) {
      let frame = cell.frame
      log.append("willDisplay \(path.row) at \(Int(frame.minY)), \(Int(frame.width)) wide")
    }

    func tableView(
      _ tableView: UITableView,
      didEndDisplaying cell: UITableViewCell,
      forRowAt path: IndexPath
    ) {
      log.append("didEndDisplaying \(path.row)")
    }
  }

  @Test("R78, R81, R86: a cell is made or prepared, configured, sized, announced and then drawn")
  func aCellIsReusedInOrder() {
    let rows = OneRow()
    #expect(
      rows.calls() == [
        "ask 0", "init", "configure 0", "willDisplay 0 at 0, 100 wide", "layout", "draw",
      ]
    )
    #expect(
      rows.calls(at: 44).prefix(5) == [
        "didEndDisplaying 0", "ask 1", "prepareForReuse", "configure 1",
        "willDisplay 1 at 44, 100 wide",
      ]
    )
    #expect(rows.window.work[.cellsCreated] == 1)
  }

  @Test("R82: a cell without a reuse identifier is never prepared for another row")
  func aCellWithoutAPoolIsNotPrepared() {
    let rows = OneRow(reuses: false)
    #expect(rows.calls().prefix(3) == ["ask 0", "init", "configure 0"])
    let calls = rows.calls(at: 44)
    #expect(calls.prefix(4) == ["didEndDisplaying 0", "ask 1", "init", "configure 1"])
    #expect(!calls.contains("prepareForReuse"))
  }
}
