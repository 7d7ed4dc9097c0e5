extension SourceScanner {
  /// Finds the calls that Swift has only with Objective-C.
  mutating func readCalls() {
    for position in tokens.indices.dropLast() {
      switch tokens[position].kind {
      case .word: readReplacedCall(position)
      case .directive: readFileLiteral(position)
      default: break
      }
    }
    for dot in tokens.indices.dropFirst()
    where isSign(0x2E, at: dot) && dot + 1 < tokens.count && tokens[dot + 1].kind == .word {
      readQualifier(dot)
      guard dot + 3 < tokens.count else { continue }
      if isSign(0x3F, at: dot + 2) {
        readOptionalCall(dot)
      } else {
        readSuperCall(dot)
      }
    }
  }

  /// Functions of Foundation's with one of HeadlessUIKit's in their place; both names are equally long.
  package static let replacedFunctions = [
    "NSLocalizedString": "UILocalizedString", "NSClassFromString": "UIClassFromString",
    "NSStringFromClass": "UIStringFromClass",
  ]

  private mutating func readReplacedCall(_ position: Int) {
    let (name, group) = (tokens[position], tokens[position + 1])
    if name.byte == 0x54, group.kind == .opening, !isSign(0x2E, at: position - 1),
      position + 2 < tokens.count, tokens[position + 2].kind == .closing, text(name) == "Timer"
    {
      // Foundation's timers have no initializer without arguments here.
      facts.replacements.append((name.start..<name.end, "UITmr"))
    }
    guard group.kind == .opening, group.byte == 0x28, name.byte == 0x4E,
      !isSign(0x2E, at: position - 1),
      position == 0 || tokens[position - 1].keyword != .func,
      let replacement = Self.replacedFunctions[text(name)]
    else { return }
    facts.replacements.append((name.start..<name.end, replacement))
  }

  /// `#fileLiteral(resourceName: "Tides.json")`: the compiler would look for the file next to the test program.
  private mutating func readFileLiteral(_ position: Int) {
    let token = tokens[position]
    if text(token) == "#fileLiteral" {
      facts.replacements.append((token.start..<token.end, "UIBundleFile"))
    }
  }

  /// `Combine.Publisher`: a module's name before that of a type or of a function of C's, where the module has another
  /// name in a test package.
  private mutating func readQualifier(_ dot: Int) {
    let (module, member) = (tokens[dot - 1], tokens[dot + 1])
    guard !facts.replacedImports.isEmpty, module.kind == .word, module.end == tokens[dot].start,
      !isSign(0x2E, at: dot - 2)
    else { return }
    let name = text(module)
    guard Self.replacedModules[name] != nil, facts.imports.contains(name),
      !facts.replacedImports.contains(where: { $0.range.contains(module.start) }),
      name.first?.isUppercase == true || text(member).first?.isUppercase == true
        || text(member).hasPrefix("os_")
    else { return }
    facts.blanks.append(module.start..<tokens[dot].end)
  }

  /// `.tapped?(row)`
  private mutating func readOptionalCall(_ dot: Int) {
    let (name, mark, group) = (tokens[dot + 1], tokens[dot + 2], tokens[dot + 3])
    guard group.kind == .opening, group.byte == 0x28, name.end == mark.start,
      mark.end == group.start
    else { return }
    facts.optionalCalls.append(
      OptionalCall(
        name: plain(text(name)), hasLabels: hasLabels(inGroupAt: dot + 3),
        mark: mark.start..<mark.end))
  }

  /// `super.awakeFromNib()`
  private mutating func readSuperCall(_ dot: Int) {
    let (word, group) = (tokens[dot - 1], tokens[dot + 2])
    guard word.kind == .word, group.kind == .opening, group.byte == 0x28,
      tokens[dot + 3].kind == .closing, text(word) == "super"
    else { return }
    facts.superCalls.append(
      SuperCall(name: text(tokens[dot + 1]), range: word.start..<tokens[dot + 3].end))
  }

  /// Whether an argument in parentheses begins with a label.
  private func hasLabels(inGroupAt opening: Int) -> Bool {
    let end = closing(ofGroupAt: opening)
    var position = opening + 1
    var beginsArgument = true
    while position < end {
      if beginsArgument, tokens[position].kind == .word, isSign(0x3A, at: position + 1) {
        return true
      }
      beginsArgument = isSign(0x2C, at: position)
      position =
        tokens[position].kind == .opening ? closing(ofGroupAt: position) + 1 : position + 1
    }
    return false
  }
}
