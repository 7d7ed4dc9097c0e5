import InterfaceBuilder

/// The order of connectors: by the id of the source, in which digits count as numbers.
enum ConnectorOrder {
  /// Returns connections in order; those of one object remain in document order.
  static func sorted(_ connections: [IBConnection], descending: Bool = false) -> [IBConnection] {
    let keyed = connections.enumerated().map { place, connection in
      (key: parts(of: connection.source?.id ?? ""), place: place, connection: connection)
    }
    return keyed.sorted { left, right in
      if left.key == right.key { return left.place < right.place }
      return precedes(left.key, right.key) != descending
    }.map(\.connection)
  }

  /// A run of digits, or another character.
  private enum Part: Hashable {
    case number(Int)
    case byte(UInt8)

    /// The place of the part's first byte among all bytes.
    var rank: Int {
      switch self {
      case .number: 0x30
      case .byte(let byte): Int(byte)
      }
    }
  }

  private static func parts(of id: String) -> [Part] {
    var parts: [Part] = []
    for byte in id.utf8 {
      guard (0x30...0x39).contains(byte) else {
        parts.append(.byte(byte))
        continue
      }
      let digit = Int(byte - 0x30)
      if case .number(let number)? = parts.last, number < Int.max / 100 {
        parts[parts.count - 1] = .number(number * 10 + digit)
      } else {
        parts.append(.number(digit))
      }
    }
    return parts
  }

  private static func precedes(_ left: [Part], _ right: [Part]) -> Bool {
    for (first, second) in zip(left, right) where first != second {
      if case .number(let number) = first, case .number(let other) = second {
        return number < other
      }
      return first.rank < second.rank
    }
    return left.count < right.count
  }
}
