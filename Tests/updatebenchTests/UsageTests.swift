import Testing

/// The complaints about commands that can't be understood, each with status 64.
@Suite struct UsageTests {
  private static let verbs =
    "list, run, compare, gate, check, baseline save, baseline show, baseline accept, "
    + "baseline delete, export, history append, history show, history changes, scaling, merge, "
    + "budget, experiments, solve, power"

  @Test(arguments: [
    ([], "a verb is missing; there are \(verbs)"),
    (["rnu"], "unknown verb 'rnu'; did you mean 'run'?"),
    (["gtae"], "unknown verb 'gtae'; did you mean 'gate'?"),
    (["frobnicate"], "unknown verb 'frobnicate'; there are \(verbs)"),
    (
      ["baseline"],
      "a verb is missing; there are baseline save, baseline show, baseline accept, "
        + "baseline delete"
    ),
    (["baseline", "svae"], "unknown verb 'baseline svae'; did you mean 'baseline save'?"),
    (["run", "--fliter", "x"], "unknown option of 'run' '--fliter'; did you mean '--filter'?"),
    (["run", "--filter"], "--filter: a value is missing; expected REGEX"),
    (["run", "--json="], "--json: a value is missing; expected FILE"),
    (
      ["gate", "--head-executable", "x"],
      "--head-executable: has no effect here; "
        + "it needs --against REF or --base-executable FILE"
    ),
    (
      ["gate", "--no-time"],
      "--no-time: has no effect here; it needs --against REF or --base-executable FILE"
    ),
    (
      ["gate", "--builds", "x"],
      "--builds: has no effect here; it needs --against REF or --explain"
    ),
    (
      ["gate", "--against", "main", "--base-executable", "x"],
      "--against: has no effect here; it needs a call without --base-executable"
    ),
    (
      ["gate", "--against", "main", "--baselines", "x"],
      "--baselines: has no effect here; it needs a call without --against and --base-executable"
    ),
    (
      ["gate", "--against", "main", "--processes", "2"],
      "--processes: has no effect here; it needs a call without --against and --base-executable"
    ),
    (
      ["gate", "--against", "main", "--no-time", "--margin", "3"],
      "--margin: has no effect here; it needs a call without --no-time"
    ),
    (
      ["gate", "--base-executable", "x", "--no-time", "--time-limit", "3"],
      "--time-limit: has no effect here; it needs a call without --no-time"
    ),
    (
      ["gate", "--allow-added"],
      "--allow-added: has no effect here; it needs --against REF or --base-executable FILE"
    ),
    (
      ["run", "--no-time", "--repetitions", "3"],
      "--repetitions: has no effect here; it needs a call without --no-time"
    ),
    (
      ["run", "--set", "rows=3", "--baselines", "x"],
      "--baselines: has no effect here; it needs a call without --set"
    ),
    (
      ["run", "--set", "rows=3", "--junit", "x"],
      "--junit: has no effect here; it needs a call without --set"
    ),
    (
      ["scaling", "--accept", "--reason", "x", "--margin", "1"],
      "--margin: has no effect here; it needs a call without --accept"
    ),
    (["scaling", "--reason", "x"], "--reason: has no effect here; it needs --accept"),
    (
      ["baseline", "save", "--from", "x", "--suite", "calibration", "--filter", "a"],
      "--filter: has no effect here; it needs a call without --from"
    ),
    (
      ["baseline", "accept", "--reason", "x", "--from", "x", "--timeout", "3"],
      "--timeout: has no effect here; it needs a call without --from"
    ),
    (
      ["baseline", "accept", "--reason", "x", "--from", "x", "CX1"],
      "names of benchmarks have no effect here; they need a call without --from"
    ),
    (
      ["export", "csv", "x", "--baseline", "y"],
      "--baseline: has no effect here; it needs the format junit or markdown"
    ),
    (
      ["export", "markdown", "x", "--any-build"],
      "--any-build: has no effect here; it needs --baseline PATH"
    ),
    (
      ["export", "chrome-trace", "x", "--metric", "y"],
      "--metric: has no effect here; it needs a format of single numbers"
    ),
    (
      ["history", "show", "--strategy", "x"],
      "--strategy: has no effect here; it needs --metric NAME"
    ),
    (
      ["history", "show", "CX1"],
      "names of benchmarks have no effect here; they need --metric NAME"
    ),
    (
      ["history", "append", "x", "--commit", "a\nb"],
      "--commit: found 'a\nb', expected 1 to 100 bytes without control characters"
    ),
    (["run", "--filter", "("], "--filter: found '(', expected a regular expression"),
    (["run", "--skip", "["], "--skip: found '[', expected a regular expression"),
    (["run", "--quiet=yes"], "--quiet: takes no value, found 'yes'"),
    (["run", "--suite", "a", "--suite", "b"], "--suite: given more than once"),
    (["baseline", "show", "now"], "'baseline show' takes no operands, found 1"),
    (["solve"], "'solve' takes one operand or more (FILE...), found 0"),
    (["compare", "a.json"], "'compare' takes 2 operands (BASE.json NEW.json), found 1"),
    (["run", "--set", "rows"], "--set: found 'rows', expected NAME=VALUE"),
    (
      ["run", "--repetitions", "0"],
      "--repetitions: found '0', expected a whole number from 1 to 1000"
    ),
    (
      ["run", "--timeout=soon"], "--timeout: found 'soon', expected a whole number from 1 to 86400"
    ),
    (["run", "--suite", "defualt"], "unknown suite 'defualt'; did you mean 'default'?"),
    (["baseline", "accept"], "--reason: required by 'baseline accept'"),
    (["baseline", "accept", "--reason", " "], "--reason: required by 'baseline accept'"),
    (
      ["baseline", "accept", "--reason", "x", "--expires", "2027-02-29"],
      "--expires: found '2027-02-29', expected a day in the form YYYY-MM-DD"
    ),
    (["baseline", "accept", "--expires"], "--expires: a value is missing; expected DAY"),
    (["baseline", "delete"], "--suite: required by 'baseline delete'"),
  ])
  func aCommandThatCannotBeUnderstood(arguments: [String], complaint: String) throws {
    try expect(complaint, from: arguments)
  }

  @Test(arguments: [
    (
      ["--set", "rows=0"],
      "--set: rows=0: expected a whole number from 1 to 100000"
    ),
    (
      ["--set", "rows=-3"],
      "--set: rows=-3: expected a whole number from 1 to 100000"
    ),
    (
      ["--set", "rows=many"],
      "--set: rows=many: expected a whole number from 1 to 100000"
    ),
    (
      ["--set", "rwos=3"],
      "--set: calibration.exact has no parameter 'rwos'; it has frames, rows, allocations, "
        + "retained, milliseconds, work; did you mean 'rows'?"
    ),
    (
      ["--strategy", "propertypass"],
      "unknown strategy 'propertypass'; did you mean 'propertyPass'?"
    ),
  ])
  func aWorkloadThatCannotBeSetUp(arguments: [String], complaint: String) throws {
    try expect(complaint, from: ["run"] + Tool.exact + arguments)
  }

  @Test(arguments: [
    (["warp*"], "warp*"), (["--filter", "warp*"], "warp*"),
    (["exact", "--skip", "CX1"], "exact, not CX1"),
    (["--filter", "CX"], "CX"), (["warp", "weft"], "warp, weft"), (["exact", "warp"], "warp"),
    (["--filter", ".*exact", "--filter", "warp"], "warp"), (["--skip", "warp"], "not warp"),
  ])
  func aFilterThatNothingMatchesNamesEveryBenchmark(words: [String], filter: String) throws {
    try expect(
      "no benchmark of suite 'calibration' matches '\(filter)'; there are calibration.exact, "
        + "calibration.nondeterministic, calibration.crash, calibration.exit, "
        + "calibration.hang, calibration.stale",
      from: ["run", "--suite", "calibration"] + words
    )
  }

  /// A gate that was asked for a metric which doesn't exist would compare nothing, and pass.
  @Test(arguments: [
    ["run"], ["gate"], ["baseline", "save"], ["baseline", "accept", "--reason=x"],
  ])
  func anUnknownMetricIsNoPass(verb: [String]) throws {
    try expect(
      "unknown metric 'alocations.calls'; did you mean 'allocations.calls'?",
      from: verb + Tool.exact + ["--metric", "alocations.calls"]
    )
  }

  private func expect(_ complaint: String, from arguments: [String]) throws {
    let ending = try Tool(folder: Folder()).run(arguments)
    #expect(ending.status == 64)
    #expect(ending.complaint == "calibration: \(complaint)\n")
    #expect(ending.output == "")
  }
}
