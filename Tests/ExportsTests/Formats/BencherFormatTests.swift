import UBExports
import Testing

@Suite struct BencherFormatTests {
  @Test func aBenchmarkHasItsMeasuresBySlug() throws {
    #expect(
      try Examples.text(.bmf) == """
        {
          "default/list-scroll.steady[delta=44]/layoutOnly" : {
            "allocations-bytes" : {
              "value" : 150
            },
            "allocations-frames-without" : {
              "value" : 1
            },
            "bindings-evaluated" : {
              "value" : 0
            },
            "solver-constraints-added" : {
              "value" : 5
            },
            "writes-total" : {
              "value" : 3
            }
          },
          "default/list-scroll.steady[delta=44]/propertyPass" : {
            "allocations-bytes" : {
              "value" : 150
            },
            "allocations-frames-without" : {
              "value" : 1
            },
            "bindings-evaluated" : {
              "value" : 9007199254740993
            },
            "latency" : {
              "value" : 1700
            },
            "solver-constraints-added" : {
              "value" : 5
            },
            "solver-ns-mean" : {
              "value" : 250.25
            },
            "writes-total" : {
              "value" : 3
            }
          }
        }

        """
    )
  }
}
