/// A view or view controller, whose trait changes can be observed.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
  /// The object's current traits.
  var traitCollection: UITraitCollection { get }

  /// Removes a registration; handlers already scheduled to be called still are.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// An object that stores trait overrides and registrations.
protocol TraitLinkHolder: UITraitChangeObservable {
  /// The overrides and registrations; `nil` until there are any.
  var traitLinks: TraitLinks? { get set }
}

extension UITraitChangeObservable {
  /// Registers a handler for changes of some traits, for the lifetime of this object (R36).
  ///
  /// - Parameters:
  /// - traits: The traits to observe.
  /// - handler: Called with this object and its previous traits, before any descendant has its new
  ///   traits (R37). It may be called several times before an update, so it should only invalidate
  ///   (R38).
  /// - Returns: A token that removes the registration.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits: TraitRegistry.shared.set(of: traits)) {
      [unowned self] previous in handler(self, previous)
    }
    (self as? any TraitLinkHolder)?.madeTraitLinks.registrations.append(registration)
    return registration
  }
}

extension TraitLinkHolder {
  /// The links, made on first use.
  var madeTraitLinks: TraitLinks {
    if let traitLinks { return traitLinks }
    let links = TraitLinks()
    links.inherited = traitCollection
    traitLinks = links
    return links
  }

  /// Removes a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitLinks?.registrations.removeAll { $0 === registration }
  }

  /// Calls the handlers registered for any of the changed traits, in order of registration.
  func callTraitHandlers(for changes: TraitSet, previous: UITraitCollection) {
    for registration in traitLinks?.registrations ?? []
    where !registration.traits.isDisjoint(with: changes) {
      registration.handler(previous)
    }
  }
}

/// A token of a registration for changes of traits.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// A closure that waits for changes of some traits.
final class TraitRegistration: UITraitChangeRegistration {
  let traits: TraitSet
  let handler: (_ previous: UITraitCollection) -> Void

  init(traits: TraitSet, handler: @escaping (_ previous: UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}
