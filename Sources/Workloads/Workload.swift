package import UpdatePipeline

/// A scripted sequence of changes to an interface, repeatable from its parameters.
///
/// Creating a workload builds its interface, and `showFirst()` runs frame 0, which is measured
/// apart. The frames from 1 to `frameCount` are then stepped in order.
package protocol Workload: AnyObject {
  /// The workload's names, question and parameters.
  static var definition: WorkloadDefinition { get }

  /// Builds the interface under a strategy, without running a frame.
  init(_ parameters: Parameters, strategy: UpdateStrategy) throws(ParameterError)

  /// The number of frames after frame 0.
  var frameCount: Int { get }

  /// The window that shows the interface.
  var window: UIWindow { get }

  /// Runs frame 0, which displays the interface for the first time.
  func showFirst()

  /// Applies the changes scripted for frame `index` and brings the interface up to date.
  func step(_ index: Int)
}

extension Workload {
  /// Runs a frame of the default duration.
  package func showFirst() {
    window.runFrame()
  }
}

/// A workload's names, question and parameters.
package struct WorkloadDefinition: Sendable {
  /// The short name used in papers and tables, such as `LS1`.
  package let id: String
  /// The dotted name used in documents and on the command line, such as `list-scroll.steady`.
  package let name: String
  /// The question the workload answers, in two sentences or more.
  package let question: String
  /// The parameters with their defaults.
  package let parameters: [ParameterDefinition]

  package init(id: String, name: String, question: String, parameters: [ParameterDefinition]) {
    self.id = id
    self.name = name
    self.question = question
    self.parameters = parameters
  }
}
