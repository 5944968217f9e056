/// Every claim that is looked into: those that circulate among engineers (X), those that were
/// published with a platform or a benchmark (P), and complaints from issue trackers (C).
package enum Experiments {
  /// Every experiment, in the order they are shown.
  package static let all =
    ContentClaims.all + AnimationClaims.all + ConstraintClaims.all
    + PassClaims.all + TrackingClaims.all + LayoutClaims.all + ListClaims.all
    + LoopComplaints.all + CostComplaints.all

  /// Every claim that no count settles.
  package static let uncounted = UncountedClaims.all
}
