import Foundation

/// Two executables that count as the tool does, take the times that a script states, and note who
/// was started how and asked for what.
struct StandIn {
  /// A process that took samples.
  struct Start: Equatable {
    /// The arm: `base`, `copy` or `head`.
    let arm: String
    /// The length of the path it was started by.
    let pathLength: Int
    /// The bytes by which its stack is moved.
    let padding: Int
    /// The stack's greatest size in KiB, below which libraries and heap lie.
    let stackLimit: Int
    /// What the system was told about addresses, in hexadecimal digits.
    let personality: String
  }

  /// The processes of one launch, and the arms in the order in which they were asked for samples.
  struct Launch {
    var starts: [String: Start] = [:]
    var asked: [String] = []
  }

  let folder: Folder
  private let base: String
  private let new: String

  /// Makes both executables.
  ///
  /// - Parameter times: a shell command that sets `time` to a sample's nanoseconds; it knows the
  ///   `arm`, and `place` is `first` for the arm of a launch that was asked first.
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

  /// The launches that were made, in order.
  ///
  /// Both arms of a launch start at once, so only the requests say which belong together.
  func launches() throws -> [Launch] {
    var starts: [Substring: Start] = [:]
    var launches: [Launch] = []
    for line in try folder.text(of: "log").split(separator: "\n") {
      let words = line.split(separator: " ")
      let (kind, arm, process) = (words[0], String(words[1]), words[2])
      if kind == "start" {
        starts[process] = Start(
          arm: arm,
          pathLength: Int(words[3]) ?? -1,
          padding: Int(words[4]) ?? -1,
          stackLimit: Int(words[5]) ?? -1,
          personality: String(words[6])
        )
        continue
      }
      if let start = starts.removeValue(forKey: process) {
        if launches.last?.starts.count != 1 { launches.append(Launch()) }
        launches[launches.count - 1].starts[arm] = start
      }
      launches[launches.count - 1].asked.append(arm)
    }
    return launches
  }

  private static func script(
    _ times: String,
    named name: String,
    in folder: Folder
  ) throws -> String {
    let tool = try Tool.executable()
    let log = "\(folder.path)/log"
    try folder.write(
      """
      #!/bin/sh
      case "$*" in
        *'--mode sample'*) ;;
        *) UPDATEBENCH_CALIBRATION=virtual=1 exec '\(tool)' "$@" ;;
      esac
      arm=$(basename "$(dirname "$0")")
      persona=$(cat /proc/$$/personality)
      echo "start $arm $$ ${#0} ${#UPDATEBENCH_PADDING} $(ulimit -s) $persona" >> '\(log)'
      echo 'sampling 1 0'
      place=
      while read -r frames; do
        if [ -z "$place" ] && mkdir '\(folder.path)/first' 2>/dev/null; then place=first; fi
        if [ -z "$place" ]; then place=second; rmdir '\(folder.path)/first'; fi
        echo "ask $arm $$" >> '\(log)'
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
