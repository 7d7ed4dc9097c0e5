/// The names of all types of the sources, and what a name means where it stands.
struct TypeTable {
  /// What a name stands for.
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
      case alias(target: String)
    }
    var content: Content
    var module: String?
  }

  private var entries: [String: [Entry]] = [:]
  private var modules: Set<String> = []

  mutating func add(class index: Int, name: String, module: String?) {
    add(Entry(content: .type(index), module: module), name)
  }

  mutating func add(protocol name: String, module: String?) {
    add(Entry(content: .protocolType, module: module), name)
  }

  mutating func add(value name: String, module: String?) {
    add(Entry(content: .value, module: module), name)
  }

  mutating func add(alias: AliasRecord, module: String?) {
    add(Entry(content: .alias(target: alias.target), module: module), alias.name)
  }

  private mutating func add(_ entry: Entry, _ name: String) {
    if let module = entry.module { modules.insert(module) }
    if entries[name, default: []].contains(entry) { return }
    entries[name, default: []].append(entry)
  }

  /// What a name means.
  /// - Parameters:
  ///   - scope: The types around the place, as one name; empty outside any.
  ///   - module: The module of the place.
  func meaning(of name: String, in scope: String, module: String?) -> Meaning {
    meaning(of: name, in: scope, module: module, depth: 0)
  }

  private func meaning(
    of name: String, in scope: String, module: String?, depth: Int
  ) -> Meaning {
    // Names that stand for one another end nowhere.
    guard depth < 16 else { return .ambiguous }
    var around = scope[...]
    while true {
      let full = around.isEmpty ? name : around + "." + name
      if let found = entries[full] {
        // A name does not mean itself: `class View: Kit.View`.
        return decide(found, full, in: String(around), module: module, depth: depth)
      }
      guard !around.isEmpty else { break }
      around = around.lastIndex(of: ".").map { around[..<$0] } ?? ""
    }
    guard let dot = name.firstIndex(of: ".") else { return .outside(name) }
    let rest = String(name[name.index(after: dot)...])
    let first = String(name[..<dot])
    if modules.contains(first) {
      return meaning(of: rest, in: "", module: first, depth: depth + 1)
    }
    // `UIKit.UIView`, or a nested type of something that the sources do not declare.
    return entries[first] == nil ? .outside(rest) : .ambiguous
  }

  private func decide(
    _ found: [Entry], _ name: String, in scope: String, module: String?, depth: Int
  ) -> Meaning {
    var candidates = found
    if let module {
      let own = found.filter { $0.module == module }
      if !own.isEmpty { candidates = own }
    } else {
      let own = found.filter { $0.module == nil }
      if !own.isEmpty { candidates = own }
    }
    var meanings: Set<Meaning> = []
    for candidate in candidates {
      switch candidate.content {
      case .type(let index): meanings.insert(.type(index))
      case .protocolType: meanings.insert(.protocolType(name))
      case .value: meanings.insert(.value)
      case .alias(let target):
        meanings.insert(
          meaning(of: target, in: scope, module: candidate.module ?? module, depth: depth + 1))
      }
    }
    guard meanings.count == 1, let only = meanings.first else { return .ambiguous }
    return only
  }
}
