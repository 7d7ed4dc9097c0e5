#if SourceChecks
  import Budgets
  import Diagnostics
  import IBLint
  import IBLintSources
  import SourceRewriting

  /// The declarations of the Objective-C headers that an app's Swift code sees: those that the bridging header imports,
  /// and the ones that these import.
  struct ImportedHeaders: Sendable {
    /// The parts of each class: its declaration and its categories.
    private(set) var classes: [String: [ObjectiveCHeader.Interface]] = [:]
    /// The categories of classes that no header declares, by class.
    private(set) var categories: [String: [ObjectiveCHeader.Interface]] = [:]
    private(set) var protocols: [String: ObjectiveCHeader.Interface] = [:]
    private(set) var enumerations: [ObjectiveCHeader.Enumeration] = []
    private(set) var structures: [ObjectiveCHeader.Structure] = []
    private(set) var aliases: [ObjectiveCHeader.Alias] = []
    private(set) var constants: [ObjectiveCHeader.Constant] = []
    private(set) var functions: [ObjectiveCHeader.Method] = []
    /// The modules that the headers import.
    private(set) var modules: Set<String> = []
    /// The values that implementation files give constants.
    private(set) var values: [String: ObjectiveCHeader.Constant.Value] = [:]
    /// The selectors and properties of each class, with those of its protocols.
    private(set) var selectors: [String: Set<String>] = [:]
    /// The protocols that each class adopts.
    private(set) var adopted: [String: Set<String>] = [:]
    /// The header of each class, and of the first category of a class that no header declares.
    private var places: [String: String] = [:]

    /// Reads the headers.
    /// - Parameters:
    ///   - paths: The paths of all headers and implementation files of the app.
    ///   - roots: The paths of the headers from which to start.
    ///   - read: Returns the contents of a file.
    /// - Throws: ``TestedApp/Failure`` if the classes exceed a limit.
    init(
      _ paths: [String], from roots: [String], read: (String) -> [UInt8]?
    ) throws(TestedApp.Failure) {
      var byName: [String: [String]] = [:]
      for path in paths where path.hasEnding(".h") {
        byName[Self.name(of: path), default: []].append(path)
      }
      var pending = Array(roots.reversed())
      var seen: Set<String> = []
      var names: Set<String> = []
      while let path = pending.popLast() {
        guard seen.insert(path).inserted, let bytes = read(path) else { continue }
        names.insert(Self.name(of: path))
        let header = ObjectiveCHeader(bytes)
        add(header, path)
        for name in header.imports.sorted() { pending += byName[name] ?? [] }
      }
      for path in paths where !path.hasEnding(".h") && names.contains(Self.name(of: path)) {
        guard let bytes = read(path) else { continue }
        for constant in ObjectiveCHeader(bytes).constants where values[constant.name] == nil {
          values[constant.name] = constant.value
        }
      }
      for (name, parts) in categories where classes[name] != nil {
        classes[name]? += parts
        categories[name] = nil
      }
      try readSelectors()
    }

    private mutating func add(_ header: ObjectiveCHeader, _ path: String) {
      for part in header.interfaces {
        if part.isCategory {
          categories[part.name, default: []].append(part)
          if places[part.name] == nil { places[part.name] = path }
        } else if classes[part.name] == nil {
          classes[part.name] = [part]
          places[part.name] = path
        }
      }
      for found in header.protocols where protocols[found.name] == nil {
        protocols[found.name] = found
      }
      enumerations += header.enumerations
      structures += header.structures
      aliases += header.aliases.filter { $0.name != $0.type.name }
      constants += header.constants
      functions += header.functions
      modules.formUnion(header.modules)
    }

    /// The names of the types, and of what is outside types.
    var typeNames: Set<String> {
      var names = Set(protocols.keys)
      names.formUnion(classes.keys)
      names.formUnion(enumerations.flatMap { [$0.name, $0.swiftName ?? $0.name] })
      names.formUnion(structures.map(\.name))
      names.formUnion(aliases.flatMap { [$0.name, $0.swiftName ?? $0.name] })
      names.formUnion(constants.map(\.name))
      return names.union(functions.map { $0.pieces[0] })
    }

    /// Returns the classes for which a condition is false, such as those of the linter's reader, which reads no pods.
    func declarations(without isKnown: (String) -> Bool) -> [SourceClass] {
      classes.keys.sorted().filter { SwiftLiteral.isIdentifier($0) && !isKnown($0) }.map { name in
        let parts = classes[name] ?? []
        let place = SourcePlace(file: places[name] ?? "", line: 1)
        return SourceClass(
          name: name, superclass: parts.first?.superclass, language: .objectiveC, place: place,
          otherProperties: parts.flatMap(\.properties).map { property in
            SourceOutlet(
              name: property.name, type: property.type.pointers == 1 ? property.type.name : nil,
              isReadOnly: property.isReadOnly, isStatic: property.isStatic, place: place)
          })
      }
    }

    /// Returns whether a name is that of a protocol, and not of a class that Swift code sees.
    func isProtocol(_ name: String) -> Bool { protocols[name] != nil && classes[name] == nil }

    /// Returns the name of a file without folder and extension.
    private static func name(of path: String) -> String {
      let last = path.pathParts.last.map(String.init) ?? ""
      return String(last.utf8.prefix { $0 != UInt8(ascii: ".") }) ?? last
    }

    /// Returns the headers from which to start: the bridging header that the target names, or those whose names say that
    /// they are bridging headers, and the umbrella header of the module, which has its name.
    /// - Parameters:
    ///   - setting: The path in the target's build settings, which may begin with a variable.
    ///   - umbrella: The app's module.
    static func roots(in paths: [String], setting: String?, umbrella: String) -> [String] {
      let headers = paths.filter { $0.hasEnding(".h") }
      return bridgingHeaders(among: headers, setting: setting)
        + headers.filter { name(of: $0) == umbrella }
    }

    private static func bridgingHeaders(among headers: [String], setting: String?) -> [String] {
      if let name = setting?.pathParts.last.map(String.init) {
        let named = headers.filter { $0.pathParts.last.map(String.init) == name }
        if !named.isEmpty { return named }
      }
      return headers.filter { path in
        let name = name(of: path).lowercased()
        return name.hasSuffix("bridging-header") && !name.contains("test")
      }
    }

    /// Reads the selectors of the classes.
    /// - Throws: ``TestedApp/Failure`` if a class has too many superclasses, or if there are too many members.
    private mutating func readSelectors() throws(TestedApp.Failure) {
      var budget = Budget(depth: 1, steps: TestedApp.mostMembers, bytes: TestedApp.mostMemberBytes)
      for (name, parts) in classes.inKeyOrder {
        guard ancestors(of: name).count <= SourceLimits.mostSuperclasses else {
          throw failure(name, "has more than \(SourceLimits.mostSuperclasses) superclasses")
        }
        let required = requirements(of: parts.flatMap(\.protocols), &budget)
        var found: Set<String> = []
        for part in parts + (required ?? []) {
          guard required != nil, part.spend(&budget, in: name) else { throw excess(name) }
          found.formUnion(part.methods.map(\.selector))
          found.formUnion(part.properties.map(\.name))
        }
        selectors[name] = found
        // A subclass does not conform to protocols again that its superclass's protocols refine.
        adopted[name] = Set((parts + (required ?? [])).flatMap(\.protocols))
      }
      for (name, parts) in categories.inKeyOrder {
        for part in parts where !part.spend(&budget, in: name) { throw excess(name) }
      }
    }

    private func excess(_ name: String) -> TestedApp.Failure {
      failure(
        name,
        "brings the classes of all headers to more than \(TestedApp.mostMembers) members, or \(TestedApp.mostMemberBytes) bytes of declarations, with those of their protocols"
      )
    }

    private func failure(_ name: String, _ problem: String) -> TestedApp.Failure {
      let path = ShortText.path(places[name] ?? "")
      return TestedApp.Failure(
        message: "'\(path)': the class '\(ShortText.title(name))' \(problem)")
    }

    /// Returns the superclasses of a class that headers declare, nearest first: up to one more than a class may have.
    func ancestors(of name: String) -> [String] {
      var found: [String] = []
      var seen: Set<String> = [name]
      var next = classes[name]?.first?.superclass
      while let parent = next, let parts = classes[parent], seen.insert(parent).inserted,
        found.count <= SourceLimits.mostSuperclasses
      {
        found.append(parent)
        next = parts.first?.superclass
      }
      return found
    }

    /// Returns protocols with those that they refine, as far as headers declare them.
    func requirements(of names: [String]) -> [ObjectiveCHeader.Interface] {
      // The same protocols were counted when the headers were read.
      var budget = Budget(depth: 1, steps: .max)
      return requirements(of: names, &budget) ?? []
    }

    /// Returns protocols with those that they refine; nil if there are too many.
    private func requirements(
      of names: [String], _ budget: inout Budget
    ) -> [ObjectiveCHeader.Interface]? {
      var found: [ObjectiveCHeader.Interface] = []
      var pending = names
      var seen: Set<String> = []
      while let name = pending.popLast() {
        guard seen.insert(name).inserted, let declaration = protocols[name] else { continue }
        guard (try? budget.spend(1 + declaration.protocols.count)) != nil else { return nil }
        found.append(declaration)
        pending += declaration.protocols
      }
      return found
    }
  }

  extension ObjectiveCHeader.Interface {
    /// Counts the members that the declaration brings into a class.
    /// - Returns: Whether the budget allows them.
    fileprivate func spend(_ budget: inout Budget, in type: String) -> Bool {
      let members = methods.count + properties.count
      // The bodies of members name the class.
      let bytes = length + members * type.utf8.count
      return (try? budget.spend(members)) != nil && (try? budget.spend(bytes: bytes)) != nil
    }
  }
#endif
