import UBExports
import Testing

@Suite struct OpenMetricsFormatTests {
  private let labels = "suite=\"default\",benchmark=\"list-scroll.steady[delta=44]\""

  @Test func aMetricIsAGaugeAndTheFileEnds() throws {
    #expect(
      try Examples.text(.openMetrics) == """
        # TYPE updatebench_run info
        # HELP updatebench_run How the numbers were taken.
        updatebench_run_info{suite="default",date="2026-01-02T03:04:05Z",swift="6.3",\
        build="release",processor="A, B",allocation_counter="jemalloc nrequests 5.3.0"} 1
        # TYPE updatebench_bindings_evaluated gauge
        # HELP updatebench_bindings_evaluated bindings.evaluated: the run's number, exact. \
        Smaller is better.
        updatebench_bindings_evaluated{\(labels),strategy="propertyPass"} 9007199254740993
        updatebench_bindings_evaluated{\(labels),strategy="layoutOnly"} 0
        # TYPE updatebench_writes_total_per_run gauge
        # HELP updatebench_writes_total_per_run writes.total: the run's number, exact. \
        Describes the workload.
        updatebench_writes_total_per_run{\(labels),strategy="propertyPass"} 3
        updatebench_writes_total_per_run{\(labels),strategy="layoutOnly"} 3
        # TYPE updatebench_solver_constraints_added gauge
        # HELP updatebench_solver_constraints_added solver.constraintsAdded: the run's number, \
        exact. Smaller is better.
        updatebench_solver_constraints_added{\(labels),strategy="propertyPass"} 5
        updatebench_solver_constraints_added{\(labels),strategy="layoutOnly"} 5
        # TYPE updatebench_allocations_bytes gauge
        # UNIT updatebench_allocations_bytes bytes
        # HELP updatebench_allocations_bytes allocations.bytes: the run's number, exact. \
        Smaller is better.
        updatebench_allocations_bytes{\(labels),strategy="propertyPass"} 150
        updatebench_allocations_bytes{\(labels),strategy="layoutOnly"} 150
        # TYPE updatebench_allocations_frames_without gauge
        # HELP updatebench_allocations_frames_without allocations.frames_without: the run's \
        number, exact. Bigger is better.
        updatebench_allocations_frames_without{\(labels),strategy="propertyPass"} 1
        updatebench_allocations_frames_without{\(labels),strategy="layoutOnly"} 1
        # TYPE updatebench_frame_p50_seconds gauge
        # UNIT updatebench_frame_p50_seconds seconds
        # HELP updatebench_frame_p50_seconds frame_ns_p50: time of a frame. Smaller is better.
        updatebench_frame_p50_seconds{\(labels),strategy="propertyPass"} 1.7e-06
        # TYPE updatebench_solver_mean_seconds gauge
        # UNIT updatebench_solver_mean_seconds seconds
        # HELP updatebench_solver_mean_seconds solver_ns_mean: time of a frame. Smaller is better.
        updatebench_solver_mean_seconds{\(labels),strategy="propertyPass"} 2.5025e-07
        # EOF

        """
    )
  }

  @Test func whatHasNoNumbersIsASample() throws {
    let text = try Examples.text(.openMetrics, of: Examples.document(failures: [Examples.failure]))
    #expect(
      text.contains(
        """
        # TYPE updatebench_failed gauge
        # HELP updatebench_failed A benchmark without numbers, and the reason.
        updatebench_failed{suite="default",benchmark="list-scroll.steady",\
        strategy="fullRecompute",kind="crashed"} 1

        """
      )
    )
  }

  @Test func quotesBackslashesAndLineEndsAreEscaped() throws {
    let document = Examples.document(label: "a\"b\\c\nd", benchmark: "a")
    #expect(
      try Examples.text(.openMetrics, of: document)
        .contains("benchmark=\"a\\\"b\\\\c\\nd\",strategy=\"layoutOnly\"} 0\n")
    )
  }
}
