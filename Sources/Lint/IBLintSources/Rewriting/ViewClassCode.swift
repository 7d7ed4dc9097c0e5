#if SourceChecks
  import IBLint
  import SwiftSyntax

  /// The code of a view class that is relevant to loading its nib.
  struct ViewClassCode {
    /// The code that sets up the view when it is created.
    struct Setup {
      /// The index of the file.
      let file: Int
      /// The function that loads the nib, or nil if an initializer does.
      let function: FunctionDeclSyntax?
      /// The statements of that function, or of the initializer after `super.init`.
      let statements: [CodeBlockItemSyntax]
      /// The statements of an initializer after `super.init`.
      let calls: [CodeBlockItemSyntax]
      let frame: InitializerDeclSyntax
      let coder: InitializerDeclSyntax?
      /// The offsets of the function or initializer.
      let range: Range<Int>
      /// The offsets of the other initializer, if it has the same statements.
      let twin: Range<Int>?
    }

    /// A property of the class.
    struct Property {
      let file: Int
      let node: VariableDeclSyntax
      let item: MemberBlockItemSyntax
    }

    /// The properties by name.
    private(set) var properties: [String: Property] = [:]
    private let className: String
    private let files: [ViewFactoryRewrite.File]
    private var initializers: [(file: Int, node: InitializerDeclSyntax)] = []
    private var functions: [(file: Int, node: FunctionDeclSyntax)] = []
    /// The offsets of the class and its extensions in each file.
    private var ranges: [(file: Int, range: Range<Int>)] = []

    /// Finds the class and its extensions.
    /// - Throws: A ``SourceObstacle`` unless the class is a direct subclass of a plain view.
    init(_ className: String, in files: [ViewFactoryRewrite.File]) throws(SourceObstacle) {
      self.className = className
      self.files = files
      var declaration: (file: Int, node: ClassDeclSyntax)?
      for (index, file) in files.enumerated() {
        for statement in file.tree.statements {
          guard case .decl(let found) = statement.item else { continue }
          if let found = found.as(ClassDeclSyntax.self), found.name.identifierText == className {
            declaration = (index, found)
            add(found.memberBlock, in: index)
          } else if let found = found.as(ExtensionDeclSyntax.self),
            found.extendedType.trimmedDescription == className
          {
            add(found.memberBlock, in: index)
          }
        }
      }
      guard let declaration else {
        throw SourceObstacle("the declaration of \(className) is nested or conditional", place: nil)
      }
      let first = declaration.node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
      guard let first, ["UIView", "UIControl"].contains(first) else {
        throw obstacle(
          "\(className) inherits from \(first ?? "no class")", at: Syntax(declaration.node.name),
          in: declaration.file)
      }
    }

    private mutating func add(_ block: MemberBlockSyntax, in file: Int) {
      ranges.append(
        (file, block.position.utf8Offset..<block.endPosition.utf8Offset))
      for item in block.members {
        if let node = item.decl.as(InitializerDeclSyntax.self) {
          initializers.append((file, node))
        } else if let node = item.decl.as(FunctionDeclSyntax.self) {
          functions.append((file, node))
        } else if let node = item.decl.as(VariableDeclSyntax.self) {
          for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            properties[name.identifier.identifierText] = Property(
              file: file, node: node, item: item)
          }
        }
      }
    }

    /// Returns whether the class declares a property or function with a name.
    func declares(_ name: String) -> Bool {
      properties[name] != nil || functions.contains { $0.node.name.identifierText == name }
    }

    /// Returns the functions and properties of the class with a name, each with the index of its file.
    func members(named name: String) -> [(file: Int, node: Syntax)] {
      functions.filter { $0.node.name.identifierText == name }.map { ($0.file, Syntax($0.node)) }
        + [properties[name].map { ($0.file, Syntax($0.node)) }].compactMap { $0 }
    }

    /// Returns whether a node is in the code of the class.
    func contains(_ node: some SyntaxProtocol, in file: Int) -> Bool {
      let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
      return ranges.contains { $0.file == file && $0.range.contains(offset) }
    }

    /// Returns an obstacle at a node.
    func obstacle(_ reason: String, at node: Syntax, in file: Int) -> SourceObstacle {
      let (line, column) = files[file].lines.place(of: node)
      return SourceObstacle(
        reason, place: SourcePlace(file: files[file].path, line: line, column: column))
    }

    // MARK: Setup

    /// Returns the code that sets up the view.
    /// - Parameter site: The location that loads the nib.
    /// - Throws: A ``SourceObstacle`` if the initializers do anything other than call the same setup.
    func setup(_ site: NibCallSite) throws(SourceObstacle) -> Setup {
      if let other = functions.first(where: { $0.node.name.text == "awakeFromNib" }) {
        throw obstacle(
          "awakeFromNib() would run after the change", at: Syntax(other.node), in: other.file)
      }
      guard let frame = initializer("frame"), let other = initializers.first else {
        throw SourceObstacle("\(className) has no init(frame:)", place: nil)
      }
      let coder = initializer("coder")
      guard initializers.count == (coder == nil ? 1 : 2) else {
        throw obstacle(
          "\(className) has another initializer", at: Syntax(other.node), in: other.file)
      }
      let byFrame = try statements(of: frame)
      var calls = byFrame
      var twin: Range<Int>?
      if let coder {
        guard coder.file == frame.file else {
          throw obstacle(
            "the initializers are in two files", at: Syntax(coder.node), in: coder.file)
        }
        var byCoder: [CodeBlockItemSyntax] = []
        if coder.node.body?.refusal == nil { byCoder = try statements(of: coder) }
        if byFrame.isEmpty {
          calls = byCoder
        } else if !byCoder.isEmpty {
          guard byFrame.map(\.trimmedDescription) == byCoder.map(\.trimmedDescription) else {
            throw obstacle("the initializers differ", at: Syntax(coder.node), in: coder.file)
          }
          twin = coder.node.offsets
        }
      }
      let lines = files[frame.file].lines
      if let function = functions.first(where: {
        files[$0.file].path == site.file && files[$0.file].lines.spans(Syntax($0.node), site.line)
      }) {
        guard function.file == frame.file else {
          throw obstacle(
            "the initializers and the function that loads the nib are in different files",
            at: Syntax(function.node), in: function.file)
        }
        try checkCalls(of: function.node, calls, frame.file)
        return Setup(
          file: frame.file, function: function.node,
          statements: function.node.body.map { Array($0.statements) } ?? [], calls: calls,
          frame: frame.node, coder: coder?.node, range: function.node.offsets, twin: nil)
      }
      guard files[frame.file].path == site.file,
        [frame.node, coder?.node].compactMap({ $0 }).contains(where: {
          lines.spans(Syntax($0), site.line)
        })
      else {
        throw SourceObstacle(
          "neither an initializer nor a function loads the nib",
          place: SourcePlace(file: site.file, line: site.line))
      }
      return Setup(
        file: frame.file, function: nil, statements: calls, calls: calls, frame: frame.node,
        coder: coder?.node, range: frame.node.offsets, twin: coder?.node.offsets ?? twin)
    }

    private func initializer(_ label: String) -> (file: Int, node: InitializerDeclSyntax)? {
      initializers.first {
        $0.node.signature.parameterClause.parameters.map(\.label) == [label]
      }
    }

    /// Returns the statements of an initializer after `super.init`, which must come first.
    private func statements(of initializer: (file: Int, node: InitializerDeclSyntax))
      throws(SourceObstacle) -> [CodeBlockItemSyntax]
    {
      let all = initializer.node.body.map { Array($0.statements) } ?? []
      guard let first = all.first, first.trimmedDescription.hasPrefix("super.init(") else {
        throw obstacle(
          "this initializer does not begin with super.init", at: Syntax(initializer.node),
          in: initializer.file)
      }
      return Array(all.dropFirst())
    }

    /// Checks that only the initializers call the function that loads the nib.
    private func checkCalls(
      of function: FunctionDeclSyntax, _ calls: [CodeBlockItemSyntax], _ file: Int
    ) throws(SourceObstacle) {
      let name = function.name.text
      guard function.signature.parameterClause.parameters.isEmpty,
        function.signature.returnClause == nil, !function.modifiers.isStatic
      else {
        throw obstacle("\(name) takes or returns values", at: Syntax(function), in: file)
      }
      guard calls.contains(where: { $0.isCall(of: name) }) else {
        throw obstacle("no initializer calls \(name)()", at: Syntax(function), in: file)
      }
      let inside = initializers.map { ($0.file, $0.node.offsets) }
      for (index, file) in files.enumerated() {
        for use in NameUses(of: name, in: file.tree).references
        where use.isMember || contains(use, in: index) {
          let offset = use.positionAfterSkippingLeadingTrivia.utf8Offset
          guard inside.contains(where: { $0.0 == index && $0.1.contains(offset) }) else {
            throw obstacle("\(name)() is also called here", at: Syntax(use), in: index)
          }
        }
      }
    }
  }

  extension SyntaxProtocol {
    /// The offsets of the node's text.
    var offsets: Range<Int> { position.utf8Offset..<endPosition.utf8Offset }
  }

  extension SourceLines {
    /// Returns whether a line is one of a node's lines.
    func spans(_ node: Syntax, _ line: Int) -> Bool {
      let end = place(of: node.endPositionBeforeTrailingTrivia.utf8Offset).line
      return (place(of: node).line...end).contains(line)
    }
  }

  extension CodeBlockItemSyntax {
    /// Returns whether the statement is only a call of a function of the object, without arguments.
    func isCall(of name: String) -> Bool {
      ["\(name)()", "self.\(name)()"].contains(trimmedDescription)
    }
  }
#endif
