extension SourceScanner {
  /// Finds the calls that work in Swift only with the Objective-C runtime.
  mutating func readCalls() {
    for position in tokens.indices.dropLast() {
      switch tokens[position].kind {
      case .word:
        readReplacedCall(position)
        readObjectMember(position)
        readAnnotation(position)
      case .directive: readFileLiteral(position)
      default: break
      }
    }
    for dot in tokens.indices.dropFirst()
    where isSign(".", at: dot) && dot + 1 < tokens.count
      && tokens[dot + 1].kind == .word
    {
      readQualifier(dot)
      readIntersection(dot)
      guard dot + 3 < tokens.count else { continue }
      if isSign("?", at: dot + 2) || isSign("!", at: dot + 2) {
        readOptionalCall(dot)
      } else if tokens[dot + 1].keyword == .`init` {
        readMetatypeCall(dot)
      } else {
        readSuperCall(dot)
      }
    }
  }

  /// Foundation functions that are replaced by HeadlessUIKit functions; both names have the same length.
  package static let replacedFunctions = [
    "NSLocalizedString": "UILocalizedString", "NSClassFromString": "UIClassFromString",
    "NSStringFromClass": "UIStringFromClass",
  ]

  private mutating func readReplacedCall(_ position: Int) {
    let (name, group) = (tokens[position], tokens[position + 1])
    if name.byte == UInt8(ascii: "T"), group.kind == .opening,
      !isSign(".", at: position - 1),
      position + 2 < tokens.count, tokens[position + 2].kind == .closing, text(name) == "Timer"
    {
      // On Linux, Foundation's timers have no initializer without arguments.
      facts.replacements.append((name.start..<name.end, "UITmr"))
    }
    guard group.kind == .opening, group.byte == UInt8(ascii: "("), name.byte == UInt8(ascii: "N"),
      !isSign(".", at: position - 1),
      position == 0 || tokens[position - 1].keyword != .func,
      let replacement = Self.replacedFunctions[text(name)]
    else { return }
    facts.replacements.append((name.start..<name.end, replacement))
  }

  /// `#fileLiteral(resourceName: "Tides.json")`: the compiler would look for the file next to the test executable.
  private mutating func readFileLiteral(_ position: Int) {
    let token = tokens[position]
    if text(token) == "#fileLiteral" {
      facts.replacements.append((token.start..<token.end, "UIBundleFile"))
    }
  }

  /// `frame.intersects(other)`: rectangles that only touch intersect in Foundation on Linux, but not in Core Graphics.
  private mutating func readIntersection(_ dot: Int) {
    let name = tokens[dot + 1]
    guard name.byte == UInt8(ascii: "i"), dot + 2 < tokens.count, tokens[dot + 2].kind == .opening,
      tokens[dot + 2].byte == UInt8(ascii: "("), text(name) == "intersects",
      !hasLabels(inGroupAt: dot + 2)
    else { return }
    facts.intersections.append(name.start..<name.end)
  }

  /// `Combine.Publisher`: a module name before the name of a type or a C function, if the module has another name in a
  /// test package.
  private mutating func readQualifier(_ dot: Int) {
    let (module, member) = (tokens[dot - 1], tokens[dot + 1])
    guard module.kind == .word, module.end == tokens[dot].start, !isSign(".", at: dot - 2),
      module.byte == UInt8(ascii: "C") || !facts.replacedImports.isEmpty
    else { return }
    let name = text(module)
    // UIKit and Foundation import Core Foundation.
    guard let replacement = Self.replacedModules[name],
      facts.imports.contains(name) || name == "CoreFoundation",
      !facts.replacedImports.contains(where: { $0.range.contains(module.start) }),
      name.first?.isUppercase == true || text(member).first?.isUppercase == true
        || text(member).hasPrefix("os_")
    else { return }
    facts.qualifiers.append(
      Qualifier(
        range: module.start..<tokens[dot].end, replacement: replacement, member: text(member)))
  }

  /// `type.init()`: the value before the dot is declared with a metatype, as in `type: UIView.Type`.
  private mutating func readMetatypeCall(_ dot: Int) {
    let (value, word, group) = (tokens[dot - 1], tokens[dot + 1], tokens[dot + 2])
    guard value.kind == .word, group.kind == .opening, group.byte == 0x28 else { return }
    let name = text(value)
    guard name.first?.isLowercase == true, let className = metatype(of: name) else { return }
    facts.metatypeCalls.append(
      MetatypeCall(className: className, range: word.start..<word.end))
  }

  /// The class whose metatype is the declared type of a name in the source.
  private mutating func metatype(of name: String) -> String? {
    let known = metatypes ?? declaredMetatypes
    metatypes = known
    return known[name]
  }

  /// The classes whose metatypes are the declared types of names in the source; the first declaration of a name counts.
  private var declaredMetatypes: [String: String] {
    var found: [String: String] = [:]
    for position in tokens.indices
    where tokens[position].kind == .word && isSign(":", at: position + 1) {
      var last = position + 2
      while isSign(".", at: last + 1), last + 2 < tokens.count { last += 2 }
      guard last > position + 2, last < tokens.count, text(tokens[last]) == "Type" else { continue }
      let name = text(tokens[position])
      if found[name] == nil { found[name] = text(tokens[last - 2]) }
    }
    return found
  }

  /// The members of `NSValue` that code reads from any object, which Swift allows only with the Objective-C runtime.
  private static let valueMembers: Set<String> = [
    "cgRectValue", "cgPointValue", "cgSizeValue", "cgVectorValue", "cgAffineTransformValue",
    "uiEdgeInsetsValue", "uiOffsetValue", "directionalEdgeInsetsValue", "rangeValue",
    "caTransform3DValue",
  ]

  /// The members of `NSNumber` that code reads from any object.
  private static let numberMembers: Set<String> = [
    "boolValue", "intValue", "int64Value", "integerValue", "floatValue", "doubleValue",
  ]

  /// `(duration as AnyObject).doubleValue ?? 1`: the member is optional, because an object of another class does not
  /// have it.
  private mutating func readNumber(_ position: Int, _ dot: Int) {
    guard dot == position + 3, isSign("?", at: dot + 2), isSign("?", at: dot + 3) else { return }
    facts.replacements.append((tokens[position].start..<tokens[dot].end, "as?NSNumber)?."))
  }

  /// `(frame as AnyObject).cgRectValue`: the cast to any object is replaced by a cast to the class that has the member.
  private mutating func readObjectMember(_ position: Int) {
    guard tokens[position].keyword == .as, position > 0 else { return }
    var next = position + 1
    if isSign("?", at: next) || isSign("!", at: next) { next += 1 }
    guard next + 3 < tokens.count, tokens[next].kind == .word, text(tokens[next]) == "AnyObject"
    else { return }
    let end = tokens[next].end
    let isOptional =
      isSign("?", at: position + 1) || isSign("?", at: next + 1) && tokens[next + 1].start == end
    if isSign("?", at: next + 1) || isSign("!", at: next + 1) { next += 1 }
    guard tokens[next + 1].kind == .closing else { return }
    var dot = next + 2
    if isSign("?", at: dot) || isSign("!", at: dot) { dot += 1 }
    guard isSign(".", at: dot), dot + 1 < tokens.count else { return }
    if Self.numberMembers.contains(text(tokens[dot + 1])) { return readNumber(position, dot) }
    guard Self.valueMembers.contains(text(tokens[dot + 1])) else { return }
    let range = tokens[position].start..<tokens[next].end
    facts.replacements.append((range, isOptional ? "as? NSValue" : "as! NSValue"))
  }

  /// `super.awakeFromNib()`
  private mutating func readSuperCall(_ dot: Int) {
    let (word, group) = (tokens[dot - 1], tokens[dot + 2])
    guard word.kind == .word, group.kind == .opening, group.byte == UInt8(ascii: "("),
      tokens[dot + 3].kind == .closing, text(word) == "super"
    else { return }
    facts.superCalls.append(
      SuperCall(name: text(tokens[dot + 1]), range: word.start..<tokens[dot + 3].end))
  }
}
