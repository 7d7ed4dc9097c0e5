#if SourceChecks
  import Diagnostics
  import IBLint
  import SwiftParser
  import SwiftSyntax

  /// A change to the code of a view class that loads its own nib: the document's root view gets the class, so the class
  /// must no longer load the nib.
  ///
  /// The initializers are replaced with a factory that loads the nib, code that creates the view calls the factory, and
  /// the remaining setup moves to `awakeFromNib()`. Comments stay, except the documentation of removed members.
  /// Anything that the change does not understand is an obstacle.
  struct ViewFactoryRewrite {
    /// A file to search and change.
    struct File {
      let path: String
      let tree: SourceFileSyntax
      let lines: SourceLines
      /// The line end that the file uses.
      let newline: String
    }

    /// The changes, in the order of the files.
    private(set) var edits: [Diagnostic.FileEdit] = []

    private let className: String
    private let nibName: String
    private let factory: String
    private let files: [File]
    private var view: ViewClassCode
    /// The members that are removed without leaving comments.
    private var removedMembers: Set<SyntaxIdentifier> = []

    /// Plans the change.
    /// - Parameters:
    ///   - site: The location in the class that loads the nib.
    ///   - others: Other locations in the same file that load it, which must be in the same setup.
    ///   - rootOutlets: The outlets of the class to the document's root view.
    ///   - factory: A name that the code does not use.
    /// - Throws: A ``SourceObstacle`` for code that the change does not understand.
    init(
      className: String, nibName: String, site: NibCallSite, others: [NibCallSite],
      rootOutlets: [String], factory: String, files: [File]
    ) throws(SourceObstacle) {
      self.className = className
      self.nibName = nibName
      self.factory = factory
      self.files = files
      view = try ViewClassCode(className, in: files)
      guard !nibName.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") })
      else {
        throw SourceObstacle("the document's name cannot be a string literal", place: nil)
      }
      let setup = try view.setup(site)
      let lines = files[setup.file].lines
      func holds(_ range: Range<Int>, _ site: NibCallSite) -> Bool {
        let last = max(range.upperBound - 1, range.lowerBound)
        return (lines.place(of: range.lowerBound).line...lines.place(of: last).line)
          .contains(site.line)
      }
      for other in others where !holds(setup.range, other) {
        if let twin = setup.twin, holds(twin, other) { continue }
        throw SourceObstacle(
          "another function also loads the document here",
          place: SourcePlace(file: other.file, line: other.line))
      }
      for (index, file) in files.enumerated() {
        if let bundle = OtherBundles(file.tree, within: index == setup.file ? setup.range : nil)
          .first
        {
          throw view.obstacle(
            "the document and the class may be in different bundles", at: bundle, in: index)
        }
      }
      let content = try ContentUse(
        setup.statements, site: site.line, rootOutlets: rootOutlets, lines: files[setup.file].lines,
        path: files[setup.file].path)
      let loader = setup.function?.name.text
      let calls = loader == nil ? [] : setup.calls
      try SetupEffects.check(
        content.kept + calls, except: loader, in: setup.file, of: view)
      for outlet in rootOutlets { try removeOutlet(outlet, except: setup, content) }
      try changeClass(setup, content)
      try changeCreations()
      removeEmptiedExtensions()
      edits.sort { ($0.file, $0.start) < ($1.file, $1.start) }
      for (first, second) in zip(edits, edits.dropFirst())
      where first.file == second.file && second.start < first.end {
        throw SourceObstacle("the same code would need two changes", place: nil)
      }
      edits = files.flatMap { file in
        RemovalGaps(file.tree.syntaxTextBytes).closed(edits.filter { $0.file == file.path })
      }
    }

    private mutating func replace(_ file: Int, _ start: Int, _ end: Int, by text: String) {
      edits.append(
        Diagnostic.FileEdit(file: files[file].path, start: start, end: end, text: text))
    }

    /// Removes a node with the empty lines before it. Its comments stay, except its documentation.
    private mutating func remove(_ node: some SyntaxProtocol, in file: Int) {
      let comments = NodeComments(node)
      let newline = files[file].newline
      var text = comments.all.map { newline + node.indentation + $0 }.joined()
      if !text.isEmpty {
        if comments.followsEmptyLine { text = newline + text }
        if !node.endsLine { text += newline + node.indentation }
      }
      replace(file, node.position.utf8Offset, node.endPosition.utf8Offset, by: text)
      let item =
        Syntax(node).as(MemberBlockItemSyntax.self) ?? node.parent?.as(MemberBlockItemSyntax.self)
      if let item, text.isEmpty { removedMembers.insert(item.id) }
    }

    /// Removes the extensions of the class that no longer have members.
    private mutating func removeEmptiedExtensions() {
      for (index, file) in files.enumerated() {
        for statement in file.tree.statements {
          guard case .decl(let declaration) = statement.item,
            let block = declaration.as(ExtensionDeclSyntax.self), block.inheritanceClause == nil,
            view.contains(block.memberBlock, in: index), !block.memberBlock.members.isEmpty,
            block.memberBlock.members.allSatisfy({ removedMembers.contains($0.id) })
          else { continue }
          edits.removeAll { $0.file == file.path && statement.offsets.contains($0.start) }
          remove(statement, in: index)
        }
      }
    }

    // MARK: The class

    private mutating func changeClass(_ setup: ViewClassCode.Setup, _ content: ContentUse)
      throws(SourceObstacle)
    {
      var calls = setup.calls
      if let function = setup.function {
        if content.isEmptied {
          remove(function, in: setup.file)
          calls.removeAll { $0.isCall(of: function.name.text) }
        } else {
          for item in content.removed { remove(item, in: setup.file) }
          for (start, end) in content.renamed { replace(setup.file, start, end, by: "self") }
        }
      } else {
        calls = content.kept
        guard content.renamed.isEmpty else {
          throw view.obstacle(
            "an initializer changes the loaded view", at: Syntax(setup.frame), in: setup.file)
        }
      }
      let indent = setup.frame.indentation
      let step = indent.isEmpty ? "    " : indent
      // Both initializers often contain the same comments.
      let moved = Set(calls.flatMap { NodeComments($0).leading + NodeComments($0).trailing })
      let inCoder = setup.coder.map { NodeComments($0).inside } ?? []
      let inFrame = NodeComments(setup.frame).inside.filter {
        !moved.contains($0) && !inCoder.contains($0)
      }
      replaceInitializer(
        setup.frame, in: setup.file,
        by: inFrame + factoryLines(step, isPublic: setup.frame.isPublic), indent)
      guard let coder = setup.coder else {
        guard calls.isEmpty else {
          throw view.obstacle(
            "init(frame:) sets up the view", at: Syntax(setup.frame), in: setup.file)
        }
        return
      }
      if calls.isEmpty {
        remove(coder, in: setup.file)
      } else {
        let body = calls.flatMap { call in
          let comments = NodeComments(call)
          return comments.leading + comments.trailing + [call.trimmedDescription]
        }
        let access = coder.isPublic ? "public " : ""
        replaceInitializer(
          coder, in: setup.file,
          by: inCoder.filter { !moved.contains($0) } + [
            "\(access)override func awakeFromNib() {", "\(step)super.awakeFromNib()",
          ] + body.map { step + $0 } + ["}"], indent)
      }
    }

    private mutating func replaceInitializer(
      _ node: InitializerDeclSyntax, in file: Int, by lines: [String], _ indent: String
    ) {
      replace(
        file, node.positionAfterSkippingLeadingTrivia.utf8Offset,
        node.endPositionBeforeTrailingTrivia.utf8Offset,
        by: lines.joined(separator: files[file].newline + indent))
    }

    private func factoryLines(_ step: String, isPublic: Bool) -> [String] {
      [
        "\(isPublic ? "public " : "")static func \(factory)(frame: CGRect = .zero) -> \(className) {",
        "\(step)let nib = UINib(nibName: \"\(nibName)\", bundle: Bundle(for: \(className).self))",
        "\(step)let objects = nib.instantiate(withOwner: nil, options: nil)",
        "\(step)guard let view = objects.lazy.compactMap({ $0 as? \(className) }).first else {",
        "\(step)\(step)preconditionFailure(\"\(nibName) contains no \(className)\")",
        "\(step)}",
        "\(step)view.autoresizingMask = []",
        "\(step)view.frame = frame",
        "\(step)return view",
        "}",
      ]
    }

    // MARK: Uses

    /// Removes an outlet to the root view, which is the view itself after the change.
    private mutating func removeOutlet(
      _ outlet: String, except setup: ViewClassCode.Setup, _ content: ContentUse
    ) throws(SourceObstacle) {
      guard let declaration = view.properties[outlet] else {
        throw SourceObstacle("the outlet '\(outlet)' is inherited", place: nil)
      }
      guard declaration.node.bindings.count == 1,
        declaration.node.bindings.first?.accessorBlock == nil
      else {
        throw view.obstacle(
          "the outlet '\(outlet)' runs code", at: Syntax(declaration.node), in: declaration.file)
      }
      let range = setup.range
      for (index, file) in files.enumerated() {
        let uses = NameUses(of: outlet, in: file.tree)
        for use in uses.references {
          let offset = use.positionAfterSkippingLeadingTrivia.utf8Offset
          if index == setup.file, range.contains(offset) || setup.twin?.contains(offset) == true {
            continue
          }
          // In other classes, the unqualified name refers to a different property.
          let isOwn = view.contains(use, in: index)
          guard use.isMember || isOwn else { continue }
          if isOwn, let member = use.memberOfContent, !ContentUse.isPlacement(member),
            !ContentUse.isGeometry(member)
          {
            let node = use.withSelf
            replace(
              index, node.positionAfterSkippingLeadingTrivia.utf8Offset,
              node.endPositionBeforeTrailingTrivia.utf8Offset, by: "self")
            continue
          }
          throw view.obstacle("code uses the outlet '\(outlet)' here", at: Syntax(use), in: index)
        }
      }
      remove(declaration.item, in: declaration.file)
    }

    /// Makes code that creates the view call the factory.
    private mutating func changeCreations() throws(SourceObstacle) {
      for (index, file) in files.enumerated() {
        if let node = UnnamedCreations(of: className, in: file.tree).first {
          throw view.obstacle("\(className) is created in another way here", at: node, in: index)
        }
        let subviews = SubviewUses(in: file.tree)
        if let node = subviews.first(where: { use in
          view.contains(use, in: index)
            ? use.isOfSelf : !use.isOfSelf || use.isOfView && subviews.declaresView
        }) {
          throw view.obstacle(
            "code looks at subviews here, and the content moves up one level", at: Syntax(node),
            in: index)
        }
        for use in NameUses(of: className, in: file.tree).references {
          switch use.creation(declares: view.declares) {
          case .creates(let callee):
            replace(
              index, callee.positionAfterSkippingLeadingTrivia.utf8Offset,
              callee.endPositionBeforeTrailingTrivia.utf8Offset, by: "\(className).\(factory)")
          case .harmless: continue
          case .unknown:
            throw view.obstacle(
              "\(className) is created in another way here", at: Syntax(use), in: index)
          }
        }
      }
    }
  }

  extension InitializerDeclSyntax {
    fileprivate var isPublic: Bool {
      modifiers.contains { ["public", "open"].contains($0.name.text) }
    }
  }
#endif
