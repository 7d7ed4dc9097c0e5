/// The string literals of a source that are names of a kind: those where the frameworks expect such a name, such as
/// `UIImage(named: "star")`, and the constants for them.
public struct NamedLiterals: Sendable {
  /// The literals where a name of the kind is expected, as places of tokens.
  private var named: Set<Int> = []
  /// The literals where a name of another kind or another text is expected.
  private var others: Set<Int> = []
  /// The literals that are values of constants, with the names of the constants.
  private var constants: [Int: String] = [:]
  private let literals: [Int: SourceNames.Token]

  /// The words where a name of the kind is expected: the constants for such names.
  public private(set) var words: Set<String>

  /// Reads a source.
  /// - Parameter kind: The kind of name: an image, a color, an identifier, a segue or a storyboard.
  public init(_ kind: DocumentUse.Kind, in names: SourceNames, _ bytes: [UInt8]) {
    words = kind == .identifier ? NameReader.properties : []
    let items = SourceItems(names, bytes)
    var literals: [Int: SourceNames.Token] = [:]
    for (place, item) in items.items.enumerated() {
      if case .literal(let token) = item { literals[place] = token }
    }
    self.literals = literals
    guard !literals.isEmpty else { return }
    var reader = NameReader(items: items)
    reader.read()
    for site in reader.sites {
      if let literal = site.literal {
        if site.kind == kind { named.insert(literal) } else { others.insert(literal) }
      } else if let word = site.word, site.kind == kind {
        words.insert(word)
      }
    }
    constants = reader.constants
  }

  /// Returns the literals with a text that are names of the kind.
  /// - Parameter words: The constants of all sources for such names.
  public func ranges(of text: String, words: Set<String>) -> [Range<Int>] {
    found(text) { named.contains($0) || isConstant($0, words) }
  }

  /// Returns the literals with a text for which the source does not tell whether they are names of the kind.
  public func unclear(_ text: String, words: Set<String>) -> [Range<Int>] {
    found(text) { !named.contains($0) && !others.contains($0) && !isConstant($0, words) }
  }

  private func isConstant(_ place: Int, _ words: Set<String>) -> Bool {
    constants[place].map(words.contains) ?? false
  }

  private func found(_ text: String, _ isWanted: (Int) -> Bool) -> [Range<Int>] {
    literals.filter { $0.value.text == text && isWanted($0.key) }.map(\.value.range)
      .sorted { $0.lowerBound < $1.lowerBound }
  }
}

/// Reads the places of a source at which names are expected.
private struct NameReader {
  /// A place at which a name is expected.
  struct Site {
    /// The kind of name; nil for another text.
    let kind: DocumentUse.Kind?
    /// The place of the literal.
    var literal: Int?
    /// The last word of an expression that is not a literal.
    var word: String?
  }

  let items: SourceItems
  var sites: [Site] = []
  var constants: [Int: String] = [:]
  /// The variables for the identifier of a segue or another object, such as in `let id = segue.identifier`.
  private var aliases: [String: DocumentUse.Kind] = [:]

  init(items: SourceItems) { self.items = items }

  mutating func read() {
    for index in items.items.indices {
      if case .literal = items.items[index] {
        constants[index] = constant(at: index)
      } else if let word = items.word(index) {
        read(word, at: index)
      }
    }
  }

  private mutating func read(_ word: String, at index: Int) {
    if items.isMark(index + 1, ":") || items.isMark(index + 1, "("),
      let kind = kind(at: index, word)
    {
      add(kind.kind, operandAfter: index + 2)
    }
    if word == "switch" { readSwitch(index) }
    readParameter(word, at: index)
    guard let kind = property(at: index, word) else { return }
    readAlias(of: kind, at: index)
    // An assignment or a comparison, perhaps of an unwrapped value.
    let isUnwrapped = items.isMark(index + 1, "!", "?") && items.isMark(index + 3, "=")
    let sign = isUnwrapped ? index + 2 : index + 1
    if items.isMark(sign, "=") || items.isMark(sign, "!") && items.isMark(sign + 1, "=") {
      add(kind, operandAfter: items.isMark(sign + 1, "=") ? sign + 2 : sign + 1)
    }
    // `[segue.identifier isEqualToString:@"show"]`, also with brackets around the receiver.
    let next = items.isMark(index + 1, "]") ? index + 2 : index + 1
    if let word = items.word(next), ["isEqual", "isEqualToString"].contains(word) {
      add(kind, operandAfter: next + 2)
    }
    let start = items.startOfChain(index)
    if items.isMark(start - 1, "="), items.isMark(start - 2, "=", "!"), start >= 3,
      case .literal = items.items[start - 3]
    {
      sites.append(Site(kind: kind, literal: start - 3))
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

  /// The functions and labels whose texts are keys, messages, formats or symbols of the system, and never the name of a
  /// resource or an identifier.
  private static let otherTexts: Set<String> = [
    "NSLocalizedString", "NSLocalizedStringFromTable", "NSLog", "NSPredicate",
    "NSSelectorFromString", "Selector", "String", "Text", "URL", "assert", "assertionFailure",
    "comment", "fatalError", "forKey", "format", "key", "localized", "precondition",
    "preconditionFailure", "print", "string", "systemImage", "systemImageNamed", "systemName",
    "systemSymbolName", "text", "title", "message",
  ]

  /// Returns the kind of name that the label or function at a place takes; nil if it is not known, and a kind of nil for
  /// another text.
  private func kind(at index: Int, _ word: String) -> (kind: DocumentUse.Kind?, Void)? {
    if items.isMark(index + 1, "(") {
      if let kind = Self.functions[word]?[""] ?? Self.labels[word] { return (kind, ()) }
      return Self.otherTexts.contains(word) ? (nil, ()) : nil
    }
    if let kind = Self.labels[word] { return (kind, ()) }
    if Self.otherTexts.contains(word) { return (nil, ()) }
    guard let function = function(of: index) else { return nil }
    if let kind = Self.functions[function]?[word] { return (kind, ()) }
    guard word == "named" else { return nil }
    let name = function.lowercased()
    return name.contains("image") ? (.image, ()) : name.contains("color") ? (.color, ()) : nil
  }

  /// Returns the name of the function to whose argument a label belongs; for an initializer, that of its type.
  private func function(of label: Int) -> String? {
    guard let opening = items.enclosingOpening(of: label), items.isMark(opening, "(") else {
      return nil
    }
    guard items.word(opening - 1) == "init", items.isMark(opening - 2, ".") else {
      return items.word(opening - 1)
    }
    return items.word(opening - 3)
  }

  // MARK: Comparisons

  /// The properties that contain the identifiers of objects.
  static let properties: Set = [
    "reuseIdentifier", "restorationIdentifier", "accessibilityIdentifier",
  ]

  /// Returns the kind of name that a property or variable contains; nil if it is not known.
  private func property(at index: Int, _ word: String) -> DocumentUse.Kind? {
    // The name of a variable that is declared, or a label.
    if items.isMark(index + 1, ":") || items.isMark(index + 1, "(") { return nil }
    switch word {
    case _ where Self.properties.contains(word): return .identifier
    case "identifier":
      let isQualified = items.isMark(index - 1, ".")
      let owner = items.word(isQualified ? index - 2 : index - 1) ?? ""
      return owner.lowercased().contains("segue") ? .segue : isQualified ? nil : aliases[word]
    default: return items.isMark(index - 1, ".") ? nil : aliases[word]
    }
  }

  /// Remembers the variable that a property initializes: `let id = segue.identifier`.
  private mutating func readAlias(of kind: DocumentUse.Kind, at index: Int) {
    let start = items.startOfChain(index)
    guard items.isMark(start - 1, "="), let name = items.word(start - 2),
      let word = items.word(start - 3), ["let", "var"].contains(word)
    else { return }
    aliases[name] = kind
  }

  /// Remembers the parameter of a function that is given a name: `shouldPerformSegue(withIdentifier id: String)`.
  private mutating func readParameter(_ word: String, at index: Int) {
    if let name = items.word(index + 1), let function = function(of: index),
      let kind = Self.functions[function]?[word]
    {
      aliases[name] = kind
    } else if let kind = Self.labels[word], items.isMark(index + 1, ":"),
      items.isMark(index + 2, "("), let end = items.closing(of: index + 2),
      let name = items.word(end + 1)
    {
      aliases[name] = kind
    }
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
        add(kind, operandAfter: next)
        while next < items.items.count, !items.isMark(next, ",", ":", "{") { next += 1 }
        next += 1
      } while items.isMark(next - 1, ",")
    }
  }

  // MARK: Operands

  private mutating func add(_ kind: DocumentUse.Kind?, operandAfter index: Int) {
    let start = items.isMark(index, "@") ? index + 1 : index
    guard items.items.indices.contains(start) else { return }
    if case .literal = items.items[start] {
      return sites.append(Site(kind: kind, literal: start))
    }
    // A wrapper such as `NSUserInterfaceItemIdentifier("name")` is a place of its own.
    guard var last = items.word(start) else { return }
    var end = start
    while items.isMark(end + 1, "."), let part = items.word(end + 2) {
      if part != "rawValue" { last = part }
      end += 2
    }
    if !items.isMark(end + 1, "(") { sites.append(Site(kind: kind, word: last)) }
  }

  /// Returns the name of the constant or case whose value a literal is; nil for other literals.
  private func constant(at index: Int) -> String? {
    let start = items.isMark(index - 1, "@") ? index - 1 : index
    if let name = items.word(start - 1), items.word(start - 2) == "define" { return name }
    // `var name: String { "…" }`, also with `return`.
    let opening = items.word(start - 1) == "return" ? start - 2 : start - 1
    if items.isMark(opening, "{") {
      let type = items.isMark(opening - 1, "?") ? opening - 2 : opening - 1
      return items.isMark(type - 1, ":") ? items.word(type - 2) : nil
    }
    guard items.isMark(start - 1, "="), !items.isMark(start - 2, "=", "!") else { return nil }
    // `let name: String = "…"` and `let name = "…"`.
    if items.isMark(start - 3, ":"), items.word(start - 2) != nil { return items.word(start - 4) }
    return items.isMark(start - 3, ".") ? nil : items.word(start - 2)
  }
}
