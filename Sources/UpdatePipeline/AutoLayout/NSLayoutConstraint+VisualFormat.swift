extension NSLayoutConstraint {
  /// Makes the constraints that a visual format describes, such as `H:|-[name(>=80)]-8-[value]-|`.
  ///
  /// The standard spacing is 8 points between views and 20 points from the superview.
  ///
  /// - Precondition: The format is valid; the message marks the invalid character.
  public static func constraints(
    withVisualFormat format: String,
    options: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      return try constraints(
        visualFormat: format,
        options: options,
        metrics: metrics ?? [:],
        views: views
      )
    } catch {
      refuse(error.description)
    }
  }

  /// Makes the constraints that a visual format describes.
  ///
  /// - Throws: The reason and position of a syntax error or an unknown name.
  package static func constraints(
    visualFormat format: String,
    options: FormatOptions = [],
    metrics: [String: Any] = [:],
    views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var builder = VisualFormatBuilder(
      try VisualFormatParser.parse(format),
      options: options,
      metrics: metrics,
      views: views
    )
    return try builder.build()
  }
}
