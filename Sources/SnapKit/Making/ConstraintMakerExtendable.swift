/// A chain of attributes that can be extended and related to a target.
@preconcurrency @MainActor public class ConstraintMakerExtendable: ConstraintMakerRelatable {
  deinit {}
}

extension ConstraintMakerExtendable: ConstraintChain {
  /// Adds attributes to the chain.
  public final func adding(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    description.attributes.formUnion(attributes)
    return self
  }
}
