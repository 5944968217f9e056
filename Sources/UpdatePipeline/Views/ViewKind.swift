/// The kind of a view for the counters.
package enum ViewKind {
  /// Any other view.
  case plain
  /// A table or collection view; `layout.list.executed` counts its layouts.
  case list
  /// A cell of a list; `layout.cell.executed` counts its layouts.
  case cell
}
