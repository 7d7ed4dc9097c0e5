import Diagnostics
import PublishedAPI
import SourceRewriting

/// A scanner that finds Apple symbols in a source that are not available in a test package.
struct SymbolScanner {
  private let source: SwiftSource
  private let declarations: AppDeclarations
  private let modelled: ModelledSymbols
  private let bindings: TypedNames
  /// Whether the source only imports modules from Apple or the Swift toolchain, so that no library can declare a type.
  private let isPlain: Bool
  /// Whether no source of the module imports a library. A library's members of other types are visible in all sources of
  /// a module if one of them imports the library.
  private let hasPlainModule: Bool
  private var lines: LineStarts
  /// The branches of the `#if` blocks that are open. A value says whether its branch is compiled; nil means unknown.
  private var branches: [(value: Bool?, later: Bool?)] = []

  /// The missing symbols, without duplicates.
  private(set) var missing: [MissingSymbol] = []
  /// Missing names that a library might declare.
  private(set) var unsure: [MissingSymbol] = []
  private(set) var otherModules: Set<String> = []
  /// The positions of the symbols in the lists.
  private var places: [Symbol: Int] = [:]

  private struct Symbol: Hashable {
    let kind: MissingSymbol.Kind
    let name: String
    let isUnsure: Bool
  }

  /// - Parameter hasPlainModule: Whether no source of the module imports a library.
  init(
    _ source: SwiftSource, _ declarations: AppDeclarations, _ modelled: ModelledSymbols,
    hasPlainModule: Bool
  ) {
    self.source = source
    self.declarations = declarations
    self.modelled = modelled
    bindings = TypedNames(source) { name in
      let framework = declarations.frameworkClass(above: name) ?? name
      return !declarations.names.contains(framework) && modelled.isWhole(framework)
        ? framework : nil
    }
    isPlain = source.importsOnlyApple
    self.hasPlainModule = hasPlainModule
    lines = LineStarts(source.bytes)
  }

  mutating func scan() {
    var index = 0
    while index < source.tokens.count {
      let token = source.tokens[index]
      if token.kind == .directive, let end = readDirective(at: index) {
        index = end
      } else {
        if token.kind == .word, branches.allSatisfy({ $0.value == true }) { readWord(at: index) }
        index += 1
      }
    }
  }

  // MARK: Conditions

  /// Parses a conditional-compilation directive to the end of its line. Returns nil for other directives.
  private mutating func readDirective(at index: Int) -> Int? {
    var end = index + 1
    while end < source.tokens.count, !source.tokens[end].startsLine { end += 1 }
    let words = ((index + 1)..<end).map { source.text(at: $0) }
    switch source.tokens[index].keyword {
    case .ifDirective:
      let value = BuildCondition.value(of: words)
      branches.append((value, value.map { !$0 }))
    case .elseifDirective, .elseDirective:
      guard let last = branches.popLast() else { return end }
      let own =
        source.tokens[index].keyword == .elseDirective ? true : BuildCondition.value(of: words)
      let value: Bool? = last.later == false ? false : last.later == nil ? nil : own
      branches.append((value, last.later == true ? own.map { !$0 } : last.later))
    case .endifDirective: _ = branches.popLast()
    default: return nil
    }
    return end
  }

  // MARK: Words

  private mutating func readWord(at index: Int) {
    let token = source.tokens[index]
    let isMember = source.isSign(".", at: index - 1)
    if token.keyword == .import, !isMember { return readImport(at: index) }
    if token.keyword == .override, !isMember { return readOverride(at: index) }
    let name = source.name(at: index)
    let isOwn = isMember && source.isWord(at: index - 2) && source.text(at: index - 2) == "self"
    guard !isMember || isOwn else { return }
    if let type = bindings.type(of: name, at: token.start) {
      return readChain(of: type, isStatic: false, from: index + 1)
    }
    guard !isOwn else { return }
    if name == "self" || name == "super" {
      if let type = enclosingClass(at: token.start) {
        readChain(of: type, isStatic: false, from: index + 1)
      }
      return
    }
    guard !declarations.names.contains(name), !AppleModules.isModule(name) else { return }
    if source.isSign("@", at: index - 1) { return readAttribute(name, at: index) }
    if modelled.has(name) {
      readChain(of: name, isStatic: true, from: index + 1)
    } else if AppleModules.isApples(name, imports: source.facts.imports), !isLabel(index) {
      report(.name, name, at: index, isPublished: PublishedAPI.has(name))
    }
  }

  /// Returns whether a word is the label of an argument or parameter.
  private func isLabel(_ index: Int) -> Bool {
    source.isSign(":", at: index + 1)
      && (source.isOpening("(", at: index - 1)
        || source.isSign(",", at: index - 1))
  }

  private mutating func readImport(at index: Int) {
    var next = index + 1
    if source.isWord(at: next + 1), !source.tokens[next + 1].startsLine { next += 1 }
    guard source.isWord(at: next) else { return }
    let module = source.name(at: next)
    if AppleModules.missing.contains(module) {
      report(.framework, module, at: next)
    } else if !AppleModules.has(module) {
      otherModules.insert(module)
    }
  }

  private mutating func readAttribute(_ name: String, at index: Int) {
    guard AppleModules.isApples(name, imports: source.facts.imports), !modelled.has(name),
      !SourceScanner.blanked.contains(name)
    else { return }
    report(.attribute, "@\(name)", at: index)
  }

  private mutating func readOverride(at index: Int) {
    var next = index + 1
    while next < source.tokens.count, let keyword = source.tokens[next].keyword,
      keyword.isModifier || keyword == .class
    {
      next += 1
    }
    guard next + 1 < source.tokens.count, source.isWord(at: next + 1),
      [.func, .var].contains(source.tokens[next].keyword),
      let type = enclosingClass(at: source.tokens[index].start)
    else { return }
    let name = source.name(at: next + 1)
    guard !modelled.has(name, in: type), !declarations.names.contains(name),
      type != "NSObject" || !ObjectMembers.names.contains(name)
    else { return }
    report(
      .override, "\(type).\(name)", at: next + 1,
      isPublished: PublishedAPI.has(name, in: type) == true)
  }

  /// Returns the framework class that the class around an offset is or inherits from.
  private func enclosingClass(at offset: Int) -> String? {
    guard let type = source.type(around: offset), type.kind == .class || type.kind == .extension,
      let name = declarations.frameworkClass(above: type.lastName),
      !declarations.names.contains(name),
      modelled.isWhole(name)
    else { return nil }
    return name
  }

  // MARK: Chains

  /// Follows a chain of members after a type or value, as long as their types are known.
  private mutating func readChain(of type: String, isStatic: Bool, from index: Int) {
    var (type, isStatic, index) = (type, isStatic, index)
    while index < source.tokens.count {
      if isStatic, source.isOpening("(", at: index), !source.tokens[index].startsLine {
        index = source.end(ofGroupAt: index)
        isStatic = false
      }
      if source.isSign("?", at: index) || source.isSign("!", at: index) {
        index += 1
      }
      guard source.isSign(".", at: index), source.isWord(at: index + 1) else {
        return
      }
      let member = source.name(at: index + 1)
      // Property wrappers synthesize `_text` and `$text`.
      guard !["self", "Type", "Protocol", "init"].contains(member),
        member.utf8.first != UInt8(ascii: "_"),
        member.utf8.first != UInt8(ascii: "$")
      else { return }
      if isStatic, modelled.isWhole("\(type).\(member)") {
        type += ".\(member)"
      } else {
        guard modelled.isWhole(type) else { return }
        if isStatic, modelled.hasAssociatedType(member, in: type) { return }
        guard modelled.has(member, in: type) else {
          if !declarations.names.contains(member) {
            report(
              .member, "\(type).\(member)", at: index + 1,
              isPublished: PublishedAPI.has(member, in: type) == true)
          }
          return
        }
        guard !source.isOpening("(", at: index + 2),
          let next = modelled.type(of: member, in: type)
        else { return }
        (type, isStatic) = (next, false)
      }
      index += 2
    }
  }

  // MARK: Findings

  /// Reports a symbol. A name that Apple publishes is Apple's; any other name may be declared by a library.
  private mutating func report(
    _ kind: MissingSymbol.Kind, _ symbol: String, at index: Int, isPublished: Bool = false
  ) {
    let place = lines.position(of: source.tokens[index].start)
    let found = MissingSymbol(kind: kind, symbol: symbol, place: place, uses: 1)
    let isApples =
      switch kind {
      case .framework, .attribute: true
      case .name: isPlain
      case .member, .override: hasPlainModule
      }
    let isUnsure = !isApples && !isPublished
    let key = Symbol(kind: kind, name: symbol, isUnsure: isUnsure)
    let list: WritableKeyPath<Self, [MissingSymbol]> = isUnsure ? \.unsure : \.missing
    if let known = places[key] {
      self[keyPath: list][known].uses += 1
    } else {
      places[key] = self[keyPath: list].count
      self[keyPath: list].append(found)
    }
  }
}

extension SwiftSource {
  /// Whether the source only imports modules from Apple or the Swift toolchain.
  var importsOnlyApple: Bool { facts.imports.allSatisfy(AppleModules.isModule) }
}

/// The lines of a source.
private struct LineStarts {
  private var starts = [0]

  init(_ bytes: [UInt8]) {
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
  }

  func position(of offset: Int) -> SourcePosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - starts[low] + 1, offset: offset)
  }
}
