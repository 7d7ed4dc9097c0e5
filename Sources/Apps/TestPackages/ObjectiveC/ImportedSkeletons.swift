#if SourceChecks
  import AppSymbols
  import Diagnostics
  import IBLintSources
  import SourceRewriting

  /// The skeletons of what the Objective-C headers of an app declare.
  struct ImportedSkeletons {
    let headers: ImportedHeaders
    /// The names that Swift sources or frameworks declare.
    let taken: Set<String>
    private(set) var scope: ImportedScope
    /// The types that the skeletons declare.
    private(set) var types: [String: DeclarationTable.Kind] = [:]
    /// The protocols that headers declare, by their names in Objective-C.
    private(set) var protocols: [String: ImportedProtocol] = [:]
    /// The selectors of frameworks' classes.
    let published = PublishedSelectors()

    /// - Parameters:
    ///   - taken: The names that Swift sources or frameworks declare.
    ///   - swiftTypes: The types that Swift sources declare, which need not be public.
    ///   - classes: The classes of Objective-C, which headers need not declare.
    ///   - isKnown: Returns whether the package has a type besides those of the headers.
    init(
      _ headers: ImportedHeaders, taken: Set<String>, swiftTypes: Set<String>,
      classes: Set<String>,
      isKnown: @escaping (String) -> Bool
    ) {
      self.headers = headers
      self.taken = taken
      scope = ImportedScope(isKnown: isKnown)
      scope.internalNames = swiftTypes
      for parts in headers.classes.values {
        for part in parts {
          // The skeletons have no nested types, as in `Outer.Card`.
          guard let name = part.swiftName, SwiftLiteral.isIdentifier(name) else { continue }
          scope.renamed[part.name] = name
        }
      }
      for name in classes where headers.isProtocol(name) { scope.renamed[name] = name + "Class" }
      for declaration in headers.protocols.values where !taken.contains(declaration.name) {
        let name = declaration.swiftName ?? declaration.name
        let swift = headers.classes[name] == nil ? name : name + "Protocol"
        guard SwiftLiteral.isIdentifier(swift) else { continue }
        scope.protocols[declaration.name] = swift
        types[swift] = .protocolType
      }
      for enumeration in headers.enumerations { add(enumeration) }
      know(isKnown)
      // Type definitions and structures may name each other.
      for _ in 0..<3 {
        let count = types.count
        for structure in headers.structures { add(structure) }
        for alias in headers.aliases { add(alias) }
        if types.count == count { break }
        know(isKnown)
      }
      protocols = headers.protocols.mapValues { ImportedProtocol($0, scope) }
      for found in protocols.values where scope.protocols[found.declaration.name] != nil {
        if !found.isPublic(scope) { scope.internalNames.insert(found.name) }
      }
    }

    /// The lines that import what the headers import, for all files of the package, as bridging headers do.
    /// - Parameter isShared: Whether the lines are for all files, not only for their own.
    func imports(isShared: Bool) -> [String] {
      headers.modules.filter {
        AvailableNames.hasModule($0) && !["UIKit", "Foundation"].contains($0)
      }
      .sorted().map { (isShared ? "@_exported " : "") + "import \($0)" }
    }

    /// Makes the types so far known. Another one of the headers is not, even if the package has it, because only its
    /// declaration says how code can use it.
    private mutating func know(_ isKnown: @escaping (String) -> Bool) {
      let own = Set(types.keys)
      let later = declaredNames.subtracting(own)
      scope.isKnown = { own.contains($0) || !later.contains($0) && isKnown($0) }
    }

    /// The Swift names of the types of C that headers declare.
    private var declaredNames: Set<String> {
      var names = Set(headers.structures.map(\.name))
      names.formUnion(headers.enumerations.map(ImportedScope.name))
      names.formUnion(headers.aliases.map { $0.swiftName ?? $0.name })
      return names.subtracting(taken).subtracting(headers.classes.keys)
    }

    private mutating func add(_ enumeration: ObjectiveCHeader.Enumeration) {
      let name = ImportedScope.name(of: enumeration)
      guard SwiftLiteral.isIdentifier(name), !taken.contains(name), types[name] == nil else {
        return
      }
      if let swift = enumeration.swiftName { scope.renamed[enumeration.name] = swift }
      switch enumeration.kind {
      case .closed:
        guard let first = ImportedScope.caseNames(of: enumeration).first else { return }
        types[name] = .enumeration(first)
        scope.enumerations[name] = "\(name).\(first)"
      case .options:
        types[name] = .structure
        scope.options.insert(name)
      case .plain:
        types[name] = .structure
        scope.enumerations[name] = "\(name)(rawValue: 0)"
      }
    }

    private mutating func add(_ structure: ObjectiveCHeader.Structure) {
      guard SwiftLiteral.isIdentifier(structure.name), !taken.contains(structure.name),
        types[structure.name] == nil,
        structure.fields.allSatisfy({ scope.imported($0.type)?.value != nil })
      else { return }
      types[structure.name] = .structure
      scope.structures.insert(structure.name)
    }

    private mutating func add(_ alias: ObjectiveCHeader.Alias) {
      let name = alias.swiftName ?? alias.name
      guard SwiftLiteral.isIdentifier(name), !taken.contains(name), types[name] == nil,
        headers.classes[name] == nil, let type = scope.imported(alias.type)
      else { return }
      if !scope.isPublic(type.text) { scope.internalNames.insert(name) }
      if alias.swiftName != nil { scope.renamed[alias.name] = name }
      types[name] = alias.isTyped ? .structure : .alias
      scope.aliases[alias.name] = alias.type
      scope.meanings[alias.name] = type
      if alias.isTyped { scope.wrappers.insert(alias.name) }
    }

    // MARK: Lines

    /// Returns the members of a class, or nil if no header that Swift code sees declares it.
    func members(
      of name: String, _ names: SkeletonNames, written: Set<String>
    ) -> ImportedClass? {
      guard let parts = headers.classes[name] else { return nil }
      let swift = scope.renamed[name] ?? name
      let place = ImportedClass.Place(
        name: name, swiftName: swift, root: names.root(of: swift),
        framework: names.frameworkClass(above: swift))
      return ImportedClass(parts, place, self, written: written)
    }

    /// Returns the lines of the protocols, of the categories of frameworks' classes, and of the declarations outside
    /// types.
    /// - Parameters:
    ///   - dropped: The lines that do not compile.
    ///   - omitted: Receives the names of what is left out because the package does not have its types.
    func lines(
      _ names: SkeletonNames, without dropped: Set<String>, omitted: inout [String]
    ) -> [String] {
      var lines = imports(isShared: true).filter { !dropped.contains($0) }
      func add(_ header: String, _ members: [String]) {
        guard !dropped.contains(header) else { return }
        lines.append(header)
        lines += members.filter { !AppSkeletons.isDropped($0, in: header, dropped) }.map {
          "  " + $0
        }
        lines.append("}")
      }
      for (name, found) in protocols.inKeyOrder
      where scope.protocols[name] != nil {
        omitted += found.omitted
        add(found.header(scope), found.lines)
      }
      for (name, parts) in headers.categories.inKeyOrder {
        let type = BridgedTypes.classes[name] ?? name
        guard names.isKnown(type, []) else { continue }
        let place = ImportedClass.Place(
          name: name, swiftName: type, root: names.root(of: type),
          framework: names.frameworkClass(above: name), isExtension: true)
        let found = ImportedClass(parts, place, self, written: [])
        omitted += found.omitted
        let isValue = BridgedTypes.classes[name] != nil && !names.available.isClass(type)
        // Swift has the members of `NSString` only on objects.
        let header = "extension \(isValue && names.isKnown(name, []) ? name : type) {"
        if !found.lines.isEmpty { add(header, found.lines) }
      }
      let values = ImportedValues(headers, scope, taken: taken)
      omitted += values.omitted
      for item in values.items {
        if let inner = item.lines {
          add(item.header, inner)
        } else if !dropped.contains(item.header) {
          lines.append(item.header)
        }
      }
      return lines
    }
  }
#endif
