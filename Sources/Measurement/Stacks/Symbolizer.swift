import UBCAllocationStacks
import FoundationEssentials
import Glibc

/// Finds the functions that return addresses of this process lie in.
struct Symbolizer {
  private var tables: [String: SymbolTable] = [:]
  private var frames: [UInt: StackFrame] = [:]
  private let executable = MachineProbe.executable

  /// The function that a call returns to.
  mutating func frame(at address: UInt) -> StackFrame {
    if let frame = frames[address] { return frame }
    let frame = found(address)
    frames[address] = frame
    return frame
  }

  /// A call that ends its function returns behind it, so the byte before is looked up.
  private mutating func found(_ address: UInt) -> StackFrame {
    var text: UnsafePointer<CChar>?
    var base: UInt = 0
    guard allocation_stacks_object(address - 1, &text, &base) != 0, let text else {
      return StackFrame(name: nil)
    }
    let given = String(cString: text)
    // The main program is named as it was called, which need not lead to its file.
    let isExecutable = !given.contains(".so")
    let path = isExecutable ? executable ?? given : given
    let table = tables[path] ?? SymbolTable(ofFile: path)
    tables[path] = table
    let file = path.split(separator: "/").last ?? ""
    let isAllocator = file.hasPrefix("libjemalloc")
    let symbol = table.name(at: UInt64(address - 1 - base) + table.base)
    return StackFrame(
      name: symbol.flatMap { name(of: $0, isExecutable: isExecutable) },
      isAllocator: isAllocator
    )
  }

  /// The short name of a function of Swift, or of the executable's own C; `nil` for the runtime's.
  private func name(of symbol: String, isExecutable: Bool) -> String? {
    if let demangled = demangled(symbol) { return FunctionName.short(demangled) }
    let isRuntime = ["swift_", "_swift_", "_Z", "__"].contains { symbol.hasPrefix($0) }
    return isExecutable && !isRuntime ? symbol : nil
  }

  private func demangled(_ symbol: String) -> String? {
    guard symbol.hasPrefix("$s") || symbol.hasPrefix("$S") else { return nil }
    guard let text = swift_demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}
