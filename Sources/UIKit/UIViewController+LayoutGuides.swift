import Foundation
public import UpdatePipeline

extension UIViewController {
  /// The area at the top covered by bars; replaced by `safeAreaLayoutGuide`.
  @available(iOS, deprecated: 11)
  public final var topLayoutGuide: any UILayoutSupport {
    BarGuides.of(view).top
  }

  /// The area at the bottom covered by bars; replaced by `safeAreaLayoutGuide`.
  @available(iOS, deprecated: 11)
  public final var bottomLayoutGuide: any UILayoutSupport {
    BarGuides.of(view).bottom
  }
}

/// The guides above and below the safe area of a controller's view, made on first use.
private final class BarGuides {
  let top = UILayoutGuide()
  let bottom = UILayoutGuide()

  private init(in view: UIView) {
    top.identifier = "UIViewControllerTop"
    bottom.identifier = "UIViewControllerBottom"
    view.addLayoutGuide(top)
    view.addLayoutGuide(bottom)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      top.topAnchor.constraint(equalTo: view.topAnchor),
      top.bottomAnchor.constraint(equalTo: safeArea.topAnchor),
      top.leftAnchor.constraint(equalTo: view.leftAnchor),
      top.rightAnchor.constraint(equalTo: view.rightAnchor),
      bottom.topAnchor.constraint(equalTo: safeArea.bottomAnchor),
      bottom.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      bottom.leftAnchor.constraint(equalTo: view.leftAnchor),
      bottom.rightAnchor.constraint(equalTo: view.rightAnchor),
    ])
  }

  deinit {}

  static func of(_ view: UIView) -> BarGuides {
    let key = AssociatedValues.Key.type(BarGuides.self)
    if let guides = AssociatedValues.value(for: key, of: view) as? BarGuides { return guides }
    let guides = BarGuides(in: view)
    AssociatedValues.set(guides, for: key, of: view)
    return guides
  }
}
