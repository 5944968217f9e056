/// A chain of attributes, which can grow and be related to something.
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
