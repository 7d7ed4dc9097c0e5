/// Reads the places of a source at which names are expected.
struct NameReader {
  let items: SourceItems
  var source: NameSource
  /// The declarations of the source by the places of their names.
  private let indices: [Int: Int]
  /// The declarations of each scope, by name, in the order of the source.
  private let visible: [Key: [Int]]

  private struct Key: Hashable {
    let scope: Int
    let name: String
  }

  /// Reads a source.
  /// - Parameter isHeader: Whether other sources include it.
  init(_ names: SourceNames, _ bytes: [UInt8], isObjectiveC: Bool, isHeader: Bool) {
    items = SourceItems(names, bytes)
    var literals: [Int: SourceNames.Token] = [:]
    for (place, item) in items.items.enumerated() {
      if case .literal(let token) = item { literals[place] = token }
    }
    let scopes = SourceScopes(items, isObjectiveC: isObjectiveC)
    let declared = DeclarationReader(
      items, scopes, isObjectiveC: isObjectiveC, isHeader: isHeader)
    source = NameSource(
      scopes: scopes, literals: literals, declarations: declared.declarations,
      assignments: declared.assignments)
    indices = declared.indices
    visible = Dictionary(grouping: declared.declarations.indices) {
      Key(scope: declared.declarations[$0].scope, name: declared.declarations[$0].name)
    }
    for index in items.items.indices {
      if let word = items.word(index) { read(word, at: index) }
    }
  }

  private mutating func read(_ word: String, at index: Int) {
    if items.isMark(index + 1, ":", "("), let purpose = purpose(at: index, word) {
      add(purpose, expressionAt: index + 2)
    }
    if word == "switch" { readSwitch(index) }
    readText(word, at: index)
    readParameter(word, at: index)
    if word == "rawValue" { readInitializer(index) }
    guard let purpose = value(at: index, word) else { return }
    if case .name(let kind) = purpose {
      readAlias(of: kind, at: index)
      readEnumeration(of: kind, at: index)
    }
    // An assignment or a comparison, perhaps of an unwrapped value, or of the text of a type that wraps it.
    var end = index
    if let (words, last) = items.chain(from: index), words.dropFirst() == ["rawValue"] {
      end = last
    }
    let isUnwrapped = items.isMark(end + 1, "!", "?") && items.isMark(end + 3, "=")
    let sign = isUnwrapped ? end + 2 : end + 1
    if items.isMark(sign, "=", "!"), items.isMark(sign + 1, "=") {
      add(purpose, operandAt: sign + 2)
    } else if items.isMark(sign, "="), !purpose.isOfRawValue {
      add(purpose, expressionAt: sign + 1)
    }
    // `[segue.identifier isEqualToString:@"show"]`, also with brackets around the receiver.
    let next = items.isMark(index + 1, "]") ? index + 2 : index + 1
    if let word = items.word(next), ["isEqual", "isEqualToString"].contains(word) {
      add(purpose, operandAt: next + 2)
    }
    readComparison(with: items.startOfOperand(index), purpose)
  }

  // MARK: Calls

  /// The labels that take names of a kind, whatever function has them.
  private static let labels: [String: DocumentUse.Kind] = [
    "imageNamed": .image, "colorNamed": .color, "resourceName": .image,
    "imageLiteralResourceName": .image,
    "performSegueWithIdentifier": .segue, "shouldPerformSegueWithIdentifier": .segue,
    "storyboardWithName": .storyboard,
    "forCellReuseIdentifier": .identifier, "forCellWithReuseIdentifier": .identifier,
    "forHeaderFooterViewReuseIdentifier": .identifier, "withReuseIdentifier": .identifier,
    "reuseIdentifier": .identifier, "restorationIdentifier": .identifier,
    "accessibilityIdentifier": .identifier,
    "dequeueReusableCellWithIdentifier": .identifier,
    "dequeueReusableCellWithReuseIdentifier": .identifier,
    "dequeueReusableHeaderFooterViewWithIdentifier": .identifier,
    "dequeueReusableAnnotationViewWithIdentifier": .identifier,
    "instantiateViewControllerWithIdentifier": .identifier,
    "instantiateControllerWithIdentifier": .identifier, "makeViewWithIdentifier": .identifier,
    "initWithItemIdentifier": .identifier,
  ]

  /// The functions whose argument has a name of a kind, by their names and labels.
  private static let functions: [String: [String: DocumentUse.Kind]] = [
    "performSegue": ["withIdentifier": .segue],
    "shouldPerformSegue": ["withIdentifier": .segue],
    "UIStoryboardSegue": ["identifier": .segue],
    "UIStoryboard": ["name": .storyboard], "NSStoryboard": ["name": .storyboard],
    "dequeueReusableCell": ["withIdentifier": .identifier],
    "dequeueReusableHeaderFooterView": ["withIdentifier": .identifier],
    "dequeueReusableAnnotationView": ["withIdentifier": .identifier],
    "instantiateViewController": ["withIdentifier": .identifier, "identifier": .identifier],
    "instantiateController": ["withIdentifier": .identifier, "identifier": .identifier],
    "makeView": ["withIdentifier": .identifier],
    "Image": ["": .image, "decorative": .image], "Color": ["": .color],
    "Label": ["image": .image],
    "NSToolbar": ["identifier": .identifier],
    "NSUserInterfaceItemIdentifier": anyName(.identifier),
    "NSToolbar.Identifier": anyName(.identifier), "NSToolbarItem.Identifier": anyName(.identifier),
    "NSTouchBarItem.Identifier": anyName(.identifier),
    "NSStoryboard.SceneIdentifier": anyName(.identifier),
    "NSStoryboardSegue.Identifier": anyName(.segue),
    "NSStoryboard.Name": anyName(.storyboard), "NSImage.Name": anyName(.image),
    "NSColor.Name": anyName(.color),
  ]

  /// Returns the kind of the raw value of a type that wraps a name.
  private static func anyName(_ kind: DocumentUse.Kind) -> [String: DocumentUse.Kind] {
    ["": kind, "rawValue": kind]
  }

  /// The last names of the types of AppKit that wrap a name, each inside of a class.
  private static let wrappers: Set = ["Identifier", "Name", "SceneIdentifier"]

  /// The functions and labels whose texts are keys under which apps store values, texts that users read, selectors or symbols
  /// of the system, and never the name of a resource or an identifier.
  private static let otherNames: Set<String> = [
    "NSLocalizedString", "NSLocalizedStringFromTable", "NSPredicate", "NSSelectorFromString",
    "Selector", "Text", "URL", "forKey", "key", "localized", "message", "string", "systemImage",
    "systemImageNamed", "systemName", "systemSymbolName", "text", "title",
  ]

  /// The functions and labels whose texts are messages to developers or formats.
  private static let messages: Set<String> = [
    "NSLog", "String", "assert", "assertionFailure", "comment", "fatalError", "format",
    "precondition", "preconditionFailure", "print",
  ]

  /// Returns what the label or function at a place takes; nil if it is not known.
  private func purpose(at index: Int, _ word: String) -> NamePurpose? {
    if items.isMark(index + 1, "(") {
      let isOwn = word == "init" || word == "Self"
      if let function = isOwn ? function(of: index + 2) : name(endingAt: index),
        let kind = Self.functions[function]?[""] ?? Self.labels[word]
      {
        return .name(kind)
      }
      if word == "init", let purpose = purpose(ofArgumentAt: index - 1) { return purpose }
      return Self.otherNames.contains(word) ? .other : Self.messages.contains(word) ? .text : nil
    }
    if let kind = Self.labels[word] { return .name(kind) }
    if Self.otherNames.contains(word) { return .other }
    if Self.messages.contains(word) { return .text }
    if word == "rawValue", let opening = items.enclosingOpening(of: index),
      items.word(opening - 1) == "init", let purpose = purpose(ofArgumentAt: opening - 2)
    {
      return purpose
    }
    guard let function = function(of: index) else { return nil }
    if let kind = Self.functions[function]?[word] { return .name(kind) }
    guard word == "named" else { return nil }
    let name = function.lowercased()
    return name.contains("image")
      ? .name(.image) : name.contains("color") ? .name(.color) : nil
  }

  /// Returns what the label takes whose argument is the initializer at a period: `withIdentifier: .init("name")`.
  private func purpose(ofArgumentAt period: Int) -> NamePurpose? {
    guard items.isMark(period, "."), items.isMark(period - 1, ":"),
      let label = items.word(period - 2), label != "rawValue"
    else { return nil }
    // Bounded: only the label `rawValue` leads here again.
    guard case .name(let kind)? = purpose(at: period - 2, label) else { return nil }
    return .name(kind)
  }

  /// Returns the name of the function or type that ends at a place, of some types with the class around it.
  private func name(endingAt index: Int) -> String? {
    guard let word = items.word(index), Self.wrappers.contains(word),
      items.isMark(index - 1, "."), let outer = items.word(index - 2)
    else { return items.word(index) }
    return "\(outer).\(word)"
  }

  /// Returns the name of the innermost type around a place, of some types with the class around it.
  private func typeName(around place: Int) -> String? {
    guard let names = source.scopes.type(around: source.scopes.scope(at: place)) else { return nil }
    return names.last.map(Self.wrappers.contains) == true
      ? names.suffix(2).joined(separator: ".") : names.last
  }

  /// Returns the name of the function to whose argument a label belongs; for an initializer, that of its type.
  private func function(of label: Int) -> String? {
    guard let opening = items.enclosingOpening(of: label), items.isMark(opening, "(") else {
      return nil
    }
    if items.word(opening - 1) == "Self" { return typeName(around: label) }
    guard items.word(opening - 1) == "init", items.isMark(opening - 2, ".") else {
      return name(endingAt: opening - 1)
    }
    guard items.isAdjacent(opening - 3, opening - 2), let type = items.word(opening - 3) else {
      return items.endOfExpectedType(before: opening - 2).flatMap { name(endingAt: $0) }
    }
    // An initializer calls another one of its type: `self.init(name: …)`.
    guard ["Self", "self", "super"].contains(type) else { return name(endingAt: opening - 3) }
    let own = typeName(around: label)
    guard type == "super", let own else { return own }
    return source.scopes.inherited[own]?.first { Self.functions[$0] != nil }
  }

  // MARK: Comparisons

  /// The properties that contain the identifiers of objects.
  static let properties: Set = [
    "reuseIdentifier", "restorationIdentifier", "accessibilityIdentifier", "itemIdentifier",
  ]

  /// Reads the constants whose values users read: `label.text = names[0]`. A text that is not a constant stays unclear.
  private mutating func readText(_ word: String, at index: Int) {
    guard Self.otherNames.contains(word), items.isMark(index + 1, "="),
      !items.isMark(index + 2, "="), indices[index] == nil
    else { return }
    for operand in items.operands(from: index + 2) where source.literals[operand] == nil {
      add(.other, operandAt: operand)
    }
  }

  /// Reads what is compared with the identifier that begins at a place.
  private mutating func readComparison(with start: Int, _ purpose: NamePurpose) {
    if items.isMark(start - 1, "=") {
      if items.isMark(start - 2, "=", "!") {
        add(purpose, operandEndingAt: start - 3)
      } else {
        // `guard case "show"? = segue.identifier`
        readPattern(endingAt: start - 2, purpose)
      }
    }
    // `["show", "push"].contains(segue.identifier)`, `[@"show" isEqualToString:segue.identifier]`
    guard items.isMark(start - 1, "(", ":"), let function = items.word(start - 2) else { return }
    let receiver = items.isMark(start - 3, ".") ? start - 4 : start - 3
    switch function {
    case "isEqual", "isEqualToString": add(purpose, operandEndingAt: receiver)
    case "contains", "containsObject":
      if items.isMark(receiver, "]"), let opening = items.opening(of: receiver) {
        for element in items.elements(of: opening) { add(purpose, operandAt: element) }
      } else {
        add(purpose, operandEndingAt: receiver)
      }
    default: break
    }
  }

  /// Reads the pattern of a condition that ends at a place: `case "show"?`, `case .some("show")`.
  private mutating func readPattern(endingAt end: Int, _ purpose: NamePurpose) {
    let last = items.isMark(end, "?") ? end - 1 : end
    var start = items.startOfChain(last)
    if items.isMark(last, ")"), let opening = items.opening(of: last) {
      start = items.isMark(opening - 2, ".") ? opening - 2 : opening
    }
    if items.word(start - 1) == "case" { add(purpose, patternAt: start) }
  }

  /// Returns what a property or variable contains; nil if it is not known.
  private mutating func value(at index: Int, _ word: String) -> NamePurpose? {
    if let kind = property(at: index, word) { return .name(kind) }
    guard word == "rawValue", !items.isMark(index + 1, ":", "("), indices[index] == nil else {
      return nil
    }
    let start = items.startOfChain(index)
    guard !items.isMark(start - 1, "."),
      let (words, end) = items.chain(from: start, through: index), end == index,
      words.count <= NameResolver.longestPath + 1
    else { return nil }
    source.rawValues[index] = NameReference(.text, words: words, place: start)
    return .rawValue(index)
  }

  /// Reads the argument of an initializer of an enumeration: `Route(rawValue: "detail")`, `.init(rawValue: "detail")`.
  private mutating func readInitializer(_ label: Int) {
    let last = label - 2
    guard items.isMark(label + 1, ":"), items.isMark(label - 1, "("), items.word(last) != nil else {
      return
    }
    var start = items.startOfChain(last)
    if items.isMark(start - 1, ".") {
      guard start == last, let end = items.endOfExpectedType(before: start - 1) else { return }
      start = items.startOfChain(end)
    }
    var path = items.words(from: start)
    if path.last == "init" { path.removeLast() }
    let isOwn = ["Self", "self"].contains(path.first) && path.count == 1
    source.rawValues[label] = NameReference(
      purpose: .text, path: isOwn ? [] : path, place: label, isRawValue: true, isType: !isOwn)
    add(.rawValue(label), expressionAt: label + 2)
  }

  /// Returns the kind of name that a property or variable contains; nil if it is not known.
  private func property(at index: Int, _ word: String) -> DocumentUse.Kind? {
    // The name of a variable that is declared, or a label.
    if items.isMark(index + 1, ":", "(") || indices[index] != nil { return nil }
    if Self.properties.contains(word) { return .identifier }
    let isQualified = items.isMark(index - 1, ".")
    if word == "identifier" {
      let last = items.isMark(index - 2, "?", "!") ? index - 3 : index - 2
      let owner = items.word(isQualified ? last : index - 1) ?? ""
      if owner.lowercased().contains("segue") { return .segue }
    }
    return isQualified ? nil : variable(word, at: index)?.alias
  }

  /// Returns the nearest variable with a name that is visible at a place.
  private func variable(_ name: String, at index: Int) -> NameDeclaration? {
    var scope: Int? = source.scopes.scope(at: index)
    while let current = scope {
      if let found = visible[Key(scope: current, name: name)]?.last(where: {
        source.declarations[$0].place < index
      }) {
        return source.declarations[found]
      }
      scope = source.scopes.scopes[current].parent
    }
    return nil
  }

  /// Remembers the variable that a property initializes: `let id = segue.identifier`.
  private mutating func readAlias(of kind: DocumentUse.Kind, at index: Int) {
    let start = items.startOfOperand(index)
    guard items.isMark(start - 1, "=") else { return }
    // The variable may have a type: `let id: String? = segue.identifier`.
    let last = items.isMark(start - 2, "?", "!") ? start - 3 : start - 2
    let name = items.isMark(last - 1, ":") ? last - 2 : last
    guard let declaration = indices[name] else { return }
    source.declarations[declaration].alias = kind
  }

  /// Remembers the parameter of a function that is given a name: `shouldPerformSegue(withIdentifier id: String)`.
  private mutating func readParameter(_ word: String, at index: Int) {
    if let declaration = indices[index + 1], let function = function(of: index),
      let kind = Self.functions[function]?[word]
    {
      source.declarations[declaration].alias = kind
    } else if let kind = Self.labels[word], items.isMark(index + 1, ":"),
      items.isMark(index + 2, "("), let end = items.closing(of: index + 2),
      let declaration = indices[end + 1]
    {
      source.declarations[declaration].alias = kind
    }
  }

  /// Reads the enumeration whose values an identifier has: `Route(rawValue: segue.identifier ?? "")`.
  private mutating func readEnumeration(of kind: DocumentUse.Kind, at index: Int) {
    let label = items.startOfChain(index) - 2
    guard items.isMark(label + 1, ":"), items.word(label) == "rawValue",
      items.isMark(label - 1, "("), items.word(label - 2) != nil
    else { return }
    var path = items.words(from: items.startOfChain(label - 2))
    if path.last == "init" { path.removeLast() }
    guard !path.isEmpty else { return }
    source.references.append(
      NameReference(
        purpose: .name(kind), path: path, place: index, isRawValue: true, isType: true))
  }

  /// Reads the patterns of a switch over an identifier, or over a tuple with one.
  private mutating func readSwitch(_ index: Int) {
    var end = index + 1
    while end < items.items.count, end - index < 48, !items.isMark(end, "{", "}") {
      end = (items.isMark(end, "(", "[") ? items.closing(of: end) ?? end : end) + 1
    }
    guard items.isMark(end, "{") else { return }
    let isTuple = items.isMark(index + 1, "(") && items.closing(of: index + 1) == end - 1
    let subjects = isTuple ? items.elements(of: index + 1) : [index + 1]
    let purposes = subjects.map { subject -> NamePurpose? in
      guard let (words, last) = items.chain(from: subject) else { return nil }
      let place = items.isMark(last - 2, "?", "!") ? last - 3 : last - 2
      if words.last == "rawValue", words.count > 1,
        let kind = property(at: place, words[words.count - 2])
      {
        return .name(kind)
      }
      return value(at: last, words.last ?? "")
    }
    guard purposes.contains(where: { $0 != nil }) else { return }
    var depth = 0
    for place in end..<items.items.count {
      depth += items.isMark(place, "{") ? 1 : items.isMark(place, "}") ? -1 : 0
      guard depth > 0 else { return }
      if depth == 1, items.word(place) == "case" { readPatterns(of: place, purposes) }
    }
  }

  /// Reads the patterns of a case of a switch.
  private mutating func readPatterns(of index: Int, _ purposes: [NamePurpose?]) {
    var place = index + 1
    while true {
      let parts = purposes.count > 1 ? items.elements(of: place) : [place]
      for (part, purpose) in zip(parts, purposes) {
        if let purpose { add(purpose, patternAt: part) }
      }
      while place < items.items.count, !items.isMark(place, ",", ":", "{", "}") {
        place = (items.isMark(place, "(", "[") ? items.closing(of: place) ?? place : place) + 1
      }
      guard items.isMark(place, ",") else { return }
      place += 1
    }
  }

  // MARK: Operands

  private mutating func add(_ purpose: NamePurpose, expressionAt index: Int) {
    for operand in items.operands(from: index) { add(purpose, operandAt: operand) }
  }

  private mutating func add(_ purpose: NamePurpose, patternAt index: Int) {
    let isOptional =
      items.isMark(index, ".") && items.word(index + 1) == "some" && items.isMark(index + 2, "(")
    add(purpose, operandAt: isOptional ? index + 3 : index)
  }

  private mutating func add(_ purpose: NamePurpose, operandEndingAt index: Int) {
    guard source.literals[index] == nil else {
      return add(purpose, operandAt: index)
    }
    let start = items.startOfChain(index)
    // A part of a text, or a case whose type is not written.
    guard !purpose.isOfRawValue, !items.isMark(start - 1, "+", "."),
      let (words, end) = items.chain(from: start, through: index), end == index
    else { return }
    source.references.append(NameReference(purpose, words: words, place: start))
  }

  private mutating func add(_ purpose: NamePurpose, operandAt index: Int) {
    let start = items.isMark(index, "@") ? index + 1 : index
    if source.literals[start] != nil {
      // A text that is only the beginning of a name is not the name. One with a name's purpose keeps that.
      if !items.isMark(start + 1, "+"), !purpose.isOfRawValue || source.purposes[start] == nil {
        source.purposes[start] = purpose
      }
      return
    }
    // A wrapper such as `NSUserInterfaceItemIdentifier("name")` is a place of its own.
    guard !purpose.isOfRawValue, let (words, end) = items.chain(from: start),
      !items.isMark(end + 1, "(", "+")
    else { return }
    source.references.append(NameReference(purpose, words: words, place: start))
  }
}
