/// What has traits whose changes can be waited for: views and view controllers.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
  /// The traits in force here.
  var traitCollection: UITraitCollection { get }

  /// Ends a registration; handlers that were collected to be called already still are.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// Where registrations for changes of traits are kept.
protocol TraitLinkHolder: UITraitChangeObservable {
  /// Overrides and registrations; `nil` until there are any.
  var traitLinks: TraitLinks? { get set }
}

extension UITraitChangeObservable {
  /// Calls a handler whenever one of some traits has changed, as long as this object lives (R36).
  ///
  /// - Parameters:
  ///   - traits: The traits waited for.
  ///   - handler: Called with this object and its previous traits, before anything in it has its
  ///     new ones (R37). It may be called several times before an update, so it should only
  ///     invalidate (R38).
  /// - Returns: A token that ends the registration.
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

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitLinks?.registrations.removeAll { $0 === registration }
  }

  /// Calls the handlers that wait for one of some traits, in the order they were registered.
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
