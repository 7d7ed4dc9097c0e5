/// The names of all types in the sources, and their meaning at each place.
struct TypeTable {
  /// The meaning of a name.
  enum Meaning: Hashable {
    /// A class, by its place among the classes.
    case type(Int)
    /// A protocol of the sources.
    case protocolType(String)
    /// A structure or enumeration of the sources.
    case value
    /// A type that the sources do not declare, without the module in front of it.
    case outside(String)
    /// Several things, between which nothing decides.
    case ambiguous
  }

  /// An entry: what declares the name, and in which module.
  private struct Entry: Hashable {
    enum Content: Hashable {
      case type(Int)
      case protocolType
      case value
      /// Its meaning in the file that declares it.
      case alias(target: String, ModuleView)
    }
    var content: Content
    var module: String?
    /// The targets that have it, by their places; empty if unknown.
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

  /// The classes that a name may mean anywhere, by their places.
  func classes(named name: String) -> [Int] {
    (entries[name] ?? []).compactMap { entry in
      if case .type(let index) = entry.content { index } else { nil }
    }
  }

  /// What a name means: what the file's own module has, then what the one imported module has.
  /// - Parameters:
  ///   - scope: The types around the place, as one name; empty outside any.
  ///   - view: What the file of the place sees.
  func meaning(of name: String, in scope: String, seenBy view: ModuleView) -> Meaning {
    meaning(of: name, in: scope, seenBy: view, depth: 0)
  }

  private func meaning(
    of name: String, in scope: String, seenBy view: ModuleView, depth: Int
  ) -> Meaning {
    // Aliases that refer to each other lead nowhere.
    guard depth < 16 else { return .ambiguous }
    var around = scope[...]
    while true {
      let full = around.isEmpty ? name : around + "." + name
      if let found = entries[full] {
        // A name does not mean itself: `class View: Kit.View`.
        return decide(found, full, in: String(around), seenBy: view, depth: depth)
      }
      guard !around.isEmpty else { break }
      around = around.lastIndex(of: ".").map { around[..<$0] } ?? ""
    }
    guard let dot = name.firstIndex(of: ".") else { return .outside(name) }
    let rest = String(name[name.index(after: dot)...])
    let first = String(name[..<dot])
    if modules.contains(first) {
      return meaning(of: rest, in: "", seenBy: ModuleView(module: first), depth: depth + 1)
    }
    // `UIKit.UIView`, or a nested type of something that the sources do not declare.
    return entries[first] == nil ? .outside(rest) : .ambiguous
  }

  private func decide(
    _ found: [Entry], _ name: String, in scope: String, seenBy view: ModuleView, depth: Int
  ) -> Meaning {
    var meanings: Set<Meaning> = []
    for candidate in candidates(found, name, seenBy: view) {
      switch candidate.content {
      case .type(let index): meanings.insert(.type(index))
      case .protocolType: meanings.insert(.protocolType(name))
      case .value: meanings.insert(.value)
      case .alias(let target, let view):
        meanings.insert(meaning(of: target, in: scope, seenBy: view, depth: depth + 1))
      }
    }
    guard meanings.count == 1, let only = meanings.first else { return .ambiguous }
    return only
  }

  /// The entries that a name may refer to, only the nearest: a module's own entries hide imported ones, and those
  /// imported by name hide those imported with a module.
  private func candidates(
    _ found: [Entry], _ name: String, seenBy view: ModuleView
  ) -> [Entry] {
    guard found.count > 1 else { return found }
    // Of one name in two targets a file sees that of its own.
    let near = found.filter { !$0.targets.isDisjoint(with: view.targets) }
    if near.count == 1 { return near }
    let found = near.isEmpty ? found : near
    let own = found.filter { $0.module == view.module }
    if !own.isEmpty { return own }
    let named = found.filter { view.importsAlone(name, of: $0.module) }
    if !named.isEmpty { return named }
    let imported = found.filter { view.imports($0.module) }
    // A module that is not imported may come through another one.
    return imported.isEmpty ? found : imported
  }
}
