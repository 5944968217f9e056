extension Double {
  /// The shortest text that reads back as this number; whole numbers without a fraction.
  var shortText: String {
    guard self == rounded(), abs(self) < 1e15 else { return "\(self)" }
    return "\(Int64(self))"
  }
}
