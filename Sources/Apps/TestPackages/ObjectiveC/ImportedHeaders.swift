#if SourceChecks
  import Diagnostics
  import IBLintSources

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

    init() {}

    /// Reads the headers.
    /// - Parameters:
    ///   - paths: The paths of all headers and implementation files of the app.
    ///   - roots: The paths of the headers from which to start.
    ///   - read: Returns the contents of a file.
    init(_ paths: [String], from roots: [String], read: (String) -> [UInt8]?) {
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
        add(header)
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
    }

    private mutating func add(_ header: ObjectiveCHeader) {
      for part in header.interfaces {
        if part.isCategory {
          categories[part.name, default: []].append(part)
        } else if classes[part.name] == nil {
          classes[part.name] = [part]
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

    /// Returns the name of a file without folder and extension.
    private static func name(of path: String) -> String {
      let last = path.pathParts.last.map(String.init) ?? ""
      return String(last.utf8.prefix { $0 != UInt8(ascii: ".") }) ?? last
    }

    /// Returns the headers from which to start: the bridging header that the target names, or those whose names say that
    /// they are bridging headers, and the umbrella headers of modules, which have the modules' names.
    /// - Parameters:
    ///   - setting: The path in the target's build settings, which may begin with a variable.
    ///   - modules: The modules whose sources are compiled.
    static func roots(in paths: [String], setting: String?, modules: Set<String> = []) -> [String] {
      let headers = paths.filter { $0.hasEnding(".h") }
      return bridgingHeaders(among: headers, setting: setting)
        + headers.filter { modules.contains(name(of: $0)) }
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

    /// Returns the superclasses of a class that headers declare, nearest first.
    func ancestors(of name: String) -> [String] {
      var found: [String] = []
      var next = classes[name]?.first?.superclass
      while let parent = next, classes[parent] != nil, parent != name, !found.contains(parent) {
        found.append(parent)
        next = classes[parent]?.first?.superclass
      }
      return found
    }

    /// Returns protocols with those that they refine, as far as headers declare them.
    func requirements(of names: [String]) -> [ObjectiveCHeader.Interface] {
      var found: [ObjectiveCHeader.Interface] = []
      var pending = names
      var seen: Set<String> = []
      while let name = pending.popLast() {
        guard seen.insert(name).inserted, let declaration = protocols[name] else { continue }
        found.append(declaration)
        pending += declaration.protocols
      }
      return found
    }
  }
#endif
