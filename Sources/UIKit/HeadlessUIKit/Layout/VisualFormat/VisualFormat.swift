/// A parsed visual format, before its names are resolved.
///
/// Source: the grammar of Apple's Auto Layout Guide, "Visual Format Language".
struct VisualFormat {
  /// A name or number at a position in the format.
  struct Operand {
    enum Value: Equatable {
      case number(Double)
      case name(String)
    }

    var value: Value
    var place: Int
  }

  /// A condition for a length or a space, such as `>=20@750`.
  struct Predicate {
    var relation: NSLayoutConstraint.Relation
    var object: Operand
    var priority: Operand?
  }

  /// The connection between two items.
  enum Connection {
    /// A connection without space: the items touch.
    case none
    /// The standard space, `-`.
    case standard
    /// A space with conditions, such as `-8-` or `-(>=8,<=20)-`.
    case predicates([Predicate])
  }

  /// A view, `[name(predicates)]`, or the edge of the superview.
  struct Item {
    /// The name of the view; nil for the superview.
    var name: String?
    var predicates: [Predicate] = []
    var place: Int
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var items: [Item] = []
  /// The connections between neighboring items, one fewer than the items.
  var connections: [Connection] = []
}

/// The reason why a visual format is invalid.
struct VisualFormatError: Error {
  let explanation: String
  /// The position, in characters from the format's start.
  let place: Int

  /// Returns UIKit's message, the format, and a mark below the position.
  func message(in format: String) -> String {
    """
    Unable to parse constraint format: \n\(explanation)\n\(format)
    \(String(repeating: " ", count: place))^
    """
  }
}
