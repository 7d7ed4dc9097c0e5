#if SourceChecks
  import SwiftSyntax

  /// The form of a call: its argument labels, and what the call shows about the parameters' types.
  struct CallShape: Hashable, Sendable {
    /// A parameter of a function that such a call can have.
    struct Parameter: Hashable, Sendable {
      /// The argument label; nil if there is none.
      var label: String?
      /// The type, without the result of a closure.
      let type: String
      /// Whether the type is that of a closure, whose result may have any type.
      let isClosure: Bool
      /// Whether the closure returns members without an explicit base, such as `.left`.
      var returnsMember = false
      /// The types that the source names in the parameter's type.
      var names: Set<String> = []

      /// Whether the closure's result may have any type.
      var isGeneric: Bool { isClosure && !returnsMember }
    }

    private(set) var parameters: [Parameter] = []

    /// The shape of a call without arguments.
    init() {}

    /// Returns nil if no function of a stand-in can have the call, as with `inout` arguments.
    init?(_ call: FunctionCallExprSyntax) {
      self.init(call.arguments)
      if let closure = call.trailingClosure { parameters.append(Self.parameter(closure)) }
      for closure in call.additionalTrailingClosures {
        var parameter = Self.parameter(closure.closure)
        parameter.label = closure.label.text
        parameters.append(parameter)
      }
    }

    /// Returns nil if no function of a stand-in can have the arguments.
    init?(_ arguments: LabeledExprListSyntax) {
      for argument in arguments {
        guard var parameter = Self.parameter(argument.expression) else { return nil }
        parameter.label = argument.label?.text
        parameters.append(parameter)
      }
    }

    /// The parameter clause of a function, without parentheses. The result of the closure at position `n` is `Rn`.
    var parameterText: String {
      parameters.enumerated().map { number, parameter in
        let label = parameter.label.map { $0 == "inout" ? "`inout`" : $0 } ?? "_"
        let result =
          parameter.isGeneric
          ? " -> R\(number)" : parameter.isClosure ? " -> \(LibraryText.value)" : ""
        return "\(label) value\(number): \(parameter.type)\(result)"
      }.joined(separator: ", ")
    }

    /// The generic parameters of a function with the parameters.
    var generics: [String] {
      parameters.indices.filter { parameters[$0].isGeneric }.map { "R\($0)" }
    }

    /// The labels with colons, as in the name of a function.
    var labels: [String] { parameters.map { $0.label ?? "_" } }

    /// The types that the source names in the parameters' types.
    var names: Set<String> { parameters.reduce(into: []) { $0.formUnion($1.names) } }

    // MARK: Parameters

    private static var any: Parameter { Parameter(type: "Any?", isClosure: false) }
    private static var unknown: Parameter { Parameter(type: LibraryText.value, isClosure: false) }

    private static func parameter(_ argument: ExprSyntax) -> Parameter? {
      switch argument.as(ExprSyntaxEnum.self) {
      case .closureExpr(let closure): return parameter(closure)
      case .inOutExpr, .keyPathExpr, .binaryOperatorExpr, .discardAssignmentExpr: return nil
      case .arrayExpr(let list):
        let isImplicit = list.elements.contains { isImplicitMember($0.expression) }
        return Parameter(
          type: isImplicit ? "[\(LibraryText.value)]" : "[Any?]", isClosure: false)
      case .dictionaryExpr(let list):
        guard case .elements(let elements) = list.content else {
          return Parameter(type: "[AnyHashable: Any?]", isClosure: false)
        }
        let isImplicit = elements.contains { isImplicitMember($0.key) }
        return Parameter(
          type: "[\(isImplicit ? LibraryText.value : "AnyHashable"): Any?]", isClosure: false)
      default: return isImplicitMember(argument) ? unknown : any
      }
    }

    /// Returns whether the type of an expression comes from its context, as in `.left` or `flag ? .left : .right`.
    private static func isImplicitMember(_ expression: ExprSyntax) -> Bool {
      var next = expression
      for _ in 0..<64 {
        switch next.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let member):
          guard let base = member.base else { return true }
          next = base
        case .functionCallExpr(let call):
          guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
            return false
          }
          next = ExprSyntax(member)
        case .sequenceExpr(let sequence):
          let elements = Array(sequence.elements)
          guard elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
            let last = elements.last
          else { return false }
          next = last
        default: return false
        }
      }
      return false
    }

    /// Returns the number of a closure's parameters.
    static func parameterCount(of closure: ClosureExprSyntax) -> Int {
      types(of: closure).types.count
    }

    private static func types(
      of closure: ClosureExprSyntax
    ) -> (types: [String], names: Set<String>) {
      var types: [String] = []
      var names: Set<String> = []
      switch closure.signature?.parameterClause {
      case .simpleInput(let list):
        types = list.map { _ in LibraryText.value }
      case .parameterClause(let clause):
        for parameter in clause.parameters {
          guard let type = parameter.type else {
            types.append(LibraryText.value)
            continue
          }
          types.append(SkeletonText.line(type))
          names.formUnion(LibraryText.typeNames(in: type))
        }
      case nil:
        let counter = ShorthandCounter(viewMode: .sourceAccurate)
        counter.walk(closure.statements)
        types = Array(repeating: LibraryText.value, count: counter.count)
      }
      return (types, names)
    }

    private static func parameter(_ closure: ClosureExprSyntax) -> Parameter {
      let (types, names) = types(of: closure)
      let suspends = closure.statements.tokens(viewMode: .sourceAccurate).contains {
        $0.tokenKind == .keyword(.await)
      }
      let effects = suspends ? " async throws" : " throws"
      return Parameter(
        type: "(" + types.joined(separator: ", ") + ")" + effects, isClosure: true,
        returnsMember: returnsMember(closure), names: names)
    }

    private static func returnsMember(_ closure: ClosureExprSyntax) -> Bool {
      if closure.signature?.returnClause != nil { return false }
      if closure.statements.count == 1, case .expr(let only) = closure.statements.first?.item {
        return isImplicitMember(only)
      }
      let finder = ReturnFinder(viewMode: .sourceAccurate)
      finder.walk(closure.statements)
      return finder.found.contains(where: isImplicitMember)
    }

    /// Finds the values that a closure returns.
    private final class ReturnFinder: SyntaxVisitor {
      var found: [ExprSyntax] = []

      override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
      override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

      override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.expression { found.append(value) }
        return .skipChildren
      }
    }

    /// Counts the shorthand arguments, such as `$0`, of one closure.
    private final class ShorthandCounter: SyntaxVisitor {
      var count = 0

      override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        // A closure without parameters of its own cannot use those of another one.
        .skipChildren
      }

      override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        // No closure has more parameters.
        if case .dollarIdentifier(let name) = token.tokenKind, let number = Int(name.dropFirst()),
          number < 256
        {
          count = max(count, number + 1)
        }
        return .skipChildren
      }
    }
  }

  /// The names in stand-ins for libraries, and the text of Swift code in them.
  enum LibraryText {
    /// The type of a value whose type the sources do not show.
    static let value = LibraryAddition.unknownType
    /// The protocol of all types of stand-ins.
    static let object = "LibraryObject"

    /// Returns the names in a type that begin with a capital letter, except nested ones.
    static func typeNames(in node: some SyntaxProtocol) -> Set<String> {
      var names: Set<String> = []
      var isNested = false
      for token in node.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let name) = token.tokenKind, !isNested, isTypeName(name) {
          names.insert(name)
        }
        isNested = token.tokenKind == .period
      }
      return names
    }

    /// Returns whether a name begins with a capital letter.
    static func isTypeName(_ name: String) -> Bool {
      name.unicodeScalars.first?.properties.isUppercase == true
    }

    /// Returns the declaration of an enumeration on one line.
    /// - Parameter cases: The cases with the numbers of their values.
    static func enumeration(_ name: String, _ cases: [String: Int]) -> String {
      let all = cases.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
      func values(_ count: Int, _ text: String) -> String {
        count == 0 ? "" : "(" + Array(repeating: text, count: count).joined(separator: ", ") + ")"
      }
      let list = all.map { declared($0.key) + values($0.value, value) }.joined(separator: ", ")
      let first = all.first.map { declared($0.key) + values($0.value, ".libraryValue") } ?? ""
      return
        "public enum \(name): \(object), LibraryDefault, Hashable { case \(list); init() { self = .\(first) } }"
    }

    /// Returns a name with backticks if it is a keyword.
    static func declared(_ name: String) -> String {
      keywords.contains(name) ? "`\(name)`" : name
    }

    private static let keywords = Set(
      """
      associatedtype class deinit enum extension func import init inout let operator precedencegroup protocol struct
      subscript typealias var fileprivate internal private public static defer if guard do repeat else for in while
      return break continue fallthrough switch case default where is as catch throw try rethrows throws nil true false
      super self Self Any Type Protocol
      """.split(whereSeparator: \.isWhitespace).map(String.init))
  }
#endif
