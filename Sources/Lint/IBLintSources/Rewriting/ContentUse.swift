#if SourceChecks
  import IBLint
  import SwiftSyntax

  /// The way in which the setup of a view uses the content that it loads from its nib: the statements that load and
  /// attach the content, and those that remain.
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
      var sides = PinnedSides()
      var open: [CodeBlockItemSyntax] = []
      for (index, item) in statements.enumerated() {
        if index == load {
          removed.append(item)
        } else if let part = item.attachment(of: names) {
          switch part {
          case .adding: isAttached = true
          case .placing(let found): sides.formUnion(found)
          }
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
            guard let member = use.memberOfContent, !ContentUse.isPlacement(member),
              !ContentUse.isGeometry(member)
            else {
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
      // After the change, the view has the frame that its callers set.
      guard sides.fillObject else {
        throw obstacle(
          "the loaded view need not have the size of the object", Syntax(statements[load]))
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

    /// Returns whether a member of a view is its frame, or is derived from it. During the setup after the change, the
    /// view still has the frame from the document.
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
    /// The way in which a statement uses a view that it loads.
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

    /// The way in which a statement attaches a view to the object.
    fileprivate enum Attachment {
      case adding
      /// The statement makes sides of the view equal to those of the object.
      case placing(PinnedSides)
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
          case let sides = list.elements.compactMap({ $0.expression.pinnedSide(of: names) }),
          sides.count == list.elements.count
        {
          return .placing(PinnedSides(sides))
        }
        return nil
      }
      guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
      let elements = Array(sequence.elements)
      guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self),
        let member = elements[0].as(MemberAccessExprSyntax.self)
      else { return nil }
      if member.declName.baseName.text == "isActive", let constraint = member.base {
        guard elements[2].trimmedDescription == "true" else { return nil }
        return constraint.pinnedSide(of: names).map { .placing(PinnedSides([$0])) }
      }
      guard member.base?.ownName.map(names.contains) == true else { return nil }
      switch member.declName.baseName.text {
      case "autoresizingMask", "translatesAutoresizingMaskIntoConstraints":
        return .placing(PinnedSides([]))
      case "frame":
        let value = elements[2].trimmedDescription
        return elements.count == 3 && (value == "bounds" || value == "self.bounds")
          ? .placing(.all) : nil
      default: return nil
      }
    }

    /// Whether the statement sets the frame of a view with one of the names, or a property derived from the frame.
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
    /// The anchor that a constraint ties to the same anchor of the object, such as `top`, if the expression is such a
    /// constraint on a view with one of the names. Nil for other expressions.
    fileprivate func pinnedSide(of names: Set<String>) -> String? {
      guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
        call.arguments.first?.label?.text == "equalTo",
        let other = call.arguments.first?.expression,
        let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
        callee.declName.baseName.text == "constraint", let anchor = callee.base
      else { return nil }
      let isPin =
        anchor.isAnchor(of: names) && other.isOwnAnchor
        || anchor.isOwnAnchor && other.isAnchor(of: names)
      guard isPin, let name = anchor.lastName, name == other.lastName else { return nil }
      return String(name.dropLast("Anchor".count))
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
    /// Returns whether code contains any of several names.
    fileprivate func mentions(_ names: Set<String>) -> Bool {
      names.contains { !NameUses(of: $0, in: self).references.isEmpty }
    }
  }
#endif
