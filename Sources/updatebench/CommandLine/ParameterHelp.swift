import UBWorkloads

/// The parameters that `--set` takes, in words.
enum ParameterHelp {
  /// Every workload of the default suite with its parameters, their defaults and what they take.
  static var text: String {
    let workloads = RunnableSuite.all.first?.workloads ?? []
    let sections = workloads.map { workload in
      let rows = workload.parameters.map { parameter in
        "    \(parameter.name)=\(parameter.defaultValue)  \(parameter.summary); \(parameter.domain)"
      }
      return (["  \(workload.id) \(workload.name)"] + rows).joined(separator: "\n")
    }
    return (["parameters for --set, with their defaults:"] + sections).joined(separator: "\n")
  }
}
