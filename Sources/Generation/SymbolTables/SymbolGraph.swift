package import Foundation

/// The public declarations of modules, as described by the compiler's symbol graph.
package struct SymbolGraph {
  /// A type, with the members that it declares itself or gets from its protocols.
  package struct Row {
    package var superclass: String?
    /// The members, each with its type if that is a type of the module.
    package var members: [String: Set<String>] = [:]
    package var isProtocol = false
  }

  /// A method of an object.
  package struct Method {
    /// The type or protocol that declares it.
    package let owner: String
    /// The name with its labels: `setTitle(_:for:)`.
    package let name: String
    /// The types of its parameters, as written.
    package let parameters: [String]
    /// Whether code that only knows its name can call it: it is neither generic nor deprecated, and is neither async
    /// nor throwing.
    package let isPlain: Bool
    /// Whether subclasses in other modules can override it.
    package let isOpen: Bool
  }

  /// The types, and the members that extensions add to types of other modules.
  package private(set) var rows: [String: Row] = [:]
  /// Functions, constants, aliases and types.
  package private(set) var names: Set<String> = []
  /// The protocol methods that have a default implementation, each with its labels: `scrollViewDidScroll(_:)`.
  package private(set) var defaulted: Set<String> = []
  /// The instance methods.
  package private(set) var methods: [Method] = []
  /// The same methods, by their protocol.
  private var defaultedByProtocol: [String: Set<String>] = [:]
  /// The protocols that each type conforms to or refines.
  private var conformances: [String: Set<String>] = [:]
  /// All symbols.
  package private(set) var symbols: [Symbol] = []
  /// The requirements of protocols, each with its protocol.
  package private(set) var requirementProtocols: [String: String] = [:]
  /// The requirement for which each symbol is the default implementation.
  package private(set) var defaultImplementations: [String: String] = [:]
  /// The member of a superclass that each symbol overrides.
  package private(set) var overridden: [String: String] = [:]
  private var paths: [String: String] = [:]
  private var requirements: [String: (owner: String, name: String)] = [:]

  package enum Failure: Error, CustomStringConvertible {
    case extraction(module: String, output: String)

    package var description: String {
      switch self {
      case .extraction(let module, let output):
        "cannot extract the symbols of \(module); build the package first\n\(output)"
      }
    }
  }

  /// Extracts the public symbols of modules.
  /// - Parameter products: The folder that contains the modules of this package.
  package init(modules: [String], products: URL, scratch: URL) throws {
    var found: [[String: Any]] = []
    for module in modules {
      let folder = scratch.appending(path: module)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Self.extract(module, products: products, into: folder)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
        let data = try Data(contentsOf: folder.appending(path: name))
        if let graph = try JSONSerialization.jsonObject(with: data) as? [String: Any] {
          found.append(graph)
        }
      }
    }
    for graph in found {
      for symbol in graph["symbols"] as? [[String: Any]] ?? [] { readPath(of: symbol) }
    }
    for graph in found {
      for symbol in graph["symbols"] as? [[String: Any]] ?? [] { add(symbol) }
      for relation in graph["relationships"] as? [[String: Any]] ?? [] { addRelation(relation) }
    }
  }

  private static func extract(_ module: String, products: URL, into folder: URL) throws {
    let output = folder.appending(path: "output.txt")
    try Data().write(to: output)
    let maps = try FileManager.default.contentsOfDirectory(atPath: products.path)
      .filter { $0.hasSuffix(".build") && !$0.hasSuffix("-tool.build") }
      .map { products.appending(path: "\($0)/module.modulemap").path }
      .filter { FileManager.default.fileExists(atPath: $0) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "swift", "symbolgraph-extract", "-module-name", module, "-target", target,
        "-minimum-access-level", "public", "-output-dir", folder.path,
        "-I", products.appending(path: "Modules").path,
      ] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    defer { try? FileManager.default.removeItem(at: output) }
    guard process.terminationStatus == 0 else {
      let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
      throw Failure.extraction(module: module, output: text)
    }
  }

  private static var target: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }

  // MARK: Reading

  private static let types: Set<String> = [
    "swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.actor",
  ]

  private func identifier(_ symbol: [String: Any]) -> String {
    (symbol["identifier"] as? [String: Any])?["precise"] as? String ?? ""
  }

  private func kind(_ symbol: [String: Any]) -> String {
    (symbol["kind"] as? [String: Any])?["identifier"] as? String ?? ""
  }

  private func path(_ symbol: [String: Any]) -> [String] {
    symbol["pathComponents"] as? [String] ?? []
  }

  private mutating func readPath(of symbol: [String: Any]) {
    if Self.types.contains(kind(symbol)) {
      paths[identifier(symbol)] = path(symbol).joined(separator: ".")
    }
    if kind(symbol) == "swift.method", let name = path(symbol).last {
      requirements[identifier(symbol)] = (path(symbol).dropLast().joined(separator: "."), name)
    }
  }

  private mutating func add(_ symbol: [String: Any]) {
    let path = path(symbol)
    guard let last = path.last else { return }
    let name = String(last.prefix { $0 != "(" })
    guard let first = name.first, first.isLetter || first == "_" else { return }
    let owner = path.dropLast().joined(separator: ".")
    if owner.isEmpty {
      names.insert(name)
    } else {
      rows[owner, default: Row()].members[name, default: []].insert(type(of: symbol) ?? "")
    }
    symbols.append(
      Symbol(
        usr: identifier(symbol), kind: Symbol.Kind(identifier: kind(symbol)), path: path,
        declaration: Self.text(symbol["declarationFragments"]),
        isDeprecated: Self.isDeprecated(symbol)))
    if kind(symbol) == "swift.method" {
      methods.append(method(symbol, owner: owner, name: last))
    }
    if Self.types.contains(kind(symbol)) {
      rows[path.joined(separator: "."), default: Row()].isProtocol =
        kind(symbol) == "swift.protocol"
    }
  }

  private func method(_ symbol: [String: Any], owner: String, name: String) -> Method {
    let signature = symbol["functionSignature"] as? [String: Any]
    let parameters = signature?["parameters"] as? [[String: Any]] ?? []
    let types = parameters.map { parameter in
      let text = Self.text(parameter["declarationFragments"])
      return String(text.drop { $0 != ":" }.dropFirst(2))
    }
    let declaration = Self.text(symbol["declarationFragments"])
    return Method(
      owner: owner, name: name, parameters: types,
      isPlain: symbol["swiftGenerics"] == nil && !Self.isDeprecated(symbol)
        && ![" async", " throws", "mutating "].contains { declaration.contains($0) },
      isOpen: symbol["accessLevel"] as? String == "open")
  }

  private static func isDeprecated(_ symbol: [String: Any]) -> Bool {
    (symbol["availability"] as? [[String: Any]] ?? []).contains {
      $0["isUnconditionallyDeprecated"] != nil || $0["deprecated"] != nil
    }
  }

  private static func text(_ fragments: Any?) -> String {
    (fragments as? [[String: Any]] ?? []).map { $0["spelling"] as? String ?? "" }.joined()
  }

  private mutating func addRelation(_ relation: [String: Any]) {
    if let source = relation["source"] as? String, let target = relation["target"] as? String {
      switch relation["kind"] as? String {
      case "requirementOf": requirementProtocols[source] = paths[target]
      case "defaultImplementationOf": defaultImplementations[source] = target
      case "overrides": overridden[source] = target
      default: break
      }
    }
    if relation["kind"] as? String == "defaultImplementationOf",
      let requirement = (relation["target"] as? String).flatMap({ requirements[$0] })
    {
      defaulted.insert(requirement.name)
      defaultedByProtocol[requirement.owner, default: []].insert(requirement.name)
    }
    if relation["kind"] as? String == "conformsTo",
      let source = (relation["source"] as? String).flatMap({ paths[$0] }),
      let target = (relation["target"] as? String).flatMap({ paths[$0] })
    {
      conformances[source, default: []].insert(target)
    }
    guard relation["kind"] as? String == "inheritsFrom",
      let source = (relation["source"] as? String).flatMap({ paths[$0] }),
      let target = relation["target"] as? String
    else { return }
    let fallback = relation["targetFallback"] as? String
    rows[source, default: Row()].superclass =
      paths[target] ?? fallback.map { String($0.drop { $0 != "." }.dropFirst()) }
  }

  /// The methods for which each protocol has a default implementation, including those of the protocols that it
  /// refines.
  package var defaultsOfProtocols: [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for (name, row) in rows where row.isProtocol {
      var seen: Set<String> = [name]
      var waiting = [name]
      while let next = waiting.popLast() {
        found[name, default: []].formUnion(defaultedByProtocol[next] ?? [])
        waiting += (conformances[next] ?? []).filter { seen.insert($0).inserted }
      }
    }
    return found.filter { !$0.value.isEmpty }
  }

  /// The type of a property, if it is a named type or an optional of one.
  private func type(of symbol: [String: Any]) -> String? {
    guard ["swift.property", "swift.type.property"].contains(kind(symbol)),
      let names = symbol["names"] as? [String: Any],
      let fragments = names["subHeading"] as? [[String: Any]],
      let colon = fragments.firstIndex(where: {
        ($0["spelling"] as? String)?.hasPrefix(":") == true
      }
      )
    else { return nil }
    var found: String?
    for fragment in fragments[(colon + 1)...] {
      let spelling = fragment["spelling"] as? String ?? ""
      if fragment["kind"] as? String == "typeIdentifier" {
        found = fragment["preciseIdentifier"] as? String
      } else if !["?", "!", "."].contains(spelling) {
        return nil
      }
    }
    return fragments[colon]["spelling"] as? String == ": " ? found.flatMap { paths[$0] } : nil
  }
}
