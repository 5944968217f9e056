import Observation
import UIKit

/// Shows a character and its Unicode properties, placed by Auto Layout.
///
/// Six labels share the width by hugging and compression resistance, so a new row only changes the
/// constants of labels whose text has another length.
final class CharacterCell: UITableViewCell {
  static let identifier = "character"

  var model: CharacterModel? {
    didSet { setNeedsUpdateProperties() }
  }

  private let characterLabel = UILabel()
  private let nameLabel = UILabel()
  private let codePointLabel = UILabel()
  private let categoryLabel = UILabel()
  private let numericLabel = UILabel()
  private let caseLabel = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addLabels()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addLabels()
  }

  override func updateProperties() {
    super.updateProperties()
    guard let row = model?.row else { return }
    characterLabel.text = row.character
    nameLabel.text = row.name
    codePointLabel.text = row.codePoint
    categoryLabel.text = row.category
    numericLabel.text = row.numeric
    caseLabel.text = row.caseProperties
  }

  private func addLabels() {
    let labels = [
      characterLabel, nameLabel, codePointLabel, categoryLabel, numericLabel, caseLabel,
    ]
    for label in labels {
      label.translatesAutoresizingMaskIntoConstraints = false
      label.font = .systemFont(ofSize: 12)
      contentView.addSubview(label)
    }
    characterLabel.font = .systemFont(ofSize: 24)
    nameLabel.font = .boldSystemFont(ofSize: 17)
    nameLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    categoryLabel.setContentCompressionResistancePriority(UILayoutPriority(600), for: .horizontal)
    caseLabel.setContentCompressionResistancePriority(UILayoutPriority(500), for: .horizontal)
    NSLayoutConstraint.activate(firstLine + secondLine)
  }

  /// Places the character and its name, with the code point at the end.
  private var firstLine: [NSLayoutConstraint] {
    [
      characterLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      characterLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      characterLabel.widthAnchor.constraint(equalToConstant: 36),
      nameLabel.leadingAnchor.constraint(equalTo: characterLabel.trailingAnchor, constant: 8),
      nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      codePointLabel.leadingAnchor.constraint(
        greaterThanOrEqualTo: nameLabel.trailingAnchor,
        constant: 8
      ),
      codePointLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      codePointLabel.centerYAnchor.constraint(equalTo: nameLabel.centerYAnchor),
    ]
  }

  /// Places the category, then the numeric and case properties.
  private var secondLine: [NSLayoutConstraint] {
    [
      categoryLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      categoryLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
      numericLabel.leadingAnchor.constraint(equalTo: categoryLabel.trailingAnchor, constant: 8),
      numericLabel.centerYAnchor.constraint(equalTo: categoryLabel.centerYAnchor),
      caseLabel.leadingAnchor.constraint(equalTo: numericLabel.trailingAnchor, constant: 8),
      caseLabel.centerYAnchor.constraint(equalTo: categoryLabel.centerYAnchor),
      caseLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: contentView.trailingAnchor,
        constant: -12
      ),
    ]
  }
}

/// The character that a cell shows.
@Observable final class CharacterModel {
  var row: UnicodeRow

  init(row: UnicodeRow) {
    self.row = row
  }
}
