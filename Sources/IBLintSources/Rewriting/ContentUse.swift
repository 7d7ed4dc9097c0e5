#if SourceChecks
  import IBLint
  import SwiftSyntax

  /// How the setup of a view uses the content that it loads from its nib: which statements load and attach the
  /// content, and which remain.
  struct ContentUse {
    /// The statements that are no longer needed.
    private(set) var removed: [CodeBlockItemSyntax] = []
    /// The statements that remain.
    private(set) var kept: [CodeBlockItemSyntax] = []
    /// The offsets of names in remaining statements that refer to the content, which is then the object itself.
    private(set) var renamed: [(Int, Int)] = []

    /// Whether no statements remain.
    var isEmptied: Bool { kept.isEmpty }

    /// Classifies statements.
    /// - Parameter site: The line that loads the nib.
    /// - Throws: A ``SourceObstacle`` if the content is used in an unknown way.
    init(
      _ statements: [CodeBlockItemSyntax], site: Int, rootOutlets: [String], lines: SourceLines,
      path: String
    ) throws(SourceObstacle) {
      func obstacle(_ reason: String, _ node: Syntax) -> SourceObstacle {
        let (line, column) = lines.place(of: node)
        return SourceObstacle(reason, place: SourcePlace(file: path, line: line, column: column))
      }
      guard let load = statements.firstIndex(where: { lines.spans(Syntax($0), site) }) else {
        throw SourceObstacle(
          "the statement that loads the nib was not found",
          place: SourcePlace(file: path, line: site))
      }
      guard let local = statements[load].loadedName else {
        throw obstacle(
          "the nib is loaded in an unknown kind of statement", Syntax(statements[load]))
      }
      var names = Set(rootOutlets)
      if case .named(let name) = local { names.insert(name) }
      var isAttached = local == .added
      var open: [CodeBlockItemSyntax] = []
      for (index, item) in statements.enumerated() {
        if index == load {
          removed.append(item)
        } else if let part = item.attachment(of: names) {
          isAttached = isAttached || part == .adding
          removed.append(item)
        } else {
          open.append(item)
        }
      }
      guard isAttached else {
        throw obstacle("the loaded view is not added to the object", Syntax(statements[load]))
      }
      for item in open {
        // A constant that only the removed statements use.
        if let name = item.helperName,
          !open.contains(where: { $0 != item && !NameUses(of: name, in: $0).references.isEmpty })
        {
          removed.append(item)
          continue
        }
        if item.assignsGeometry(of: names) {
          throw obstacle("the loaded view is used in an unknown way", Syntax(item))
        }
        kept.append(item)
        for name in names {
          for use in NameUses(of: name, in: item).references {
            guard let member = use.memberOfContent, !ContentUse.isPlacement(member) else {
              throw obstacle("the loaded view is used in an unknown way", Syntax(use))
            }
            let node = use.withSelf
            renamed.append(
              (
                node.positionAfterSkippingLeadingTrivia.utf8Offset,
                node.endPositionBeforeTrailingTrivia.utf8Offset
              ))
          }
        }
      }
    }

    /// Returns whether a member of a view sets its frame or constraints.
    static func isPlacement(_ member: String) -> Bool {
      placing.contains(member) || member.hasSuffix("Anchor")
    }

    private static let placing: Set<String> = [
      "addConstraint", "addConstraints", "autoresizingMask", "constraints", "removeFromSuperview",
      "snp", "superview", "translatesAutoresizingMaskIntoConstraints",
    ]

    /// Returns whether a member of a view is its frame, or follows from it. The setup of a view may read these.
    static func isGeometry(_ member: String) -> Bool {
      ["bounds", "center", "frame", "transform"].contains(member)
    }
  }

  /// The references to a name in code.
  final class NameUses: SyntaxVisitor {
    private(set) var references: [DeclReferenceExprSyntax] = []
    private let name: String

    /// Finds the references in a node.
    init(of name: String, in node: some SyntaxProtocol) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
      walk(node)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if node.baseName.identifierText == name { references.append(node) }
      return .visitChildren
    }
  }

  extension CodeBlockItemSyntax {
    /// What a statement does with a view that it loads.
    fileprivate enum Loaded: Equatable {
      case named(String)
      /// The statement adds the view to the object.
      case added
      /// The statement only connects outlets.
      case connected
    }

    /// The use of the view that the statement loads, or nil if unknown.
    fileprivate var loadedName: Loaded? {
      switch item {
      case .decl(let declaration):
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
          let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
        else { return nil }
        return .named(name.identifier.identifierText)
      case .stmt(let statement):
        guard let check = statement.as(GuardStmtSyntax.self), check.conditions.count == 1,
          case .optionalBinding(let binding)? = check.conditions.first?.condition,
          let name = binding.pattern.as(IdentifierPatternSyntax.self)
        else { return nil }
        return .named(name.identifier.identifierText)
      case .expr(let expression):
        var call = expression.withoutWrapping
        if let sequence = call.as(SequenceExprSyntax.self),
          let first = sequence.elements.first, first.is(DiscardAssignmentExprSyntax.self),
          let last = sequence.elements.last, sequence.elements.count == 3
        {
          call = last.withoutWrapping
        }
        guard let callee = call.as(FunctionCallExprSyntax.self)?.calledExpression else {
          return nil
        }
        switch callee.lastName {
        case "loadNibNamed", "instantiate": return .connected
        case "addSubview" where callee.isOwnMember: return .added
        default: return nil
        }
      }
    }

    /// How a statement attaches a view to the object.
    fileprivate enum Attachment {
      case adding
      case placing
    }

    /// Returns how the statement only attaches a view with one of the names, or nil if it does anything else.
    fileprivate func attachment(of names: Set<String>) -> Attachment? {
      guard case .expr(let expression) = item else { return nil }
      if let call = expression.as(FunctionCallExprSyntax.self) {
        let callee = call.calledExpression
        if callee.isOwnMember, Self.adding.contains(callee.lastName ?? ""),
          call.arguments.first?.expression.ownName.map(names.contains) == true
        {
          return .adding
        }
        if callee.trimmedDescription == "NSLayoutConstraint.activate",
          let list = call.arguments.first?.expression.as(ArrayExprSyntax.self),
          list.elements.allSatisfy({ $0.expression.pins(names) })
        {
          return .placing
        }
        return nil
      }
      guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
      let elements = Array(sequence.elements)
      guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self),
        let member = elements[0].as(MemberAccessExprSyntax.self)
      else { return nil }
      if member.declName.baseName.text == "isActive", let constraint = member.base {
        return constraint.pins(names) && elements[2].trimmedDescription == "true" ? .placing : nil
      }
      guard member.base?.ownName.map(names.contains) == true else { return nil }
      switch member.declName.baseName.text {
      case "autoresizingMask", "translatesAutoresizingMaskIntoConstraints": return .placing
      case "frame":
        let value = elements[2].trimmedDescription
        return elements.count == 3 && (value == "bounds" || value == "self.bounds") ? .placing : nil
      default: return nil
      }
    }

    /// Whether the statement sets the frame of a view with one of the names, or what follows from the frame.
    fileprivate func assignsGeometry(of names: Set<String>) -> Bool {
      guard case .expr(let expression) = item,
        let elements = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
        elements.count > 2, elements[1].is(AssignmentExprSyntax.self),
        let member = elements[0].as(MemberAccessExprSyntax.self)
      else { return false }
      return ContentUse.isGeometry(member.declName.baseName.text)
        && member.base?.ownName.map(names.contains) == true
    }

    private static let adding: Set<String> = ["addSubview", "insertSubview"]

    /// The name of a constant for a nib or a bundle, or nil for other statements.
    fileprivate var helperName: String? {
      guard case .decl(let declaration) = item,
        let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
        let binding = variable.bindings.first, let value = binding.initializer?.value,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)
      else { return nil }
      let callee = value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
      let isHelper =
        callee.map { ["UINib", "Bundle", "String", "type"].contains($0) }
        ?? (value.trimmedDescription == "Bundle.main" || value.is(StringLiteralExprSyntax.self))
      return isHelper ? name.identifier.identifierText : nil
    }
  }

  extension ExprSyntax {
    /// Whether the expression is a constraint that puts an edge of a view with one of the names on the same edge of the
    /// object.
    fileprivate func pins(_ names: Set<String>) -> Bool {
      guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
        call.arguments.first?.label?.text == "equalTo",
        let other = call.arguments.first?.expression,
        let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
        callee.declName.baseName.text == "constraint", let anchor = callee.base
      else { return false }
      return anchor.isAnchor(of: names) && other.isOwnAnchor
        || anchor.isOwnAnchor && other.isAnchor(of: names)
    }

    private func isAnchor(of names: Set<String>) -> Bool {
      guard let member = self.as(MemberAccessExprSyntax.self) else { return false }
      return member.declName.baseName.text.hasSuffix("Anchor")
        && member.base?.ownName.map(names.contains) == true
    }

    private var isOwnAnchor: Bool {
      if let name = plainName { return name.hasSuffix("Anchor") }
      guard let member = self.as(MemberAccessExprSyntax.self) else { return false }
      return member.declName.baseName.text.hasSuffix("Anchor") && member.base?.isOwnObject == true
    }

    /// Whether the expression is a member of the object: `addSubview` or `self.addSubview`.
    fileprivate var isOwnMember: Bool {
      guard let member = self.as(MemberAccessExprSyntax.self) else { return plainName != nil }
      return member.base?.isOwnObject == true
    }
  }

  extension SyntaxProtocol {
    /// Returns whether code contains one of some names.
    fileprivate func mentions(_ names: Set<String>) -> Bool {
      names.contains { !NameUses(of: $0, in: self).references.isEmpty }
    }
  }

  extension DeclReferenceExprSyntax {
    /// What an expression with the name of a class does.
    enum Creation {
      /// It creates an object with the callee.
      case creates(ExprSyntax)
      case harmless
      case unknown
    }

    /// Returns what the expression does if its name is a view class: `Badge()`, `Badge(frame: bounds)`.
    /// - Parameter declares: Returns whether the class itself declares a member. Other members may come from a helper
    ///   that creates the view.
    func creation(declares: (String) -> Bool) -> Creation {
      var callee = ExprSyntax(self)
      if let member = parent?.as(MemberAccessExprSyntax.self), member.base?.id == callee.id {
        switch member.declName.baseName.text {
        case "init": callee = ExprSyntax(member)
        case "self":
          let call = member.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
          let name = call?.calledExpression.trimmedDescription ?? ""
          return ["String", "Bundle", "NSStringFromClass"].contains(name) ? .harmless : .unknown
        case let name: return declares(name) ? .harmless : .unknown
        }
      }
      guard let call = callee.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == callee.id
      else { return .unknown }
      return call.labels.isEmpty || call.labels == ["frame"] ? .creates(callee) : .unknown
    }

    /// Whether the name is a member of an expression: `contentView` in `card.contentView`.
    var isMember: Bool { parent?.as(MemberAccessExprSyntax.self)?.declName.id == id }

    /// The expression with `self.` before the name, if there is one.
    var withSelf: ExprSyntax {
      guard isMember, let member = parent?.as(MemberAccessExprSyntax.self),
        let base = member.base?.as(DeclReferenceExprSyntax.self),
        base.baseName.tokenKind == .keyword(.self)
      else { return ExprSyntax(self) }
      return ExprSyntax(member)
    }

    /// The member of the named view that code uses: `backgroundColor` in `content.backgroundColor`. Nil if code uses
    /// the view itself.
    var memberOfContent: String? {
      let view = withSelf
      // The object may be optional, as in `self?.contentView`.
      guard view.id != id || !isMember else { return nil }
      guard let member = view.parent?.as(MemberAccessExprSyntax.self), member.base?.id == view.id
      else { return nil }
      return member.declName.baseName.text
    }
  }
#endif
