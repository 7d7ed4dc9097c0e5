#if SourceChecks
  import AppSymbols
  import SwiftSyntax

  /// The members that an app's classes override in the classes of libraries.
  struct OverriddenMembers {
    private var overrides: [String: [DeclSyntax]] = [:]
    private var declared: [String: Set<String>] = [:]

    init(_ trees: [SourceFileSyntax]) {
      let collector = Collector(viewMode: .sourceAccurate)
      for tree in trees { collector.walk(tree) }
      overrides = collector.overrides
      declared = collector.declared
    }

    /// Returns declarations of the members that classes override and none of them declares.
    /// - Parameters:
    ///   - classes: The subclasses of a library's class.
    ///   - base: The class of UIKit from which the library's class inherits.
    func lines(of classes: [String], base: String, names: SkeletonNames) -> [String] {
      let own = classes.reduce(into: Set<String>()) { $0.formUnion(declared[$1] ?? []) }
      var lines: [String] = []
      for declaration in classes.flatMap({ overrides[$0] ?? [] }) {
        guard let name = Self.name(of: declaration), !own.contains(name),
          !names.available.hasMember(name, in: base),
          let line = Self.line(of: declaration, names)
        else { continue }
        if !lines.contains(line) { lines.append(line) }
      }
      return lines
    }

    private static func name(of declaration: DeclSyntax) -> String? {
      if let function = declaration.as(FunctionDeclSyntax.self) { return function.name.text }
      let variable = declaration.as(VariableDeclSyntax.self)
      return variable?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }

    private static func value(of type: TypeSyntax, _ name: String, _ names: SkeletonNames) -> String
    {
      names.value(of: type) ?? "\(LibraryText.value).made(\"\(name)\")"
    }

    private static func line(of declaration: DeclSyntax, _ names: SkeletonNames) -> String? {
      guard let name = name(of: declaration) else { return nil }
      if let function = declaration.as(FunctionDeclSyntax.self) {
        guard function.genericParameterClause == nil, names.areKnown(in: function.signature, [])
        else { return nil }
        let parameters = function.signature.parameterClause.parameters.map { parameter in
          SkeletonText.line(parameter.with(\.defaultValue, nil).with(\.trailingComma, nil))
        }.joined(separator: ", ")
        let effects = function.signature.effectSpecifiers.map { " " + SkeletonText.line($0) } ?? ""
        let start = modifiers(function.modifiers) + "func \(name)(\(parameters))\(effects)"
        guard let result = function.signature.returnClause?.type else { return start + " {}" }
        return "\(start) -> \(SkeletonText.line(result)) { \(value(of: result, name, names)) }"
      }
      guard let variable = declaration.as(VariableDeclSyntax.self),
        let type = variable.bindings.first?.typeAnnotation?.type, names.areKnown(in: type, [])
      else { return nil }
      return modifiers(variable.modifiers)
        + "var \(name): \(SkeletonText.line(type)) { get { \(value(of: type, name, names)) } set {} }"
    }

    private static func modifiers(_ list: DeclModifierListSyntax) -> String {
      list.contains { ["class", "static"].contains($0.name.text) } ? "class " : ""
    }

    private final class Collector: SyntaxVisitor {
      var overrides: [String: [DeclSyntax]] = [:]
      var declared: [String: Set<String>] = [:]

      override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        for member in node.memberBlock.members {
          let modifiers =
            member.decl.as(FunctionDeclSyntax.self)?.modifiers
            ?? member.decl.as(VariableDeclSyntax.self)?.modifiers
          guard let modifiers, let name = OverriddenMembers.name(of: member.decl) else { continue }
          if modifiers.contains(where: { $0.name.text == "override" }) {
            overrides[node.name.text, default: []].append(member.decl)
          } else {
            declared[node.name.text, default: []].insert(name)
          }
        }
        return .visitChildren
      }
    }
  }
#endif
