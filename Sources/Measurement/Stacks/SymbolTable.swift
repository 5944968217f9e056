import FoundationEssentials

/// The functions of an executable or a library, from its file's symbol table.
///
/// Source: "Tool Interface Standard: Executable and Linking Format", for files of 64 bits in the
/// byte order of this machine.
struct SymbolTable {
  private struct Symbol {
    let start: UInt64
    let size: UInt64
    let nameOffset: Int
  }

  private let file: Data
  private var symbols: [Symbol] = []
  private var namesOffset = 0
  /// Where the file's first byte is meant to lie.
  private(set) var base: UInt64 = 0

  /// Reads the functions of a file; of one without a table, or in another format, there are none.
  ///
  /// - Complexity: O(n log n) in the functions.
  init(ofFile path: String) {
    file = (try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped)) ?? Data()
    guard file.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2]), file.count >= 64 else { return }
    base = firstSegment
    // The full table, or else that of the names that others may use.
    guard let table = section(ofType: 2) ?? section(ofType: 11) else { return }
    namesOffset = section(at: Int(table.link)).offset
    for offset in stride(from: table.offset, to: table.offset + table.size, by: 24) {
      let kind = value(UInt8.self, at: offset + 4) & 0xf
      let symbol = Symbol(
        start: value(UInt64.self, at: offset + 8),
        size: value(UInt64.self, at: offset + 16),
        nameOffset: Int(value(UInt32.self, at: offset))
      )
      // Functions, also those that are chosen when they are loaded, which lie somewhere.
      guard kind == 2 || kind == 10, symbol.start != 0 else { continue }
      symbols.append(symbol)
    }
    symbols.sort { ($0.start, $0.nameOffset) < ($1.start, $1.nameOffset) }
  }

  /// The linker's name of the function that an address of the file lies in.
  ///
  /// - Complexity: O(log n) in the functions.
  func name(at address: UInt64) -> String? {
    var low = 0
    var high = symbols.count
    while low < high {
      let middle = (low + high) / 2
      if symbols[middle].start <= address { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let symbol = symbols[low - 1]
    guard address < symbol.start + max(symbol.size, 1) else { return nil }
    let bytes = file[(file.startIndex + namesOffset + symbol.nameOffset)...].prefix { $0 != 0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: - The file's parts

  private struct Section {
    let type: UInt32
    let offset: Int
    let size: Int
    let link: UInt32
  }

  private func section(at index: Int) -> Section {
    let start = Int(value(UInt64.self, at: 40)) + index * Int(value(UInt16.self, at: 58))
    return Section(
      type: value(UInt32.self, at: start + 4),
      offset: Int(value(UInt64.self, at: start + 24)),
      size: Int(value(UInt64.self, at: start + 32)),
      link: value(UInt32.self, at: start + 40)
    )
  }

  private func section(ofType type: UInt32) -> Section? {
    (0..<Int(value(UInt16.self, at: 60))).lazy.map(section).first { $0.type == type }
  }

  /// The address that the first segment which is loaded asks for.
  private var firstSegment: UInt64 {
    let table = Int(value(UInt64.self, at: 32))
    let size = Int(value(UInt16.self, at: 54))
    for index in 0..<Int(value(UInt16.self, at: 56)) {
      let start = table + index * size
      guard value(UInt32.self, at: start) == 1 else { continue }
      return value(UInt64.self, at: start + 16) - value(UInt64.self, at: start + 8)
    }
    return 0
  }

  /// A number of the file; zero beyond its end.
  private func value<Number: FixedWidthInteger>(_ type: Number.Type, at offset: Int) -> Number {
    guard offset >= 0, offset <= file.count - MemoryLayout<Number>.size else { return 0 }
    return file.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: type) }
  }
}
