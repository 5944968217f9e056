/// A token for a trait change registration.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// A handler registered for changes of some traits.
final class TraitRegistration: UITraitChangeRegistration {
  let traits: TraitSet
  let handler: (_ previous: UITraitCollection) -> Void

  init(traits: TraitSet, handler: @escaping (_ previous: UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}
