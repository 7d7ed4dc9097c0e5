#if SourceChecks
  import IBLintSources
  import PublishedAPI

  /// An Objective-C protocol in a skeleton.
  struct ImportedProtocol {
    /// The line that begins the protocol, and the lines of its requirements.
    let header: String
    let name: String
    private(set) var lines: [String] = []
    /// The members that name types which the package does not have.
    private(set) var omitted: [String] = []

    init(_ declaration: ObjectiveCHeader.Interface, _ scope: ImportedScope) {
      name = scope.protocols[declaration.name] ?? declaration.name
      let parents = declaration.protocols.compactMap(scope.protocolType)
      let start =
        "protocol \(name): \((parents.isEmpty ? ["AnyObject"] : parents).joined(separator: ", ")) {"
      var taken: Set<String> = []
      for property in declaration.properties {
        guard let found = ImportedProperty(property, of: declaration.name, scope) else {
          omitted.append("\(name).\(property.name)")
          continue
        }
        guard taken.insert(found.signature).inserted else { continue }
        lines.append((property.isOptional ? "@objc optional " : "") + found.requirement)
      }
      let properties = Set(declaration.properties.map(\.name))
      for method in declaration.methods where !method.isHidden {
        guard
          let found = ImportedMethod(method, of: declaration.name, properties: properties, scope)
        else {
          omitted.append("\(name).\(method.selector)")
          continue
        }
        guard taken.insert(found.signature).inserted, found.kind == .method else { continue }
        let start =
          "@objc(\(method.selector)) " + (method.isOptional ? "optional " : "")
          + (method.isStatic ? "static " : "")
        lines.append(start + found.text(own: nil, withValues: false))
      }
      header = "@objc " + (([start] + lines).allSatisfy(scope.isPublic) ? "public " : "") + start
    }
  }
#endif
