import Foundation
import UIKit

// MARK: - Labels

extension DisplayedProperty {
  /// A label of several words.
  @MainActor private static func label() -> UILabel {
    let view = UILabel()
    view.text = "one two three four five six seven eight nine ten"
    return view
  }

  /// A label of several lines in the width that it wraps at.
  @MainActor private static func paragraph() -> UILabel {
    let view = label()
    view.numberOfLines = 2
    view.preferredMaxLayoutWidth = 120
    return view
  }

  /// A label in the font of a text style.
  @MainActor private static func styled() -> UILabel {
    let view = label()
    view.font = .preferredFont(forTextStyle: .body)
    return view
  }

  nonisolated static let labels: [DisplayedProperty] = [
    DisplayedProperty(
      "UILabel.text",
      of: paragraph,
      { $0.text = $1 },
      "one two three four five six seven eight nine ten",
      "other"
    ),
    DisplayedProperty(
      "UILabel.font",
      of: label,
      { $0.font = $1 },
      UIFont?.none,
      .boldSystemFont(ofSize: 22)
    ),
    DisplayedProperty(
      "UILabel.adjustsFontForContentSizeCategory",
      of: styled,
      change: {
        $0.traitOverrides.preferredContentSizeCategory = .extraSmall
        $0.adjustsFontForContentSizeCategory = true
      },
      restore: {
        $0.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        $0.adjustsFontForContentSizeCategory = false
        $0.font = .preferredFont(forTextStyle: .body)
      }
    ),
    DisplayedProperty("UILabel.textColor", of: label, { $0.textColor = $1 }, UIColor?.none, .red),
    DisplayedProperty(
      "UILabel.textAlignment",
      of: label,
      { $0.textAlignment = $1 },
      NSTextAlignment.natural,
      .center
    ),
    DisplayedProperty("UILabel.numberOfLines", of: paragraph, { $0.numberOfLines = $1 }, 2, 0),
    DisplayedProperty(
      "UILabel.preferredMaxLayoutWidth",
      of: paragraph,
      { $0.preferredMaxLayoutWidth = $1 },
      120,
      180
    ),
  ]

  // MARK: - Pictures

  /// A symbol with another for its highlight.
  @MainActor static func symbol() -> UIImageView {
    UIImageView(
      image: UIImage(systemName: "star"),
      highlightedImage: UIImage(systemName: "star.fill")
    )
  }

  @MainActor private static func highlighted() -> UIImageView {
    let view = symbol()
    view.isHighlighted = true
    return view
  }

  nonisolated static let images: [DisplayedProperty] = [
    DisplayedProperty(
      "UIImageView.image",
      of: symbol,
      { $0.image = $1 },
      UIImage(systemName: "star"),
      UIImage(systemName: "heart")
    ),
    DisplayedProperty(
      "UIImageView.highlightedImage",
      of: highlighted,
      { $0.highlightedImage = $1 },
      UIImage(systemName: "star.fill"),
      UIImage(systemName: "heart")
    ),
    DisplayedProperty(
      "UIImageView.isHighlighted",
      of: symbol,
      { $0.isHighlighted = $1 },
      false,
      true
    ),
    DisplayedProperty(
      "UIImageView.preferredSymbolConfiguration",
      of: symbol,
      { $0.preferredSymbolConfiguration = $1 },
      UIImage.SymbolConfiguration?.none,
      UIImage.SymbolConfiguration(pointSize: 40)
    ),
    DisplayedProperty(
      "UIActivityIndicatorView.style",
      of: wheel,
      { $0.style = $1 },
      UIActivityIndicatorView.Style.medium,
      .large
    ),
    DisplayedProperty(
      "UIActivityIndicatorView.color",
      of: wheel,
      { $0.color = $1 },
      UIColor?.none,
      .red
    ),
    DisplayedProperty(
      "UIActivityIndicatorView.hidesWhenStopped",
      of: stoppedWheel,
      { $0.hidesWhenStopped = $1 },
      true,
      false
    ),
  ]

  @MainActor private static func stoppedWheel() -> UIActivityIndicatorView {
    UIActivityIndicatorView(style: .medium)
  }

  @MainActor private static func wheel() -> UIActivityIndicatorView {
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.startAnimating()
    return wheel
  }

  // MARK: - Stacks

  /// A stack of labels of several sizes, wider and higher than they need.
  @MainActor private static func stack() -> UIStackView {
    let texts = [("a", 12), ("word", 17), ("several words", 24)]
    // Priorities that differ leave no layout open.
    let labels = texts.enumerated().map { index, shown in
      let label = UILabel()
      label.text = shown.0
      label.font = .systemFont(ofSize: CGFloat(shown.1))
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        label.setContentHuggingPriority(UILayoutPriority(Float(240 + index)), for: axis)
        let resistance = UILayoutPriority(Float(740 + index))
        label.setContentCompressionResistancePriority(resistance, for: axis)
      }
      return label
    }
    let view = UIStackView(arrangedSubviews: labels)
    view.alignment = .top
    view.distribution = .equalSpacing
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 260),
      view.heightAnchor.constraint(equalToConstant: 120),
    ])
    return view
  }

  @MainActor private static func filled() -> UIStackView {
    let view = stack()
    view.distribution = .fill
    return view
  }

  @MainActor private static func column() -> UIStackView {
    let view = filled()
    view.axis = .vertical
    view.spacing = 20
    return view
  }

  nonisolated static let stacks: [DisplayedProperty] =
    [
      DisplayedProperty(
        "UIStackView.axis",
        of: stack,
        { $0.axis = $1 },
        NSLayoutConstraint.Axis.horizontal,
        .vertical
      ),
      DisplayedProperty(
        "UIStackView.spacing",
        of: filled,
        { $0.spacing = $1 },
        0,
        11
      ),
      DisplayedProperty(
        "UIStackView.isLayoutMarginsRelativeArrangement",
        of: stack,
        { $0.isLayoutMarginsRelativeArrangement = $1 },
        false,
        true
      ),
      DisplayedProperty(
        "UIStackView.isBaselineRelativeArrangement",
        of: column,
        { $0.isBaselineRelativeArrangement = $1 },
        false,
        true
      ),
    ]
    + [UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalCentering].map {
      distribution in
      DisplayedProperty(
        "UIStackView.distribution",
        of: stack,
        { $0.distribution = $1 },
        .equalSpacing,
        distribution
      )
    }
    + [UIStackView.Alignment.fill, .center, .bottom, .firstBaseline, .lastBaseline].map {
      alignment in
      DisplayedProperty(
        "UIStackView.alignment",
        of: stack,
        { $0.alignment = $1 },
        .top,
        alignment
      )
    }
}
