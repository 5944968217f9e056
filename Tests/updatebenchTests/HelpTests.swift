import Testing

@Suite struct HelpTests {
  @Test(arguments: [
    "list", "run", "compare", "gate", "experiments", "solve", "baseline save", "baseline show",
    "baseline accept", "baseline delete", "power",
  ])
  func everyVerbExplainsItself(verb: String) throws {
    let words = verb.split(separator: " ").map(String.init)
    let ending = try Tool(folder: Folder()).run(words + ["--help"])
    #expect(ending.status == 0)
    #expect(ending.output.contains("\nusage: updatebench \(verb) "))
    #expect(ending.output.contains("--help "))
  }

  @Test func theToolNamesVerbsAndExitStatus() throws {
    let ending = try Tool(folder: Folder()).run(["--help"])
    #expect(ending.status == 0)
    #expect(ending.output.contains("\n  baseline accept  "))
    #expect(ending.output.contains("\n       if several apply: 2 over 4 over 3 over 5\n"))
    #expect(!ending.output.contains("measure "))
  }

  @Test func calibrationIsNotListed() throws {
    let ending = try Tool(folder: Folder()).run(["list"])
    #expect(ending.status == 0)
    #expect(ending.output.hasPrefix("default: "))
    #expect(!ending.output.contains("calibration"))
  }

  @Test(arguments: [
    ("cx1", ["CX1"]), ("CX?", ["CX1", "CX2", "CX3", "CX4", "CX5", "CX6"]),
    ("cx", ["CX1", "CX2", "CX3", "CX4", "CX5", "CX6"]),
    ("calibration.ex", ["CX1", "CX4"]), ("*.ex*t", ["CX1", "CX4"]), ("*exit", ["CX4"]),
    ("calibration.cras?", ["CX3"]), ("?", []), ("", ["CX1", "CX2", "CX3", "CX4", "CX5", "CX6"]),
  ])
  func aFilterChoosesByPartOrByPattern(filter: String, ids: [String]) throws {
    let ending = try Tool(folder: Folder())
      .run(["list", "--suite", "calibration", "--filter", filter])
    #expect(ending.status == 0)
    #expect(ending.output.matches(of: #/(?m)^  (CX\d) /#).map { String($0.1) } == ids)
  }

  @Test func aSuiteIsListedWithItsStrategies() throws {
    let ending = try Tool(folder: Folder())
      .run(["list", "--suite", "calibration", "--filter", "cx1"])
    #expect(
      ending.output == """
        calibration: Workloads of known truth, with which the harness itself is tested.
          CX1 calibration.exact
            Does the harness report exactly the work that was done? Every number follows from \
        the parameters.
            strategies: propertyPass, layoutOnly, fullRecompute, identityOracle

        """
    )
  }
}
