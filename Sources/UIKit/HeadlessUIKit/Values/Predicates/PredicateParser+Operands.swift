import Foundation

// The operands of comparisons. Operators have the same precedence as in C; `**` has the highest.
extension PredicateParser {
  mutating func operand() -> Operand {
    combined(["+", "-"]) { $0.product() }
  }

  private mutating func product() -> Operand {
    combined(["*", "/"]) { parser in parser.combined(["**"]) { $0.indexed() } }
  }

  /// Reads operands separated by operators, which are evaluated from left to right.
  private mutating func combined(
    _ signs: [String], _ read: (inout PredicateParser) -> Operand
  ) -> Operand {
    var result = read(&self)
    while let sign = signs.first(where: { consumeSign($0) }) {
      let (left, right) = (result, read(&self))
      result = { scope in
        guard let first = PredicateNumber(left(scope)), let second = PredicateNumber(right(scope))
        else { return nil }
        return first.combined(sign, with: second)
      }
    }
    return result
  }

  /// Reads a value, followed by an optional index or key path.
  private mutating func indexed() -> Operand {
    var result = value()
    while true {
      let base = result
      if consumeSign("[") {
        if consumeWord("FIRST") {
          result = { PredicateValue.elements(base($0))?.first }
        } else if consumeWord("LAST") {
          result = { PredicateValue.elements(base($0))?.last }
        } else if consumeWord("SIZE") {
          result = { PredicateValue.elements(base($0))?.count }
        } else {
          let index = operand()
          result = { PredicateValue.element(index($0), of: base($0)) }
        }
        if !consumeSign("]") { isWellFormed = false }
      } else if consumeSign("."), let path = consumeKeyPath() {
        result = { PredicateValue.value(atPath: path, of: base($0)) }
      } else {
        return result
      }
    }
  }

  private mutating func consumeKeyPath() -> String? {
    guard position < tokens.count, case .word(let path) = tokens[position] else {
      isWellFormed = false
      return nil
    }
    position += 1
    return path
  }

  private mutating func value() -> Operand {
    guard position < tokens.count else { return failedOperand() }
    let token = tokens[position]
    position += 1
    switch token {
    case .text(let text): return { _ in text }
    case .number(let number): return { _ in number }
    case .variable(let name): return { $0.variables[name] }
    case .argument(let letter):
      guard !arguments.isEmpty else { return failedOperand() }
      let value = arguments.removeFirst()
      if letter == "K" { return Self.keyPath("\(value)") }
      return { _ in value }
    case .word(let word) where word.uppercased() == "SUBQUERY": return subquery()
    case .word(let word): return Self.named(word)
    case .sign("-"):
      let value = indexed()
      return {
        PredicateNumber(value($0)).flatMap { PredicateNumber.whole(0).combined("-", with: $0) }
      }
    case .sign("("):
      let value = operand()
      if !consumeSign(")") { isWellFormed = false }
      return value
    case .sign("{"): return list()
    case .sign: return failedOperand()
    }
  }

  private mutating func failedOperand() -> Operand {
    isWellFormed = false
    return { _ in nil }
  }

  private mutating func list() -> Operand {
    var parts: [Operand] = []
    if !consumeSign("}") {
      repeat { parts.append(operand()) } while consumeSign(",")
      if !consumeSign("}") { isWellFormed = false }
    }
    return { scope in parts.map { $0(scope) as Any } }
  }

  /// Reads `(collection, $variable, condition)`: the elements that satisfy the condition.
  private mutating func subquery() -> Operand {
    guard consumeSign("(") else { return failedOperand() }
    let collection = operand()
    guard consumeSign(","), position < tokens.count, case .variable(let name) = tokens[position]
    else {
      return failedOperand()
    }
    position += 1
    guard consumeSign(",") else { return failedOperand() }
    let condition = subcondition()
    guard consumeSign(")") else { return failedOperand() }
    return { scope in
      (PredicateValue.elements(collection(scope)) ?? []).filter { element in
        var inner = scope
        inner.variables[name] = element
        return condition(inner)
      }
    }
  }

  private static func named(_ word: String) -> Operand {
    switch word.uppercased() {
    case "SELF": { $0.object }
    case "TRUE", "YES": { _ in true }
    case "FALSE", "NO": { _ in false }
    case "NIL", "NULL": { _ in nil }
    default: keyPath(word)
    }
  }

  private static func keyPath(_ path: String) -> Operand {
    { PredicateValue.value(atPath: path, of: $0.object) }
  }
}
