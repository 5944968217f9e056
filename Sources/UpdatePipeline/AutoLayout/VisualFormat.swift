/// A parsed visual format.
struct VisualFormat: Equatable {
  /// A literal number or the name of a metric, with its position in the format.
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

  /// A view in the format; a `nil` name stands for the superview.
  struct Element: Equatable {
    var name: String?
    var predicates: [Predicate]
    var offset: Int
  }

  /// The connection between an element and the next.
  enum Connection: Equatable {
    /// No spacing: the elements touch.
    case flush
    /// The standard spacing.
    case standard
    /// A given spacing.
    case distance([Predicate])
  }

  let text: String
  var axis: NSLayoutConstraint.Axis
  var elements: [Element]
  /// The connections between neighbours, one fewer than the elements.
  var connections: [Connection]
}
