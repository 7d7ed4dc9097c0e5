#if SourceChecks
  import IBLintSources
  import PublishedAPI
  import SourceRewriting

  /// The numbers of an enumeration's cases, and literals of C in Swift.
  struct ImportedNumbers {
    /// The number of each case.
    private(set) var values: [Int] = []

    init(_ cases: [ObjectiveCHeader.Case]) {
      var known: [String: Int] = [:]
      var next = 0
      for each in cases {
        let number = each.value.isEmpty ? next : Self.evaluated(each.value, known) ?? next
        known[each.name] = number
        values.append(number)
        next = number == .max ? 0 : number + 1
      }
    }

    /// Returns the value of numbers and cases that `|`, `<<`, `+` and `-` join, from left to right; nil for others.
    private static func evaluated(_ words: [String], _ known: [String: Int]) -> Int? {
      var terms = words.filter { $0 != "(" && $0 != ")" }[...]
      var result: Int?
      var sign = "+"
      while let word = terms.popFirst() {
        if ["|", "+", "-", "<", "~"].contains(word) {
          if word == "<", terms.first == "<" { terms.removeFirst() }
          sign = word
          continue
        }
        guard let number = known[word] ?? literal(word).flatMap({ Int($0.text) }) else {
          return nil
        }
        guard let left = result else {
          result = sign == "-" ? 0 &- number : sign == "~" ? ~number : number
          continue
        }
        switch sign {
        case "|": result = left | number
        case "<": result = left << number
        case "+": result = left &+ number
        case "-": result = left &- number
        default: return nil
        }
      }
      return result
    }

    /// Returns a literal of C as one of Swift, with the type that Swift's importer gives a macro.
    static func literal(_ text: String) -> (text: String, type: String)? {
      var digits = text.hasPrefix("-") ? String(text.dropFirst()) : text
      let sign = text.hasPrefix("-") ? "-" : ""
      let isHexadecimal = digits.lowercased().hasPrefix("0x")
      if isHexadecimal || !digits.contains(".") && !digits.lowercased().contains("e") {
        while let last = digits.last, "uUlL".contains(last) { digits.removeLast() }
        let body = isHexadecimal ? String(digits.dropFirst(2)) : digits
        if let number = Int(body, radix: isHexadecimal ? 16 : 10) {
          let fits = Int32(exactly: number) != nil
          return (sign + String(number), fits ? "Int32" : "Int")
        }
      }
      while let last = digits.last, "fFlL".contains(last) { digits.removeLast() }
      if digits.hasSuffix(".") { digits += "0" }
      if digits.hasPrefix(".") { digits = "0" + digits }
      guard let number = Double(digits), number.isFinite else { return nil }
      return (sign + String(number), "Double")
    }

    /// Returns a literal for the contents of a string literal of C, or for the characters of one that Swift cannot have.
    static func string(_ contents: String) -> String {
      guard contents.contains("\\") else { return SwiftLiteral.string(contents) }
      var text = ""
      var rest = contents[...]
      while let character = rest.popFirst() {
        guard character == "\\", let escaped = rest.popFirst() else {
          text.append(character)
          continue
        }
        switch escaped {
        case "n": text.append("\n")
        case "t": text.append("\t")
        case "r": text.append("\r")
        default: text.append(escaped)
        }
      }
      return SwiftLiteral.string(text)
    }
  }

  extension ImportedScope {
    /// Returns the Swift name of an enumeration.
    static func name(of enumeration: ObjectiveCHeader.Enumeration) -> String {
      enumeration.swiftName ?? enumeration.name
    }

    /// Returns the Swift names of the cases of an enumeration.
    static func caseNames(of enumeration: ObjectiveCHeader.Enumeration) -> [String] {
      let names = ImportedName.cases(enumeration.cases.map(\.name), of: enumeration.name)
      return zip(enumeration.cases, names).map { each, name in
        let name = each.swiftName.flatMap { SwiftLiteral.isIdentifier($0) ? $0 : nil } ?? name
        return SwiftLiteral.isIdentifier(name) ? name : "`\(name)`"
      }
    }
  }
#endif
