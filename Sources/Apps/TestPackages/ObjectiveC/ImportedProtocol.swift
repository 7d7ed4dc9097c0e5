#if SourceChecks
  import IBLintSources
  import PublishedAPI

  /// An Objective-C protocol in a skeleton. Its members are imported once for all classes that adopt it.
  struct ImportedProtocol {
    let declaration: ObjectiveCHeader.Interface
    let name: String
    /// The properties and methods as Swift sees them; nil for one that names types which the package does not have.
    let properties: [ImportedProperty?]
    let methods: [ImportedMethod?]
    /// The lines of the requirements.
    private(set) var lines: [String] = []
    /// The members that name types which the package does not have.
    private(set) var omitted: [String] = []
    /// The line that begins the protocol, without the attribute.
    private let start: String

    init(_ declaration: ObjectiveCHeader.Interface, _ scope: ImportedScope) {
      self.declaration = declaration
      name = scope.protocols[declaration.name] ?? declaration.name
      let parents = declaration.protocols.compactMap(scope.protocolType)
      start =
        "protocol \(name): \((parents.isEmpty ? ["AnyObject"] : parents).joined(separator: ", ")) {"
      properties = declaration.properties.map {
        ImportedProperty($0, of: declaration.name, scope)
      }
      let names = Set(declaration.properties.map(\.name))
      methods = declaration.methods.map { method in
        method.isHidden
          ? nil : ImportedMethod(method, of: declaration.name, properties: names, scope)
      }
      addLines()
    }

    private mutating func addLines() {
      var taken: Set<String> = []
      for (property, found) in zip(declaration.properties, properties) {
        guard let found else {
          omitted.append("\(name).\(property.name)")
          continue
        }
        guard taken.insert(found.signature).inserted else { continue }
        lines.append((property.isOptional ? "@objc optional " : "") + found.requirement)
      }
      for (method, found) in zip(declaration.methods, methods) where !method.isHidden {
        guard let found else {
          omitted.append("\(name).\(method.selector)")
          continue
        }
        guard taken.insert(found.signature).inserted, found.kind == .method else { continue }
        let start =
          "@objc(\(method.selector)) " + (method.isOptional ? "optional " : "")
          + (method.isStatic ? "static " : "")
        lines.append(start + found.text(own: nil, withValues: false))
      }
    }

    /// Returns whether the protocol and its requirements name no internal types.
    func isPublic(_ scope: ImportedScope) -> Bool {
      scope.isPublic(start) && lines.allSatisfy(scope.isPublic)
    }

    /// Returns the line that begins the protocol.
    func header(_ scope: ImportedScope) -> String {
      "@objc " + (isPublic(scope) ? "public " : "") + start
    }
  }
#endif
