extension NSLayoutConstraint {
  /// The constraints that a visual format describes, such as `H:|-[name(>=80)]-8-[value]-|`.
  ///
  /// Standard distances are 8 points between views and 20 from the superview.
  ///
  /// - Precondition: The format can be read; the message shows the character that can't.
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

  /// The constraints that a visual format describes.
  ///
  /// - Throws: What can't be read, with its place; also a name that is in neither dictionary.
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
