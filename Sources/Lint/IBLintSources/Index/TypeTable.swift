import Budgets

/// The names of all types in the sources, and their meanings in each file.
struct TypeTable {
  /// The meaning of a name.
  enum Meaning: Hashable {
    /// A class, by its index in the assembly.
    case type(Int)
    /// A protocol in the sources.
    case protocolType(String)
    /// A structure or enumeration in the sources.
    case value
    /// A type that is not in the sources, without its module.
    case outside(String)
    /// One of several types; it is unknown which one.
    case ambiguous
  }

  /// A declaration with the name, and its module.
  private struct Entry: Hashable {
    enum Content: Hashable {
      case type(Int)
      case protocolType
      case value
      /// A type alias, with the file's view of modules for resolving its target.
      case alias(target: String, ModuleView)
    }
    var content: Content
    var module: String?
    /// The indices of the targets that contain it, empty if unknown.
    var targets: Set<Int> = []
  }

  private var entries: [String: [Entry]] = [:]
  private var modules: Set<String> = []

  mutating func add(class index: Int, name: String, module: String?, targets: Set<Int>) {
    add(Entry(content: .type(index), module: module, targets: targets), name)
  }

  mutating func add(protocol name: String, module: String?) {
    add(Entry(content: .protocolType, module: module), name)
  }

  mutating func add(value name: String, module: String?) {
    add(Entry(content: .value, module: module), name)
  }

  mutating func add(alias: AliasRecord, in view: ModuleView) {
    add(Entry(content: .alias(target: alias.target, view), module: view.module), alias.name)
  }

  private mutating func add(_ entry: Entry, _ name: String) {
    if let module = entry.module { modules.insert(module) }
    if entries[name, default: []].contains(entry) { return }
    entries[name, default: []].append(entry)
  }

  /// Returns the indices of the classes that a name may refer to anywhere.
  func classes(named name: String) -> [Int] {
    (entries[name] ?? []).compactMap { entry in
      if case .type(let index) = entry.content { index } else { nil }
    }
  }

  /// Returns the meaning of a name: a type in the file's own module, or else in an imported module.
  /// - Parameters:
  ///   - scope: The enclosing types as one name, empty at file scope.
  ///   - view: The modules that the file can access.
  func meaning(of name: String, in scope: String, seenBy view: ModuleView) -> Meaning {
    // Type aliases may refer to each other in a cycle, and each may have several declarations.
    var budget = Budget(depth: 16, steps: 200)
    return (try? meaning(of: name, in: scope, seenBy: view, &budget)) ?? .ambiguous
  }

  private func meaning(
    of name: String, in scope: String, seenBy view: ModuleView, _ budget: inout Budget
  ) throws(Budget.Exceeded) -> Meaning {
    try budget.enter()
    defer { budget.leave() }
    var around = scope[...]
    while true {
      let full = around.isEmpty ? name : around + "." + name
      if let found = entries[full] {
        // In `class View: Kit.View`, the name does not refer to the class itself.
        return try decide(found, full, in: String(around), seenBy: view, &budget)
      }
      guard !around.isEmpty else { break }
      around = around.lastIndex(of: ".").map { around[..<$0] } ?? ""
    }
    guard let dot = name.firstIndex(of: ".") else { return .outside(name) }
    let rest = String(name[name.index(after: dot)...])
    let first = String(name[..<dot])
    if modules.contains(first) {
      return try meaning(of: rest, in: "", seenBy: ModuleView(module: first), &budget)
    }
    // `UIKit.UIView`, or a nested type of a type that is not in the sources.
    return entries[first] == nil ? .outside(rest) : .ambiguous
  }

  private func decide(
    _ found: [Entry], _ name: String, in scope: String, seenBy view: ModuleView,
    _ budget: inout Budget
  ) throws(Budget.Exceeded) -> Meaning {
    var meanings: Set<Meaning> = []
    for candidate in candidates(found, name, seenBy: view) {
      switch candidate.content {
      case .type(let index): meanings.insert(.type(index))
      case .protocolType: meanings.insert(.protocolType(name))
      case .value: meanings.insert(.value)
      case .alias(let target, let view):
        meanings.insert(try meaning(of: target, in: scope, seenBy: view, &budget))
      }
    }
    guard meanings.count == 1, let only = meanings.first else { return .ambiguous }
    return only
  }

  /// Returns the nearest entries that a name may refer to. Entries in the file's own module hide imported ones, and
  /// individually imported entries hide those of imported modules.
  private func candidates(
    _ found: [Entry], _ name: String, seenBy view: ModuleView
  ) -> [Entry] {
    guard found.count > 1 else { return found }
    // If two targets declare the name, a file accesses the declaration in its own target.
    let near = found.filter { !$0.targets.isDisjoint(with: view.targets) }
    if near.count == 1 { return near }
    let found = near.isEmpty ? found : near
    let own = found.filter { $0.module == view.module }
    if !own.isEmpty { return own }
    let named = found.filter { view.importsAlone(name, of: $0.module) }
    if !named.isEmpty { return named }
    let imported = found.filter { view.imports($0.module) }
    // A module may be imported indirectly.
    return imported.isEmpty ? found : imported
  }
}
