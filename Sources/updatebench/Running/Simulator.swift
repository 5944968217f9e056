import UBCommandLineSupport
import FoundationEssentials
import UBMeasurement
import UBResults

/// Counts instructions where the simulator is installed, and says why where it isn't.
struct Simulator {
  /// The simulator; `nil` if it can't be used.
  let callgrind: Callgrind?
  /// Why it can't be used; `nil` if it can.
  let reason: String?
  private let timeoutSeconds: Int

  /// Looks for the simulator.
  init(timeoutSeconds: Int) {
    self.timeoutSeconds = timeoutSeconds
    do throws(CallgrindError) {
      callgrind = try Callgrind()
      reason = nil
    } catch {
      callgrind = nil
      reason = error.description
    }
  }

  /// The instructions of one run, or `nil` where the simulator can't be used.
  ///
  /// - Throws: `ChildLauncher.Trouble`, or `ToolError.interrupted`.
  func figures(of command: MeasurementCommand) throws -> InstructionFigures? {
    guard let callgrind, let executable = MachineProbe.executable else { return nil }
    do throws(CallgrindError) {
      return try callgrind.figures(
        of: executable,
        command.words,
        adding: [:],
        withinSeconds: timeoutSeconds
      )
    } catch {
      switch error {
      case .failed(.interrupted, _): throw ToolError.interrupted
      case .failed(let ending, let lines):
        throw ChildLauncher.Trouble(
          kind: .crashed,
          detail: "the process whose instructions are counted \(ending)",
          standardError: lines
        )
      case .absent, .unusable:
        throw ChildLauncher.Trouble(
          kind: .crashed,
          detail: "instructions can't be counted: \(error)",
          standardError: []
        )
      }
    }
  }
}
