import Foundation

/// Two executables that count as the tool does and take the times that a script states.
struct StandIn {
  let folder: Folder
  private let base: String
  private let new: String

  /// Makes both executables.
  ///
  /// - Parameter times: a shell command that sets `time` to a sample's nanoseconds; it knows the
  ///   `arm`.
  /// - Throws: an error of the file system.
  init(times: String) throws {
    folder = try Folder()
    base = try Self.script(times, named: "base", in: folder)
    new = try Self.script(times, named: "head", in: folder)
  }

  /// Gates one against the other.
  func gate(_ arguments: [String] = []) throws -> Tool.Ending {
    try Tool(folder: folder).run(
      ["gate", "--base-executable", base, "--head-executable", new] + arguments
    )
  }

  private static func script(
    _ times: String,
    named name: String,
    in folder: Folder
  ) throws -> String {
    let tool = try Tool.executable()
    try folder.write(
      """
      #!/bin/sh
      case "$*" in
        *'--mode sample'*) ;;
        *) UPDATEBENCH_CALIBRATION=virtual=1 exec '\(tool)' "$@" ;;
      esac
      arm=$(basename "$(dirname "$0")")
      echo 'sampling 1 0'
      while read -r frames; do
        \(times)
        echo "$time $time"
      done

      """,
      to: name
    )
    let path = "\(folder.path)/\(name)"
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }
}
