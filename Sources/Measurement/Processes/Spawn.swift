import UBCLinux
import Glibc

/// A process to start.
struct SpawnRequest {
  /// The path of the executable.
  let executable: String
  /// The words after the executable's name.
  let arguments: [String]
  /// The whole environment, without the additions of the layout.
  let environment: [String: String]
  /// The addresses of the process's memory; `nil` lets the system choose.
  let layout: AddressLayout?
}

/// The system calls that start a process.
enum Spawn {
  /// The two ends of a connection, of which the process that is started gets the other.
  typealias Ends = (mine: CInt, other: CInt)

  /// A pipe that this process reads and no other child inherits.
  static func pipeEnds() -> Ends? {
    var ends: [CInt] = [-1, -1]
    guard linux_pipe(&ends, O_CLOEXEC) == 0 else { return nil }
    return (ends[0], ends[1])
  }

  /// A pair of connected sockets that no other child inherits; each reads what the other writes.
  static func socketPair() -> Ends? {
    var ends: [CInt] = [-1, -1]
    let kind = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    return (ends[0], ends[1])
  }

  private static let busyAttemptsMax = 100

  /// Starts an executable in a process group of its own; without an input it has nothing to read.
  ///
  /// - Throws: `ChildProcessError`.
  static func process(
    _ request: SpawnRequest,
    input: CInt?,
    output: CInt,
    standardError: CInt
  ) throws(ChildProcessError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, standardError, STDERR_FILENO)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let environment = request.environment.merging(request.layout?.environment ?? [:]) { $1 }
    let settings = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    var argumentPointers = ([request.executable] + request.arguments).map { strdup($0) } + [nil]
    var environmentPointers = settings.map { strdup($0) } + [nil]
    defer {
      for pointer in argumentPointers + environmentPointers {
        free(pointer)
      }
    }
    var identifier: pid_t = 0
    func start() -> CInt {
      var code: CInt = 0
      // A copy that was just made can't be executed while another process, forked meanwhile, still
      // has it open for writing.
      for _ in 0..<busyAttemptsMax {
        code = posix_spawn(
          &identifier,
          request.executable,
          &actions,
          &attributes,
          &argumentPointers,
          &environmentPointers
        )
        guard code == ETXTBSY else { break }
        Clocks.pause(milliseconds: 10)
      }
      return code
    }
    let code = request.layout.map { $0.apply(to: start) } ?? start()
    guard code == 0 else {
      throw ChildProcessError(executable: request.executable, reason: reason(code))
    }
    return identifier
  }

  /// The system's words for an error number.
  static func reason(_ code: CInt) -> String { String(cString: strerror(code)) }
}
