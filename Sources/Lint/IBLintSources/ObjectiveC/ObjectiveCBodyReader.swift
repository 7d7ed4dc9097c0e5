import IBLint

/// A reader of method bodies. It finds uses of nibs, of views and of the object itself.
struct ObjectiveCBodyReader {
  var identifierUses: [IdentifierRecord] = []
  let tokens: ObjectiveCTokens
  let body: Range<Int>
  /// The declaration of the function, with its parameters.
  let declaration: Range<Int>
  let lines: SourceLines
  let variables = ObjectiveCVariables()
  private let sharedTexts: [String: String]
  private(set) var function = FunctionRecord(name: "")
  private var calls: Set<String> = []
  /// The calls that no condition decides about.
  private var certainCalls: Set<String> = []
  private let conditions: ObjectiveCConditions
  private var placed: Set<String> = []
  /// Variables that contain the objects from a nib.
  private var loaded: Set<String> = []
  /// Variables that contain nibs.
  private var nibs = ObjectiveCValues()
  /// The messages that create nibs which are instantiated immediately, by position.
  private var loadedNibs: Set<Int> = []

  init(
    tokens: ObjectiveCTokens, body: Range<Int>, declaration: Range<Int>, lines: SourceLines,
    sharedTexts: [String: String]
  ) {
    self.tokens = tokens
    self.body = body
    self.declaration = declaration
    self.lines = lines
    self.sharedTexts = sharedTexts
    conditions = ObjectiveCConditions(tokens, body: body)
    blocks = ObjectiveCBlocks(tokens, body: body)
    for index in body where tokens.directive(index) == "@try" && tokens.isSign(index + 1, "{") {
      caught.append(index..<tokens.closing(index + 1, upTo: body.upperBound))
    }
  }

  /// The blocks of the body.
  private let blocks: ObjectiveCBlocks

  /// Words before statements that run only if a condition is met.
  private static let branches: Set<String> = [
    "if", "else", "for", "while", "case", "default", "do",
  ]

  /// The blocks in which exceptions are caught.
  private var caught: [Range<Int>] = []

  /// Adds the results to the function's record.
  mutating func read(_ result: inout FunctionRecord) {
    function = result
    var statement = body.lowerBound
    for index in body {
      if tokens.isSign(index, ";") || tokens.isSign(index, "{") || tokens.isSign(index, "}") {
        readAssignment(statement..<index)
        statement = index + 1
      }
    }
    for index in body {
      if tokens.isSign(index, "["),
        let message = ObjectiveCMessage(tokens, at: index, upTo: body.upperBound)
      {
        read(message, at: index)
      } else if let word = tokens.word(index) {
        read(word, at: index)
        readInitialScene(word, at: index)
        readFunction(at: index)
      } else if tokens.isSign(index, ")") {
        readFunction(at: index)
      }
    }
    function.calls = calls.sorted()
    function.guardedCalls = calls.subtracting(certainCalls).sorted()
    function.placed = placed.sorted()
    for index in function.additions.indices where placed.contains(function.additions[index].name) {
      function.additions[index].isPlaced = true
    }
    if function.isInitializer {
      function.refusal = refusal
      function.created = tokens.createdNames(in: body)
    }
    if function.isCoderInitializer { function.isCertain = isCertain }
    result = function
  }

  /// Returns whether a token is the first part of a selector that creates the objects of a nib.
  private func isLoad(_ index: Int) -> Bool {
    ["loadNibNamed", "instantiateWithOwner"].contains(tokens.word(index))
  }

  // MARK: Statements

  /// Reads an assignment: `UIView *view = [[bundle loadNibNamed:…] firstObject];`.
  private mutating func readAssignment(_ statement: Range<Int>) {
    guard let sign = statement.first(where: { tokens.isSign($0, "=") }),
      sign > statement.lowerBound,
      let name = tokens.word(sign - 1), !tokens.isSign(sign + 1, "=")
    else { return }
    for index in sign + 1..<max(sign + 1, statement.upperBound) {
      switch tokens.word(index) {
      case _ where isLoad(index):
        loaded.insert(Self.propertyName(name))
        return
      case "nibWithNibName", "initWithNibNamed":
        if index + 2 < statement.upperBound, tokens.isSign(index + 1, ":") {
          // The name ends before the next part of the selector.
          let rest = index + 2..<statement.upperBound
          let end = rest.first { tokens.word($0) == "bundle" && tokens.isSign($0 + 1, ":") }
          nibs.assign(
            nibName(index + 2..<(end ?? rest.upperBound)), to: name, at: sign - 1,
            isConditional: Self.branches.contains(tokens.word(statement.lowerBound) ?? ""))
        }
      case let word? where loaded.contains(word):
        loaded.insert(Self.propertyName(name))
        return
      default: break
      }
    }
  }

  /// Returns the name of a property for its variable, without the leading underscore.
  static func propertyName(_ name: String) -> String {
    name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  // MARK: Names

  private mutating func read(_ word: String, at index: Int) {
    // `self.title` is a property of the object; a word after another period belongs to another object.
    if tokens.isSign(index - 1, "."), tokens.word(index - 2) != "self" { return }
    if tokens.isSign(index + 1, ":"), !tokens.isSign(index - 1, "?") { return }
    let isOwn = tokens.isSign(index - 1, ".")
    let name = Self.propertyName(word)
    if isOwn || word.hasPrefix("_") { addCall(name, at: index) }
    if mayPlace(index, from: isOwn ? index - 2 : index) { placed.insert(name) }
  }

  /// Returns whether a use of a view sets its frame, or passes it to code that may do so.
  private func mayPlace(_ index: Int, from start: Int) -> Bool {
    if tokens.isSign(index + 1, ".") { return !Self.isHarmless(tokens.text(index + 2)) }
    if tokens.isSign(start - 1, "["), let selector = tokens.word(index + 1) {
      return !Self.isHarmless(selector)
    }
    if tokens.isSign(start - 1, ":"), let label = tokens.word(start - 2) {
      return label != "addSubview" && label != "insertSubview"
    }
    // `@{@"v": view}`, `NSDictionaryOfVariableBindings(view)`, `@[view]`
    if tokens.isSign(start - 1, ":"), tokens.literal(start - 2) != nil { return true }
    if tokens.isSign(start - 1, "("), let function = tokens.word(start - 2) {
      return !Self.conditions.contains(function)
    }
    return tokens.isSign(start - 1, ",")
      || tokens.isSign(start - 1, "[") && tokens.isSign(start - 2, "@")
  }

  /// Keywords that precede an opening parenthesis but are not functions.
  private static let conditions: Set<String> = [
    "if", "while", "for", "switch", "return", "sizeof", "typeof", "__typeof", "__typeof__",
    "NSAssert", "NSParameterAssert", "NSLog",
  ]

  private static func isHarmless(_ member: String) -> Bool {
    member.hasPrefix("accessibility") || harmless.contains(member)
  }

  private static let harmless: Set<String> = [
    "alpha", "backgroundColor", "clipsToBounds", "contentMode", "dataSource", "delegate", "hidden",
    "layer", "removeFromSuperview", "setAlpha", "setBackgroundColor", "setClipsToBounds",
    "setDelegate", "setHidden", "setNeedsDisplay", "setNeedsLayout", "setTag", "setTintColor",
    "setTranslatesAutoresizingMaskIntoConstraints", "setUserInteractionEnabled", "subviews",
    "superview", "tag", "tintColor", "translatesAutoresizingMaskIntoConstraints",
    "userInteractionEnabled", "class", "isKindOfClass", "retain", "release", "copy",
  ]

  // MARK: Messages

  private mutating func read(_ message: ObjectiveCMessage, at start: Int) {
    let isSuper = message.receiver.count == 1 && tokens.word(message.receiver.lowerBound) == "super"
    let isSelf = isOwnObject(message.receiver)
    if isSuper && message.selector == function.name { function.callsSuper = true }
    if isSelf || isSuper && message.selector != function.name {
      addCall(message.selector, at: start)
    }
    let name = FunctionRecord.baseName(of: message.selector)
    if !isSuper, message.arguments.contains(where: holdsObject) {
      addHelper(takerName(of: message, name), getsObject: true, at: message.place)
    }
    if NibWords.speakOfNibs(message.selector) {
      addHelper(name, getsObject: false, at: message.place)
    }
    readIdentifier(message, at: start)
    guard let first = message.arguments.first else { return }
    let second = message.arguments.dropFirst().first
    switch message.selector {
    case "loadNibNamed:owner:options:", "loadNibNamed:owner:topLevelObjects:",
      "loadNibNamed:owner:":
      load(
        nibName(first), ownerIsSelf: second.map(isOwnObject) ?? false,
        ownerIsNil: second.map(isNil) ?? false, at: message.place)
    case "nibWithNibName:bundle:", "initWithNibNamed:bundle:":
      if !loadedNibs.contains(start) { load(nibName(first), ownerIsSelf: false, at: message.place) }
    case "instantiateWithOwner:options:", "instantiateWithOwner:topLevelObjects:":
      load(
        nib(message.receiver), ownerIsSelf: isOwnObject(first), ownerIsNil: isNil(first),
        at: message.place)
    case "initWithNibName:bundle:", "initWithWindowNibName:":
      let name = nibName(first)
      // An initializer that passes its parameter on does not name a nib.
      if case .constant(nil, _) = name { return }
      if name != .unknown { load(name, ownerIsSelf: isSelf || isSuper, at: message.place) }
    case "addSubview:", "insertSubview:atIndex:", "insertSubview:belowSubview:",
      "insertSubview:aboveSubview:":
      if isSelf || isOwnContent(message.receiver) { add(first) }
    default:
      let receiver = message.receiver.count < 8 ? message.receiver.map(tokens.text) : []
      let text = (receiver.joined() + message.selector).lowercased()
      let speaksOfNibs = ["nib", "xib"].contains { text.contains($0) }
      if speaksOfNibs, !isSelf, !isSuper, message.arguments.contains(where: isOwnObject) {
        load(.unknown, ownerIsSelf: true, at: message.place)
      }
    }
  }

  func isOwnObject(_ range: Range<Int>) -> Bool {
    range.count == 1 && tokens.word(range.lowerBound) == "self"
  }

  /// Returns whether an expression is the main view of the object: a cell's `contentView`, a controller's `view`.
  private func isOwnContent(_ range: Range<Int>) -> Bool {
    guard let last = range.last, let name = tokens.word(last) else { return false }
    let isOwn =
      range.count == 3 && tokens.word(range.lowerBound) == "self"
      || range.count == 1
        && name.hasPrefix("_")
    return isOwn && ["contentView", "view"].contains(Self.propertyName(name))
  }

  private mutating func addHelper(_ name: String, getsObject: Bool, at index: Int) {
    let (line, column) = lines.place(of: tokens.offset(index))
    function.helpers.append(
      HelperRecord(name: name, getsObject: getsObject, line: line, column: column))
  }

  /// Returns what receives the object that a message passes: the given name, or the class of a newly created object, as
  /// in `[[Loader alloc] initWithView:self]`.
  private func takerName(of message: ObjectiveCMessage, _ name: String) -> String {
    guard name.hasPrefix("init"),
      let inner = ObjectiveCMessage(
        tokens, at: message.receiver.lowerBound, upTo: message.receiver.upperBound),
      inner.selector == "alloc", inner.receiver.count == 1
    else { return name }
    return tokens.text(inner.receiver.lowerBound)
  }

  /// Returns whether an argument contains the object itself, not just one of its properties or methods.
  private func holdsObject(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens.isSign(index, "{") {
        index = tokens.closing(index, upTo: range.upperBound)
      } else if tokens.word(index) == "self", !tokens.isSign(index - 1, "["),
        !tokens.isSign(index + 1, "."), !tokens.isSign(index + 1, "-")
      {
        return true
      }
      index += 1
    }
    return false
  }

  /// Reads a function call: `LOAD_NIB(self)`, `objc_msgSend(self, @selector(go))`, `((void (*)(id))load)(self)`.
  private mutating func readFunction(at index: Int) {
    guard tokens.isSign(index + 1, "(") else { return }
    let name = tokens.word(index) ?? ""
    guard !Self.noFunctions.contains(name) else { return }
    let end = tokens.closing(index + 1, upTo: body.upperBound)
    if index + 2 < end, holdsObject(index + 2..<end) {
      addHelper(name, getsObject: true, at: index)
    } else if Self.isMacro(name) {
      // A macro may do anything with the object.
      addHelper(name, getsObject: true, at: index)
    }
    if NibWords.speakOfNibs(name) { addHelper(name, getsObject: false, at: index) }
  }

  private static let noFunctions: Set<String> = [
    "if", "while", "for", "switch", "return", "typeof", "__typeof", "__typeof__", "sizeof", "MAX",
    "MIN", "ABS", "CGFLOAT_MAX",
  ]

  /// Returns whether a name is spelled like a macro.
  private static func isMacro(_ name: String) -> Bool {
    name.utf8.count > 2
      && name.utf8.allSatisfy {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) || $0 == UInt8(ascii: "_")
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
      } && !name.hasPrefix("NS_") && !name.hasPrefix("__")
  }

  private func isNil(_ range: Range<Int>) -> Bool {
    range.count == 1 && tokens.word(range.lowerBound) == "nil"
  }

  private mutating func addCall(_ name: String, at index: Int) {
    calls.insert(name)
    if !conditions.decide(at: index) { certainCalls.insert(name) }
  }

  private mutating func load(
    _ name: NibName, ownerIsSelf: Bool, ownerIsNil: Bool = false, at index: Int
  ) {
    let (line, column) = lines.place(of: tokens.offset(index))
    if conditions.decide(at: index) { function.hasCondition = true }
    function.loads.append(
      LoadRecord(
        name: name, ownerIsSelf: ownerIsSelf, ownerIsNil: ownerIsNil, line: line, column: column))
  }

  private mutating func add(_ view: Range<Int>) {
    guard let index = view.last else { return }
    let (line, column) = lines.place(of: tokens.offset(view.lowerBound))
    func addition(_ name: String, _ origin: AdditionRecord.Origin) -> AdditionRecord {
      AdditionRecord(name: name, origin: origin, isPlaced: false, line: line, column: column)
    }
    if let word = tokens.word(index), view.count == 1 || view.count == 3 {
      let isOwn = view.count == 3 ? tokens.word(view.lowerBound) == "self" : word.hasPrefix("_")
      let name = Self.propertyName(word)
      if !isOwn && loaded.contains(word) {
        function.additions.append(addition(name, .loaded))
      } else if isOwn {
        function.additions.append(addition(name, .property))
      }
    } else if view.contains(where: isLoad) {
      function.additions.append(addition("the view", .loaded))
    } else if let message = ObjectiveCMessage(
      tokens, at: view.lowerBound, upTo: view.upperBound + 1),
      isOwnObject(message.receiver)
    {
      function.additions.append(addition(message.selector, .call(message.selector)))
    }
  }

  /// Returns whether an expression is nil or the app's own bundle.
  private func isOwnBundle(_ expression: Range<Int>) -> Bool {
    let words = expression.compactMap { tokens.word($0) }
    return words == ["nil"] || words == ["NSBundle", "mainBundle"]
  }

  private mutating func readIdentifier(_ message: ObjectiveCMessage, at start: Int) {
    readCreation(message, at: start)
    let found: (SourceIdentifierUse.Kind, Range<Int>?)
    switch message.selector {
    case "performSegueWithIdentifier:sender:": found = (.segue, message.arguments.first)
    case "instantiateViewControllerWithIdentifier:", "instantiateControllerWithIdentifier:":
      found = (.scene, message.arguments.first)
    // Without an index path, an unknown identifier results in nil and does not stop the program.
    case "dequeueReusableCellWithIdentifier:forIndexPath:",
      "dequeueReusableCellWithReuseIdentifier:forIndexPath:",
      "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:":
      found = (.reuse, message.arguments.dropLast().last)
    case "dequeueReusableCellWithIdentifier:": found = (.optionalReuse, message.arguments.first)
    case "isEqualToString:" where isSegueIdentifier(message.receiver):
      found = (.segueComparison, message.arguments.first)
    case "storyboardWithName:bundle:": found = (.storyboard, message.arguments.first)
    case "nibWithNibName:bundle:"
    where message.arguments.dropFirst().first.map(isOwnBundle) ?? false,
      "loadNibNamed:owner:options:" where isOwnBundle(message.receiver),
      "loadNibNamed:owner:topLevelObjects:" where isOwnBundle(message.receiver):
      found = (.nib, message.arguments.first)
    case _
    where message.selector.hasPrefix("register")
      && message.selector.hasSuffix("ReuseIdentifier:"):
      found = (.registration, message.arguments.last)
    default:
      if RegistrationHelper.mayBe(message.selector) { addRegistrations(by: message) }
      return
    }
    guard let range = found.1, !caught.contains(where: { $0.contains(range.lowerBound) }) else {
      return
    }
    let (line, column) = lines.place(of: tokens.offset(range.lowerBound))
    let isNib = found.0 == .registration && message.selector.hasPrefix("registerNib")
    identifierUses.append(
      IdentifierRecord(
        kind: found.0, name: nibName(range), list: list(message.receiver),
        nib: isNib ? message.arguments.first.map { written(in: $0)?.name ?? value(of: $0) } : nil,
        className: registeredClass(message),
        function: FunctionRecord.baseName(of: function.name),
        maker: found.0 == .scene ? maker(message.receiver) : nil,
        isInOwnBundle: found.0 != .storyboard
          || message.arguments.dropFirst().first.map(isOwnBundle) ?? true, line: line,
        column: column))
  }

  /// Returns whether an expression is the identifier of a segue, by its name: `segue.identifier` or
  /// `[segue identifier]`.
  private func isSegueIdentifier(_ expression: Range<Int>) -> Bool {
    let words = expression.compactMap { tokens.word($0) }
    return words.count == 2 && words[0].lowercased().hasSuffix("segue") && words[1] == "identifier"
  }

  // MARK: Nibs

  /// Returns the nib to instantiate.
  private mutating func nib(_ receiver: Range<Int>) -> NibName {
    if let nib = written(in: receiver) {
      loadedNibs.insert(nib.index)
      return nib.name
    }
    return value(of: receiver)
  }

  /// Returns the name and the location of the nib that an expression creates, or nil if it does not create one.
  private func written(in expression: Range<Int>) -> (name: NibName, index: Int)? {
    for index in expression {
      if tokens.isSign(index, "["),
        let inner = ObjectiveCMessage(tokens, at: index, upTo: body.upperBound),
        ["nibWithNibName:bundle:", "initWithNibNamed:bundle:"].contains(inner.selector),
        let first = inner.arguments.first
      {
        return (nibName(first), index)
      }
    }
    return nil
  }

  /// Returns the name of the nib in a variable or property.
  private func value(of expression: Range<Int>) -> NibName {
    guard let last = expression.last, let name = tokens.word(last) else { return .unknown }
    guard nibs.contains(name) else { return nibName(expression) }
    return nibs.value(
      of: name, at: last, in: blocks,
      declaredAt: variables.uses(of: name, in: self).filter { declares(name, at: $0) })
      ?? nibName(expression)
  }

  /// Returns the nib name in an expression.
  private func nibName(_ range: Range<Int>) -> NibName {
    let indices = Array(range)
    // `NSStringFromClass([self class])`, possibly with code that takes its last component.
    if let index = indices.first(where: { tokens.word($0) == "NSStringFromClass" }) {
      let end = tokens.closing(index + 1, upTo: body.upperBound)
      return index + 2 < end ? className(index + 2..<end) : .unknown
    }
    guard let first = indices.first else { return .unknown }
    if indices.count == 1 {
      if let text = tokens.literal(first) { return .literal(text) }
      guard let word = tokens.word(first), word != "nil" else { return .unknown }
      if isParameter(word) { return .unknown }
      // A variable of the function hides a constant with the same name.
      if isVariable(word) { return text(ofVariable: word).map { .literal($0) } ?? .unknown }
      if let text = sharedTexts[word] { return .literal(text) }
      return .constant(owner: nil, name: Self.propertyName(word))
    }
    if indices.count == 3, tokens.word(first) == "self", let name = tokens.word(first + 2) {
      return .constant(owner: nil, name: name)
    }
    if let message = ObjectiveCMessage(tokens, at: first, upTo: body.upperBound),
      message.arguments.isEmpty, message.receiver.count == 1
    {
      let receiver = tokens.text(message.receiver.lowerBound)
      return .constant(owner: receiver == "self" ? nil : receiver, name: message.selector)
    }
    return .unknown
  }

  /// Returns the class in `[self class]`, `self.class`, `[Row class]` or `Row.class`.
  private func className(_ range: Range<Int>) -> NibName {
    let words = range.compactMap { tokens.word($0) }
    guard words.count == 2, words[1] == "class" || words[1] == "classForCoder" else {
      return words == ["self"] ? .ownRuntimeClass : .unknown
    }
    return words[0] == "self" ? .ownRuntimeClass : .className(words[0])
  }

  /// Returns the value of a method that only returns a name, or nil for other methods.
  func returned(by selector: String) -> ConstantRecord? {
    let start = body.lowerBound + 1
    guard tokens.word(start) == "return", !selector.hasSuffix(":"), body.upperBound - start > 2,
      tokens.isSign(body.upperBound - 1, ";")
    else { return nil }
    let range = start + 1..<body.upperBound - 1
    guard !range.contains(where: { tokens.isSign($0, ";") }) else { return nil }
    let name = nibName(range)
    return name == .unknown ? nil : ConstantRecord(name: selector, value: name, isNib: false)
  }
}
