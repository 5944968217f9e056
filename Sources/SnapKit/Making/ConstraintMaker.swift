/// Collects the constraints that a closure describes for one view or layout guide.
@preconcurrency @MainActor public class ConstraintMaker {
  /// The view or guide that the constraints are for.
  public final let item: any LayoutConstraintItem
  private final var descriptions: [ConstraintDescription] = []

  init(_ item: any LayoutConstraintItem) {
    self.item = item
    item.prepare()
  }

  deinit {}

  /// The descriptions made by a closure, without chains that have no relation.
  private static func descriptions(
    of item: any LayoutConstraintItem,
    _ closure: (ConstraintMaker) -> Void
  ) -> [ConstraintDescription] {
    let maker = ConstraintMaker(item)
    closure(maker)
    return maker.descriptions.filter { $0.relation != nil }
  }

  /// Makes the constraints of a closure, inactive.
  static func prepareConstraints(
    of item: any LayoutConstraintItem,
    _ closure: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    descriptions(of: item, closure).compactMap(\.constraint)
  }

  /// Makes the constraints of a closure and activates them in one batch.
  static func makeConstraints(
    of item: any LayoutConstraintItem,
    _ closure: (ConstraintMaker) -> Void
  ) {
    ItemConstraints.of(item).activate(prepareConstraints(of: item, closure))
  }

  /// Removes the constraints made before and makes new ones.
  static func remakeConstraints(
    of item: any LayoutConstraintItem,
    _ closure: (ConstraintMaker) -> Void
  ) {
    removeConstraints(of: item)
    makeConstraints(of: item, closure)
  }

  /// Updates the constants of constraints made before; makes constraints if there are none.
  static func updateConstraints(
    of item: any LayoutConstraintItem,
    _ closure: (ConstraintMaker) -> Void
  ) {
    guard let existing = ItemConstraints.existing(of: item), !existing.isEmpty else {
      makeConstraints(of: item, closure)
      return
    }
    for description in descriptions(of: item, closure) {
      existing.update(description)
    }
  }

  /// Removes the constraints made before.
  static func removeConstraints(of item: any LayoutConstraintItem) {
    ItemConstraints.existing(of: item)?.removeAll()
  }
}

extension ConstraintMaker: ConstraintChain {
  /// Starts a chain.
  public final func adding(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let description = ConstraintDescription(of: item, attributes)
    descriptions.append(description)
    return ConstraintMakerExtendable(description)
  }
}
