package import UBInstrumentation

/// The allocation sites of a run's frames, as a child process reports them.
package struct AllocationProfile: VersionedDocument, Equatable {
  /// The format's name.
  package static let schema = "updatebench.allocation_profile"
  /// The version that this build reads and writes.
  package static let schemaVersion = 1

  /// The allocation counter.
  package var allocationCounter: MetricCounter
  /// The number of frames of the run.
  package var frameCount: Int
  /// The allocation sites, each once, in arbitrary order.
  package var sites: [AllocationSite]

  /// Merges sites that have the same functions and the same pass.
  package init(allocationCounter: MetricCounter, frameCount: Int, sites: [AllocationSite]) {
    self.allocationCounter = allocationCounter
    self.frameCount = frameCount
    var indices: [Place: Int] = [:]
    self.sites = []
    for site in sites {
      let place = Place(pass: site.pass, functions: site.functions)
      if let index = indices[place] {
        self.sites[index].amount = self.sites[index].amount + site.amount
      } else {
        indices[place] = self.sites.count
        self.sites.append(site)
      }
    }
  }

  private struct Place: Hashable {
    let pass: FramePart
    let functions: [String]
  }

  /// The allocations of all sites.
  package var amount: AllocationAmount { sites.map(\.amount).reduce(.zero, +) }

  enum CodingKeys: String, CodingKey {
    case sites
    case allocationCounter = "allocation_counter"
    case frameCount = "frame_count"
  }
}

/// A stack of functions that allocated, and the amount.
package struct AllocationSite: Codable, Equatable, Sendable {
  /// The running pass.
  package var pass: FramePart
  /// The running functions, the innermost first.
  package var functions: [String]
  /// The allocations of the site.
  package var amount: AllocationAmount

  package init(pass: FramePart, functions: [String], amount: AllocationAmount) {
    self.pass = pass
    self.functions = functions
    self.amount = amount
  }
}

/// A number of allocations and their bytes, in all frames.
package struct AllocationAmount: Codable, Equatable, Sendable {
  /// The allocation calls.
  package var calls: Int
  /// The bytes, rounded up by the allocator.
  package var bytes: Int

  package init(calls: Int, bytes: Int) {
    self.calls = calls
    self.bytes = bytes
  }

  /// No allocations.
  package static let zero = AllocationAmount(calls: 0, bytes: 0)

  /// The sum of two amounts.
  package static func + (first: AllocationAmount, second: AllocationAmount) -> AllocationAmount {
    AllocationAmount(calls: first.calls + second.calls, bytes: first.bytes + second.bytes)
  }

  /// The difference of two amounts.
  package static func - (first: AllocationAmount, second: AllocationAmount) -> AllocationAmount {
    AllocationAmount(calls: first.calls - second.calls, bytes: first.bytes - second.bytes)
  }
}
