package import UBInstrumentation
package import UBResults

/// The differences between the allocation sites of two runs of a workload.
package struct ProfileDifference: Equatable, Sendable {
  /// The passes that allocate on at least one side, in the order of a frame.
  package let passes: [PassChange]
  /// The sites that differ, the largest difference first; together they make up the difference of
  /// the two runs.
  package let sites: [SiteChange]

  /// The difference between two profiles; without an old one, all of the new one.
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

/// The allocations of a pass in all frames, before and now.
package struct PassChange: Codable, Equatable, Sendable {
  /// The pass.
  package var pass: FramePart
  /// Its allocations before; `nil` if unknown.
  package var old: AllocationAmount?
  /// Its allocations now.
  package var new: AllocationAmount

  package init(pass: FramePart, old: AllocationAmount?, new: AllocationAmount) {
    self.pass = pass
    self.old = old
    self.new = new
  }
}
