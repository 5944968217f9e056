import UBCJemalloc

/// A jemalloc control name, looked up once.
struct Statistic {
  private let path: [Int]

  /// Looks up a dotted name.
  ///
  /// - Throws: `AllocationMeterError.unknownStatistic`.
  init(_ name: String) throws(AllocationMeterError) {
    var path = [Int](repeating: 0, count: 8)
    var length = path.count
    let code = mallctlnametomib(name, &path, &length)
    guard code == 0 else { throw .unknownStatistic(name: name, code: Int(code)) }
    self.path = Array(path.prefix(length))
  }

  /// The statistic's value.
  var value: UInt64 {
    var value: UInt64 = 0
    var size = MemoryLayout<UInt64>.size
    path.withUnsafeBufferPointer { path in
      _ = mallctlbymib(path.baseAddress, path.count, &value, &size, nil, 0)
    }
    return value
  }

  /// Performs the action of the name.
  func trigger() {
    path.withUnsafeBufferPointer { path in
      _ = mallctlbymib(path.baseAddress, path.count, nil, nil, nil, 0)
    }
  }

  /// Writes 1, which refreshes all statistics if the name is `epoch`.
  func advance() {
    var one: UInt64 = 1
    path.withUnsafeBufferPointer { path in
      _ = mallctlbymib(
        path.baseAddress,
        path.count,
        nil,
        nil,
        &one,
        MemoryLayout<UInt64>.size
      )
    }
  }
}
