/// The places of the sources of an app at which a word names a class that is declared inside of other types.
public struct NestedTypeWords: Sendable {
  /// The places in each source at which the word names the class.
  public private(set) var ranges: [[Range<Int>]]
  /// The places in each source at which the word would name a class that is declared with this name.
  public private(set) var taken: [[Range<Int>]]
  /// Whether a source declares the class.
  public private(set) var isDeclared = false

  /// The names of the outer types, and that of the class.
  private let path: [String]
  private let modules: Set<String>
  /// The types of the sources that have the last name of the class.
  private var namesakes: Set<[String]> = []
  private var inherited: [String: Set<String>] = [:]

  /// Reads sources.
  /// - Parameters:
  ///   - path: The names of the outer types, and that of the class.
  ///   - modules: The modules that may have the class.
  public init(of path: [String], modules: Set<String>, in sources: [NamedLiterals.Source]) {
    (self.path, self.modules) = (path, modules)
    ranges = sources.map { _ in [] }
    taken = ranges
    let files = sources.map { source -> (SourceItems, SourceScopes)? in
      guard !source.isObjectiveC else { return nil }
      let items = SourceItems(source.names, source.bytes)
      return (items, SourceScopes(items, isObjectiveC: false))
    }
    for case (_, let scopes)? in files {
      inherited.merge(scopes.inherited) { $0.union($1) }
      namesakes.formUnion(scopes.scopes.compactMap(\.type).filter { $0.last == path.last })
    }
    for case (let file, (let items, let scopes)?) in files.enumerated() {
      for index in items.items.indices where items.word(index) == path.last {
        read(index, items, scopes, in: file)
      }
    }
  }

  private mutating func read(
    _ index: Int, _ items: SourceItems, _ scopes: SourceScopes, in file: Int
  ) {
    let around = scopes.type(around: scopes.scope(at: index)) ?? []
    let range = items.items[index].range
    if items.isMark(index - 1, ".") {
      let start = items.startOfChain(index)
      guard !items.isMark(start - 1, ".") else { return }
      let qualifiers = items.words(from: start).prefix((index - start) / 2)
      if isClass(Array(qualifiers), from: around) { ranges[file].append(range) }
      return
    }
    switch TypeWords.swiftUse(items, index, [], isNested: true) {
    case .nestedType, .declaration, .implementation:
      guard around == path.dropLast() else { return }
      ranges[file].append(range)
      isDeclared = true
    case .type:
      if isClass([], from: around) {
        ranges[file].append(range)
      } else if sees(around) {
        taken[file].append(range)
      }
    case .variable: if sees(around) { taken[file].append(range) }
    case .other: break
    }
  }

  /// Returns whether the last name of the class, after others, means it in a type.
  private func isClass(_ qualifiers: [String], from around: [String]) -> Bool {
    let last = path.suffix(1)
    if qualifiers == ["Self"] { return around + last == path }
    for count in stride(from: around.count, through: 0, by: -1) {
      let type = around.prefix(count) + qualifiers + last
      if namesakes.contains(Array(type)) { return Array(type) == path }
    }
    if let first = qualifiers.first, modules.contains(first) {
      return Array(qualifiers.dropFirst()) + last == path
    }
    // A type that inherits the outer one has the class, too.
    guard namesakes.contains(path) else { return false }
    return (qualifiers.isEmpty ? around : qualifiers.suffix(1)).contains(where: inheritsOuter)
  }

  /// Returns whether a type is inside of the outer one, or inherits it.
  private func sees(_ around: [String]) -> Bool {
    around.starts(with: path.dropLast()) || around.contains(where: inheritsOuter)
  }

  private func inheritsOuter(_ type: String) -> Bool {
    guard path.count > 1 else { return false }
    var seen: Set = [type]
    var open = [type]
    // Bounded: each type is added once.
    while let next = open.popLast() {
      for parent in inherited[next] ?? [] where seen.insert(parent).inserted {
        if parent == path[path.count - 2] { return true }
        open.append(parent)
      }
    }
    return false
  }
}
