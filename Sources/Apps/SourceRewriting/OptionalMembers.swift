// Optional members that return values, in protocols of the app. Swift protocols have no optional members, so these
// members move from the protocol into an extension that looks them up by name. They are nil for an object whose class
// does not have them.
extension ModuleIndex {
  /// Whether a member is removed from its protocol.
  func isLookedUp(_ member: MemberFacts) -> Bool {
    guard member.isOptional, !member.isStatic else { return false }
    switch member.kind {
    case .property: return member.typeName != nil
    case .method(let shape):
      return shape.result.map { !MethodShape.isOptional($0) } ?? false && !shape.canThrow
        && !shape.isAsync && shape.canBeCalledByName
    }
  }

  /// Whether the runtime looks up a method or property of a class that no attribute exposes to Objective-C: an optional
  /// protocol member, an implementation of a protocol's method or an override of a UIKit method that a `#selector`
  /// refers to, or an editing command.
  func isLookedFor(_ member: MemberFacts, in type: TypeFacts) -> Bool {
    guard !member.isPrivate || member.isOverride else { return false }
    let name = member.signatureName
    let isOnly = classes[type.lastName]?.count == 1
    if lookedUp.contains(name), isOnly || type.kind == .class && !type.hasOwnActor { return true }
    guard isOnly else { return false }
    guard case .method = member.kind else { return false }
    if member.isOverride, FrameworkSelectors.commands.contains(name) { return true }
    return selected.contains(member.name)
      && (FrameworkSelectors.ofNames[name] != nil || requirements[name] != nil)
  }

  /// The Objective-C name of a member; for an override or an implementation, the name of the member that it overrides
  /// or implements.
  func runtimeName(of member: MemberFacts) -> String {
    guard case .method = member.kind, member.isOverride || !member.isMarked else {
      return member.runtimeName
    }
    let name = member.signatureName
    return requirements[name] ?? FrameworkSelectors.ofNames[name] ?? member.runtimeName
  }
}

extension MethodShape {
  /// Whether a type is optional.
  static func isOptional(_ type: String) -> Bool { type.hasSuffix("?") || type.hasSuffix("!") }
}

extension TableText {
  /// The members of extensions that replace optional protocol members.
  var optionalMembers: String? {
    var lines: [String] = []
    for type in source.facts.types where type.kind == .protocol && !type.isLocal {
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
    guard case .method(let shape) = member.kind else {
      guard index.isLookedUp(member), let type = member.typeName else { return nil }
      return MethodShape.isOptional(type)
        ? "var \(member.name): \(type) { _optionalValue(\"\(member.runtimeName)\", of: self) }"
        : "var \(member.name): (\(type))? { _optionalValue(\"\(member.runtimeName)\", of: self) }"
    }
    let signature = String(decoding: source.bytes[shape.signature], as: UTF8.self)
    guard let result = shape.result else { return signature + " {}" }
    if MethodShape.isOptional(result) { return signature + " { nil }" }
    guard index.isLookedUp(member) else { return nil }
    let arguments = shape.parameters.map(\.name).joined(separator: ", ")
    return signature.dropLast(result.utf8.count)
      + "(\(result))? { _optionalResult(\"\(member.runtimeName)\", of: self, [\(arguments)]) }"
  }
}
