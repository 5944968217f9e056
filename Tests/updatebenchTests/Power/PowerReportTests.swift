import Testing
import UBRegression
import UBResults
import calibration

@Suite struct PowerReportTests {
  @Test func sharesHaveTheirIntervals() {
    let text = PowerReport.markdown(
      of: PowerDocument(
        commands: ["scripts/power --trials 2"],
        date: "2026-01-01T00:00:00Z",
        machine: Machine(processor: "Example", cores: 2, memory: 1, kernel: "k", system: "s"),
        toolchain: Toolchain(swift: "6.3", compiler: nil, configuration: .release, traits: []),
        rule: .standard,
        trials: [
          trial("5%", isFound: true, ratio: 1.05, foundBy: [.welch]),
          trial("5%", isFound: false, ratio: 1.04, foundBy: []),
          PowerTrial(
            change: "leak",
            workload: "calibration.exact",
            isFound: true,
            isInconclusive: false,
            load: 2
          ),
        ]
      )
    )
    let lines = text.split(separator: "\n").map(String.init)
    #expect(
      lines.contains(
        """
        | 5% in calibration.exact[work=4000] | 2 | +4.50 % (sd 0.71 %) | 1/2, 50.0 % [1.3, 98.7] \
        | 1 | 0.90 s | 0/2, 0.0 % [0.0, 84.2] | 0/2, 0.0 % [0.0, 84.2] | 0/2, 0.0 % [0.0, 84.2] \
        | 0/2, 0.0 % [0.0, 84.2] | 1/2, 50.0 % [1.3, 98.7] | 0/2, 0.0 % [0.0, 84.2] |
        """
      )
    )
    #expect(lines.contains("| leak in calibration.exact | 1 | 1/1, 100.0 % [2.5, 100.0] |"))
    #expect(lines.last == "    scripts/power --trials 2")
  }

  private func trial(
    _ change: String,
    isFound: Bool,
    ratio: Double,
    foundBy: [PeerRule]
  ) -> PowerTrial {
    PowerTrial(
      change: change,
      workload: "calibration.exact[work=4000]",
      isFound: isFound,
      isInconclusive: !isFound,
      foundBy: foundBy,
      ratio: ratio,
      stageSeconds: 0.9,
      load: 3
    )
  }
}
