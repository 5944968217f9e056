/// One of Chrome's trace events; `ts` and `dur` are in microseconds.
struct ChromeTraceEvent: Encodable {
  /// The kind of an event, by its letter in the format.
  enum Phase: String, Encodable {
    /// A name for a process or a thread.
    case metadata = "M"
    /// A slice with its beginning and its length.
    case complete = "X"
    /// Values that hold from a moment on.
    case counter = "C"
  }

  /// A value of an event's arguments.
  enum Argument: Encodable {
    case text(String)
    case number(Number)

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .text(let text): try text.encode(to: encoder)
      case .number(let number): try number.encode(to: encoder)
      }
    }
  }

  let ph: Phase
  let pid: Int
  let tid: Int
  let name: String
  var cat: String?
  var ts: Double?
  var dur: Double?
  var args: [String: Argument]

  /// The name of a process, or of one of its threads.
  static func name(_ name: String, process: Int, thread: Int? = nil) -> ChromeTraceEvent {
    ChromeTraceEvent(
      ph: .metadata,
      pid: process,
      tid: thread ?? 0,
      name: thread == nil ? "process_name" : "thread_name",
      args: ["name": .text(name)]
    )
  }

  /// A slice from one nanosecond to another.
  static func slice(
    _ name: String,
    category: String,
    _ begin: UInt64,
    _ end: UInt64,
    process: Int,
    thread: Int,
    _ arguments: [String: Argument]
  ) -> ChromeTraceEvent {
    ChromeTraceEvent(
      ph: .complete,
      pid: process,
      tid: thread,
      name: name,
      cat: category,
      ts: Double(begin) / 1_000,
      dur: Double(end - begin) / 1_000,
      args: arguments
    )
  }

  /// Values from a nanosecond on, drawn on top of each other.
  static func counter(
    _ name: String,
    at moment: UInt64,
    process: Int,
    _ values: [(String, Int)]
  ) -> ChromeTraceEvent {
    let arguments = values.map { ($0.0, Argument.number(.whole($0.1))) }
    return ChromeTraceEvent(
      ph: .counter,
      pid: process,
      tid: 0,
      name: name,
      ts: Double(moment) / 1_000,
      args: Dictionary(uniqueKeysWithValues: arguments)
    )
  }
}
