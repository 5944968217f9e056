/// The claims that stay open, each with the reason.
enum OpenClaims {
  private static let notYet = "there is no such layer here yet"

  static let all = [
    OpenClaim(
      "X2",
      "UIView.animate(withDuration:options:) leaves the delay out.",
      "notes on adopting iOS 26",
      open: "it doesn't compile, here as on iOS: the delay has no default in that form"
    ),
    OpenClaim(
      "X3",
      "The feedback-loop threshold is an environment variable.",
      "notes on adopting iOS 26",
      open: "a launch argument on iOS, a setting of the window here; R58's tests prove its range"
    ),
    OpenClaim(
      "X9",
      "tintColorDidChange() is tracked.",
      "a guide to updateProperties()",
      open: "it isn't in UIKit's list of tracked methods, nor tracked here"
    ),
    OpenClaim(
      "X10",
      "AppKit has updateProperties().",
      "a guide to updateProperties()",
      open: "another framework"
    ),
    OpenClaim(
      "X12",
      "State initialises an observable model once.",
      "notes on SwiftUI",
      open: notYet
    ),
    OpenClaim("X13", "A lazy stack's memory only grows.", "notes on SwiftUI", open: notYet),
    OpenClaim(
      "P6",
      "Where every row changes in every frame, telling by hand beats Observation.",
      "an article on observation",
      open: "it is about allocations and time; the counts of both are the same"
    ),
    OpenClaim(
      "P9",
      "Auto Layout takes 3 to 13 times as long as frames by hand, stacks a quarter more.",
      "LayoutKit; layoutBox's LayoutFrameworkBenchmark",
      open: "a ratio of times; LY2 counts the operations"
    ),
    OpenClaim(
      "P10",
      "A flow layout asks for every height, a table for those in view.",
      "LayoutKit",
      open: "rows have one height here"
    ),
    OpenClaim("P16", "A forward scan moves n rows for a swap.", "IGListKit#1139", open: notYet),
    OpenClaim(
      "P18",
      "A pool shared by nested lists halves the slowest frames.",
      "performance-samples#114",
      open: "lists don't nest here, and it is a time"
    ),
    OpenClaim("P19", "A derived value that stays equal stops a change.", "kairo", open: notYet),
    OpenClaim(
      "C1",
      "A self-sized cell never settles while its width animates.",
      "xmtplabs/convos-ios#1349",
      open: "rows have one height here"
    ),
    OpenClaim(
      "C11",
      "Wrong estimates make a list jump.",
      "openradar 21302418",
      open: "rows have one height here"
    ),
    OpenClaim("C15", "A lazy stack keeps its rows.", "SDWebImageSwiftUI#271", open: notYet),
    OpenClaim(
      "C16",
      "A parent's body runs for what only its child reads.",
      "swift-composable-architecture#3655",
      open: notYet
    ),
    OpenClaim("C17", "A State's initial value is made again.", "IceCubesApp#2033", open: notYet),
  ]
}
