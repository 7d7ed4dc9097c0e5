import Budgets

/// A scanner that reads the declarations in a source, with the positions to rewrite.
package struct SourceScanner {
  /// The declaration that the tokens belong to.
  enum Scope {
    case file, code
    case type(Int)
  }

  /// Attributes and modifiers before a declaration.
  struct Prefix {
    var start: Int?
    var isExposed = false
    var exposesMembers = false
    var runtimeName: String?
    var access = ""
    var overrideRange: Range<Int>?
    var isStatic = false
    var isOptional = false
    var isConvenience = false
    var isUnavailable = false
    var hasOwnActor = false
    var isLazy = false
    /// Whether the Objective-C runtime notifies observers of the property.
    var isDynamic = false
    /// The attribute `@main`.
    var mainRange: Range<Int>?
  }

  let source: [UInt8]
  let tokens: [SwiftToken]
  let groups: TokenGroups
  /// The maximum nesting depth of a source; hand-written code needs a tenth of it.
  package static let deepest = 400
  var budget: Budget
  var index = 0
  var facts = RuntimeFacts()
  var openConditions: [Condition] = []
  /// The conditions of the current branches. Types share them, because each may be in many branches.
  var conditions: [String] = []
  /// The types whose braces are open.
  private(set) var openTypes: [Int] = []
  /// The classes whose metatypes are the declared types of names; nil until they are needed.
  var metatypes: [String: String]?

  /// Reads a source in UTF-8.
  package static func facts(of source: [UInt8]) -> RuntimeFacts {
    facts(of: source, SwiftLexer.tokens(of: source))
  }

  /// Reads a source in UTF-8 that has been split into tokens.
  package static func facts(of source: [UInt8], _ tokens: [SwiftToken]) -> RuntimeFacts {
    var scanner = SourceScanner(source: source, tokens: tokens)
    scanner.scanBlock(.file)
    if scanner.index < scanner.tokens.count || !scanner.openConditions.isEmpty {
      scanner.facts.isBalanced = false
    }
    scanner.readCalls()
    return scanner.facts
  }

  private init(source: [UInt8], tokens: [SwiftToken]) {
    self.source = source
    self.tokens = tokens
    // Each block, each group and each condition begins with a token of its own.
    budget = Budget(depth: Self.deepest, steps: tokens.count, bytes: 8 << 20)
    groups = TokenGroups(tokens)
  }

  /// Enters a nested block or group. If it is nested more deeply than in hand-written code, skips the rest of the
  /// source, which then counts as unbalanced.
  mutating func enters() -> Bool {
    do throws(Budget.Exceeded) {
      try budget.enter()
      return true
    } catch {
      stop(error)
      return false
    }
  }

  mutating func stop(_ excess: Budget.Exceeded) {
    facts.isBalanced = false
    facts.excess = excess
    index = tokens.count
  }

  func text(_ token: SwiftToken) -> String {
    String(decoding: source[token.start..<token.end], as: UTF8.self)
  }

  func token(_ offset: Int = 0) -> SwiftToken? {
    tokens.indices.contains(index + offset) ? tokens[index + offset] : nil
  }

  func isSign(_ sign: Unicode.Scalar, at position: Int) -> Bool {
    tokens.indices.contains(position) && tokens[position].kind == .sign
      && tokens[position].byte == UInt8(ascii: sign)
  }

  // MARK: Blocks

  /// Reads up to the closing brace, which is not consumed, or to the end.
  private mutating func scanBlock(_ scope: Scope) {
    var prefix = Prefix()
    while let token = token() {
      switch token.kind {
      case .closing where token.byte == UInt8(ascii: "}"): return
      case .opening where token.byte == UInt8(ascii: "{"):
        scanBraces(.code)
        prefix = Prefix()
      case .opening:
        scanGroup(scope)
        prefix = Prefix()
      case .sign where token.byte == UInt8(ascii: "@"): readAttribute(&prefix)
      case .directive where token.keyword == .previewDirective:
        readPreview(prefix)
        prefix = Prefix()
      case .directive: readDirective(scope)
      case .word: readWord(scope, &prefix)
      default:
        index += 1
        prefix = Prefix()
      }
    }
  }

  /// Reads a block with its braces.
  private mutating func scanBraces(_ scope: Scope) {
    // Bounded: `enters` asks the budget.
    guard enters() else { return }
    defer { budget.leave() }
    if case .type(let type) = scope {
      facts.types[type].start = tokens[index].start
      openTypes.append(type)
    }
    index += 1
    scanBlock(scope)
    guard let closing = token() else {
      facts.isBalanced = false
      return
    }
    if case .type(let type) = scope {
      facts.types[type].end = closing.start
      openTypes.removeLast()
    }
    index += 1
  }

  /// Reads parentheses or brackets, in which only closures contain declarations.
  private mutating func scanGroup(_ scope: Scope) {
    // Bounded: `enters` asks the budget.
    guard enters() else { return }
    defer { budget.leave() }
    let enclosing: Scope = if case .type = scope { scope } else { .code }
    index += 1
    while let token = token() {
      switch token.kind {
      case .closing:
        if token.byte == UInt8(ascii: "}") {
          facts.isBalanced = false
          return
        }
        index += 1
        return
      case .opening:
        if token.byte == UInt8(ascii: "{") { scanBraces(.code) } else { scanGroup(scope) }
      case .directive: readDirective(enclosing)
      default: index += 1
      }
    }
    facts.isBalanced = false
  }

  // MARK: Words

  private mutating func readWord(_ scope: Scope, _ prefix: inout Prefix) {
    guard let token = token() else { return }
    let keyword = isSign(".", at: index - 1) ? nil : token.keyword
    switch keyword {
    case .import:
      readImport(from: prefix.start ?? token.start)
      prefix = Prefix()
    case .class where isModifierClass:
      note(token, in: &prefix)
      prefix.isStatic = true
      index += 1
    case let keyword? where keyword.opensType && self.token(1)?.kind == .word:
      readType(keyword, scope, prefix)
      prefix = Prefix()
    case .`init`:
      readInitializer(scope, prefix)
      prefix = Prefix()
    case .func, .var, .let:
      readMember(scope, prefix)
      prefix = Prefix()
    case .optional where isProtocol(scope):
      note(token, in: &prefix)
      facts.blanks.append(token.start..<token.end)
      prefix.isOptional = true
      index += 1
    case let keyword? where keyword.isModifier: readModifier(keyword, token, &prefix)
    default:
      index += 1
      prefix = Prefix()
    }
  }

  /// Whether `class` is a modifier of a member: `class func`, `class override var`.
  private var isModifierClass: Bool {
    guard let next = token(1)?.keyword else { return false }
    return next.isModifier || [.func, .var, .let, .subscript].contains(next)
  }

  private func isProtocol(_ scope: Scope) -> Bool {
    if case .type(let type) = scope { facts.types[type].kind == .protocol } else { false }
  }

  private func note(_ token: SwiftToken, in prefix: inout Prefix) {
    if prefix.start == nil { prefix.start = token.start }
  }

  private mutating func readModifier(
    _ keyword: SwiftKeyword, _ token: SwiftToken, _ prefix: inout Prefix
  ) {
    note(token, in: &prefix)
    index += 1
    let hasArgument = self.token()?.byte == UInt8(ascii: "(") && self.token()?.kind == .opening
    switch keyword {
    case .private, .fileprivate, .public, .open, .internal, .package:
      if !hasArgument { prefix.access = keyword.rawValue }
    case .override: prefix.overrideRange = token.start..<token.end
    case .static: prefix.isStatic = true
    case .convenience: prefix.isConvenience = true
    case .lazy: prefix.isLazy = true
    case .dynamic: prefix.isDynamic = true
    default: break
    }
    // `private(set)`, `unowned(unsafe)`, `nonisolated(unsafe)`
    if hasArgument { scanGroup(.code) }
  }

  /// Modules that are imported under a name that no module of a test package may have, and their replacements.
  ///
  /// A module named `os` would be found by `#if canImport(os)` in packages that are built at the same time.
  package static let replacedModules = [
    "Combine": "CombineShim", "CoreFoundation": "UIKit", "Darwin": "Foundation",
    "ObjectiveC": "UIKit", "os": "OSLog",
  ]

  private mutating func readImport(from start: Int) {
    index += 1
    var namesSymbol = false
    if let kind = token()?.keyword,
      kind.opensType || [.func, .var, .let, .typealias].contains(kind)
    {
      namesSymbol = true
      index += 1
    }
    guard let module = token(), module.kind == .word else { return }
    let name = text(module)
    var end = module.end
    index += 1
    while isSign(".", at: index) {
      end = token(1)?.end ?? end
      index += 2
    }
    if let replacement = Self.replacedModules[name] {
      facts.blanks.append(start..<end)
      facts.replacedImports.append(
        ReplacedImport(module: name, replacement: replacement, range: start..<end))
    } else if !namesSymbol, module.end < end {
      // Submodules, such as `UIKit.UIGestureRecognizerSubclass`, exist only with Objective-C headers.
      facts.blanks.append(module.end..<end)
    }
    facts.imports.insert(name)
    facts.importPlaces.append((name, start..<end))
  }

  // MARK: Attributes

  /// Attributes that exist only with the Objective-C runtime, or that make no sense in a test.
  package static let blanked: Set<String> = [
    "IBOutlet", "IBAction", "IBSegueAction", "objc", "objcMembers", "NSCopying", "main",
    "UIApplicationMain", "NSApplicationMain",
  ]
  private static let exposing: Set<String> = [
    "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "objc", "GKInspectable",
  ]

  private mutating func readAttribute(_ prefix: inout Prefix) {
    guard let sign = token(), let word = token(1), word.kind == .word else {
      index += 1
      return
    }
    let name = text(word)
    var end = word.end
    note(sign, in: &prefix)
    index += 2
    while isSign(".", at: index) { index += 2 }
    if let group = token(), group.kind == .opening, group.byte == UInt8(ascii: "("),
      // Objective-C's attribute is never followed by the parenthesis of a declaration.
      group.start == word.end
        || name == "objc" && source[word.end..<group.start].allSatisfy({ $0 == UInt8(ascii: " ") })
    {
      let start = group.end
      let first = index
      scanGroup(.code)
      end = tokens[index - 1].end
      if name == "objc" {
        prefix.runtimeName = String(decoding: source[start..<(end - 1)], as: UTF8.self)
      }
      if name == "available", tokens[first..<index].contains(where: { text($0) == "unavailable" }) {
        prefix.isUnavailable = true
      }
    }
    if name == "main" {
      prefix.mainRange = sign.start..<end
    } else if Self.blanked.contains(name) {
      facts.blanks.append(sign.start..<end)
    }
    if Self.exposing.contains(name) { prefix.isExposed = true }
    if name == "objcMembers" { prefix.exposesMembers = true }
    if name.hasSuffix("Actor"), name != "MainActor" { prefix.hasOwnActor = true }
  }

  // MARK: Types

  /// The superclasses and protocols of the type at which an app starts.
  private static let appTypes: Set<String> = ["UIApplicationDelegate", "UIResponder", "App"]

  private mutating func readType(_ kind: SwiftKeyword, _ scope: Scope, _ prefix: Prefix) {
    index += 1
    var name = ""
    while let word = token(), word.kind == .word {
      name += text(word)
      index += 1
      guard isSign(".", at: index) else { break }
      name += "."
      index += 1
    }
    let isGeneric = isSign("<", at: index)
    var inherited: [String] = []
    var takesName = false
    var hasRequirements = false
    var angles = 0
    while let token = token(), !(token.kind == .opening && token.byte == UInt8(ascii: "{")) {
      if token.kind == .closing, token.byte == UInt8(ascii: "}") { return }
      // A token that cannot be part of a header ends it: this was not a declaration.
      if token.startsLine, token.keyword == .func || token.keyword == .var { return }
      if token.kind == .sign, token.byte == UInt8(ascii: "<") { angles += 1 }
      if token.kind == .sign, token.byte == UInt8(ascii: ">") { angles -= 1 }
      // The constraints of generic parameters are not protocols of the type.
      if angles == 0, token.kind == .sign,
        token.byte == UInt8(ascii: ":") || token.byte == UInt8(ascii: ",")
          || token.byte == UInt8(ascii: "&")
      {
        takesName = true
      } else if token.keyword == .where {
        takesName = false
        hasRequirements = true
        index += 1
        while let next = self.token(), !(next.kind == .opening && next.byte == UInt8(ascii: "{")) {
          if next.kind == .closing { return }
          index += 1
        }
        continue
      } else if takesName, token.kind == .word {
        inherited.append(text(token))
        takesName = false
      }
      index += 1
    }
    guard token() != nil else {
      facts.isBalanced = false
      return
    }
    var outer: Int?
    var isLocal = false
    switch scope {
    case .file: break
    case .code: isLocal = true
    case .type(let type):
      outer = type
      isLocal = facts.types[type].isLocal
    }
    guard spends(conditions: conditions) else { return }
    var type =
      TypeFacts(
        kind: kind, name: name, outer: outer, access: prefix.access,
        isGeneric: isGeneric, isLocal: isLocal,
        exposesMembers: prefix.exposesMembers
          || (kind != .class && prefix.isExposed),
        inherited: inherited, conditions: conditions, hasOwnActor: prefix.hasOwnActor)
    type.hasRequirements = hasRequirements
    if let range = prefix.mainRange {
      // Tests start in the test executable, not at the app delegate.
      if Self.appTypes.isDisjoint(with: inherited) {
        facts.programs.append(range)
      } else {
        facts.blanks.append(range)
      }
    }
    if kind == .class { type.runtimeName = prefix.runtimeName }
    facts.types.append(type)
    scanBraces(.type(facts.types.count - 1))
  }
}
