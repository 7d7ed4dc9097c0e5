#if SourceChecks
  import AppSymbols
  import IBLintSources

  // The members of Objective-C classes that Swift code sees.
  extension PlainSkeleton {
    /// Adds the members that headers declare, if Swift code sees the class.
    /// - Returns: The members that are left out because the package does not have their types.
    mutating func add(_ imported: ImportedSkeletons, _ names: SkeletonNames) -> [String] {
      swiftName = imported.scope.renamed[name]
      superclass = imported.scope.renamed[superclass] ?? superclass
      guard let parts = imported.headers.classes[name] else { return [] }
      var declared: [String: ImportedProperty] = [:]
      for property in parts.flatMap(\.properties) {
        guard let found = ImportedProperty(property, of: name, imported.scope),
          found.name == property.name, !property.isReadOnly
        else { continue }
        declared[property.name] = found
      }
      let isOutlet = Set(parts.flatMap(\.properties).filter(\.isOutlet).map(\.name))
      properties = properties.compactMap { property in
        // Swift code uses the others as their types allow.
        guard isOutlet.contains(property.name) || names.hints.isConnected(property.name) else {
          return nil
        }
        guard !isOutlet.contains(property.name), let found = declared[property.name] else {
          return property
        }
        let text = "@IBInspectable " + found.text(of: swiftName ?? name, isStored: true)
        return (property.name, [text] + property.declarations)
      }
      let written = Set(properties.map(\.name) + selectors)
      guard let found = imported.members(of: name, names, written: written) else { return [] }
      members += found.lines
      conformances = Self.list(found.ownProtocols + found.otherProtocols)
      fewerConformances = [Self.list(found.ownProtocols), ""].filter { $0 != conformances }
      return found.omitted
    }

    private static func list(_ names: [String]) -> String { names.map { ", " + $0 }.joined() }
  }
#endif
