import Testing

/// The list of benchmarks, and the names that choose among them.
@Suite struct ListTests {
  private func ids(of words: [String]) throws -> [String] {
    let ending = try Tool(folder: Folder()).run(["list", "--suite", "calibration"] + words)
    #expect(ending.status == 0, "\(ending.complaint)")
    return ending.output.matches(of: #/(?m)^  (CX\d) /#).map { String($0.1) }
  }

  private static let all = ["CX1", "CX2", "CX3", "CX4", "CX5", "CX6"]

  @Test(arguments: [
    ([], all), (["cx1"], ["CX1"]), (["CX?"], all), (["cx"], all),
    (["calibration.ex"], ["CX1", "CX4"]), (["*.ex*t"], ["CX1", "CX4"]), (["*exit"], ["CX4"]),
    (["calibration.cras?"], ["CX3"]), ([""], all), (["crash", "CX6"], ["CX3", "CX6"]),
  ])
  func anOperandIsAPartOfANameOrAPattern(operands: [String], expected: [String]) throws {
    #expect(try ids(of: operands) == expected)
  }

  @Test(arguments: [
    (["--filter", "CX[1-3]"], ["CX1", "CX2", "CX3"]),
    (["--filter", "calibration\\.ex.*"], ["CX1", "CX4"]),
    (["--filter", "CX1", "--filter", "calibration.hang"], ["CX1", "CX5"]),
    (["--skip", "CX1"], ["CX2", "CX3", "CX4", "CX5", "CX6"]),
    (["--skip", "CX[2-5]", "--skip", "calibration.stale"], ["CX1"]),
    (["--filter", "CX[1-3]", "--skip", "CX2"], ["CX1", "CX3"]),
    (["ex", "--skip", ".*exit"], ["CX1"]), (["ex", "--filter", "CX[2-6]"], ["CX4"]),
  ])
  func anExpressionMatchesAWholeName(options: [String], expected: [String]) throws {
    #expect(try ids(of: options) == expected)
  }

  @Test(arguments: [["?"], ["--filter", "CX"], ["--filter", "calibration"], ["--skip", ".*"]])
  func aListOfNothingIsAUsageError(words: [String]) throws {
    let ending = try Tool(folder: Folder()).run(["list", "--suite", "calibration"] + words)
    #expect(ending.status == 64)
    #expect(ending.output == "")
    #expect(ending.complaint.hasPrefix("calibration: no benchmark of suite 'calibration' matches "))
  }

  @Test func aChosenWorkloadIsABlockWithItsParameters() throws {
    let ending = try Tool(folder: Folder()).run(["list", "--suite", "calibration", "cx1"])
    #expect(
      ending.output == """
        calibration: Workloads of known truth, with which the harness itself is tested.
          CX1 calibration.exact
            Does the harness report exactly the work that was done? Every number follows from \
        the parameters.
            parameter sets: defaults
            strategies: propertyPass, layoutOnly, fullRecompute, identityOracle
            parameters:
              frames=20  measured frames; a whole number from 1 to 100000
              rows=8  binding evaluations a frame needs; a whole number from 1 to 100000
              allocations=3  blocks of 64 bytes made and freed in a frame; a whole number \
        from 0 to 100000
              retained=0  blocks of 64 bytes made and kept in a frame; a whole number from 0 to \
        100000
              milliseconds=0  pause in a frame; a whole number from 0 to 100000
              work=0  rows that a frame updates; a whole number from 0 to 100000

        """
    )
  }

  @Test func everySuiteIsListedAndEveryWorkloadOnce() throws {
    let ending = try Tool(folder: Folder(), product: .updatebench).run(["list"])
    #expect(ending.status == 0)
    let suites = ending.output.matches(of: #/(?m)^(\w+): /#).map { String($0.1) }
    #expect(suites == ["default", "examples", "solver"])
    let titles = ending.output.matches(of: #/(?m)^  ([\w-]+) ([\w.-]+)$/#).map { String($0.2) }
    #expect(titles.count > 30)
    #expect(Set(titles).count == titles.count)
    #expect(ending.output.ranges(of: "\n    parameter sets: ").count == titles.count)
    #expect(!ending.output.contains("    parameters:\n"))
    #expect(
      ending.output.contains(
        """

          LS1 list-scroll.steady
            What does a frame of scrolling cost, with and without a row coming into view?
        """
      )
    )
    #expect(
      ending.output.contains(
        """

            parameter sets: defaults [delta=1] [delta=11] [delta=44] [delta=88] [delta=176] \
        [delta=440] [delta=880]
            strategies: propertyPass, layoutOnly, fullRecompute, identityOracle

        """
      )
    )
  }

  /// The workloads that fail on purpose belong to tests.
  @Test(arguments: [Tool.Product.updatebench, .fixture])
  func aToolForUsersHasNoCalibration(product: Tool.Product) throws {
    let tool = Tool(folder: try Folder(), product: product)
    #expect(try !tool.run(["list"]).output.contains("calibration"))
    let ending = try tool.run(["run", "--suite", "calibration"])
    #expect(ending.status == 64)
    #expect(ending.complaint.hasPrefix("\(product.rawValue): unknown suite 'calibration'"))
  }
}
