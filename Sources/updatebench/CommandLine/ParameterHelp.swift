import Workloads

/// The parameters that `--set` takes, in words.
enum ParameterHelp {
  /// Every benchmark of the default suite with its parameters, their defaults and what they take.
  static var text: String {
    let benchmarks = RunnableSuite.all.first?.benchmarks ?? []
    let sections = benchmarks.map { benchmark in
      let rows = benchmark.definition.parameters.map { parameter in
        "    \(parameter.name)=\(parameter.defaultValue)  \(parameter.summary); \(parameter.domain)"
      }
      return (["  \(benchmark.definition.name)"] + rows).joined(separator: "\n")
    }
    return (["parameters for --set, with their defaults:"] + sections).joined(separator: "\n")
  }
}
