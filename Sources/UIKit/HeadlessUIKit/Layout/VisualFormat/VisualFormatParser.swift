/// A parser that reads a visual format from left to right.
struct VisualFormatParser {
  private let characters: [Character]
  private var position = 0

  init(_ format: String) { characters = Array(format) }

  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    if let letter = next, letter == "H" || letter == "V", peek(1) == ":" {
      format.axis = letter == "H" ? .horizontal : .vertical
      position += 2
    }
    try appendItem(to: &format)
    while next != nil {
      if format.items.count > 1, format.items[format.items.count - 1].name == nil {
        throw failure("Nothing can follow the second `|`, the edge of the superview.")
      }
      format.connections.append(try connection())
      guard next != nil else { throw failure("Expected a view here, or the superview's edge.") }
      try appendItem(to: &format)
    }
    if !format.items.contains(where: { $0.name != nil }) {
      throw failure("Expected a view here. Write it as [name].")
    }
    return format
  }

  // MARK: Items

  private mutating func appendItem(to format: inout VisualFormat) throws(VisualFormatError) {
    let place = position
    if take("|") {
      if format.items.count == 1, format.items[0].name == nil {
        throw VisualFormatError(
          explanation: "Expected a view between the two edges of the superview.", place: place)
      }
      format.items.append(VisualFormat.Item(place: place))
      return
    }
    guard take("[") else {
      throw failure("Expected a view here. Write it as [name].")
    }
    guard let name = identifier() else { throw failure("Expected the name of a view.") }
    var item = VisualFormat.Item(name: name, place: place + 1)
    if next == "(" { item.predicates = try predicates() }
    guard take("]") else { throw failure("Expected a ']' to close the view.") }
    format.items.append(item)
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .none }
    guard let character = next, character != "[", character != "|" else { return .standard }
    let predicates: [VisualFormat.Predicate]
    if character == "(" {
      predicates = try self.predicates()
    } else {
      predicates = [
        VisualFormat.Predicate(relation: .equal, object: try operand(isSigned: false))
      ]
    }
    guard take("-") else { throw failure("Expected a '-' after the spacing.") }
    return .predicates(predicates)
  }

  // MARK: Predicates

  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    guard take("(") else { throw failure("Expected a '(' here.") }
    var result: [VisualFormat.Predicate] = []
    repeat { result.append(try predicate()) } while take(",")
    guard take(")") else { throw failure("Expected a ')' here, or a ',' and another predicate.") }
    return result
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if let sign = next, "=<>".contains(sign) {
      guard peek(1) == "=" else { throw failure("Expected one of ==, <= and >= here.") }
      relation = sign == "=" ? .equal : sign == "<" ? .lessThanOrEqual : .greaterThanOrEqual
      position += 2
    }
    let object = try operand(isSigned: true)
    let priority: VisualFormat.Operand? = take("@") ? try operand(isSigned: false) : nil
    return VisualFormat.Predicate(relation: relation, object: object, priority: priority)
  }

  private mutating func operand(isSigned: Bool) throws(VisualFormatError) -> VisualFormat.Operand {
    let place = position
    if let name = identifier() { return VisualFormat.Operand(value: .name(name), place: place) }
    var text = isSigned && take("-") ? "-" : ""
    while let digit = next, digit.isASCII, digit.isNumber || digit == "." {
      text.append(digit)
      position += 1
    }
    guard let number = Double(text) else {
      throw VisualFormatError(explanation: "Expected a number or a name here.", place: place)
    }
    return VisualFormat.Operand(value: .number(number), place: place)
  }

  // MARK: Characters

  private var next: Character? { peek(0) }

  private func peek(_ offset: Int) -> Character? {
    position + offset < characters.count ? characters[position + offset] : nil
  }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  /// Reads an identifier as in C, or returns nil if none begins here.
  private mutating func identifier() -> String? {
    let start = position
    while let character = next,
      character.isLetter || character == "_" || (position > start && character.isNumber)
    {
      position += 1
    }
    return position > start ? String(characters[start..<position]) : nil
  }

  private func failure(_ explanation: String) -> VisualFormatError {
    VisualFormatError(explanation: explanation, place: position)
  }
}
