extension SourceRewriter {
  /// Renames the extension members that classes override, and their overrides; the protocols and conformances are added
  /// at the ends of the sources.
  func addDispatchEdits(of number: Int, _ edits: inout [Edit], _ ending: inout [String]) {
    let source = sources[number]
    for dispatch in dispatched {
      if dispatch.place.source == number {
        edits.append(renaming(dispatch.member, to: dispatch.baseName))
        ending.append(protocolText(of: dispatch))
      }
      for override in dispatch.overrides where override.place.source == number {
        edits.append(renaming(override.member, to: dispatch.overrideName))
        if override.isFirst, let range = override.member.overrideRange {
          edits.append(Edit(range: range, bytes: Self.blank(source.bytes[range])))
          let type = source.facts.types[override.place.type]
          let conditions = type.conditions.map { "(\($0))" }.joined(separator: " && ")
          let conformance = "extension \(type.name): \(dispatch.protocolName) {}"
          ending.append(
            conditions.isEmpty ? conformance : "#if \(conditions)\n\(conformance)\n#endif")
        }
        edits += superCalls(in: override, of: dispatch)
      }
    }
  }

  /// Whether a member of a source overrides a member of an extension in the module.
  func isDispatched(_ member: MemberFacts, in number: Int) -> Bool {
    dispatched.contains { dispatch in
      dispatch.overrides.contains {
        $0.place.source == number && $0.member.range == member.range
      }
    }
  }

  /// The edits that turn an override of UIKit's member in an extension of UIKit's class into a member that nothing calls:
  /// only Objective-C can replace the code of another module's class.
  func unused(
    _ member: MemberFacts, of type: TypeFacts, _ source: ScannedSource, _ warnings: inout [String]
  ) -> [Edit] {
    guard let range = member.overrideRange, source.bytes[member.namePlace] != 0x60 else {
      return []
    }
    let place = LinePlace(member.namePlace, in: source.lines)
    warnings.append(
      "\(source.path):\(place.line):\(place.column): warning: '\(member.name)' is not called,"
        + " because an extension of '\(type.lastName)' overrides it; override it in a subclass")
    return [
      Edit(range: range, bytes: Self.blank(source.bytes[range])),
      renaming(member, to: "_unused\(source.id)_\(member.name)"),
    ]
  }

  private func renaming(_ member: MemberFacts, to name: String) -> Edit {
    Edit(
      range: member.namePlace..<(member.namePlace + member.name.utf8.count),
      bytes: Array(name.utf8))
  }

  /// `super.setUp` in an override, which refers to the superclass's override or to the extension's original code.
  private func superCalls(
    in override: DispatchedMember.Override, of dispatch: DispatchedMember
  ) -> [Edit] {
    let source = sources[override.place.source]
    let tokens = SwiftLexer.tokens(of: source.bytes)
    func text(_ token: SwiftToken) -> [UInt8] { Array(source.bytes[token.start..<token.end]) }
    return tokens.indices.dropLast(2).compactMap { position in
      let (word, dot, name) = (tokens[position], tokens[position + 1], tokens[position + 2])
      guard word.kind == .word, dot.kind == .sign, dot.byte == 0x2E, name.kind == .word,
        override.member.range.contains(word.start), text(word) == Array("super".utf8),
        text(name) == Array(dispatch.member.name.utf8)
      else { return nil }
      let target =
        override.isFirst ? "self.\(dispatch.baseName)" : "super.\(dispatch.overrideName)"
      return Edit(range: word.start..<name.end, bytes: Array(target.utf8))
    }
  }

  /// The part of a member between its name and its body.
  private func signature(of dispatch: DispatchedMember) -> String {
    guard case .method(let shape) = dispatch.member.kind else {
      return ": \(dispatch.member.typeName ?? "Any")"
    }
    let start = dispatch.member.namePlace + dispatch.member.name.utf8.count
    let bytes = sources[dispatch.place.source].bytes[start..<shape.signature.upperBound]
    return String(decoding: bytes, as: UTF8.self)
  }

  private func isSettable(_ dispatch: DispatchedMember) -> Bool {
    AccessorWords(of: dispatch.member, in: sources[dispatch.place.source]).hasSetter
  }

  private func protocolText(of dispatch: DispatchedMember) -> String {
    let requirement =
      if case .method = dispatch.member.kind {
        "func \(dispatch.overrideName)\(signature(of: dispatch))"
      } else {
        "var \(dispatch.overrideName)\(signature(of: dispatch)) { get\(isSettable(dispatch) ? " set" : "") }"
      }
    let name = sources[dispatch.place.source].facts.types[dispatch.place.type].lastName
    let actor = name.hasPrefix("UI") ? "@MainActor " : ""
    return "\(actor)protocol \(dispatch.protocolName): AnyObject { \(requirement) }"
  }

  /// The member with the original name, which calls an override or the extension's original code.
  func dispatcher(of dispatch: DispatchedMember) -> String {
    let cast = "self as? any \(dispatch.protocolName)"
    let access = dispatch.member.access.isEmpty ? "" : dispatch.member.access + " "
    guard case .method(let shape) = dispatch.member.kind else {
      let name = dispatch.overrideName
      let getter =
        "get { if let object = \(cast) { return object.\(name) }; return \(dispatch.baseName) }"
      let setter =
        isSettable(dispatch)
        ? " set { if let object = \(cast) { object.\(name) = newValue } else { \(dispatch.baseName) = newValue } }"
        : ""
      return
        "\(access)var \(dispatch.member.name)\(signature(of: dispatch)) { \(getter)\(setter) }"
    }
    let arguments = "(" + shape.callArguments + ")"
    let effects = shape.callEffects
    return
      "\(shape.result == nil ? "" : "@discardableResult ")\(access)func \(dispatch.member.name)\(signature(of: dispatch)) {"
      + " if let object = \(cast) { return \(effects)object.\(dispatch.overrideName)\(arguments) };"
      + " return \(effects)\(dispatch.baseName)\(arguments) }"
  }
}

extension MethodShape {
  /// The arguments of a call that forwards the parameters.
  var callArguments: String {
    parameters.map { parameter in
      parameter.label == "_" ? parameter.name : "\(parameter.label): \(parameter.name)"
    }.joined(separator: ", ")
  }

  /// `try` and `await` before a call, if the call needs them.
  var callEffects: String { (canThrow ? "try " : "") + (isAsync ? "await " : "") }
}
