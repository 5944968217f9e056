/// Notes which traits of a view, and of its controller (R30), are read while a method runs.
struct TraitReading {
  private let own: UITraitCollection
  private let controllers: UITraitCollection?
  private let outerReads: TraitSet
  private let outerControllerReads: TraitSet

  /// Starts noting; reads so far belong to a method that this one runs in.
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

  /// The traits that were read, and lets the method that this one runs in note again.
  ///
  /// If the view has other traits by now, what was ever read of these counts too.
  func end(of view: UIView) -> TraitSet {
    var reads = own.endReads(restoring: outerReads)
    if let controllers {
      reads.formUnion(controllers.endReads(restoring: outerControllerReads))
    }
    if view.state.traits !== own { reads.formUnion(view.state.traits.notedReads) }
    return reads
  }
}
