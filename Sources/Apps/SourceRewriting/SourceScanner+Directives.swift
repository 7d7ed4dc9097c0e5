import Budgets

// The directives `#if`, `#selector`, `#keyPath` and `#Preview`.
extension SourceScanner {
  /// An open `#if`.
  struct Condition {
    private var text: String?
    /// The negations of the conditions of earlier branches.
    private var refused = ""
    /// The condition of the current branch, which refuses those of earlier branches.
    private(set) var whole: String

    init(text: String) { (self.text, whole) = (text, text) }

    /// Begins the next branch.
    /// - Parameter text: Nil for `#else`.
    mutating func begin(_ text: String?) {
      if let own = self.text { refused += (refused.isEmpty ? "" : " && ") + "!(\(own))" }
      self.text = text
      whole = text.map { refused.isEmpty ? $0 : refused + " && " + $0 } ?? refused
    }
  }

  /// Counts the texts of conditions around a declaration: in a chain of `#elseif`, each is as long as all before it.
  /// - Returns: Whether the rest of the source may be read.
  mutating func spends(conditions texts: some Sequence<String>) -> Bool {
    do throws(Budget.Exceeded) {
      for text in texts { try budget.spend(bytes: text.utf8.count + 8) }
      return true
    } catch {
      stop(error)
      return false
    }
  }

  /// Reads a macro that shows a preview in Xcode: it is replaced by spaces, because only Xcode provides the macro.
  mutating func readPreview(_ prefix: Prefix) {
    let start = prefix.start ?? tokens[index].start
    index += 1
    while let group = token(), group.kind == .opening,
      group.byte == UInt8(ascii: "(") || group.byte == UInt8(ascii: "{")
    {
      let end = closing(ofGroupAt: index)
      guard tokens[end].kind == .closing else { return }
      index = end + 1
    }
    facts.blanks.append(start..<tokens[index - 1].end)
  }

  mutating func readDirective(_ scope: Scope) {
    guard let token = token() else { return }
    switch token.keyword {
    case .ifDirective:
      openConditions.append(Condition(text: readCondition()))
      conditions.append(openConditions[openConditions.count - 1].whole)
      // Bounded: `enters` asks the budget.
      _ = enters()
    case .elseifDirective, .elseDirective:
      let text = readCondition()
      guard let last = openConditions.indices.last else {
        facts.isBalanced = false
        return
      }
      openConditions[last].begin(token.keyword == .elseDirective ? nil : text)
      conditions[last] = openConditions[last].whole
      _ = spends(conditions: conditions.suffix(1))
    case .endifDirective:
      index += 1
      if openConditions.popLast() == nil {
        facts.isBalanced = false
      } else {
        conditions.removeLast()
        budget.leave()
      }
    case .selectorDirective, .keyPathDirective:
      let type: Int? = if case .type(let type) = scope { type } else { openTypes.last }
      readRuntimeUse(type)
    default: index += 1
    }
  }

  private mutating func readCondition() -> String {
    index += 1
    let first = index
    while let token = token(), !token.startsLine { index += 1 }
    guard first < index else { return "" }
    var text = String(
      decoding: source[tokens[first].start..<tokens[index - 1].end], as: UTF8.self)
    for condition in Self.fulfilledConditions {
      text = text.replacing(condition.joined(), with: "true")
      for position in first..<index where isCondition(condition, at: position) {
        facts.replacements.append(
          (tokens[position].start..<tokens[position + condition.count - 1].end, "true"))
      }
    }
    return text
  }

  /// Conditions of `#if` that are true in tests, as on a simulator.
  package static let fulfilledConditions = [
    ["os", "(", "iOS", ")"], ["targetEnvironment", "(", "simulator", ")"],
    ["canImport", "(", "ObjectiveC", ")"],
  ]

  private func isCondition(_ condition: [String], at position: Int) -> Bool {
    position + condition.count <= index
      && condition.indices.allSatisfy { offset in
        let token = tokens[position + offset]
        return text(token) == condition[offset]
          && (offset == 0 || token.start == tokens[position + offset - 1].end)
      }
  }
}
