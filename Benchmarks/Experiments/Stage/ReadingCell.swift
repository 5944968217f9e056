import UIKit

/// A cell that shows a reading's text.
final class ReadingCell: UITableViewCell {
  let label = UILabel()
  /// The row's model; assigning it requests no update.
  var model: Reading?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = model?.text
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}
