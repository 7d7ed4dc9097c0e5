import Budgets
import SourceRewriting

/// An evaluator of `#if` conditions for a test package on Linux. The value is nil if unknown.
struct BuildCondition {
  private let words: [String]
  private var index = 0
  private var budget: Budget

  /// Returns the value of a condition.
  /// - Parameter words: The tokens after the directive, up to the end of the line.
  static func value(of words: [String]) -> Bool? {
    var condition = BuildCondition(words: words)
    let value = condition.alternatives()
    return condition.index == words.count ? value : nil
  }

  private init(words: [String]) {
    self.words = words
    budget = Budget(depth: 64, steps: words.count)
  }

  private var next: String? { index < words.count ? words[index] : nil }

  /// Skips an operator that consists of two equal characters, which the lexer splits into two tokens.
  private mutating func takes(_ sign: String) -> Bool {
    guard next == sign, index + 1 < words.count, words[index + 1] == sign else { return false }
    index += 2
    return true
  }

  private mutating func alternatives() -> Bool? {
    var value = conjunction()
    while takes("|") {
      let other = conjunction()
      value = value == true || other == true ? true : value == nil || other == nil ? nil : false
    }
    return value
  }

  private mutating func conjunction() -> Bool? {
    var value = operand()
    while takes("&") {
      let other = operand()
      value = value == false || other == false ? false : value == nil || other == nil ? nil : true
    }
    return value
  }

  private mutating func operand() -> Bool? {
    guard let word = next, (try? budget.enter()) != nil else { return nil }
    defer { budget.leave() }
    index += 1
    switch word {
    case "!": return operand().map { !$0 }
    case "(":
      let value = alternatives()
      guard next == ")" else { return nil }
      index += 1
      return value
    case "true": return true
    case "false": return false
    case "DEBUG": return true
    default: break
    }
    // A test package defines no other names, wherever the app's project defines them.
    guard next == "(" else { return SwiftLiteral.isIdentifier(word) ? false : nil }
    index += 1
    var argument: [String] = []
    while let part = next, part != ")" {
      argument.append(part)
      index += 1
    }
    guard next != nil else { return nil }
    index += 1
    return Self.value(of: word, argument)
  }

  private static func value(of function: String, _ argument: [String]) -> Bool? {
    let name = argument.first ?? ""
    switch function {
    case "os": return name == "Linux" || name == "iOS"
    case "targetEnvironment": return name == "simulator"
    case "canImport" where argument.count == 1:
      return AppleModules.canImport(name)
        ? true : AppleModules.isModule(name) ? false : nil
    case "swift", "compiler":
      // A test package is built with Swift 6, in language mode 5 or later.
      guard let major = argument.last.flatMap({ Int($0.prefix { $0 != "." }) }), major <= 5 else {
        return nil
      }
      return argument.dropLast() == [">", "="] ? true : argument.dropLast() == ["<"] ? false : nil
    default: return nil
    }
  }
}
