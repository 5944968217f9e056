/// Records the traits of a view and its controller (R30) that a method reads.
struct TraitReading {
  private let own: UITraitCollection
  private let controllers: UITraitCollection?
  private let outerReads: TraitSet
  private let outerControllerReads: TraitSet

  /// Starts recording; earlier reads belong to an enclosing method.
  init(of view: UIView) {
    own = view.state.traits
    outerReads = own.beginReads()
    if let traits = view.controller?.state.traits, traits !== own {
      controllers = traits
      outerControllerReads = traits.beginReads()
    } else {
      controllers = nil
      outerControllerReads = []
    }
  }

  /// Returns the traits that were read, and resumes the recording of an enclosing method.
  ///
  /// If the view's traits were replaced meanwhile, all recorded reads of the new collection count
  /// too.
  func end(of view: UIView) -> TraitSet {
    var reads = own.endReads(restoring: outerReads)
    if let controllers {
      reads.formUnion(controllers.endReads(restoring: outerControllerReads))
    }
    if view.state.traits !== own { reads.formUnion(view.state.traits.notedReads) }
    return reads
  }
}
