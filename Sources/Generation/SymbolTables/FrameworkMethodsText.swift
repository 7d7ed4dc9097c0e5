/// The tables of UIKit's methods, with their Objective-C names.
struct FrameworkMethodsText {
  let graph: SymbolGraph
  private let objectiveC: ObjectiveCNames

  init(graph: SymbolGraph, published: PublishedMembers) {
    self.graph = graph
    objectiveC = ObjectiveCNames(published: published, graph: graph)
  }

  // MARK: Methods

  /// The editing commands, which UIKit's responders do not implement: they are declared so that subclasses can override
  /// them.
  private var commands: Set<String> {
    Set(
      graph.methods.filter { $0.owner == "UIResponder" && $0.parameters == ["Any?"] }.map(\.name)
        .filter { $0.hasSuffix("(_:)") })
  }

  /// Whether a class inherits from `NSObject`.
  private func isObject(_ name: String) -> Bool {
    var current: String? = name
    while let next = current {
      if next == "NSObject" { return true }
      current = graph.rows[next]?.superclass
    }
    return false
  }

  /// The methods that code can call by name, by their class.
  private var callable: [String: [String: SymbolGraph.Method]] {
    let commands = commands
    var found: [String: [String: SymbolGraph.Method]] = [:]
    for method in graph.methods
    where method.isPlain && method.parameters.count <= 2 && isObject(method.owner)
      && graph.names.contains(String(method.owner.prefix { $0 != "." }))
      && !graph.defaulted.contains(method.name) && method.parameters.allSatisfy(Self.isObjective)
      && !(method.owner == "UIResponder" && commands.contains(method.name))
    {
      guard let selector = objectiveC.selector(of: method) else { continue }
      if found[method.owner]?[selector] != nil {
        // Methods that differ only in their types have names that cannot be derived here.
        found[method.owner]?[selector] = .none
        found[method.owner, default: [:]]["-" + selector] = method
      } else if found[method.owner]?["-" + selector] == nil {
        found[method.owner, default: [:]][selector] = method
      }
    }
    let own = found.mapValues { $0.filter { !$0.key.hasPrefix("-") } }
    // Calling a superclass's method calls its override.
    return own.reduce(into: [:]) { table, entry in
      let methods = entry.value.filter { selector, _ in
        !objectiveC.superclasses(of: entry.key).contains { own[$0]?[selector] != nil }
      }
      if !methods.isEmpty { table[entry.key] = methods }
    }
  }

  /// Whether Objective-C can pass a value of a type.
  private static func isObjective(_ type: String) -> Bool {
    !["->", "inout", "Unsafe", "...", "some ", "Self", "KeyPath"].contains { type.contains($0) }
  }

  /// The source of the table that calls methods.
  var calls: String {
    let classes = callable.sorted { $0.key < $1.key }
    let functions = classes.map { name, methods in
      let lines = methods.sorted { $0.key < $1.key }.map { selector, method in
        "    add(\"\(selector)\") { \(Self.call(of: method)) }"
      }
      return "  private func \(Self.function(name))() {\n    let add = adder(of: \(name).self)\n"
        + lines.joined(separator: "\n") + "\n  }"
    }
    let cases = classes.map { name, _ in
      "    ObjectIdentifier(\(name).self): { $0.\(Self.function(name))() },"
    }
    return """
      \(GeneratedTables.header)

      import Foundation

      /// The functions that fill the tables, one for each class.
      extension FrameworkMethods {
        static let classes: [ObjectIdentifier: @MainActor (FrameworkMethods) -> Void] = [
      \(cases.joined(separator: "\n"))
        ]

      \(functions.joined(separator: "\n\n"))
      }

      """
  }

  private static func function(_ name: String) -> String { "_" + name.filter { $0 != "." } }

  private static func call(of method: SymbolGraph.Method) -> String {
    let base = method.name.prefix { $0 != "(" }
    let labels = method.name.dropFirst(base.count + 1).dropLast().split(separator: ":")
    guard !labels.isEmpty else { return "object, _ in object.\(base)()" }
    let arguments = zip(labels, method.parameters).enumerated().map { position, argument in
      (argument.0 == "_" ? "" : "\(argument.0): ") + "given(\(position)) as \(argument.1)"
    }
    return "object, given in try object.\(base)(\(arguments.joined(separator: ", ")))"
  }

  /// The source of the rewriter's list of names.
  var names: String {
    var found: [String: String] = [:]
    for method in graph.methods where !method.owner.isEmpty && method.isPlain {
      guard isObject(method.owner) || graph.rows[method.owner]?.isProtocol == true,
        graph.names.contains(String(method.owner.prefix { $0 != "." }))
      else { continue }
      guard let selector = objectiveC.selector(of: method) else { continue }
      // If there are two names, that of the method without dropped words follows the rule.
      found[method.name] = found[method.name].map { min($0, selector) } ?? selector
    }
    let commands = commands.sorted()
    return """
      \(GeneratedTables.header)

      /// The names that UIKit's methods have in Objective-C.
      enum FrameworkSelectors {
        /// One method a line: its name with labels, and its selector.
        static let rows = \"""
      \(found.sorted { $0.key < $1.key }.map { "    \($0) \($1)" }.joined(separator: "\n"))
          \"""

        /// The commands that UIKit's responders do not implement, but that subclasses can override.
        static let commands: Set<String> = [
      \(commands.map { "    \"\($0)\"," }.joined(separator: "\n"))
        ]
      }

      """
  }
}
