/// The Swift text of generated tables.
struct TableText {
  let source: ScannedSource
  let index: ModuleIndex
  /// The positions of the ends of lines in the source.
  private let lineEnds: [Int]

  init(source: ScannedSource, index: ModuleIndex) {
    self.source = source
    self.index = index
    lineEnds = source.bytes.indices.filter { source.bytes[$0] == UInt8(ascii: "\n") }
  }

  private var types: [TypeFacts] { source.facts.types }

  /// The name of the function that a type declares.
  private func functionName(_ type: Int) -> String { "__table_\(source.id)_\(type)" }

  /// Whether a type or a type inside it has something to register.
  func hasTable(_ type: Int) -> Bool {
    // Bounded: SourceScanner limits the depth of types.
    guard isReachable(type) else { return false }
    return registers(type) || children(of: type).contains(where: hasTable)
  }

  private func children(of type: Int) -> [Int] { types.indices.filter { types[$0].outer == type } }

  private func registers(_ type: Int) -> Bool {
    [.class, .extension].contains(types[type].kind)
      && (!members(of: type).isEmpty || index.canBeCreated(types[type])
        || types[type].runtimeName != nil)
  }

  /// Whether code outside functions can refer to a type; a generic type registers itself.
  private func isReachable(_ type: Int) -> Bool {
    let facts = types[type]
    return !facts.isLocal && facts.kind != .protocol && facts.kind != .actor && !isGeneric(type)
  }

  private func isGeneric(_ type: Int) -> Bool {
    types[type].isGeneric || types[type].kind == .extension && index.isGeneric(types[type].lastName)
  }

  private func members(of type: Int) -> [MemberFacts] {
    index.registeredMembers(of: types[type])
  }

  // MARK: Types

  /// The text to insert before the closing brace of a type; nil if there is none.
  func table(of type: Int) -> String? {
    if registersItself(type) { return overriddenTable(of: type) }
    guard hasTable(type) else { return nil }
    var lines = ["@MainActor static func \(functionName(type))(_ tables: AppTables) {"]
    if registers(type) {
      lines.append("let table = tables.table(\(types[type].name).self)")
      if let name = types[type].runtimeName {
        lines.append(
          located(
            "tables.name(\(SwiftLiteral.string(name)), of: \(types[type].name).self)",
            types[type].start))
      }
      if index.canBeCreated(types[type]) {
        lines.append(located("table.creator { \(types[type].name)() }", types[type].start))
      }
      lines += registrations(type, "table")
    }
    for child in children(of: type) where hasTable(child) {
      let inside = types[child].conditions.dropFirst(types[type].conditions.count)
      lines += wrapped(
        located("\(types[child].name).\(functionName(child))(tables)", types[child].start),
        Array(inside))
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  /// Whether a class declares its own table because code outside it cannot refer to it: it is generic, or inside a
  /// function.
  private func registersItself(_ type: Int) -> Bool {
    types[type].kind == .class && index.ownTable(of: types[type]) != nil
      && !members(of: type).isEmpty
  }

  /// The conformance that is inserted after the superclass of a class that declares its own table, or the class bound of
  /// an Objective-C protocol; nil if UIKit's class, a superclass or an inherited protocol already provides it.
  func conformance(of type: Int) -> String? {
    if let bound = classBound(of: types[type]) { return bound }
    return registersItself(type) && index.ownTable(of: types[type]) == .first
      ? ", NibConnectable" : nil
  }

  /// Only classes conform to an Objective-C protocol, so that a property of its type can be weak.
  private func classBound(of type: TypeFacts) -> String? {
    guard type.kind == .protocol, type.exposesMembers, !type.hasRequirements,
      type.inherited.allSatisfy({ !["AnyObject", "NSObjectProtocol", "class"].contains($0) })
    else { return nil }
    return type.inherited.isEmpty ? ": AnyObject" : ", AnyObject"
  }

  private func overriddenTable(of type: Int) -> String {
    let access = types[type].access == "open" ? "public" : types[type].access
    let isFirst = index.ownTable(of: types[type]) == .first
    var lines = [
      "@MainActor \(access == "public" ? "public " : "")\(isFirst ? "" : "override ")class func"
        + " nibConnections(_ table: NibRegistrar) {"
    ]
    if !isFirst { lines.append("super.nibConnections(table)") }
    lines += registrations(type, "table")
    return (lines + ["}"]).joined(separator: "\n")
  }

  private func registrations(_ type: Int, _ table: String) -> [String] {
    let name = types[type].name
    return members(of: type).flatMap { member in
      switch member.kind {
      case .property:
        wrapped(
          located(
            "\(table).outlet(\"\(member.runtimeName)\", \\\(name).\(member.name))", member.namePlace
          ),
          member.conditions)
      case .method(let shape):
        wrapped(
          located(
            "\(table).action(\"\(index.calledName(of: member, in: types[type]) ?? index.runtimeName(of: member))\", of: \(name).self) { "
              + Self.call(member.name, shape, namesTypes: isOverloaded(member, in: type)) + " }",
            member.namePlace),
          member.conditions)
      }
    }
  }

  /// The body of a closure that calls a method with the closure's arguments.
  private static func call(_ name: String, _ shape: MethodShape, namesTypes: Bool) -> String {
    let arguments = shape.parameters.enumerated().map { position, parameter in
      (parameter.label == "_" ? "" : "\(parameter.label): ") + "given(\(position))"
        + (namesTypes ? " as \(parameter.plainType)" : "")
    }
    let attempt = shape.labels.isEmpty && !shape.canThrow ? "" : "try "
    let call = "object.\(name)(\(arguments.joined(separator: ", ")))"
    let given = shape.labels.isEmpty ? "_" : "given"
    return shape.isAsync
      ? "object, \(given) in Task { \(attempt)await \(call) }"
      : "object, \(given) in \(attempt)\(call)"
  }

  /// Whether a class has another method with the same labels, so that only the types distinguish the two.
  private func isOverloaded(_ member: MemberFacts, in type: Int) -> Bool {
    index.types(of: types[type].lastName).flatMap(\.members).filter { $0.isSame(as: member) }
      .count > 1
  }

  /// Returns a row of a table with the line of the declaration that it is about, which is then also that of its errors.
  private func located(_ row: String, _ offset: Int) -> String {
    // A binary search: a source may have as many rows as lines.
    var (low, high) = (0, lineEnds.count)
    while low < high {
      let middle = (low + high) / 2
      if lineEnds[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return "#sourceLocation(file: \(SwiftLiteral.string(source.path)), line: \(low + 1))\n\(row)"
  }

  func wrapped(_ line: String, _ conditions: [String]) -> [String] {
    conditions.isEmpty
      ? [line] : ["#if " + conditions.map { "(\($0))" }.joined(separator: " && "), line, "#endif"]
  }

  // MARK: Files

  /// The name of the function that registers a source's types; nil if there are none.
  var fileFunction: String? {
    types.indices.contains { types[$0].outer == nil && hasTable($0) }
      ? "__tables_\(source.id)" : nil
  }

  /// The function that registers a source's types.
  var fileTable: String? {
    guard let name = fileFunction else { return nil }
    var lines = ["@MainActor func \(name)(_ tables: AppTables) {"]
    for type in types.indices where types[type].outer == nil && hasTable(type) {
      lines += wrapped("\(types[type].name).\(functionName(type))(tables)", types[type].conditions)
    }
    return (lines + ["}"]).joined(separator: "\n")
  }
}
