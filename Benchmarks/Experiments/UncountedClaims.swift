/// The claims that no count can decide, with the reasons.
enum UncountedClaims {
  private static let notYet = "this package has no such layer yet"

  static let all = [
    UncountedClaim(
      "X2",
      "UIView.animate(withDuration:options:) can be called without a delay.",
      "notes on adopting iOS 26",
      because: "it doesn't compile, here or on iOS: this form has no default delay"
    ),
    UncountedClaim(
      "X3",
      "The feedback-loop threshold is an environment variable.",
      "notes on adopting iOS 26",
      because: "a launch argument on iOS and a window setting here; R58's tests prove its range"
    ),
    UncountedClaim(
      "X10",
      "AppKit has updateProperties().",
      "a guide to updateProperties()",
      because: "another framework"
    ),
    UncountedClaim(
      "X12",
      "State initialises an observable model once.",
      "notes on SwiftUI",
      because: notYet
    ),
    UncountedClaim("X13", "A lazy stack's memory only grows.", "notes on SwiftUI", because: notYet),
    UncountedClaim(
      "P6",
      "If every row changes in every frame, manual invalidation beats Observation.",
      "an article on observation",
      because: "it is about allocations and time; both have the same counts"
    ),
    UncountedClaim(
      "P9",
      "Auto Layout takes 3 to 13 times as long as manual layout, stacks a quarter more.",
      "LayoutKit; layoutBox's LayoutFrameworkBenchmark",
      because: "it is a ratio of times; LY2 counts the operations"
    ),
    UncountedClaim(
      "P10",
      "A flow layout requests every height, a table only those in view.",
      "LayoutKit",
      because: "all rows have the same height here"
    ),
    UncountedClaim(
      "P16",
      "A forward scan moves n rows for a swap.",
      "IGListKit#1139",
      because: notYet
    ),
    UncountedClaim(
      "P18",
      "A pool shared by nested lists halves the slowest frames.",
      "performance-samples#114",
      because: "lists don't nest here, and it is about time"
    ),
    UncountedClaim(
      "P19",
      "A derived value that stays equal stops the propagation of a change.",
      "kairo",
      because: notYet
    ),
    UncountedClaim(
      "C1",
      "A self-sized cell never settles while its width animates.",
      "xmtplabs/convos-ios#1349",
      because: "all rows have the same height here"
    ),
    UncountedClaim(
      "C11",
      "Wrong estimates make a list jump.",
      "openradar 21302418",
      because: "all rows have the same height here"
    ),
    UncountedClaim("C15", "A lazy stack keeps its rows.", "SDWebImageSwiftUI#271", because: notYet),
    UncountedClaim(
      "C16",
      "A parent's body runs for changes that only its child reads.",
      "swift-composable-architecture#3655",
      because: notYet
    ),
    UncountedClaim(
      "C17",
      "A State's initial value is created again.",
      "IceCubesApp#2033",
      because: notYet
    ),
  ]
}
