/// A visual format, read into its parts.
struct VisualFormat: Equatable {
  /// A number, by itself or by the name of a metric, with its place in the format.
  struct Number: Equatable {
    enum Value: Equatable {
      case literal(Double)
      case name(String)
    }
    let value: Value
    let offset: Int
  }

  /// A condition on a length or a distance.
  struct Predicate: Equatable {
    var relation: NSLayoutConstraint.Relation
    var object: Number
    var priority: Number?
  }

  /// A view of the format; `nil` as name is the superview.
  struct Element: Equatable {
    var name: String?
    var predicates: [Predicate]
    var offset: Int
  }

  /// What is between an element and the next.
  enum Connection: Equatable {
    /// Nothing: they touch.
    case flush
    /// The standard distance.
    case standard
    /// A distance.
    case distance([Predicate])
  }

  let text: String
  var axis: NSLayoutConstraint.Axis
  var elements: [Element]
  /// One fewer than the elements.
  var connections: [Connection]
}
