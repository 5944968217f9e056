/// All claims: those that circulate among engineers (X), those published with a platform or a
/// benchmark (P), and complaints from issue trackers (C).
package enum Experiments {
  /// The experiments, in the order of reports.
  package static let all =
    ContentClaims.all + AnimationClaims.all + ConstraintClaims.all
    + PassClaims.all + TrackingClaims.all + LayoutClaims.all + ListClaims.all
    + LoopComplaints.all + CostComplaints.all

  /// The claims that no count can decide.
  package static let uncounted = UncountedClaims.all
}
