#if SourceChecks
  import SwiftParser
  import SwiftSyntax

  extension NibName {
    /// Reads an expression that contains a nib's name.
    /// - Parameters:
    ///   - isStatic: Whether `self` is the class.
    ///   - local: Returns the value of a constant in the function, or nil if it is unknown.
    init(
      _ expression: ExprSyntax, isStatic: Bool, genericNames: Set<String>,
      local: (String) -> NibName?
    ) {
      // Bounded: SwiftNesting limits the depth before the code is parsed.
      func name(_ inner: ExprSyntax) -> NibName {
        NibName(inner, isStatic: isStatic, genericNames: genericNames, local: local)
      }
      func typeName(_ inner: ExprSyntax) -> NibName {
        Self.typeName(inner, isStatic: isStatic, genericNames: genericNames)
      }
      switch expression.withoutWrapping.as(ExprSyntaxEnum.self) {
      case .stringLiteralExpr(let literal):
        if let text = literal.representedLiteralValue {
          self = .literal(text)
        } else if let only = literal.onlyInterpolation {
          self = typeName(only)
        } else {
          self = .unknown
        }
      case .functionCallExpr(let call):
        let arguments = Array(call.arguments)
        switch call.calledExpression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let callee):
          switch (callee.baseName.text, arguments.first?.label?.text) {
          case ("String", "describing"), ("String", "reflecting"):
            self = arguments.first.map { typeName($0.expression) } ?? .unknown
          case ("NSStringFromClass", nil):
            self = arguments.first.map { typeName($0.expression).atRuntime } ?? .unknown
          case ("String", nil), ("NSNib.Name", nil):
            self = arguments.first.map { name($0.expression) } ?? .unknown
          default:
            self =
              arguments.isEmpty
              ? .constant(owner: nil, name: callee.baseName.identifierText) : .unknown
          }
        case .memberAccessExpr(let callee):
          // `NSStringFromClass(Self.self).components(separatedBy: ".").last!`
          if let base = callee.base,
            ["components", "split"].contains(callee.declName.baseName.text)
          {
            self = name(base)
          } else if let base = callee.base, callee.declName.baseName.text == "description" {
            // `type(of: self).description()`
            self = typeName(base).atRuntime
          } else if callee.base?.typePath == "NSNib", let first = arguments.first {
            self = name(first.expression)
          } else {
            self = arguments.isEmpty ? Self.member(callee, genericNames) : .unknown
          }
        default: self = .unknown
        }
      case .declReferenceExpr(let reference):
        let text = reference.baseName.identifierText
        self = local(text) ?? .constant(owner: nil, name: text)
      case .memberAccessExpr(let member):
        if let base = member.base, Self.passedThrough.contains(member.declName.baseName.text) {
          self = name(base)
        } else {
          self = Self.member(member, genericNames)
        }
      default: self = .unknown
      }
    }

    private static let passedThrough: Set<String> = ["last", "description", "rawValue"]

    /// Returns a property, or a function without parameters, of the same type or another one.
    private static func member(
      _ member: MemberAccessExprSyntax, _ genericNames: Set<String>
    ) -> NibName {
      guard let base = member.base?.withoutWrapping else { return .unknown }
      let name = member.declName.baseName.identifierText
      if base.isOwnObject || base.isOwnType { return .constant(owner: nil, name: name) }
      guard let owner = base.typePath, !genericNames.contains(owner) else { return .unknown }
      return .constant(owner: owner, name: name)
    }

    /// Returns the name of the type that an expression refers to.
    private static func typeName(
      _ expression: ExprSyntax, isStatic: Bool, genericNames: Set<String>
    ) -> NibName {
      let expression = expression.withoutWrapping
      if expression.isOwnType || isStatic && expression.isOwnObject { return .ownClass }
      if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        switch member.declName.baseName.text {
        case "classForCoder" where base.isOwnObject: return .ownClass
        case "self":
          guard let path = base.typePath, !genericNames.contains(path) else { return .unknown }
          return .className(path)
        default: return .unknown
        }
      }
      // The property `classForCoder`, called on the object itself.
      if expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "classForCoder" {
        return .ownClass
      }
      return .unknown
    }

    /// Returns the name argument of `UINib(nibName:bundle:)` or `NSNib(nibNamed:bundle:)`, or nil for other
    /// expressions.
    static func made(by expression: ExprSyntax) -> LabeledExprSyntax? {
      guard let call = expression.withoutWrapping.as(FunctionCallExprSyntax.self),
        let callee = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        callee == "UINib" || callee == "NSNib"
      else { return nil }
      return call.arguments.first { ["nibName", "nibNamed"].contains($0.label?.text) }
    }
  }
#endif
