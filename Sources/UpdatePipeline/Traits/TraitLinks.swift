/// What only some views and every controller store of their traits.
final class TraitLinks {
  /// The traits set here.
  var overrides = UITraitOverrides()
  /// What the present collection was composed from.
  var inherited = UITraitCollection.standard
  var registrations: [TraitRegistration] = []

  deinit {}

  /// The collection that results from an inherited one; the present one if its traits are equal.
  func compose(_ inherited: UITraitCollection, present: UITraitCollection) -> UITraitCollection {
    guard !overrides.values.isEmpty else { return inherited }
    let values = inherited.values.overridden(by: overrides.values)
    let isSame = values.differences(from: present.values).isEmpty
    return isSame ? present : UITraitCollection(values: values)
  }
}
