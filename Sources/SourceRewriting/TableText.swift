/// The Swift text of generated tables.
struct TableText {
  let source: ScannedSource
  let index: ModuleIndex

  private var types: [TypeFacts] { source.facts.types }

  /// The name of a type's own function.
  private func functionName(_ type: Int) -> String { "__table_\(source.id)_\(type)" }

  /// Whether a type or one inside it has something to register.
  func hasTable(_ type: Int) -> Bool {
    guard isReachable(type) else { return false }
    return registers(type) || children(of: type).contains(where: hasTable)
  }

  private func children(of type: Int) -> [Int] { types.indices.filter { types[$0].outer == type } }

  private func registers(_ type: Int) -> Bool {
    [.class, .extension].contains(types[type].kind)
      && (!members(of: type).isEmpty || index.canBeCreated(types[type]))
  }

  /// Whether code outside functions can name a type; a generic one registers itself.
  private func isReachable(_ type: Int) -> Bool {
    let facts = types[type]
    return !facts.isLocal && facts.kind != .protocol && facts.kind != .actor && !isGeneric(type)
  }

  private func isGeneric(_ type: Int) -> Bool {
    types[type].isGeneric || types[type].kind == .extension && index.isGeneric(types[type].lastName)
  }

  private func members(of type: Int) -> [MemberFacts] {
    let exposesAll = index.exposesMembers(types[type].lastName)
    return types[type].members.filter { member in
      guard !member.isStatic else { return false }
      if index.calledName(of: member, in: types[type]) != nil { return true }
      if member.isExposed, !types[type].exposesMembers { return true }
      guard member.isExposed || exposesAll else { return false }
      if case .method = member.kind { return index.selected.contains(member.name) }
      return true
    }
  }

  // MARK: Types

  /// What goes before the closing brace of a type, nil for nothing.
  func table(of type: Int) -> String? {
    if registersItself(type) { return overriddenTable(of: type) }
    guard hasTable(type) else { return nil }
    var lines = ["@MainActor static func \(functionName(type))(_ tables: AppTables) {"]
    if registers(type) {
      lines.append("let table = tables.table(\(types[type].name).self)")
      if index.canBeCreated(types[type]) {
        lines.append("table.creator { \(types[type].name)() }")
      }
      lines += registrations(type, "table")
    }
    for child in children(of: type) where hasTable(child) {
      let inside = types[child].conditions.dropFirst(types[type].conditions.count)
      lines += wrapped("\(types[child].name).\(functionName(child))(tables)", Array(inside))
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  /// Whether a generic class overrides UIKit's own table.
  private func registersItself(_ type: Int) -> Bool {
    types[type].kind == .class && types[type].isGeneric && !types[type].isLocal
      && !types[type].inherited.isEmpty && !members(of: type).isEmpty
  }

  private func overriddenTable(of type: Int) -> String {
    let access = types[type].access
    var lines = [
      "\(access == "open" || access == "public" ? "public " : "")override class func nibConnections(_ table: NibRegistrar) {",
      "super.nibConnections(table)",
    ]
    lines += registrations(type, "table")
    return (lines + ["}"]).joined(separator: "\n")
  }

  private func registrations(_ type: Int, _ table: String) -> [String] {
    let name = types[type].name
    return members(of: type).flatMap { member in
      switch member.kind {
      case .property:
        wrapped(
          "\(table).outlet(\"\(member.runtimeName)\", \\\(name).\(member.name))", member.conditions)
      case .method(let shape):
        wrapped(
          "\(table).action(\"\(index.calledName(of: member, in: types[type]) ?? member.runtimeName)\", of: \(name).self) { "
            + Self.call(member.name, shape) + " }", member.conditions)
      }
    }
  }

  /// A closure's body that calls a method with the arguments that it is given.
  private static func call(_ name: String, _ shape: MethodShape) -> String {
    let arguments = shape.labels.enumerated().map { position, label in
      (label == "_" ? "" : "\(label): ") + "given(\(position))"
    }
    let attempt = shape.labels.isEmpty && !shape.canThrow ? "" : "try "
    let call = "object.\(name)(\(arguments.joined(separator: ", ")))"
    let given = shape.labels.isEmpty ? "_" : "given"
    return shape.isAsync
      ? "object, \(given) in Task { \(attempt)await \(call) }"
      : "object, \(given) in \(attempt)\(call)"
  }

  private func wrapped(_ line: String, _ conditions: [String]) -> [String] {
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

  /// Methods that a protocol does not require do nothing where a class does not have them.
  var optionalMethods: String? {
    var lines: [String] = []
    for type in types where type.kind == .protocol {
      let bodies = type.members.filter(\.isOptional).compactMap { member in
        body(of: member).map { wrapped($0, type.conditions + member.conditions) }
      }
      guard !bodies.isEmpty else { continue }
      let access = type.access == "public" ? "public " : ""
      lines += wrapped("\(access)extension \(type.name) {", type.conditions).filter {
        !$0.hasPrefix("#")
      }
      lines += bodies.flatMap { $0 }
      lines.append("}")
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private func body(of member: MemberFacts) -> String? {
    guard case .method(let shape) = member.kind else { return nil }
    let signature = String(decoding: source.bytes[shape.signature], as: UTF8.self)
    switch shape.result {
    case nil: return signature + " {}"
    case let result? where result.hasSuffix("?") || result.hasSuffix("!"):
      return signature + " { nil }"
    default: return nil
    }
  }
}
