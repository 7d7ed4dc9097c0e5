#if SourceChecks
  import SwiftSyntax

  extension SkeletonWriter {
    private func has(_ name: String, in attributes: AttributeListSyntax) -> Bool {
      attributes.contains {
        $0.as(AttributeSyntax.self).map { SkeletonText.line($0.attributeName) } == name
      }
    }

    private func has(_ name: String, in modifiers: DeclModifierListSyntax) -> Bool {
      modifiers.contains { $0.name.text == name }
    }

    /// The modifiers that matter to callers.
    private func modifiersText(_ modifiers: DeclModifierListSyntax, _ kept: Set<String>) -> String {
      modifiers.filter { kept.contains($0.name.text) && $0.detail == nil }
        .map { $0.name.text + " " }.joined()
    }

    // MARK: Properties

    mutating func write(_ variable: VariableDeclSyntax, in scope: Scope) {
      let isOutlet = has("IBOutlet", in: variable.attributes)
      let isInspectable = has("IBInspectable", in: variable.attributes)
      guard isOutlet || isInspectable || !isHidden(variable.modifiers),
        !has("override", in: variable.modifiers)
      else { return }
      let bindings = Array(variable.bindings)
      for (index, binding) in bindings.enumerated() {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
          continue
        }
        // `var a, b: Int`: the type follows the last name.
        let type =
          binding.typeAnnotation?.type
          ?? (binding.initializer == nil
            ? bindings[index...].lazy.compactMap(\.typeAnnotation).first?.type : nil)
        if isOutlet {
          writeOutlet(name, type, in: scope)
        } else if case .protocolType = scope.kind {
          guard let type, names.areKnown(in: type, scope.generics) else { continue }
          let accessors = binding.accessorBlock.map { SkeletonText.line($0) } ?? "{ get }"
          let start =
            attributesText(variable.attributes)
            + modifiersText(variable.modifiers, ["static", "optional", "mutating", "nonmutating"])
          emit("\(start)var \(name): \(SkeletonText.line(type)) \(accessors)", scope)
        } else {
          write(name, type, binding, of: variable, in: scope)
        }
      }
    }

    /// Writes an outlet with the first type that compiles: its own, that of the objects which documents connect, or
    /// any type, so that the outlet always exists.
    private mutating func writeOutlet(_ name: String, _ type: TypeSyntax?, in scope: Scope) {
      if case .addition = scope.kind { return }
      let hint = names.hints.outlets[scope.typeName]?[name] ?? "NSObject"
      let isCollection = names.hints.collections[scope.typeName]?.contains(name) == true
      var types = [isCollection ? "[\(hint)]!" : "\(hint)!", "Any?"]
      if let type, names.areKnown(in: type, scope.generics) {
        let text = SkeletonText.line(type)
        let isOptional = text.hasSuffix("?") || text.hasSuffix("!")
        let value = isOptional ? "" : names.value(of: type).map { " = \($0)" }
        if !isOptional { types.insert(text + "!", at: 0) }
        if let value { types.insert(text + value, at: 0) }
      }
      for type in types where emit("@IBOutlet var \(name): \(type)", scope) { return }
    }

    private mutating func write(
      _ name: String, _ type: TypeSyntax?, _ binding: PatternBindingSyntax,
      of variable: VariableDeclSyntax, in scope: Scope
    ) {
      let isStatic =
        has("static", in: variable.modifiers) || has("class", in: variable.modifiers)
      let isWeak = has("weak", in: variable.modifiers)
      let kept = modifiersText(variable.modifiers, ["public", "nonisolated"])
      let start =
        attributesText(variable.attributes)
        + (has("open", in: variable.modifiers) ? "public " : "") + kept
        + (isStatic ? "static " : "")
      let own = binding.initializer.flatMap { simple($0.value, scope.generics) }
      if let type {
        guard names.areKnown(in: type, scope.generics), !SkeletonText.line(type).hasPrefix("some ")
        else { return }
      } else if own == nil {
        return
      }
      let typeText = type.map { SkeletonText.line($0) }
      let annotation = typeText.map { ": \($0)" } ?? ""
      let isConstant = variable.bindingSpecifier.text == "let"
      let isComputed = isComputed(binding)
      if case .structure(hasInitializer: false) = scope.kind, !isStatic, !isComputed,
        binding.initializer == nil
      {
        emit("\(start)var \(name)\(annotation)", scope)
        return
      }
      // A skeleton may lack the member that the source's value names.
      for value in [own, type.flatMap(names.value)].compactMap({ $0 }) {
        let line: String
        switch scope.kind {
        case .structure(hasInitializer: false) where !isStatic && !isComputed:
          // The memberwise initializer keeps its parameters.
          line = "\(start)var \(name)\(annotation) = \(value)"
        case .addition where !isStatic, .enumeration where !isStatic,
          .structure where isComputed && !isStatic:
          guard let typeText else { return }
          let setter = isConstant || !hasSetter(binding) ? "" : " set {}"
          line = "\(start)var \(name): \(typeText) { get { \(value) }\(setter) }"
        case .classType where !isStatic:
          // Objects of the module are created on first use, so that two of them cannot create each other endlessly.
          let isOwn = value != own && value.hasSuffix("()") && type.map(isDeclared) == true
          let lazy = isOwn ? "lazy " : isWeak ? "weak " : ""
          line = "\(start)\(lazy)var \(name)\(annotation) = \(value)"
        default: line = "\(start)\(isConstant ? "let" : "var") \(name)\(annotation) = \(value)"
        }
        if emit(line, scope) { return }
      }
    }

    private func isDeclared(_ type: TypeSyntax) -> Bool {
      names.table.types[SkeletonText.baseName(of: type)] != nil
    }

    private func isComputed(_ binding: PatternBindingSyntax) -> Bool {
      switch binding.accessorBlock?.accessors {
      case .getter: true
      case .accessors(let list):
        list.contains { ["get", "set", "_read"].contains($0.accessorSpecifier.text) }
      case nil: false
      }
    }

    private func hasSetter(_ binding: PatternBindingSyntax) -> Bool {
      switch binding.accessorBlock?.accessors {
      case .accessors(let list): list.contains { $0.accessorSpecifier.text == "set" }
      default: false
      }
    }

    /// Returns an expression that can be used in a skeleton: a literal, or an object that is created without arguments.
    private func simple(_ value: ExprSyntax, _ generics: Set<String>) -> String? {
      switch value.as(ExprSyntaxEnum.self) {
      case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr:
        return SkeletonText.line(value)
      case .prefixOperatorExpr(let sign):
        return sign.expression.is(IntegerLiteralExprSyntax.self)
          || sign.expression.is(FloatLiteralExprSyntax.self) ? SkeletonText.line(value) : nil
      case .stringLiteralExpr(let text):
        guard text.openingQuote.tokenKind == .stringQuote,
          text.segments.allSatisfy({ $0.is(StringSegmentSyntax.self) })
        else { return nil }
        return SkeletonText.line(value)
      case .arrayExpr(let list): return list.elements.isEmpty ? "[]" : nil
      case .dictionaryExpr(let list):
        if case .colon = list.content { return "[:]" }
        return nil
      case .functionCallExpr(let call):
        guard call.arguments.isEmpty, call.trailingClosure == nil,
          !call.calledExpression.is(ClosureExprSyntax.self),
          isTypeName(call.calledExpression), names.areKnown(in: call.calledExpression, generics)
        else { return nil }
        return SkeletonText.line(value)
      case .memberAccessExpr(let member):
        // `.zero`, `UIColor.red`
        guard let base = member.base else { return SkeletonText.line(value) }
        guard isTypeName(base), names.areKnown(in: base, generics) else { return nil }
        return SkeletonText.line(value)
      default: return nil
      }
    }

    private func isTypeName(_ expression: ExprSyntax) -> Bool {
      // Bounded: SwiftNesting limits the depth before the code is parsed.
      if let name = expression.as(DeclReferenceExprSyntax.self) {
        return name.baseName.text.unicodeScalars.first?.properties.isUppercase == true
      }
      if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        return isTypeName(base)
          && member.declName.baseName.text.unicodeScalars.first?.properties.isUppercase == true
      }
      if let generic = expression.as(GenericSpecializationExprSyntax.self) {
        return isTypeName(generic.expression)
      }
      return expression.is(ArrayExprSyntax.self) || expression.is(DictionaryExprSyntax.self)
    }

    // MARK: Functions

    mutating func write(_ function: FunctionDeclSyntax, in scope: Scope) {
      let isAction =
        has("IBAction", in: function.attributes) || has("IBSegueAction", in: function.attributes)
      guard isAction || !isHidden(function.modifiers), !has("override", in: function.modifiers)
      else {
        return
      }
      if isAction { return writeAction(function, in: scope) }
      guard case .identifier = function.name.tokenKind else { return }
      let generics = scope.generics.union(
        function.genericParameterClause?.parameters.map(\.name.text) ?? [])
      guard names.areKnown(in: function.signature, generics),
        function.genericWhereClause.map({ names.areKnown(in: $0, generics) }) ?? true
      else { return }
      let start =
        attributesText(function.attributes)
        + (has("open", in: function.modifiers) ? "public " : "")
        + modifiersText(
          function.modifiers,
          ["public", "static", "class", "mutating", "nonisolated", "optional", "nonmutating"])
      let clause = function.genericParameterClause.map { SkeletonText.line($0) } ?? ""
      let end = function.genericWhereClause.map { " " + SkeletonText.line($0) } ?? ""
      let text =
        "\(start)func \(function.name.text)\(clause)\(SkeletonText.line(function.signature))\(end)"
      if case .protocolType = scope.kind {
        emit(text, scope)
      } else if let result = function.signature.returnClause?.type {
        guard let value = names.value(of: result) else { return }
        emit("\(text) { \(value) }", scope)
      } else {
        emit("\(text) {}", scope)
      }
    }

    /// Writes a method that documents call; its selector stays the same, regardless of its parameters.
    private mutating func writeAction(_ function: FunctionDeclSyntax, in scope: Scope) {
      let isSegueAction = has("IBSegueAction", in: function.attributes)
      let parameters = function.signature.parameterClause.parameters.map { parameter in
        let label = parameter.firstName.text
        let name = parameter.secondName.map { " " + $0.text } ?? ""
        let isKnown = names.areKnown(in: parameter.type, scope.generics)
        return "\(label)\(name): " + (isKnown ? SkeletonText.line(parameter.type) : "Any")
      }.joined(separator: ", ")
      let attributes = attributesText(function.attributes)
      guard isSegueAction else {
        emit("\(attributes)func \(function.name.text)(\(parameters)) {}", scope)
        return
      }
      // If there is no object, the storyboard's controller is created.
      emit(
        "\(attributes)func \(function.name.text)(\(parameters)) -> UIViewController? { nil }", scope
      )
    }

    mutating func write(_ function: InitializerDeclSyntax, in scope: Scope) {
      guard !isHidden(function.modifiers), !has("override", in: function.modifiers),
        names.areKnown(in: function.signature, scope.generics),
        function.genericParameterClause == nil
      else { return }
      let mark = function.optionalMark?.text ?? ""
      let parameters = SkeletonText.line(function.signature)
      let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
      let access = has("public", in: function.modifiers) ? "public " : ""
      switch scope.kind {
      case .file, .enumeration: break
      case .protocolType: emit("init\(mark)\(parameters)", scope)
      case .structure: emit("\(access)init\(mark)\(parameters) {}", scope)
      case .classType(let root), .addition(let root):
        guard !isInherited(labels, below: root) else { return }
        if case .addition = scope.kind,
          case .enumeration(let first) = names.table.types[scope.typeName]
        {
          // An extension of an enumeration says nothing about the kind of type.
          let value = first.map { "self = .\($0)" } ?? (mark.isEmpty ? nil : "return nil")
          if let value { emit("\(access)init\(mark)\(parameters) { \(value) }", scope) }
          return
        }
        let required = has("required", in: function.modifiers) ? "required " : ""
        if let call = root.initialization {
          emit("\(access)\(required)convenience init\(mark)\(parameters) { \(call) }", scope)
        } else if case .addition = scope.kind {
          // Only the compiler knows whether the type has an initializer without parameters, and whether it is a class.
          for modifier in ["convenience ", ""]
          where emit("\(access)\(modifier)init\(mark)\(parameters) { self.init() }", scope) {
            return
          }
        } else if root == .none, case .classType = scope.kind {
          emit("\(access)\(required)init\(mark)\(parameters) {}", scope)
        }
      }
    }

    /// Returns whether a skeleton inherits an initializer: a plain object has only the one without arguments.
    private func isInherited(_ labels: [String], below root: SkeletonNames.Root) -> Bool {
      switch root {
      case .none: false
      case .object: labels.isEmpty
      case .view, .tableCell, .controller, .unknown: Self.inherited.contains(labels)
      }
    }

    /// The argument labels of UIKit classes' initializers.
    static let inherited: Set<[String]> = [
      [], ["coder"], ["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"], ["style"],
      ["rootViewController"], ["frame", "style"], ["frame", "collectionViewLayout"],
    ]
  }
#endif
