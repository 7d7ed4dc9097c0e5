#if SourceChecks
  import IBLintSources
  import PublishedAPI
  import SourceRewriting

  /// A property of an Objective-C type as Swift sees it.
  struct ImportedProperty {
    let declaration: ObjectiveCHeader.Property
    let name: String
    let type: ImportedType

    /// Creates the Swift form of a property.
    /// - Parameter owner: The Objective-C name of the class or protocol.
    /// - Returns: Nil if the package does not have the type, or if the name is not one of Swift.
    init?(_ property: ObjectiveCHeader.Property, of owner: String, _ scope: ImportedScope) {
      guard let type = scope.imported(property.type), type.text != "Self" else { return nil }
      declaration = property
      self.type = type
      let getter = property.getter.flatMap { type.text == "Bool" && $0.hasPrefix("is") ? $0 : nil }
      let computed = ImportedName(
        property: getter ?? property.name, type: scope.typeName(property.type).name, owner: owner)
      name = property.swiftName ?? computed.baseName
      guard SwiftLiteral.isIdentifier(name) || SwiftLiteral.isIdentifier(name + "_") else {
        return nil
      }
    }

    private var nameText: String { SwiftLiteral.isIdentifier(name) ? name : "`\(name)`" }

    /// The name by which members differ.
    var signature: String { (declaration.isStatic ? "class " : "") + name }

    /// The declaration in a protocol.
    var requirement: String {
      let accessors = declaration.isReadOnly ? "get" : "get set"
      let start = declaration.isStatic ? "static " : ""
      return "\(start)var \(nameText): \(type.text(in: .result)) { \(accessors) }"
    }

    /// The declaration in a class or an extension.
    /// - Parameters:
    ///   - owner: The Swift name of the class.
    ///   - isStored: Whether the type can store values.
    func text(of owner: String, isStored: Bool) -> String {
      let written = type.text(in: .result)
      let stop = "fatalError(\(ImportedText.missing(name, owner)))"
      if declaration.isStatic || declaration.isReadOnly || !isStored {
        let start = declaration.isStatic ? "class var" : "var"
        let body = type.value ?? stop
        return declaration.isReadOnly
          ? "\(start) \(nameText): \(written) { \(body) }"
          : "\(start) \(nameText): \(written) { get { \(body) } set {} }"
      }
      if type.canBeNil { return "var \(nameText): \(written)" }
      guard let value = type.value else {
        return "lazy var \(nameText): \(written) = { \(stop) }()"
      }
      return "var \(nameText): \(written) = \(value)"
    }
  }

  /// The texts of skeletons.
  enum ImportedText {
    /// Returns a literal with the sentence for a value that a skeleton does not have.
    static func missing(_ member: String, _ owner: String) -> String {
      SwiftLiteral.string("the skeleton of '\(owner)' has no value for '\(member)'")
    }
  }
#endif
