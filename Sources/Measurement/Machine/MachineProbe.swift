import FoundationEssentials
import Glibc
package import UBResults

/// Reads the identity of the machine and the build.
package enum MachineProbe {
  /// The machine that this process runs on, with `unknown` for unreadable facts.
  package static func machine() -> Machine {
    Machine(
      processor: value(of: "model name", in: "/proc/cpuinfo", separator: ":") ?? "unknown",
      cores: Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))),
      memory: Int(sysconf(Int32(_SC_PHYS_PAGES))) * Int(sysconf(Int32(_SC_PAGESIZE))),
      kernel: kernel,
      system: value(of: "PRETTY_NAME", in: "/etc/os-release", separator: "=") ?? "unknown"
    )
  }

  /// The configuration of this build, with the compiler's own version text if the build folder has
  /// it.
  package static func toolchain() -> Toolchain {
    Toolchain.current(compiler: compiler)
  }

  /// The path of the running executable.
  package static var executable: String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  }

  /// The first line of SwiftPM's record of the compiler in the build folder.
  private static var compiler: String? {
    guard let executable else { return nil }
    let folder = URL(filePath: executable).deletingLastPathComponent().path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let records = files.filter { $0.hasPrefix("swift-version-") && $0.hasSuffix(".txt") }
    guard records.count == 1 else { return nil }
    return lines(of: "\(folder)/\(records[0])").first
  }

  private static var kernel: String {
    var names = utsname()
    guard uname(&names) == 0 else { return "unknown" }
    return [text(of: names.sysname), text(of: names.release), text(of: names.machine)]
      .joined(separator: " ")
  }

  private static func text<Characters>(of characters: Characters) -> String {
    withUnsafeBytes(of: characters) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  private static func value(of key: String, in path: String, separator: Character) -> String? {
    for line in lines(of: path) where line.hasPrefix(key) {
      guard let start = line.firstIndex(of: separator) else { continue }
      let noise: Set<Character> = [" ", "\t", "\""]
      let value = line[line.index(after: start)...].drop { noise.contains($0) }
      return String(value.reversed().drop { noise.contains($0) }.reversed())
    }
    return nil
  }

  private static func lines(of path: String) -> [String] {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }
}
