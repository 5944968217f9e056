/// What it means that an exact metric changed.
package enum Polarity: Sendable {
  /// The metric is work: more of it is worse.
  case prefersSmaller
  /// The metric is work avoided: less of it is worse.
  case prefersLarger
  /// The metric says how a total divides or what was asked of the pipeline; a change alone is
  /// neither better nor worse, but has to be accepted.
  case account
  /// The metric describes what the workload does; a change means that the two sides did
  /// different things, so their work can't be compared.
  case behaviour
}
