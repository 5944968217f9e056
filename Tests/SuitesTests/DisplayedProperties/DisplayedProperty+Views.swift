import Foundation
import UIKit

extension DisplayedProperty {
  /// Every displayed property that the suite changes.
  nonisolated static let all = views + layers + labels + images + stacks + controls + lists

  // MARK: - Views

  /// A box with a label at its margins and a picture in its tint.
  @MainActor static func box() -> UIView {
    let box = UIView()
    let label = UILabel()
    label.text = "in the margins"
    let picture = UIImageView(image: UIImage(systemName: "star"))
    for part in [label, picture] {
      part.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(part)
    }
    box.backgroundColor = .systemBackground
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
      label.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
      picture.trailingAnchor.constraint(equalTo: box.safeAreaLayoutGuide.trailingAnchor),
      picture.bottomAnchor.constraint(equalTo: box.safeAreaLayoutGuide.bottomAnchor),
      box.widthAnchor.constraint(equalToConstant: 200),
      box.heightAnchor.constraint(equalToConstant: 60),
    ])
    return box
  }

  @MainActor private static func boxWithoutMargins() -> UIView {
    let view = box()
    view.layoutMargins = .zero
    return view
  }

  @MainActor private static func boxWithSafeArea() -> UIView {
    let view = box()
    view.additionalSafeAreaInsets = UIEdgeInsets(top: 9, left: 9, bottom: 0, right: 9)
    return view
  }

  /// A view placed by its frame, with a picture inside.
  @MainActor private static func framed() -> UIView {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 40))
    view.backgroundColor = .systemRed
    view.addSubview(UIImageView(frame: CGRect(x: 5, y: 5, width: 20, height: 20)))
    view.subviews[0].backgroundColor = .systemBlue
    return view
  }

  nonisolated private static let views: [DisplayedProperty] = [
    DisplayedProperty("UIView.alpha", of: box, { $0.alpha = $1 }, 1, 0.5),
    DisplayedProperty("UIView.isHidden", of: box, { $0.isHidden = $1 }, false, true),
    DisplayedProperty(
      "UIView.backgroundColor",
      of: box,
      { $0.backgroundColor = $1 },
      UIColor.systemBackground,
      UIColor.systemRed
    ),
    DisplayedProperty(
      "UIView.tintColor",
      of: box,
      { $0.tintColor = $1 },
      UIColor?.none,
      .systemRed
    ),
    DisplayedProperty("UIView.clipsToBounds", of: box, { $0.clipsToBounds = $1 }, false, true),
    DisplayedProperty(
      "UIView.contentMode",
      of: symbol,
      { $0.contentMode = $1 },
      UIView.ContentMode.scaleToFill,
      .center
    ),
    DisplayedProperty(
      "UIView.transform",
      of: box,
      { $0.transform = $1 },
      CGAffineTransform.identity,
      CGAffineTransform(translationX: 3, y: 4)
    ),
    DisplayedProperty(
      "UIView.semanticContentAttribute",
      of: box,
      { $0.semanticContentAttribute = $1 },
      UISemanticContentAttribute.unspecified,
      .forceRightToLeft
    ),
    DisplayedProperty(
      "UIView.layoutMargins",
      of: box,
      { $0.layoutMargins = $1 },
      UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8),
      UIEdgeInsets(top: 1, left: 12, bottom: 3, right: 24)
    ),
    DisplayedProperty(
      "UIView.directionalLayoutMargins",
      of: box,
      { $0.directionalLayoutMargins = $1 },
      NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8),
      NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4)
    ),
    DisplayedProperty(
      "UIView.preservesSuperviewLayoutMargins",
      of: boxWithoutMargins,
      { $0.preservesSuperviewLayoutMargins = $1 },
      false,
      true
    ),
    DisplayedProperty(
      "UIView.insetsLayoutMarginsFromSafeArea",
      of: boxWithSafeArea,
      { $0.insetsLayoutMarginsFromSafeArea = $1 },
      true,
      false
    ),
    DisplayedProperty(
      "UIView.additionalSafeAreaInsets",
      of: box,
      { $0.additionalSafeAreaInsets = $1 },
      UIEdgeInsets.zero,
      UIEdgeInsets(top: 1, left: 12, bottom: 7, right: 24)
    ),
    DisplayedProperty(
      "UIView.traitOverrides",
      of: box,
      change: { $0.traitOverrides.userInterfaceStyle = .dark },
      restore: { $0.traitOverrides.remove(UITraitUserInterfaceStyle.self) }
    ),
    DisplayedProperty(
      "UIView.frame",
      of: framed,
      { $0.frame = $1 },
      CGRect(x: 10, y: 20, width: 80, height: 40),
      CGRect(x: 30, y: 10, width: 90, height: 60)
    ),
    DisplayedProperty(
      "UIView.bounds",
      of: framed,
      { $0.bounds = $1 },
      CGRect(x: 0, y: 0, width: 80, height: 40),
      CGRect(x: 3, y: 0, width: 60, height: 44)
    ),
    DisplayedProperty(
      "UIView.center",
      of: framed,
      { $0.center = $1 },
      CGPoint(x: 50, y: 40),
      CGPoint(x: 61, y: 44)
    ),
  ]

  // MARK: - Layers

  /// A box with a border and a shadow.
  @MainActor private static func decorated() -> UIView {
    let view = framed()
    view.layer.cornerRadius = 4
    view.layer.borderWidth = 2
    view.layer.shadowOpacity = 0.5
    return view
  }

  nonisolated private static let layers: [DisplayedProperty] = [
    DisplayedProperty("CALayer.cornerRadius", of: decorated, { $0.layer.cornerRadius = $1 }, 4, 6),
    DisplayedProperty(
      "CALayer.maskedCorners",
      of: decorated,
      { $0.layer.maskedCorners = $1 },
      CACornerMask(rawValue: 15),
      CACornerMask.layerMinXMinYCorner
    ),
    DisplayedProperty(
      "CALayer.masksToBounds",
      of: decorated,
      { $0.layer.masksToBounds = $1 },
      false,
      true
    ),
    DisplayedProperty("CALayer.borderWidth", of: decorated, { $0.layer.borderWidth = $1 }, 2, 3),
    DisplayedProperty(
      "CALayer.borderColor",
      of: decorated,
      change: { $0.layer.borderColor = UIColor.red.cgColor },
      restore: { $0.layer.borderColor = UIColor.black.cgColor }
    ),
    DisplayedProperty(
      "CALayer.backgroundColor",
      of: decorated,
      change: { $0.layer.backgroundColor = UIColor.green.cgColor },
      restore: { $0.backgroundColor = .systemRed }
    ),
    DisplayedProperty("CALayer.opacity", of: decorated, { $0.layer.opacity = $1 }, 1, 0.25),
    DisplayedProperty("CALayer.isHidden", of: decorated, { $0.layer.isHidden = $1 }, false, true),
    DisplayedProperty(
      "CALayer.shadowOpacity",
      of: decorated,
      { $0.layer.shadowOpacity = $1 },
      0.5,
      0.75
    ),
    DisplayedProperty("CALayer.shadowRadius", of: decorated, { $0.layer.shadowRadius = $1 }, 3, 5),
    DisplayedProperty(
      "CALayer.shadowOffset",
      of: decorated,
      { $0.layer.shadowOffset = $1 },
      CGSize(width: 0, height: -3),
      CGSize(width: 2, height: 2)
    ),
    DisplayedProperty(
      "CALayer.shadowColor",
      of: decorated,
      change: { $0.layer.shadowColor = UIColor.blue.cgColor },
      restore: { $0.layer.shadowColor = UIColor.black.cgColor }
    ),
    DisplayedProperty(
      "CALayer.frame",
      of: framed,
      { $0.layer.frame = $1 },
      CGRect(x: 10, y: 20, width: 80, height: 40),
      CGRect(x: 11, y: 22, width: 70, height: 50)
    ),
    DisplayedProperty(
      "CALayer.bounds",
      of: framed,
      { $0.layer.bounds = $1 },
      CGRect(x: 0, y: 0, width: 80, height: 40),
      CGRect(x: 0, y: 5, width: 70, height: 50)
    ),
    DisplayedProperty(
      "CALayer.position",
      of: framed,
      { $0.layer.position = $1 },
      CGPoint(x: 50, y: 40),
      CGPoint(x: 55, y: 44)
    ),
  ]
}
