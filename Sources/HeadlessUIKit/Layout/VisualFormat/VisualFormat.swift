/// A parsed visual format, before its names are resolved.
///
/// Source: the grammar of Apple's Auto Layout Guide, "Visual Format Language".
struct VisualFormat {
  /// A name or number at a place in the format.
  struct Operand {
    enum Value: Equatable {
      case number(Double)
      case name(String)
    }

    var value: Value
    var place: Int
  }

  /// `>=20@750`, of a length or of a space.
  struct Predicate {
    var relation: NSLayoutConstraint.Relation
    var object: Operand
    var priority: Operand?
  }

  /// What is between two items.
  enum Connection {
    /// Nothing: the items touch.
    case none
    /// `-`
    case standard
    /// `-8-` or `-(>=8,<=20)-`
    case predicates([Predicate])
  }

  /// `[name(predicates)]`, or the edge of the superview.
  struct Item {
    /// Nil for the superview.
    var name: String?
    var predicates: [Predicate] = []
    var place: Int
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var items: [Item] = []
  /// One less than items.
  var connections: [Connection] = []
}

/// Why a visual format makes no sense.
struct VisualFormatError: Error {
  let explanation: String
  /// In characters from the format's start.
  let place: Int

  /// UIKit's sentence, the format, and a mark below the place.
  func message(in format: String) -> String {
    """
    Unable to parse constraint format: \n\(explanation)\n\(format)
    \(String(repeating: " ", count: place))^
    """
  }
}
