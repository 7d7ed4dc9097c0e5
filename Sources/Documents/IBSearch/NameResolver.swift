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
  /// The types that have cases, by the names of what they inherit.
  private var enumerations: [String: [[String]]] = [:]
  /// The declarations that all sources see, by name.
  private var globals: [String: [Found]] = [:]
  /// The names of what each type inherits, in alphabetical order.
  private var inherited: [String: [String]] = [:]
  /// The types with a last name.
  private var types: [String: Set<[String]>] = [:]
  /// The type whose name ends with these names and begins with others; nil if there are several.
  private var endings: [[String]: [String]?] = [:]

  init(_ sources: [NameSource]) {
    self.sources = sources
    var parents: [String: Set<String>] = [:]
    var hasCases: Set<[String]> = []
    for (file, source) in sources.enumerated() {
      parents.merge(source.scopes.inherited) { $0.union($1) }
      for scope in source.scopes.scopes {
        guard let type = scope.type, let last = type.last,
          types[last, default: []].insert(type).inserted
        else { continue }
        for count in 1..<max(1, min(type.count, Self.longestPath + 1)) {
          let ending = Array(type.suffix(count))
          endings[ending] = endings[ending] == nil ? .some(type) : .some(nil)
        }
      }
      for (index, declaration) in source.declarations.enumerated() {
        let found = Found(file: file, declaration: index)
        if let type = source.scopes.scopes[declaration.scope].type {
          members[type, default: [:]][declaration.name, default: []].append(found)
          if declaration.isCase { hasCases.insert(type) }
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
    inherited = parents.mapValues { $0.sorted() }
    for type in hasCases {
      for name in lineage(of: type.last) { enumerations[name, default: []].append(type) }
    }
  }

  /// Returns the declarations that a use means, with those that are their values; none if that is not known.
  func declarations(_ reference: NameReference, in file: Int) -> [Found] {
    var seen: Set<Found> = []
    var all: [Found] = []
    var open = meant(by: reference, in: file)
    // Bounded: each declaration is added once.
    while let found = open.popLast() {
      guard seen.insert(found).inserted else { continue }
      all.append(found)
      for var value in self[found].values {
        value.isRawValue = value.isRawValue || reference.isRawValue
        open += meant(by: value, in: found.file)
      }
    }
    return all
  }

  private subscript(_ found: Found) -> NameDeclaration {
    sources[found.file].declarations[found.declaration]
  }

  private func scopes(of found: Found) -> SourceScopes { sources[found.file].scopes }

  private func meant(by reference: NameReference, in file: Int) -> [Found] {
    let scopes = sources[file].scopes
    let scope = scopes.scope(at: reference.place)
    if reference.isType { return cases(of: reference.path[...], from: scope, in: file) }
    let isOwn = ["self", "Self"].contains(reference.path.first)
    if reference.isRawValue, reference.path.count == (isOwn ? 1 : 0) {
      // A parameter may have this name, too, and a protocol may require the property.
      let path = reference.path + ["rawValue"]
      let found = named(path[...], at: reference.place, from: scope, in: file)
      let isMember = found.allSatisfy { self.scopes(of: $0).scopes[self[$0].scope].type != nil }
      return isMember ? found + cases(around: scope, in: file) : found
    }
    if reference.path.last == "allCases" {
      let type = reference.path.dropLast()
      return type.isEmpty || type == ["self"] || type == ["Self"]
        ? cases(around: scope, in: file) : cases(of: type, from: scope, in: file)
    }
    let found = named(reference.path[...], at: reference.place, from: scope, in: file)
    guard reference.isRawValue, let first = found.first, found.count == 1 else { return found }
    // The value of a variable may be that of any case of its type.
    let declaration = self[first]
    guard let type = declaration.type, declaration.literals.isEmpty else { return found }
    return cases(of: type[...], from: declaration.scope, in: first.file)
  }

  /// The greatest number of names in a path that is followed.
  static let longestPath = 16

  /// Returns the declarations with a name after others: `name`, `self.name`, `Route.detail`, `route.name`.
  private func named(
    _ path: ArraySlice<String>, at place: Int, from scope: Int, in file: Int
  ) -> [Found] {
    let isOwn = ["self", "Self"].contains(path.first)
    guard let name = path.last, path.count > (isOwn ? 1 : 0), path.count <= Self.longestPath else {
      return []
    }
    let owner = path.dropLast()
    if owner.isEmpty { return unqualified(name, at: place, from: scope, in: file) }
    if isOwn, owner.count == 1 {
      return sources[file].scopes.type(around: scope).map { members(name, of: $0) } ?? []
    }
    if let type = type(isOwn ? owner.dropFirst() : owner, from: scope, in: file) {
      return members(name, of: type)
    }
    // A variable whose type the sources state, or a case.
    // Bounded: the path is shorter, and its length is limited.
    let owners = named(owner, at: place, from: scope, in: file)
    guard let first = owners.first, owners.count == 1 else { return [] }
    let declaration = self[first]
    let found =
      declaration.isCase
      ? scopes(of: first).type(around: declaration.scope)
      : declaration.type.flatMap { type($0[...], from: declaration.scope, in: first.file) }
    return found.map { members(name, of: $0) } ?? []
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
    for parent in lineage(of: type.last) {
      if let types = types[parent], types.count == 1, let type = types.first,
        let found = members[type]?[name]
      {
        return found
      }
    }
    return []
  }

  /// The greatest number of types that a type is known to inherit.
  private static let longestLineage = 64

  /// Returns the last names of what a type inherits, nearest first.
  private func lineage(of name: String?) -> [String] {
    var lineage = [name].compactMap { $0 }
    var next = 0
    // Bounded: each type is added once, and their number is limited.
    while next < lineage.count, lineage.count <= Self.longestLineage {
      let parents = (inherited[lineage[next]] ?? []).prefix(Self.longestLineage)
      lineage += parents.filter { !lineage.contains($0) }
      next += 1
    }
    return Array(lineage.dropFirst())
  }

  /// Returns the cases of an enumeration, by its name.
  private func cases(of path: ArraySlice<String>, from scope: Int, in file: Int) -> [Found] {
    type(path, from: scope, in: file).map { cases(of: $0) } ?? []
  }

  /// Returns the cases of the enumeration around a scope, or of those that inherit the protocol around it.
  private func cases(around scope: Int, in file: Int) -> [Found] {
    sources[file].scopes.type(around: scope).map { cases(of: $0) } ?? []
  }

  private func cases(of type: [String]) -> [Found] {
    let own = members[type, default: [:]].values.joined().filter { self[$0].isCase }
    guard own.isEmpty, let name = type.last else { return own }
    return (enumerations[name] ?? [])
      .flatMap { members[$0, default: [:]].values.joined() }.filter { self[$0].isCase }
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
    return endings[Array(path)] ?? nil
  }
}
