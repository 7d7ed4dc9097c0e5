#if SourceChecks
  import IBLintSources
  import PublishedAPI
  import SourceRewriting

  /// A method of an Objective-C type as Swift sees it.
  struct ImportedMethod {
    /// The kinds of methods.
    enum Kind: Hashable {
      case method, initializer
      /// A class method that is an initializer in Swift.
      case factory
    }

    let declaration: ObjectiveCHeader.Method
    private(set) var kind = Kind.method
    private(set) var name: ImportedName
    /// Other names that the method may have.
    private(set) var alternatives: [ImportedName] = []
    /// The parameters without the one for an error.
    private(set) var parameters: [(name: String, type: ImportedType, defaultValue: String?)] = []
    private(set) var result: ImportedType
    private(set) var canThrow = false
    /// Whether the result is an object of the method's class.
    private var returnsOwner = false

    /// Creates the Swift form of a method.
    /// - Parameters:
    ///   - owner: The Objective-C name of the class or protocol.
    ///   - properties: The names of the properties of the class.
    /// - Returns: Nil if the package does not have one of the types, or if the name is not one of Swift.
    init?(
      _ method: ObjectiveCHeader.Method, of owner: String, properties: Set<String> = [],
      _ scope: ImportedScope
    ) {
      declaration = method
      guard let result = scope.imported(method.result) else { return nil }
      self.result = result
      returnsOwner =
        method.result.name == "instancetype"
        || method.result.name == owner && method.result.pointers == 1
      var pieces = method.pieces
      var declared = method.parameters
      if Self.isError(declared.last), !method.keepsError, result.text == "Bool" || result.isPointer
      {
        canThrow = true
        declared.removeLast()
        Self.removeError(from: &pieces, without: declared.isEmpty)
        if result.text == "Bool" {
          self.result = ImportedType(text: "Void", plainValue: "()")
        } else if result.canBeNil {
          self.result.nullability = .nonnull
        }
      }
      var names: [ImportedName.TypeName] = []
      for (number, parameter) in declared.enumerated() {
        guard let type = scope.imported(parameter.type), type.text != "Self" else { return nil }
        let isLast = number == declared.count - 1
        let value = Self.defaultValue(type, parameter, pieces[number], isLast: isLast)
        var name = scope.typeName(parameter.type)
        name.hasDefault = value != nil
        names.append(name)
        parameters.append((parameter.name, type, value))
      }
      var facts = ImportedName.Method(pieces: pieces, parameters: names, owner: owner)
      facts.firstParameter = declared.first?.name ?? ""
      facts.result = returnsOwner ? owner : scope.typeName(method.result).name
      facts.properties = properties
      name = ImportedName(method: facts)
      chooseKind(facts)
      if kind == .method, method.swiftName == nil {
        alternatives = ImportedName.alternatives(to: facts)
      }
      if let written = method.swiftName, !use(written) { return nil }
      guard isUsable else { return nil }
    }

    private mutating func chooseKind(_ facts: ImportedName.Method) {
      let first = facts.pieces[0]
      let next = first.dropFirst("init".count).first
      if !declaration.isStatic, first.hasPrefix("init"), next.map(\.isUppercase) ?? true,
        result.isPointer, let name = ImportedName(initializer: facts, isFactory: false)
      {
        (kind, self.name) = (.initializer, name)
      } else if declaration.isStatic, returnsOwner,
        let name = ImportedName(initializer: facts, isFactory: true)
      {
        (kind, self.name) = (.factory, name)
      }
    }

    // MARK: Errors

    private static func isError(_ parameter: ObjectiveCHeader.Parameter?) -> Bool {
      parameter.map { $0.type.name == "NSError" && $0.type.pointers == 2 } ?? false
    }

    /// Removes the end of a selector that describes the error.
    private static func removeError(from pieces: inout [String], without others: Bool) {
      guard others else {
        pieces.removeLast()
        return
      }
      for ending in ["AndReturnError", "WithError", "Error"]
      where pieces[0].hasSuffix(ending) && pieces[0].utf8.count > ending.utf8.count {
        pieces[0].removeLast(ending.count)
        return
      }
    }

    /// The value of a parameter that calls omit, as Swift's importer chooses it.
    private static func defaultValue(
      _ type: ImportedType, _ parameter: ObjectiveCHeader.Parameter, _ piece: String, isLast: Bool
    ) -> String? {
      if type.isFunction, type.nullability == .nullable, isLast { return "nil" }
      if type.plainValue == "[]", !type.isPointer, type.text.contains("Options") { return "[]" }
      let words = ["options", "option", "attributes", "attribute", "userInfo"]
      if type.plainValue == "[:]", type.isPointer, type.nullability != .unspecified,
        words.contains(parameter.name)
      {
        return type.nullability == .nullable ? "nil" : "[:]"
      }
      return nil
    }

    // MARK: Written names

    /// Uses a name such as `open(with:)` from the header.
    private mutating func use(_ written: String) -> Bool {
      let base = String(written.prefix { $0 != "(" })
      // `Reef.depth(self:)` belongs to another type.
      guard !base.contains("."), !base.contains(":") else { return false }
      let labels = written.dropFirst(base.count + 1).dropLast().split(separator: ":")
      name = ImportedName(baseName: base, labels: labels.map { $0 == "_" ? "" : String($0) })
      if base == "init" { kind = declaration.isStatic ? .factory : .initializer }
      return name.labels.count == parameters.count || kind != .method
    }

    private var isUsable: Bool {
      let isNamed =
        kind != .method || SwiftLiteral.isIdentifier(name.baseName)
        || SwiftLiteral.isIdentifier(name.baseName + "_")
      return isNamed
        && name.labels.allSatisfy { $0.isEmpty || SwiftLiteral.isIdentifier($0 + "_") }
    }

    // MARK: Text

    /// Returns the method with another name.
    func named(_ other: ImportedName) -> ImportedMethod? {
      var method = self
      method.name = other
      method.alternatives = []
      return method.isUsable ? method : nil
    }

    /// The name with labels.
    var fullName: String {
      let labels = name.labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()
      return "\(name.baseName)(\(labels))"
    }

    /// The name with labels and types, by which members differ.
    var signature: String {
      // A property and a method without parameters cannot have the same name.
      if kind == .method, parameters.isEmpty {
        return (declaration.isStatic ? "class " : "") + name.baseName
      }
      let types = parameters.map(\.type.text).joined(separator: ", ")
      return (kind == .method && declaration.isStatic ? "class " : "") + "\(fullName): \(types)"
    }

    /// The parameters with their parentheses.
    /// - Parameter withValues: Whether parameters have default values.
    func parameterText(withValues: Bool = true) -> String {
      // `initFoo` is `init(foo: ())`.
      if parameters.isEmpty, let label = name.labels.first, !label.isEmpty {
        return "(\(label) value0: ())"
      }
      let texts = parameters.enumerated().map { number, parameter in
        let label = number < name.labels.count ? name.labels[number] : ""
        let value = withValues ? parameter.defaultValue.map { " = \($0)" } ?? "" : ""
        return
          "\(label.isEmpty ? "_" : label) value\(number): \(parameter.type.text(in: .parameter))\(value)"
      }
      return "(\(texts.joined(separator: ", ")))"
    }

    var throwsText: String { canThrow ? " throws" : "" }

    /// The declaration of a method without its body.
    /// - Parameter own: The Swift name of the class, for class methods that return an object of it.
    func text(own: String?, withValues: Bool = true) -> String {
      let base =
        SwiftLiteral.isIdentifier(name.baseName) ? name.baseName : "`\(name.baseName)`"
      let start = "func \(base)\(parameterText(withValues: withValues))\(throwsText)"
      guard result.text != "Void" else { return start }
      var type = result
      if let own, type.text == "Self", declaration.isStatic { type.text = own }
      return "\(start) -> \(type.text(in: .result))"
    }

    /// Whether controls, gesture recognizers and notifications may call the method by its selector.
    var isAction: Bool {
      guard kind == .method, !declaration.isStatic, !canThrow, result.text == "Void" else {
        return false
      }
      guard let parameter = parameters.first else { return name.labels.isEmpty }
      return parameters.count == 1 && name.labels == [""]
        && (parameter.type.text.hasPrefix("UI")
          || ["Any", "Notification", "Timer"].contains(parameter.type.text))
    }

    /// Whether a class method without parameters returns an object of its class, such as the only one.
    var returnsShared: Bool {
      kind == .method && declaration.isStatic && returnsOwner && parameters.isEmpty
    }
  }
#endif
