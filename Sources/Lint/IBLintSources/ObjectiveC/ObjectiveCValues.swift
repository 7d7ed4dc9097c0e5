/// The blocks in braces of a method body.
struct ObjectiveCBlocks {
  private let start: Int
  /// The innermost block around each token, or the whole body.
  private let blocks: [Range<Int>]

  init(_ tokens: ObjectiveCTokens, body: Range<Int>) {
    start = body.lowerBound
    var open = [body]
    blocks = body.map { index in
      if tokens.isSign(index, "{") {
        open.append(index..<max(index, tokens.closing(index, upTo: body.upperBound)))
      }
      let block = open[open.count - 1]
      if tokens.isSign(index, "}"), open.count > 1 { open.removeLast() }
      return block
    }
  }

  /// Returns whether code at a token can use a variable that another token declares.
  func shows(_ declaration: Int, at use: Int) -> Bool {
    blocks.indices.contains(declaration - start) && blocks[declaration - start].contains(use)
  }
}

/// The values that a method body assigns to its variables. Blocks may have variables with equal names, and branches may assign
/// different values to a variable.
struct ObjectiveCValues {
  private struct Assignment {
    let index: Int
    let value: NibName
    /// Whether a condition without braces decides about the assignment.
    let isConditional: Bool
  }

  /// The number of assignments to one name above which its values are unknown; this is more than people write.
  private static let most = 100

  /// The assignments by name, in order.
  private var assignments: [String: [Assignment]] = [:]

  /// Records an assignment. Assignments are recorded in order.
  mutating func assign(_ value: NibName, to name: String, at index: Int, isConditional: Bool) {
    assignments[name, default: []].append(
      Assignment(index: index, value: value, isConditional: isConditional))
  }

  /// Returns whether the body assigns a value to a name.
  func contains(_ name: String) -> Bool { assignments[name] != nil }

  /// Returns the value of a variable where it is used, or nil if the body assigns none to it.
  /// - Parameters:
  ///   - declarations: The positions that declare a variable with the name, in order.
  /// - Returns: The value, unknown if it depends on conditions.
  func value(
    of name: String, at use: Int, in blocks: ObjectiveCBlocks, declaredAt declarations: [Int]
  ) -> NibName? {
    guard let all = assignments[name] else { return nil }
    guard max(all.count, declarations.count) <= Self.most else { return .unknown }
    // The variable is the last one before the use that the use can see.
    func declaration(for index: Int) -> Int? {
      declarations.last { $0 <= index && blocks.shows($0, at: index) }
    }
    let own = declaration(for: use)
    if own == nil, !declarations.isEmpty { return .unknown }
    var possible: [NibName] = []
    for assignment in all
    where assignment.index < use && declaration(for: assignment.index) == own {
      // The assignment certainly runs before the use.
      if blocks.shows(assignment.index, at: use), !assignment.isConditional { possible = [] }
      possible.append(assignment.value)
    }
    guard let first = possible.first else { return own == nil ? nil : .unknown }
    return possible.allSatisfy { $0 == first } ? first : .unknown
  }
}
