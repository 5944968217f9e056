import Foundation

/// Finds out which tracked methods a class of views or view controllers overrides.
///
/// Where a class doesn't override a method, no code of the app runs in it, so there is nothing to
/// run or track. UIKit asks the Objective-C runtime for this; here the class's method table is
/// compared with `UIView`'s or `UIViewController`'s. The place of each method is found once, by
/// comparing three classes whose overrides are known.
enum MethodOverrides {
  private typealias Places = [(method: TrackedMethod, place: Int)]

  private static let viewTable = MethodTable(of: UIView.self, bare: BareProbe.self)
  private static let viewPlaces: Places = [
    (.updateProperties, viewTable.place(of: UpdatePropertiesProbe.self)),
    (.updateConstraints, viewTable.place(of: UpdateConstraintsProbe.self)),
    (.layoutSubviews, viewTable.place(of: LayoutSubviewsProbe.self)),
    (.draw, viewTable.place(of: DrawProbe.self)),
  ]

  private static let controllerTable = MethodTable(
    of: UIViewController.self,
    bare: BareController.self
  )
  private static let controllerPlaces: Places = [
    (.controllerUpdateProperties, controllerTable.place(of: PropertiesController.self)),
    (.updateViewConstraints, controllerTable.place(of: ConstraintsController.self)),
    (.viewWillLayoutSubviews, controllerTable.place(of: WillLayoutController.self)),
    (.viewDidLayoutSubviews, controllerTable.place(of: DidLayoutController.self)),
    (.updatePlaceholder, controllerTable.place(of: PlaceholderController.self)),
  ]

  /// The tracked methods that a class of views overrides.
  ///
  /// - Complexity: O(1); four comparisons.
  static func methods(of type: UIView.Type) -> TrackedMethods {
    methods(of: type, in: viewTable, at: viewPlaces)
  }

  /// The tracked methods that a class of view controllers overrides.
  ///
  /// - Complexity: O(1); five comparisons.
  static func methods(of type: UIViewController.Type) -> TrackedMethods {
    methods(of: type, in: controllerTable, at: controllerPlaces)
  }

  private static func methods(
    of type: AnyClass,
    in table: MethodTable,
    at places: Places
  ) -> TrackedMethods {
    var methods: TrackedMethods = []
    for (method, place) in places where table.isOverridden(at: place, in: type) {
      methods.insert(method)
    }
    return methods
  }
}

private final class BareProbe: UIView {}

private final class UpdatePropertiesProbe: UIView {
  override func updateProperties() { super.updateProperties() }
}

private final class UpdateConstraintsProbe: UIView {
  override func updateConstraints() { super.updateConstraints() }
}

private final class LayoutSubviewsProbe: UIView {
  override func layoutSubviews() { super.layoutSubviews() }
}

private final class DrawProbe: UIView {
  override func draw(_ rect: CGRect) { super.draw(rect) }
}

private final class BareController: UIViewController {}

private final class PropertiesController: UIViewController {
  override func updateProperties() { super.updateProperties() }
}

private final class ConstraintsController: UIViewController {
  override func updateViewConstraints() { super.updateViewConstraints() }
}

private final class WillLayoutController: UIViewController {
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
}

private final class DidLayoutController: UIViewController {
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
}

private final class PlaceholderController: UIViewController {
  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    super.updateContentUnavailableConfiguration(using: state)
  }
}
