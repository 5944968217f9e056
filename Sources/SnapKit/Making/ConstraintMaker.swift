/// Collects the constraints that a closure describes for one view or layout guide.
@preconcurrency @MainActor public class ConstraintMaker {
  /// What the constraints are for.
  public final let item: any LayoutConstraintItem
  private final var descriptions: [ConstraintDescription] = []

  init(_ item: any LayoutConstraintItem) {
    self.item = item
    item.prepare()
  }

  deinit {}

  /// What a closure describes, without chains that nothing is related to.
  private static func descriptions(
    of item: any LayoutConstraintItem,
    _ closure: (ConstraintMaker) -> Void
  ) -> [ConstraintDescription] {
    let maker = ConstraintMaker(item)
    closure(maker)
    return maker.descriptions.filter { $0.relation != nil }
  }

  /// Describes constraints and makes them, inactive.
  static func prepareConstraints(
    of item: any LayoutConstraintItem,
    _ closure: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    descriptions(of: item, closure).compactMap(\.constraint)
  }

  /// Describes constraints and activates them as one change.
  static func makeConstraints(
    of item: any LayoutConstraintItem,
    _ closure: (ConstraintMaker) -> Void
  ) {
    ItemConstraints.of(item).activate(prepareConstraints(of: item, closure))
  }

  /// Removes what was made before and makes other constraints.
  static func remakeConstraints(
    of item: any LayoutConstraintItem,
    _ closure: (ConstraintMaker) -> Void
  ) {
    removeConstraints(of: item)
    makeConstraints(of: item, closure)
  }

  /// Sets the constants of constraints made before; without any, makes them.
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

  /// Removes what was made before.
  static func removeConstraints(of item: any LayoutConstraintItem) {
    ItemConstraints.existing(of: item)?.removeAll()
  }
}

extension ConstraintMaker: ConstraintChain {
  /// Begins a chain.
  public final func adding(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let description = ConstraintDescription(of: item, attributes)
    descriptions.append(description)
    return ConstraintMakerExtendable(description)
  }
}
