/// Finds the declarations that uses of names mean, over all sources of an app.
struct NameResolver {
  /// A declaration of a source.
  struct Found: Hashable {
    let file: Int
    let declaration: Int
  }

  private struct Local: Hashable {
    let file: Int
    let scope: Int
    let name: String
  }

  private let sources: [NameSource]
  /// The declarations outside of types, by file, scope and name.
  private var locals: [Local: [Int]] = [:]
  /// The members of each type, by name.
  private var members: [[String]: [String: [Found]]] = [:]
  /// The declarations that all sources see, by name.
  private var globals: [String: [Found]] = [:]
  private var inherited: [String: Set<String>] = [:]
  /// The types with a last name.
  private var types: [String: Set<[String]>] = [:]

  init(_ sources: [NameSource]) {
    self.sources = sources
    for (file, source) in sources.enumerated() {
      inherited.merge(source.scopes.inherited) { $0.union($1) }
      for scope in source.scopes.scopes {
        guard let type = scope.type, let last = type.last else { continue }
        types[last, default: []].insert(type)
      }
      for (index, declaration) in source.declarations.enumerated() {
        let found = Found(file: file, declaration: index)
        if let type = source.scopes.scopes[declaration.scope].type {
          members[type, default: [:]][declaration.name, default: []].append(found)
          continue
        }
        locals[
          Local(file: file, scope: declaration.scope, name: declaration.name), default: []
        ].append(index)
        if declaration.scope == 0, !declaration.isPrivate {
          globals[declaration.name, default: []].append(found)
        }
      }
    }
  }

  /// Returns the declarations that a use means; none if that is not known.
  func declarations(_ reference: NameReference, in file: Int) -> [Found] {
    let scopes = sources[file].scopes
    let scope = scopes.scope(at: reference.place)
    var path = reference.path
    let isOwn = ["self", "Self"].contains(path.first)
    if isOwn { path.removeFirst() }
    guard let name = path.last else { return [] }
    if reference.isType { return cases(of: path, from: scope, in: file) }
    let found: [Found]
    if path.count > 1 {
      guard let type = type(path.dropLast(), from: scope, in: file) else { return [] }
      found = members(name, of: type)
    } else if isOwn {
      found = scopes.type(around: scope).map { members(name, of: $0) } ?? []
    } else {
      found = unqualified(name, at: reference.place, from: scope, in: file)
    }
    guard reference.isRawValue, let first = found.first, found.count == 1 else { return found }
    // The value of a variable may be that of any case of its type.
    let declaration = sources[first.file].declarations[first.declaration]
    guard let type = declaration.type, declaration.literals.isEmpty else { return found }
    return cases(of: type, from: declaration.scope, in: first.file)
  }

  /// Returns the declarations with a name that is not qualified: the nearest ones.
  private func unqualified(
    _ name: String, at place: Int, from scope: Int, in file: Int
  ) -> [Found] {
    let source = sources[file]
    var next: Int? = scope
    while let current = next {
      if let type = source.scopes.scopes[current].type {
        let found = members(name, of: type)
        if !found.isEmpty { return found }
      } else if let indices = locals[Local(file: file, scope: current, name: name)] {
        // A variable of a function is seen only after its declaration.
        let index =
          current == 0
          ? indices.first : indices.last { source.declarations[$0].place < place }
        if let index { return [Found(file: file, declaration: index)] }
      }
      next = source.scopes.scopes[current].parent
    }
    let found = globals[name] ?? []
    return found.count == 1 ? found : []
  }

  /// Returns the members of a type with a name; those that it inherits if it declares none.
  private func members(_ name: String, of type: [String]) -> [Found] {
    if let found = members[type]?[name] { return found }
    guard let last = type.last else { return [] }
    var seen: Set = [last]
    var open = [last]
    // Bounded: each type is added once.
    while let next = open.popLast() {
      for parent in inherited[next] ?? [] where seen.insert(parent).inserted {
        guard let types = types[parent] else { continue }
        if types.count == 1, let type = types.first, let found = members[type]?[name] {
          return found
        }
        open.append(parent)
      }
    }
    return []
  }

  /// Returns the cases of an enumeration, by its name.
  private func cases(of path: [String], from scope: Int, in file: Int) -> [Found] {
    guard let type = type(path[...], from: scope, in: file), let members = members[type] else {
      return []
    }
    return members.values.joined().filter { found in
      let source = sources[found.file]
      return source.scopes.scopes[source.declarations[found.declaration].scope].isEnum
    }
  }

  /// Returns the whole name of a type that has a name in a scope; nil if it is not known.
  private func type(_ path: ArraySlice<String>, from scope: Int, in file: Int) -> [String]? {
    guard let last = path.last, let known = types[last] else { return nil }
    let around = sources[file].scopes.type(around: scope) ?? []
    for count in stride(from: around.count, through: 0, by: -1) {
      let type = around.prefix(count) + path
      if known.contains(Array(type)) { return Array(type) }
    }
    // After the name of a module, and in a type that inherits another one.
    if path.count > 1, known.contains(Array(path.dropFirst())) { return Array(path.dropFirst()) }
    let ending = known.filter { $0.count > path.count && $0.suffix(path.count) == path }
    return ending.count == 1 ? ending.first : nil
  }
}
