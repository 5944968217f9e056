/// What a view is in the counts.
package enum ViewKind {
  /// A view of no special kind.
  case plain
  /// A table or collection view; `layout.list.executed` counts its layouts.
  case list
  /// A cell of a list; `layout.cell.executed` counts its layouts.
  case cell
}
