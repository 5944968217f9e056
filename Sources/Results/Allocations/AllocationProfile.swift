package import UBInstrumentation

/// What a process tells of where the frames of a run allocate.
package struct AllocationProfile: VersionedDocument, Equatable {
  /// The format's name.
  package static let schema = "updatebench.allocation_profile"
  /// The version that this build reads and writes.
  package static let schemaVersion = 1

  /// What counted the allocations.
  package var allocationCounter: AllocationCounter
  /// The frames of the run.
  package var frameCount: Int
  /// Where was allocated, each place once, in no order that means anything.
  package var sites: [AllocationSite]

  /// A profile in which sites at the same functions of the same pass are one.
  package init(allocationCounter: AllocationCounter, frameCount: Int, sites: [AllocationSite]) {
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

  /// What all sites allocate together.
  package var amount: AllocationAmount { sites.map(\.amount).reduce(.zero, +) }

  enum CodingKeys: String, CodingKey {
    case sites
    case allocationCounter = "allocation_counter"
    case frameCount = "frame_count"
  }
}

/// Where something was allocated, and how much.
package struct AllocationSite: Codable, Equatable, Sendable {
  /// The part of the frame that was running.
  package var pass: FramePart
  /// The functions that were running, the innermost first.
  package var functions: [String]
  /// How much was allocated there.
  package var amount: AllocationAmount

  package init(pass: FramePart, functions: [String], amount: AllocationAmount) {
    self.pass = pass
    self.functions = functions
    self.amount = amount
  }
}
