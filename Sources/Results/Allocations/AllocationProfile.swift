package import UBInstrumentation

/// The places where the frames of a run allocate, as a measuring process reports them.
package struct AllocationProfile: VersionedDocument, Equatable {
  /// The format's name.
  package static let schema = "updatebench.allocation_profile"
  /// The version that this build reads and writes.
  package static let schemaVersion = 1

  /// The allocation counter.
  package var allocationCounter: MetricCounter
  /// The frames of the run.
  package var frameCount: Int
  /// The places, each once, in no particular order.
  package var sites: [AllocationSite]

  /// A profile in which sites at the same functions of the same pass are one.
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

  /// The sum of all sites.
  package var amount: AllocationAmount { sites.map(\.amount).reduce(.zero, +) }

  enum CodingKeys: String, CodingKey {
    case sites
    case allocationCounter = "allocation_counter"
    case frameCount = "frame_count"
  }
}

/// A place where something was allocated, and the amount.
package struct AllocationSite: Codable, Equatable, Sendable {
  /// The part of the frame that was running.
  package var pass: FramePart
  /// The functions that were running, the innermost first.
  package var functions: [String]
  /// The amount that was allocated there.
  package var amount: AllocationAmount

  package init(pass: FramePart, functions: [String], amount: AllocationAmount) {
    self.pass = pass
    self.functions = functions
    self.amount = amount
  }
}
