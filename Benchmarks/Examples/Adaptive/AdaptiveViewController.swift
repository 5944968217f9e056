import UIKit

/// A teaser of an article, modelled as in an app.
@Observable final class Article {
  var title = "How a frame is made"
  var summary = "Traits first, then properties, then layout, then what is drawn."
  var picture = "photo"
}

/// A teaser that is a row in wide layouts and a column in narrow ones, in light and dark mode and
/// at every text size.
final class AdaptiveViewController: UIViewController {
  let article = Article()

  private let card = UIView()
  private let stack = UIStackView()
  private let pictureView = UIImageView()
  private let titleLabel = UILabel()
  private let summaryLabel = UILabel()

  /// A lighter border in dark mode, where shadows are invisible.
  private static let cardColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .systemGray6 : .white
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    card.backgroundColor = Self.cardColor
    card.layer.cornerRadius = 12
    titleLabel.numberOfLines = 0
    summaryLabel.numberOfLines = 0
    summaryLabel.textColor = .secondaryLabel
    let texts = UIStackView(arrangedSubviews: [titleLabel, summaryLabel])
    texts.axis = .vertical
    texts.spacing = 4
    stack.addArrangedSubview(pictureView)
    stack.addArrangedSubview(texts)
    stack.spacing = 12
    for subview in [card, stack] {
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(card)
    card.addSubview(stack)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      card.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
      stack.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
      stack.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
      pictureView.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
      pictureView.heightAnchor.constraint(equalToConstant: 80),
    ])
    // In a row, the picture keeps its width and the texts take the rest.
    pictureView.setContentHuggingPriority(.defaultHigh, for: .horizontal)
  }

  override func updateProperties() {
    super.updateProperties()
    let traits = traitCollection
    let isRow =
      traits.horizontalSizeClass == .regular
      && !traits.preferredContentSizeCategory.isAccessibilityCategory
    stack.axis = isRow ? .horizontal : .vertical
    stack.alignment = isRow ? .center : .fill
    titleLabel.font = .preferredFont(forTextStyle: .headline, compatibleWith: traits)
    summaryLabel.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
    titleLabel.text = article.title
    summaryLabel.text = article.summary
    pictureView.image = UIImage(systemName: article.picture)
  }
}
