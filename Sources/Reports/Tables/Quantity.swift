/// Numbers as reports write them.
package enum Quantity {
  /// A whole number with a separator between thousands; nothing is rounded.
  package static func count(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) {
        grouped.append(",")
      }
      grouped.append(digit)
    }
    return number < 0 ? "-" + grouped : grouped
  }

  /// A number with a fixed number of decimals, rounded to the nearest.
  package static func decimal(_ number: Double, places: Int) -> String {
    guard number.isFinite, number.magnitude < 1e12 else { return "\(number)" }
    var scale = 1
    for _ in 0..<places {
      scale *= 10
    }
    let scaled = Int((number.magnitude * Double(scale)).rounded())
    let whole = count(scaled / scale)
    let sign = number < 0 && scaled != 0 ? "-" : ""
    guard places > 0 else { return sign + whole }
    let fraction = String(scaled % scale)
    let zeros = String(repeating: "0", count: places - fraction.count)
    return "\(sign)\(whole).\(zeros)\(fraction)"
  }

  /// A time in the unit that suits it.
  package static func time(nanoseconds: Double) -> String {
    switch nanoseconds.magnitude {
    case ..<1_000: "\(decimal(nanoseconds, places: 0)) ns"
    case ..<1_000_000: "\(decimal(nanoseconds / 1_000, places: 1)) µs"
    case ..<1_000_000_000: "\(decimal(nanoseconds / 1_000_000, places: 2)) ms"
    default: "\(decimal(nanoseconds / 1_000_000_000, places: 2)) s"
    }
  }
}
