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
      add(purpose, operandAfter: index + 2)
    }
    if word == "switch" { readSwitch(index) }
    readParameter(word, at: index)
    guard let kind = property(at: index, word) else { return }
    readAlias(of: kind, at: index)
    readEnumeration(of: kind, at: index)
    // An assignment or a comparison, perhaps of an unwrapped value.
    let isUnwrapped = items.isMark(index + 1, "!", "?") && items.isMark(index + 3, "=")
    let sign = isUnwrapped ? index + 2 : index + 1
    if items.isMark(sign, "=") || items.isMark(sign, "!") && items.isMark(sign + 1, "=") {
      add(.name(kind), operandAfter: items.isMark(sign + 1, "=") ? sign + 2 : sign + 1)
    }
    // `[segue.identifier isEqualToString:@"show"]`, also with brackets around the receiver.
    let next = items.isMark(index + 1, "]") ? index + 2 : index + 1
    if let word = items.word(next), ["isEqual", "isEqualToString"].contains(word) {
      add(.name(kind), operandAfter: next + 2)
    }
    let start = items.startOfChain(index)
    if items.isMark(start - 1, "="), items.isMark(start - 2, "=", "!"),
      source.literals[start - 3] != nil
    {
      source.purposes[start - 3] = .name(kind)
    }
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
    "NSUserInterfaceItemIdentifier": ["": .identifier, "rawValue": .identifier],
  ]

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
      if let kind = Self.functions[word]?[""] ?? Self.labels[word] { return .name(kind) }
      return Self.otherNames.contains(word) ? .other : Self.messages.contains(word) ? .text : nil
    }
    if let kind = Self.labels[word] { return .name(kind) }
    if Self.otherNames.contains(word) { return .other }
    if Self.messages.contains(word) { return .text }
    guard let function = function(of: index) else { return nil }
    if let kind = Self.functions[function]?[word] { return .name(kind) }
    guard word == "named" else { return nil }
    let name = function.lowercased()
    return name.contains("image")
      ? .name(.image) : name.contains("color") ? .name(.color) : nil
  }

  /// Returns the name of the function to whose argument a label belongs; for an initializer, that of its type.
  private func function(of label: Int) -> String? {
    guard let opening = items.enclosingOpening(of: label), items.isMark(opening, "(") else {
      return nil
    }
    guard items.word(opening - 1) == "init", items.isMark(opening - 2, ".") else {
      return items.word(opening - 1)
    }
    guard items.isAdjacent(opening - 3, opening - 2), let type = items.word(opening - 3) else {
      return items.expectedType(before: opening - 2)
    }
    // An initializer calls another one of its type: `self.init(name: …)`.
    guard ["Self", "self", "super"].contains(type) else { return type }
    let own = source.scopes.type(around: source.scopes.scope(at: label))?.last
    guard type == "super", let own else { return own }
    return source.scopes.inherited[own]?.first { Self.functions[$0] != nil }
  }

  // MARK: Comparisons

  /// The properties that contain the identifiers of objects.
  static let properties: Set = [
    "reuseIdentifier", "restorationIdentifier", "accessibilityIdentifier",
  ]

  /// Returns the kind of name that a property or variable contains; nil if it is not known.
  private func property(at index: Int, _ word: String) -> DocumentUse.Kind? {
    // The name of a variable that is declared, or a label.
    if items.isMark(index + 1, ":", "(") || indices[index] != nil { return nil }
    if Self.properties.contains(word) { return .identifier }
    let isQualified = items.isMark(index - 1, ".")
    if word == "identifier" {
      let owner = items.word(isQualified ? index - 2 : index - 1) ?? ""
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
    let start = items.startOfChain(index)
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

  /// Reads the patterns of a switch over an identifier.
  private mutating func readSwitch(_ index: Int) {
    var end = index + 1
    while end < items.items.count, end - index < 12, !items.isMark(end, "{") { end += 1 }
    let last = items.isMark(end - 1, "!", "?") ? end - 2 : end - 1
    guard items.isMark(end, "{"), last > index, let word = items.word(last),
      let kind = property(at: last, word)
    else { return }
    var depth = 0
    for place in end..<items.items.count {
      depth += items.isMark(place, "{") ? 1 : items.isMark(place, "}") ? -1 : 0
      guard depth > 0 else { return }
      guard depth == 1, items.word(place) == "case" else { continue }
      var next = place + 1
      repeat {
        add(.name(kind), operandAfter: next)
        while next < items.items.count, !items.isMark(next, ",", ":", "{") { next += 1 }
        next += 1
      } while items.isMark(next - 1, ",")
    }
  }

  // MARK: Operands

  private mutating func add(_ purpose: NamePurpose, operandAfter index: Int) {
    let start = items.isMark(index, "@") ? index + 1 : index
    if source.literals[start] != nil {
      // A text that is only the beginning of a name is not the name.
      if !items.isMark(start + 1, "+") { source.purposes[start] = purpose }
      return
    }
    // A wrapper such as `NSUserInterfaceItemIdentifier("name")` is a place of its own.
    guard let (words, end) = items.chain(from: start), !items.isMark(end + 1, "(", "+") else {
      return
    }
    source.references.append(NameReference(purpose, words: words, place: start))
  }
}
