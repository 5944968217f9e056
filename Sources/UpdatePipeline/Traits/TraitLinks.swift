/// The trait overrides and registrations that some views and all controllers store.
final class TraitLinks {
  /// The traits overridden here.
  var overrides = UITraitOverrides()
  /// The inherited collection that the current one was composed from.
  var inherited = UITraitCollection.standard
  var registrations: [TraitRegistration] = []

  deinit {}

  /// Applies the overrides to an inherited collection; returns the current one if its traits are
  /// equal.
  func compose(_ inherited: UITraitCollection, present: UITraitCollection) -> UITraitCollection {
    guard !overrides.values.isEmpty else { return inherited }
    let values = inherited.values.overridden(by: overrides.values)
    let isSame = values.differences(from: present.values).isEmpty
    return isSame ? present : UITraitCollection(values: values)
  }
}
