import PublishedAPI

extension SourceNames {
  /// The outlets that a source declares for Interface Builder, in order.
  public var declaredOutlets: [String] {
    tokens.indices.compactMap { index in
      guard !tokens[index].isLiteral else { return nil }
      switch tokens[index].text {
      case "IBOutlet":
        return isAttribute(index) ? swiftOutlet(after: index) : objectiveCOutlet(after: index)
      case "IBOutletCollection": return objectiveCOutlet(after: index)
      default: return nil
      }
    }
  }

  /// The selectors of the actions that a source declares for Interface Builder, in order.
  public var declaredActions: [String] {
    tokens.indices.compactMap { index in
      guard !tokens[index].isLiteral, ["IBAction", "IBSegueAction"].contains(tokens[index].text)
      else { return nil }
      return isAttribute(index) ? swiftAction(after: index) : objectiveCAction(after: index)
    }
  }

  /// The words that may be between an attribute and what it belongs to.
  private static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "public", "open", "package", "set", "weak", "unowned",
    "final", "override", "dynamic", "objc", "nonisolated", "unsafe", "required", "MainActor",
    "lazy", "discardableResult",
  ]

  /// Returns whether a word follows an at sign, as attributes do in Swift.
  private func isAttribute(_ index: Int) -> Bool {
    let position = tokens[index].range.lowerBound - 1
    return marks(from: position).first.map {
      $0.position == position && $0.byte == UInt8(ascii: "@")
    }
      ?? false
  }

  /// Returns the name after a word that declares it, if only modifiers come before; nil in Objective-C.
  private func name(declaredBy word: String, after index: Int) -> Int? {
    for next in tokens.indices[(index + 1)...] {
      if tokens[next].text == word { return tokens.indices.contains(next + 1) ? next + 1 : nil }
      guard Self.modifiers.contains(tokens[next].text) else { return nil }
    }
    return nil
  }

  private func swiftOutlet(after index: Int) -> String? {
    name(declaredBy: "var", after: index).map { tokens[$0].text }
  }

  /// Returns the last word before the end of a declaration, or before a macro with arguments at its end.
  private func objectiveCOutlet(after index: Int) -> String? {
    // The class of a collection is in parentheses.
    var parentheses = tokens[index].text == "IBOutletCollection" ? 1 : 0
    for mark in marks(from: tokens[index].range.upperBound) {
      guard [UInt8(ascii: "("), UInt8(ascii: ";")].contains(mark.byte) else { continue }
      if mark.byte == UInt8(ascii: "("), parentheses > 0 {
        parentheses -= 1
        continue
      }
      let words = tokens[(index + 1)...].prefix { $0.range.lowerBound < mark.position }
        .filter { !$0.isLiteral }
      return (mark.byte == UInt8(ascii: ";") ? words.last : words.dropLast().last)?.text
    }
    return nil
  }

  private func swiftAction(after index: Int) -> String? {
    guard let name = name(declaredBy: "func", after: index) else { return nil }
    var labels: [String] = []
    var depth = 0
    var expectsLabel = false
    var next = name + 1
    for mark in marks(from: tokens[name].range.upperBound) {
      while next < tokens.count, tokens[next].range.lowerBound < mark.position {
        if expectsLabel, !tokens[next].isLiteral {
          labels.append(tokens[next].text == "_" ? "" : tokens[next].text)
          expectsLabel = false
        }
        next += 1
      }
      switch mark.byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"):
        depth += 1
        expectsLabel = depth == 1
      case UInt8(ascii: ","): expectsLabel = depth == 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
      default: break
      }
      if depth == 0 { break }
    }
    return SwiftSelector.selector(tokens[name].text, labels: labels)
  }

  /// Returns the selector of a method: each word before a colon outside of parentheses is a part of it.
  private func objectiveCAction(after index: Int) -> String? {
    var selector = ""
    var depth = 0
    var next = index + 1
    var last: String?
    for mark in marks(from: tokens[index].range.upperBound) {
      while next < tokens.count, tokens[next].range.lowerBound < mark.position {
        if depth == -1 { last = tokens[next].text }
        next += 1
      }
      switch mark.byte {
      case UInt8(ascii: "("): depth += 1
      // The first one ends the type that the method returns.
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ":") where depth == -1: selector += (last ?? "") + ":"
      case UInt8(ascii: "{"), UInt8(ascii: ";"): return selector.isEmpty ? last : selector
      default: break
      }
    }
    return nil
  }

  /// Returns the marks from a position on.
  private func marks(from position: Int) -> ArraySlice<Mark> {
    var (low, high) = (marks.startIndex, marks.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if marks[middle].position < position { low = middle + 1 } else { high = middle }
    }
    return marks[low...]
  }
}
