public import UpdatePipeline

extension UIControl {
  /// What the control is: disabled, selected, highlighted, or nothing of it.
  ///
  /// Named here, because inside the pipeline `state` is what a view stores.
  public final var state: State { controlState }
}
