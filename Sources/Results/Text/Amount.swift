/// Numbers of things in words.
package enum Amount {
  /// The number with the noun in its form for it, such as `1 entry` or `2 entries`.
  ///
  /// - Parameters:
  ///   - count: the number.
  ///   - one: the noun's singular.
  ///   - many: the plural; `nil` for the singular with an `s`.
  /// - Returns: the number and the noun.
  package static func of(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? "\(one)s")"
  }
}
