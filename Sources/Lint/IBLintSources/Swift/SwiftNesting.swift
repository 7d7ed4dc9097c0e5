import Budgets
import Diagnostics
import IBLint

/// A check of how deeply a Swift file is nested, without creating a syntax tree. Nested code is parsed recursively,
/// and stack space is limited. The check also collects names.
struct SwiftNesting {
  private static let deepest = SourceLimits.depth
  /// The maximum number of tokens on a line, including continuation lines that start with a period; this is more than
  /// people write.
  private static let longest = 5000
  /// The maximum number of tokens in a file. A syntax tree needs about 400 bytes per token, and people write a tenth of
  /// this number.
  private static let most = 500_000

  private enum Context: Equatable {
    /// A bracket, with the number of tokens on the line before it, and the number of enclosing square brackets.
    case bracket(run: Int, squares: Int)
    /// A string literal, with the number of `#` signs and of quotation marks (1 or 3) that delimit it.
    case text(hashes: Int, quotes: Int)

    var squares: Int? { if case .bracket(_, let squares) = self { squares } else { nil } }
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var contexts: [Context] = []
  private var run = 0
  private var count = 0
  /// The number of enclosing square brackets at the position.
  private var squares = 0
  /// The maximum number of times that the parser may look ahead to determine whether square brackets are a type or a
  /// list: twice as often for each level.
  private var guesses = 0
  private static let mostGuesses = 1 << 22
  private var conditions = 0
  /// The number of bytes between the beginnings and ends of regular expressions such as `#/a/#`. The parser searches
  /// for each end, up to the end of the file.
  private var searched = 0
  private static let mostSearched = 1 << 22

  /// Whether the file is nested too deeply to be parsed.
  private(set) var isTooDeep = false
  /// Whether the file has too many tokens to be parsed.
  private(set) var isTooLong = false
  /// The ranges of comments, in file order.
  private(set) var comments: [Range<Int>] = []
  /// The capitalized names in the code, excluding comments and strings.
  private(set) var names: Set<String> = []
  /// The words that the code uses.
  var words: UsedWords {
    UsedWords(uses, speaksOfAccessibility: speaksOfAccessibility)
  }
  private var uses: [UInt32: UsedWords.Use] = [:]
  private var speaksOfAccessibility = false
  private var variables = SwiftVariables()
  /// Whether the last word is `for`, so that the next one may be a variable.
  private var beginsLoop = false
  /// Whether the last word declares the next one.
  private var declares = false
  /// Whether the last word declares a function.
  private var declaresFunction = false
  /// Whether the last word is the object itself.
  private var isAfterSelf = false
  /// Whether the next word is the name of a case.
  private var isInCases = false
  /// The members of `UIFont` that the code uses.
  private(set) var fontMembers: Set<String> = []

  /// Checks code before it is parsed.
  /// - Throws: `Budget.Exceeded` if it is too deeply nested, or longer than anything people write.
  static func check(_ bytes: [UInt8], file: String?) throws(Budget.Exceeded) {
    let nesting = bytes.withUnsafeBufferPointer { SwiftNesting($0) }
    if nesting.isTooDeep { throw Budget.Exceeded(file: file, limit: .depth, amount: deepest) }
    if nesting.isTooLong { throw Budget.Exceeded(file: file, limit: .steps, amount: most) }
  }

  /// Scans a file until it ends or nesting becomes too deep.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    isTooDeep = goesTooDeep()
  }

  private func byte(_ ahead: Int = 0) -> UInt8? {
    position + ahead < bytes.count ? bytes[position + ahead] : nil
  }

  private mutating func goesTooDeep() -> Bool {
    while let byte = byte() {
      if count > Self.most {
        isTooLong = true
        return false
      }
      if case .text(let hashes, let quotes)? = contexts.last {
        readText(byte, hashes: hashes, quotes: quotes)
      } else {
        readCode(byte)
      }
      if max(contexts.count, conditions) > Self.deepest || run > Self.longest
        || guesses > Self.mostGuesses || searched > Self.mostSearched
      {
        return true
      }
    }
    return false
  }

  private mutating func readCode(_ byte: UInt8) {
    if byte > 0x20 { count += 1 }
    switch byte {
    case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/"):
      let start = position
      while let byte = self.byte(), byte != UInt8(ascii: "\n") { position += 1 }
      comments.append(start..<position)
    case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      if !beginText() { position += 1 }
      run += 1
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      if byte == UInt8(ascii: "[") {
        squares += 1
        guesses += 1 << min(squares, 30)
      }
      if byte == UInt8(ascii: "{") {
        variables.open(depth: contexts.count, parameters: closureParameters())
      }
      contexts.append(.bracket(run: run, squares: squares))
      run = byte == UInt8(ascii: "{") ? 0 : run + 1
      position += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      // Closures and `else` continue the code before their braces.
      if case .bracket(let before, _)? = contexts.last {
        contexts.removeLast()
        run = before + 1
        squares = contexts.last.map { $0.squares ?? squares } ?? 0
      }
      variables.close(depth: contexts.count)
      position += 1
    case UInt8(ascii: ","), UInt8(ascii: ";"):
      run = 0
      position += 1
      variables.endPart(depth: contexts.count)
    case UInt8(ascii: "\n"):
      variables.endPart(depth: contexts.count)
      skip { $0 <= 0x20 }
      if self.byte() != UInt8(ascii: "."), !beginsElse() { run = 0 }
    case 0...0x20: position += 1
    case _ where byte.isInIdentifier:
      let start = position
      skip(\.isInIdentifier)
      let word = bytes[start..<position]
      if NameText.isCapitalized(word) { names.insert(String(decoding: word, as: UTF8.self)) }
      note(word, at: start)
      if FontMembers.isMember(bytes, at: start) {
        fontMembers.insert(String(decoding: word, as: UTF8.self))
      }
      run += 1
    default:
      position += 1
      run += 1
    }
  }

  private mutating func note(_ word: Slice<UnsafeBufferPointer<UInt8>>, at start: Int) {
    let hash = UsedWords.hash(word)
    let isAfterPeriod = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
    // Members of the object itself do not count as members.
    var use: UsedWords.Use = isAfterPeriod && !isAfterSelf || isInCases ? .member : []
    if declaresFunction { use.insert(.function) }
    let isLabel = !isAfterPeriod && byte() == UInt8(ascii: ":") && isLabel(before: start)
    let isVariable = !isAfterPeriod && !isInCases && variables.contains(hash)
    if !isLabel, !isVariable, !beginsLoop { use.insert(.call) }
    // `if let title {` uses the property that the variable hides.
    if !declares || variables.isInCondition && isShorthand { uses[hash, default: []].add(use) }
    if declares || beginsLoop || isLabel && variables.isInSignature {
      variables.declare(hash, depth: contexts.count)
    }
    let isAfterHash = start > 0 && bytes[start - 1] == UInt8(ascii: "#")
    if !isAfterPeriod, !isAfterHash, !isLabel, !declares { variables.read(keyword: word) }
    declaresFunction = word.elementsEqual("func".utf8)
    // `self.show()` and `self?.show()`, but not `other(self).show()`
    isAfterSelf =
      (word.elementsEqual("self".utf8) || word.elementsEqual("super".utf8))
      && byte() != UInt8(ascii: ")")
    // `case first, second`
    if word.elementsEqual("case".utf8) {
      isInCases = true
    } else if byte() != UInt8(ascii: ",") {
      isInCases = false
    }
    declares = word.elementsEqual("var".utf8) || word.elementsEqual("let".utf8)
    beginsLoop =
      !declares && !isAfterPeriod && word.elementsEqual("for".utf8) && byte() == UInt8(ascii: " ")
    if !speaksOfAccessibility { speaksOfAccessibility = UsedWords.isAboutAccessibility(word) }
  }

  /// Returns whether a word before a colon is a label or a parameter: `show(title: text)`, but not `case title:`.
  private func isLabel(before start: Int) -> Bool {
    if variables.isInSignature { return true }
    var before = start - 1
    while before >= 0, bytes[before] <= 0x20 { before -= 1 }
    return before >= 0
      && (bytes[before] == UInt8(ascii: "(") || bytes[before] == UInt8(ascii: ","))
  }

  /// Whether the name before the position is a whole condition: `if let title {`.
  private var isShorthand: Bool {
    var ahead = 0
    while let next = byte(ahead), next <= 0x20 { ahead += 1 }
    return byte(ahead) == UInt8(ascii: "{") || byte(ahead) == UInt8(ascii: ",")
      || has("else", at: ahead)
  }

  /// Returns the names of the parameters of the closure that the brace at the position may open: `{ title, index in`.
  private func closureParameters() -> [UInt32] {
    var names: [UInt32] = []
    var ahead = 1
    while let next = byte(ahead), ahead < 200 {
      if next.isInIdentifier {
        let start = ahead
        while let next = byte(ahead), next.isInIdentifier { ahead += 1 }
        let word = bytes[position + start..<position + ahead]
        if word.elementsEqual("in".utf8), byte(ahead) != UInt8(ascii: ":") { return names }
        names.append(UsedWords.hash(word))
      } else if Self.signsOfParameters.contains(next) {
        ahead += 1
      } else {
        break
      }
    }
    return []
  }

  /// The signs between the parameters of a closure, their types and its captured variables.
  private static let signsOfParameters = Set(" ,:()[]?!.<>-@&".utf8)

  private func beginsElse() -> Bool { has("else", at: 0) }

  private func has(_ word: StaticString, at ahead: Int) -> Bool {
    word.withUTF8Buffer { word in
      word.indices.allSatisfy { byte(ahead + $0) == word[$0] }
    }
  }

  private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
    while let byte = byte(), isSkipped(byte) { position += 1 }
  }

  /// Skips a comment. Comments in Swift can be nested; a counter is sufficient for that.
  private mutating func skipComment() {
    let start = position
    defer { comments.append(start..<position) }
    var depth = 0
    while let byte = byte() {
      if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte == UInt8(ascii: "*"), self.byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  private mutating func beginText() -> Bool {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    guard byte(hashes) == UInt8(ascii: "\"") else {
      if hashes == 1, byte(1) == UInt8(ascii: "i"), byte(2) == UInt8(ascii: "f") {
        conditions += 1
      } else if hashes == 1, byte(1) == UInt8(ascii: "e"), byte(2) == UInt8(ascii: "n") {
        conditions -= 1
      }
      if byte(hashes) == UInt8(ascii: "/") { searchEnd(ofExpression: hashes) }
      position += max(hashes - 1, 0)
      return false
    }
    let isLong =
      byte(hashes + 1) == UInt8(ascii: "\"") && byte(hashes + 2) == UInt8(ascii: "\"")
    contexts.append(.text(hashes: hashes, quotes: isLong ? 3 : 1))
    position += hashes + (isLong ? 3 : 1)
    return true
  }

  /// Searches for the end of a regular expression, as the parser does.
  /// - Parameter hashes: The number of `#` signs that delimit it.
  private mutating func searchEnd(ofExpression hashes: Int) {
    var ahead = hashes + 1
    while let next = byte(ahead), searched <= Self.mostSearched {
      if next == UInt8(ascii: "/"), has("#", hashes, at: ahead + 1) { return }
      ahead += 1
      searched += 1
    }
  }

  private func has(_ sign: Character, _ count: Int, at ahead: Int) -> Bool {
    (0..<count).allSatisfy { byte(ahead + $0) == sign.asciiValue }
  }

  private mutating func readText(_ byte: UInt8, hashes: Int, quotes: Int) {
    switch byte {
    case UInt8(ascii: "\\") where has("#", hashes, at: 1):
      if self.byte(1 + hashes) == UInt8(ascii: "(") {
        contexts.append(.bracket(run: run, squares: squares))
      }
      position += 2 + hashes
    case UInt8(ascii: "\"") where has("\"", quotes, at: 0) && has("#", hashes, at: quotes):
      contexts.removeLast()
      position += quotes + hashes
    case UInt8(ascii: "\n") where quotes == 1:
      // An unterminated string ends at the end of its line.
      contexts.removeLast()
    default: position += 1
    }
  }
}
