import Diagnostics
import IBLint

/// A lightweight reader of the declarations in an Objective-C file. It does not process headers, and skips unknown
/// syntax.
struct ObjectiveCFileReader {
  private var record = FileRecord()
  private var tokens: ObjectiveCTokens
  private let lines: SourceLines
  /// The values of string constants that other functions can see: all except variables of functions.
  private let sharedTexts: [String: String]
  /// The values of string constants outside functions.
  private let outerTexts: [String: String]
  /// The names of macros and of static variables, which other files cannot see.
  private let privateNames: Set<String>
  /// The index of the record of the declarations outside types.
  private static let filePlace = 0
  /// The tokens of the methods and functions that were read.
  private var readCode: [Range<Int>] = []
  private var modules: Set<String> = []

  /// Returns the declarations in a file.
  static func record(of bytes: [UInt8]) -> FileRecord {
    let lines = bytes.withUnsafeBufferPointer { SourceLines($0) }
    let tokens = ObjectiveCTokens(bytes)
    let texts = bytes.withUnsafeBufferPointer {
      TextScanner.texts(in: $0, besides: tokens.comments, lines: lines)
    }
    // The messages inside of each message are read again.
    guard tokens.depth <= SourceLimits.depth else { return .nestedTooDeeply(texts) }
    var reader = ObjectiveCFileReader(tokens: tokens, lines: lines)
    reader.record.texts = texts
    reader.read()
    reader.record.note(tokens.oldSystemCode(lines))
    return reader.record
  }

  private init(tokens: ObjectiveCTokens, lines: SourceLines) {
    self.tokens = tokens
    self.lines = lines
    var texts: [String: String] = [:]
    var changing: Set<String> = []
    var inner: Set<String> = []
    var local: Set<String> = []
    var assigned: Set<String> = []
    var ownNames: Set<String> = []
    for case (let name, .text(let text)) in tokens.macros.map({ ($0.name, $0.value) }) {
      if texts.updateValue(text, forKey: name) ?? text != text { changing.insert(name) }
      ownNames.insert(name)
    }
    var depth = 0
    for index in 0..<max(0, tokens.count - 2) {
      if tokens.isSign(index, "{") { depth += 1 }
      if tokens.isSign(index, "}") { depth -= 1 }
      if let name = tokens.word(index), tokens.isSign(index + 1, ":"),
        let property = Self.property(setBy: name), tokens.word(index + 2) != "nil",
        // A selector, and the declaration of the setter.
        !tokens.isSign(index - 1, "("), !tokens.isMethodName(index)
      {
        assigned.insert(property)
      }
      guard tokens.isSign(index + 1, "=") else { continue }
      guard let name = tokens.word(index), !tokens.isSign(index + 2, "=") else { continue }
      if tokens.word(index + 2) != "nil" { assigned.insert(name) }
      if depth > 0 { inner.insert(name) }
      if depth > 0, tokens.isSign(index - 1, "*") || tokens.word(index - 1) == "id" {
        local.insert(name)
      }
      if depth == 0, tokens.isStatic(index) { ownNames.insert(name) }
      let text = tokens.literal(index + 2)
      if texts[name] != nil && texts[name] != text { changing.insert(name) }
      // A variable that is assigned again has no known value.
      if let text { texts[name] = text } else { changing.insert(name) }
    }
    for name in changing { texts[name] = nil }
    sharedTexts = texts.filter { !local.contains($0.key) }
    record.assignedNames = assigned.sorted()
    outerTexts = texts.filter { !inner.contains($0.key) }
    privateNames = ownNames
  }

  /// Returns the property that a setter sets: `titleLabel` for `setTitleLabel`. Nil for other names.
  private static func property(setBy name: String) -> String? {
    guard name.hasPrefix("set"), let first = name.dropFirst(3).first, first.isUppercase else {
      return nil
    }
    return first.lowercased() + name.dropFirst(4)
  }

  private mutating func read() {
    for module in tokens.imports { see(module) }
    // The declarations outside types. Other files may use the constants.
    var file = TypeRecord(kind: .file, name: "", language: .objectiveC)
    file.constants = outerTexts.inKeyOrder.map { name, text in
      ConstantRecord(
        name: name, value: .literal(text), isNib: false, isPrivate: privateNames.contains(name))
    }
    record.types.append(file)
    record.mentions = FileRecord.mentions(tokens.mentions, imports: tokens.imports)
    record.headers = tokens.headers.sorted()
    (record.words, record.fontMembers) = (tokens.usedWords, tokens.fontMembers)
    record.constructedNames = tokens.constructedNames
    while !tokens.isAtEnd {
      let start = tokens.position
      switch tokens.directive(start) {
      case "@import":
        // `@import Kit;` and `@import Kit.Part;`
        tokens.position += 1
        if let module = tokens.word(start + 1) { see(module) }
      case "@interface": readType(.classDeclaration)
      case "@implementation": readType(.addition)
      case "@protocol": readType(.protocolDeclaration)
      default: if !readFunction() { tokens.position += 1 }
      }
    }
    recordUnreadLoads()
    addControllerUses()
  }

  /// Adds what code does with the controllers in properties.
  private mutating func addControllerUses() {
    for index in record.identifierUses.indices where !record.identifierUses[index].holder.isEmpty {
      let holder = record.identifierUses[index].holder
      for use in tokens.controllerUses(of: holder, in: 0..<tokens.count) {
        record.identifierUses[index].add(use)
      }
      record.identifierUses[index].holder = ""
    }
  }

  /// Reads the body of a function or block that starts at the current token: a brace after a parenthesis, as in
  /// `UIView *load(id owner) {` and `^(id owner) {`, or after `^`.
  /// - Returns: Whether there is such a body. If not, nothing was read.
  private mutating func readFunction() -> Bool {
    let start = tokens.position
    guard tokens.isSign(start, "{") else { return false }
    var before = start - 1
    // Words between the parameters and the body, such as `const` and `noexcept`.
    while let word = tokens.word(before), Self.functionQualifiers.contains(word) { before -= 1 }
    guard tokens.isSign(before, ")") || tokens.isSign(before, "^") else { return false }
    let end = tokens.closing(start)
    let (line, column) = lines.place(of: tokens.offset(start))
    var function = FunctionRecord(
      name: tokens.functionName(before) ?? "", isStatic: true, line: line, column: column)
    var body = ObjectiveCBodyReader(
      tokens: tokens, body: start..<end, declaration: (tokens.opening(before) ?? start)..<start,
      lines: lines, sharedTexts: sharedTexts)
    body.read(&function)
    record.identifierUses += body.identifierUses.map { use in
      var use = use
      use.type = Self.filePlace
      return use
    }
    if !function.isEmpty { record.types[Self.filePlace].functions.append(function) }
    readCode.append(start..<end)
    tokens.position = end + 1
    return true
  }

  private static let functionQualifiers: Set<String> = ["const", "noexcept", "override", "final"]

  /// Records loads with unknown names for all words about loading that are not in code that was read: in macros, in
  /// initial values, and in syntax that this reader does not recognize.
  private mutating func recordUnreadLoads() {
    let offsets = tokens.loads(outside: readCode).map(tokens.offset) + tokens.loadsInMacros
    guard !offsets.isEmpty else { return }
    var function = FunctionRecord(name: "", isStatic: true)
    function.loads = offsets.sorted().map { offset in
      let (line, column) = lines.place(of: offset)
      return LoadRecord(name: .unknown, ownerIsSelf: false, line: line, column: column)
    }
    record.types[Self.filePlace].functions.append(function)
  }

  private mutating func see(_ module: String) {
    if modules.insert(module).inserted { record.imports.append(ImportRecord(module: module)) }
  }

  // MARK: Types

  private mutating func readType(_ kind: TypeRecord.Kind) {
    tokens.position += 1
    let nameIndex = tokens.position
    guard let name = tokens.word(nameIndex) else { return }
    tokens.position += 1
    // `@protocol A, B;` is only a forward declaration.
    if tokens.isSign(tokens.position, ",") || tokens.isSign(tokens.position, ";") { return }
    let (line, column) = lines.place(of: tokens.offset(nameIndex))
    var type = TypeRecord(
      kind: kind, name: name, language: .objectiveC,
      runtimeName: kind == .classDeclaration ? name : nil, exposesMembers: true, line: line,
      column: column)
    var protocols = tokens.skipAngles()
    if tokens.isSign(tokens.position, "(") {
      type.kind = .addition
      type.runtimeName = nil
      tokens.position = tokens.closing(tokens.position) + 1
      protocols = tokens.skipAngles()
    } else if tokens.skip(":"), let superclass = tokens.word(tokens.position) {
      tokens.position += 1
      if kind == .classDeclaration { type.inheritance = [superclass] }
      let first = tokens.skipProtocols()
      // `@interface A<T> : B<C> <P>`
      let second = tokens.skipProtocols()
      protocols = second.isEmpty ? first : second
    }
    type.inheritance += protocols
    if type.kind == .classDeclaration, let alias = swiftName(before: nameIndex - 1) {
      record.aliases.append(AliasRecord(name: alias, target: name))
    }
    if tokens.isSign(tokens.position, "{") { readVariables(&type) }
    readMembers(&type)
    record.types.append(type)
  }

  /// Returns the name in `NS_SWIFT_NAME(Name)` before a declaration, by which Swift code refers to it.
  private func swiftName(before index: Int) -> String? {
    // Other macros may be between the name and the declaration.
    for index in stride(from: index - 1, to: max(0, index - 16), by: -1) {
      if tokens.isSign(index, ";") || tokens.directive(index) != nil { return nil }
      if tokens.word(index) == "NS_SWIFT_NAME", tokens.isSign(index + 1, "(") {
        // The reader does not recognize nested types, as in `Outer.Card`.
        return tokens.isSign(index + 3, ")") ? tokens.word(index + 2) : nil
      }
    }
    return nil
  }

  private mutating func readMembers(_ type: inout TypeRecord) {
    var isStart = true
    while !tokens.isAtEnd {
      let wasStart = isStart
      isStart = true
      if let directive = tokens.directive(tokens.position) {
        switch directive {
        case "@end":
          tokens.position += 1
          return
        case "@property": readProperty(&type)
        case "@synthesize": readSynthesis(&type)
        case "@dynamic", "@class": tokens.position = statementEnd(upTo: tokens.count, after: 1)
        // The previous type was not terminated.
        case "@interface", "@implementation", "@protocol": return
        default: tokens.position += 1
        }
      } else if tokens.isSign(tokens.position, "-") || tokens.isSign(tokens.position, "+") {
        readMethod(&type)
      } else if readFunction() {
        // A declaration may follow a function.
      } else if tokens.isSign(tokens.position, "{") {
        // A structure may be followed by a name.
        isStart = false
        tokens.position = tokens.closing(tokens.position) + 1
      } else {
        if wasStart, isUnknownMacro(tokens.position) { type.mayHaveMore = true }
        isStart = tokens.isSign(tokens.position, ";")
        tokens.position += 1
      }
    }
  }

  /// Returns whether an unknown macro, with or without arguments, is a complete declaration.
  private func isUnknownMacro(_ index: Int) -> Bool {
    guard let word = tokens.word(index), !Self.qualifiers.contains(word),
      !Self.frameworkMacros.contains(where: { word.hasPrefix($0) })
    else { return false }
    if tokens.isSign(index + 1, "(") {
      let next = tokens.closing(index + 1) + 1
      return !tokens.isSign(next, "{")
    }
    return tokens.isSign(index + 1, ";") || tokens.isSign(index + 1, "-")
      || tokens.isSign(index + 1, "+") || tokens.directive(index + 1) != nil
  }

  /// The prefixes of macros from frameworks and compilers, which do not declare members.
  private static let frameworkMacros = [
    "NS_", "UI_", "UIKIT_", "APPKIT_", "CF_", "CG_", "API_", "OBJC_", "IB_", "OS_", "__",
  ]

  /// Reads `@synthesize title = _label, count;`.
  private mutating func readSynthesis(_ type: inout TypeRecord) {
    let stop = statementEnd(upTo: tokens.count, after: 1)
    for index in tokens.position + 1..<max(stop, tokens.position + 1)
    where !tokens.isSign(index + 1, "=") {
      if let name = tokens.word(index) { type.variables.append(name) }
    }
    tokens.position = stop
  }

  // MARK: Properties

  private mutating func readVariables(_ type: inout TypeRecord) {
    let end = tokens.closing(tokens.position)
    tokens.position += 1
    while tokens.position < end {
      let stop = statementEnd(upTo: end)
      if isUnknownMacro(tokens.position) { type.mayHaveMore = true }
      // The names are the words before a comma, the end, an array size or a bit-field width.
      for index in tokens.position..<stop {
        guard let name = tokens.word(index) else { continue }
        if index + 1 == stop
          || [",", "[", ":", ")"].contains(where: { tokens.isSign(index + 1, $0) })
        {
          type.variables.append(name)
        }
      }
      readDeclarators(&type, upTo: stop, attributes: [], isVariable: true)
      tokens.position = stop + 1
    }
    tokens.position = end + 1
  }

  private mutating func readProperty(_ type: inout TypeRecord) {
    tokens.position += 1
    var attributes: Set<String> = []
    if tokens.isSign(tokens.position, "(") {
      let end = tokens.closing(tokens.position)
      for index in tokens.position..<end {
        if let word = tokens.word(index) { attributes.insert(word) }
      }
      tokens.position = end + 1
    }
    let stop = statementEnd(upTo: tokens.count)
    readDeclarators(&type, upTo: stop, attributes: attributes, isVariable: false)
    tokens.position = stop + 1
  }

  /// Returns the end of a declaration, given the number of tokens at its start that always belong to it.
  private func statementEnd(upTo end: Int, after count: Int = 0) -> Int {
    var index = tokens.position + count
    while index < end, !tokens.isSign(index, ";"), tokens.directive(index) == nil {
      index = tokens.isSign(index, "(") ? tokens.closing(index, upTo: end) + 1 : index + 1
    }
    return min(index, end)
  }

  /// Words before a type that do not affect it.
  private static let qualifiers: Set<String> = [
    "IBInspectable", "__strong", "__unsafe_unretained", "__kindof", "const", "nullable", "nonnull",
    "_Nullable", "_Nonnull", "__nullable", "__nonnull", "struct", "volatile", "unsigned", "signed",
    "NS_REFINED_FOR_SWIFT", "IB_DESIGNABLE", "__block", "atomic", "nonatomic", "_Null_unspecified",
    "null_unspecified", "__autoreleasing",
  ]

  private mutating func readDeclarators(
    _ type: inout TypeRecord, upTo end: Int, attributes: Set<String>, isVariable: Bool
  ) {
    var isOutlet = false
    var isCollection = false
    var isWeak = !attributes.isDisjoint(with: ["weak", "assign", "unsafe_unretained"])
    var name: String?
    var elementName: String?
    var protocols: [String] = []
    while tokens.position < end {
      let index = tokens.position
      guard let word = tokens.word(index) else {
        if tokens.directive(index) != nil || name == nil {
          tokens.position += 1
          continue
        }
        break
      }
      tokens.position += 1
      switch word {
      case "IBOutlet": isOutlet = true
      case "__weak": isWeak = true
      case "IBOutletCollection":
        (isOutlet, isCollection) = (true, true)
        elementName = tokens.word(index + 2)
        tokens.position = tokens.closing(index + 1, upTo: end) + 1
      case _ where Self.qualifiers.contains(word): break
      default:
        name = word
        let arguments = tokens.skipAngles()
        if word == "id" || word == "Class" { protocols = arguments }
        if word == "NSArray" { elementName = elementName ?? arguments.first }
      }
      if name != nil { break }
    }
    guard let name, isOutlet || !isVariable else { return }
    if name == "NSArray" && isOutlet { isCollection = true }
    while tokens.position < end {
      let index = tokens.position
      tokens.position += 1
      guard let word = tokens.word(index), !Self.qualifiers.contains(word), word != "__weak",
        word != "IBOutlet"
      else {
        if tokens.isSign(index, "(") || tokens.isSign(index, "=") { return }
        continue
      }
      let (line, column) = lines.place(of: tokens.offset(index))
      let held = isCollection ? elementName : name == "id" ? nil : name
      let outlet = SourceOutlet(
        name: word, type: held, protocols: protocols, isCollection: isCollection,
        isStrong: !isWeak, isReadOnly: attributes.contains("readonly"),
        isStatic: attributes.contains("class"),
        place: SourcePlace(file: "", line: line, column: column))
      type.properties.append(
        PropertyRecord(isOutlet: isOutlet, exposure: .explicit, outlet: outlet))
      // `*a, *b;`. Other words after a name are macros.
      guard tokens.isSign(tokens.position, ",") else { return }
    }
  }

  // MARK: Methods

  private mutating func readMethod(_ type: inout TypeRecord) {
    let isStatic = tokens.isSign(tokens.position, "+")
    tokens.position += 1
    var result = "id"
    if tokens.isSign(tokens.position, "(") {
      let end = tokens.closing(tokens.position)
      let words = (tokens.position..<end).compactMap { tokens.word($0) }
      result = words.first { !Self.qualifiers.contains($0) } ?? "id"
      tokens.position = end + 1
    } else if tokens.word(tokens.position) == nil {
      return
    }
    let start = tokens.position
    guard var selector = tokens.word(start) else { return }
    tokens.position += 1
    var parameterTypes: [String?] = []
    while tokens.isSign(tokens.position, ":") {
      selector += ":"
      tokens.position += 1
      parameterTypes.append(readParameter())
      guard let label = tokens.word(tokens.position), tokens.isSign(tokens.position + 1, ":")
      else { break }
      selector += label
      tokens.position += 1
    }
    let (line, column) = lines.place(of: tokens.offset(start))
    let kind: SourceAction.Kind =
      switch result {
      case "IBAction": .action
      case "IBSegueAction": .segueAction
      default: .method
      }
    let action = SourceAction(
      selector: selector, kind: kind, parameterTypes: parameterTypes,
      returnsValue: kind == .segueAction || kind == .method && result != "void",
      isStatic: isStatic, place: SourcePlace(file: "", line: line, column: column))
    type.methods.append(MethodRecord(exposure: .explicit, action: action))
    defer { readCode.append(start..<tokens.position) }
    // There may be attributes and macros between the name and the body.
    let isCoderInitializer = !isStatic && selector == "initWithCoder:"
    while !tokens.isAtEnd, !tokens.isSign(tokens.position, ";"),
      !tokens.isSign(tokens.position, "{"), tokens.directive(tokens.position) == nil
    {
      if isCoderInitializer, let word = tokens.word(tokens.position)?.lowercased(),
        word.hasSuffix("unavailable") || word.hasPrefix("unavailable")
      {
        type.unavailableCoderLine = line
      }
      tokens.position += 1
    }
    guard tokens.isSign(tokens.position, "{") else { return }
    let end = tokens.closing(tokens.position)
    var function = FunctionRecord(
      name: selector, isInitializer: !isStatic && Self.isInitializer(selector), isStatic: isStatic,
      line: line, column: column)
    var body = ObjectiveCBodyReader(
      tokens: tokens, body: tokens.position..<end, declaration: start..<tokens.position,
      lines: lines, sharedTexts: sharedTexts)
    body.read(&function)
    // The type is appended after it has been read completely.
    record.identifierUses += body.identifierUses.map { use in
      var use = use
      use.type = record.types.count
      return use
    }
    if !function.isEmpty || selector == "loadView" || !body.identifierUses.isEmpty {
      type.functions.append(function)
    }
    if let constant = body.returned(by: selector) { type.constants.append(constant) }
    tokens.position = end + 1
  }

  /// Reads `(Type *)name` and returns the class.
  private mutating func readParameter() -> String? {
    var type: String?
    if tokens.isSign(tokens.position, "(") {
      let end = tokens.closing(tokens.position)
      let words = (tokens.position..<end).compactMap { tokens.word($0) }
      type = words.first { !Self.qualifiers.contains($0) }
      tokens.position = end + 1
    }
    // There may be attributes before the name.
    while let word = tokens.word(tokens.position), Self.qualifiers.contains(word) {
      tokens.position += 1
    }
    if tokens.word(tokens.position) != nil { tokens.position += 1 }
    return type == "id" ? nil : type
  }

  private static func isInitializer(_ selector: String) -> Bool {
    guard selector.hasPrefix("init") else { return false }
    guard let next = selector.dropFirst(4).first else { return true }
    return next.isUppercase || next == ":"
  }
}
