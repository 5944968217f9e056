public import UpdatePipeline

extension UIControl {
  /// The control's state: disabled, selected and highlighted, or none of these.
  ///
  /// It is named here, because inside the pipeline `state` is a view's storage.
  public final var state: State { controlState }
}
