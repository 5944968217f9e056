import UIKit

/// A cell-like view with a column of 25 labels, the first of which shows its row.
final class ManyViewsCell: UIView {
  /// The way the labels are placed.
  enum Layout {
    case byHand
    case once
    case forEachRow
  }

  private let placing: Layout
  private let labels = (0..<25).map { _ in UILabel() }
  private var constraintsOfLabels: [NSLayoutConstraint] = []

  init(_ placing: Layout) {
    self.placing = placing
    super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    for label in labels {
      label.text = "Detail"
      label.translatesAutoresizingMaskIntoConstraints = placing == .byHand
      addSubview(label)
    }
    if placing != .byHand { placeLabels() }
  }

  required init?(coder: NSCoder) {
    placing = .byHand
    super.init(coder: coder)
  }

  /// Shows a row, whose text in the first label differs in length from the previous row's.
  func show(row: Int) {
    labels[0].text = row.isMultiple(of: 2) ? "Even row" : "An odd row"
    if placing == .forEachRow {
      NSLayoutConstraint.deactivate(constraintsOfLabels)
      placeLabels()
    }
  }

  private func placeLabels() {
    constraintsOfLabels = []
    var above = topAnchor
    for label in labels {
      constraintsOfLabels += [
        label.leftAnchor.constraint(equalTo: leftAnchor),
        label.topAnchor.constraint(equalTo: above),
      ]
      above = label.bottomAnchor
    }
    NSLayoutConstraint.activate(constraintsOfLabels)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard placing == .byHand else { return }
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: 0, y: index * 20, width: 200, height: 20)
    }
  }
}
