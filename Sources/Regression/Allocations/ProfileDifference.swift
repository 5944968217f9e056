import UBInstrumentation
package import UBResults

/// Where two runs of the same workload allocate differently.
package struct ProfileDifference: Equatable, Sendable {
  /// Every pass that allocates on one side at least, in the order of a frame.
  package let passes: [PassChange]
  /// The sites that differ, the largest difference first; their differences add up to that of the
  /// two runs.
  package let sites: [SiteChange]

  /// The difference between two profiles; against none, all that there is.
  ///
  /// - Complexity: O(n log n) in the sites.
  package init(from old: AllocationProfile?, to new: AllocationProfile) {
    let empty: AllocationAmount? = old == nil ? nil : .zero
    passes = FramePart.allCases.compactMap { pass in
      let change = PassChange(
        pass: pass,
        old: old.map { Self.amount(of: pass, in: $0) },
        new: Self.amount(of: pass, in: new)
      )
      return change.new == .zero && (change.old ?? .zero) == .zero ? nil : change
    }
    var changes: [SiteChange] = []
    var indices: [Place: Int] = [:]
    for site in new.sites {
      indices[Place(site)] = changes.count
      changes.append(
        SiteChange(pass: site.pass, functions: site.functions, old: empty, new: site.amount)
      )
    }
    for site in old?.sites ?? [] {
      if let index = indices[Place(site)] {
        changes[index].old = site.amount
      } else {
        changes.append(
          SiteChange(pass: site.pass, functions: site.functions, old: site.amount, new: .zero)
        )
      }
    }
    sites = changes.filter { $0.difference != .zero }.sorted(by: SiteChange.isShownBefore)
  }

  private struct Place: Hashable {
    let pass: FramePart
    let functions: [String]

    init(_ site: AllocationSite) {
      pass = site.pass
      functions = site.functions
    }
  }

  private static func amount(
    of pass: FramePart,
    in profile: AllocationProfile
  ) -> AllocationAmount {
    profile.sites.filter { $0.pass == pass }.map(\.amount).reduce(.zero, +)
  }
}
