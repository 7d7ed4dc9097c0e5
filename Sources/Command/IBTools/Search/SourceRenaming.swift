import Diagnostics
import FileWork
import IBSearch
import PublishedAPI

/// The renaming of a name in the Swift and Objective-C sources of an app.
struct SourceRenaming {
  /// A source with the ranges to replace.
  struct Change {
    let file: String
    let bytes: [UInt8]
    let replacements: [(range: Range<Int>, bytes: [UInt8])]
  }

  static let endings = [".swift", ".m", ".mm", ".h"]

  private let renaming: Renaming
  /// The classes that have the outlet, answer the action or have the key of the attribute, according to the documents.
  private let classes: Set<String>
  private let sources: [(file: String, bytes: [UInt8], names: SourceNames)]

  init(_ renaming: Renaming, of classes: Set<String>, in folders: [String]) throws {
    (self.renaming, self.classes) = (renaming, classes)
    sources = try FileWatch.files(below: folders, endings: Self.endings).map { file in
      try Supervisor.reading(file) {
        let bytes = try LocalizedDocument.bytes(of: file)
        return (file, bytes, SourceNames(bytes))
      }
    }
  }

  /// Returns how many times the sources declare a name.
  func declarations(of name: String) -> Int {
    sources.reduce(0) { $0 + $1.names.declarations(of: name) }
  }

  func changes() throws -> [Change] {
    switch renaming.kind {
    case .class:
      if let clash = sources.first(where: { !words(renaming.new, in: $0.names).isEmpty }) {
        throw Self.clash(
          renaming.new, at: words(renaming.new, in: clash.names)[0], clash.file, clash.bytes)
      }
      return sources.compactMap { change($0, words(renaming.old, in: $0.names)) }
    case .outlet: return try memberChanges(from: renaming.old, to: renaming.new)
    case .attribute:
      guard !renaming.old.contains("."), !renaming.new.contains(".") else {
        throw Diagnostic.usage(
          "sources cannot be renamed for a key path; name a single key, or rename the documents without --sources"
        )
      }
      return try memberChanges(from: renaming.old, to: renaming.new)
    case .action:
      // The first part of a selector is the base name of a method; the other parts are its argument labels.
      let (before, after) = (renaming.old.split(separator: ":"), renaming.new.split(separator: ":"))
      guard before.dropFirst() == after.dropFirst(), let first = before.first,
        let other = after.first
      else {
        throw Diagnostic.usage(
          "sources cannot be renamed from '\(renaming.old)' to '\(renaming.new)', because more than the first part differs; rename the method in Xcode, and the documents without --sources"
        )
      }
      return try memberChanges(from: String(first), to: String(other))
    case .image, .color: return try assetChanges()
    case .identifier, .segue, .storyboard:
      return sources.compactMap {
        change($0, $0.names.ranges(of: renaming.old, literals: true))
      }
    default: return []
    }
  }

  private func words(_ word: String, in names: SourceNames) -> [Range<Int>] {
    names.ranges(of: word, literals: false)
  }

  private func change(
    _ source: (file: String, bytes: [UInt8], names: SourceNames), _ ranges: [Range<Int>]
  ) -> Change? {
    change(source, ranges.map { ($0, Array(renaming.new.utf8)) })
  }

  private func change(
    _ source: (file: String, bytes: [UInt8], names: SourceNames),
    _ replacements: [(range: Range<Int>, bytes: [UInt8])]
  ) -> Change? {
    replacements.isEmpty
      ? nil : Change(file: source.file, bytes: source.bytes, replacements: replacements)
  }

  private static func line(of range: Range<Int>, in bytes: [UInt8]) -> Int {
    bytes[..<range.lowerBound].count { $0 == 0x0A } + 1
  }

  private static func clash(
    _ name: String, at range: Range<Int>, _ file: String, _ bytes: [UInt8]
  ) -> Diagnostic {
    Diagnostic.usage(
      "\(file):\(line(of: range, in: bytes)): the sources already have the name '\(name)'; choose another name"
    )
  }

  // MARK: Images and colors

  private func assetChanges() throws -> [Change] {
    let symbols = (
      AssetSymbol(renaming.old, renaming.kind), AssetSymbol(renaming.new, renaming.kind)
    )
    return try sources.compactMap { source in
      var replacements = source.names.ranges(of: renaming.old, literals: true)
        .map { (range: $0, bytes: Array(renaming.new.utf8)) }
      if let old = symbols.0?.name, let new = symbols.1?.name, old != new {
        let ranges = AssetSymbol.ranges(of: old, in: source.names)
        if let range = ranges.first, declarations(of: old) > 0 {
          throw Diagnostic.usage(
            "\(source.file):\(Self.line(of: range, in: source.bytes)): '.\(old)' could be the symbol of the \(renaming.kind.rawValue), or another declaration of the sources; rename the documents without --sources"
          )
        }
        replacements += ranges.map { ($0, Array(new.utf8)) }
      }
      return change(source, replacements)
    }
  }

  // MARK: Members

  /// Returns the changes to the members of one class and its subclasses.
  /// - Throws: A ``Diagnostic`` where it is not known whose member a name is.
  private func memberChanges(from old: String, to new: String) throws -> [Change] {
    guard !sources.isEmpty else { return [] }
    // A property of Objective-C also has a variable and a method.
    let pairs: [(old: String, new: String)] = [
      (old, new), ("_" + old, "_" + new),
      ("set" + Self.capitalized(old), "set" + Self.capitalized(new)),
    ]
    let wanted = Set(pairs.flatMap { [$0.old, $0.new] })
    let found = sources.map { MemberNames(of: wanted, in: $0.names) }
    let family = try family(declaring: old, found)
    guard !family.isEmpty else { return [] }
    let isUnique =
      !PublishedAPI.hasMember(old)
      && !found.contains { names in
        names.places[old]?.contains {
          $0.kind == .declaration && !family.contains($0.type ?? "")
        } ?? false
      }
    return try zip(sources, found).compactMap { source, names in
      let isSwift = source.file.hasEnding(".swift")
      var replacements: [(range: Range<Int>, bytes: [UInt8])] = []
      for pair in isSwift ? Array(pairs.prefix(1)) : pairs {
        for place in names.places[pair.new] ?? [] where isOf(family, place) {
          throw Self.clash(pair.new, at: place.range, source.file, source.bytes)
        }
        for place in names.places[pair.old] ?? [] where isOf(family, place) {
          guard place.kind != .other || isUnique else {
            throw Diagnostic.usage(
              "\(source.file):\(Self.line(of: place.range, in: source.bytes)): it is not known whose '\(pair.old)' this is, because other classes have one, too; rename it in Xcode, and the documents without --sources"
            )
          }
          replacements.append((place.range, Array(pair.new.utf8)))
        }
      }
      let declared = Dictionary(
        grouping: (names.places[old] ?? []).filter {
          isSwift && $0.kind == .declaration && family.contains($0.type ?? "")
        }, by: { $0.type ?? "" })
      if let (type, places) = declared.first(where: { $0.value.count > 1 }) {
        throw Diagnostic.usage(
          "\(source.file):\(Self.line(of: places[1].range, in: source.bytes)): '\(type)' declares '\(old)' \(places.count) times; rename it in Xcode, and the documents without --sources"
        )
      }
      return change(source, replacements)
    }
  }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Returns whether a place names a member of a family of types, or may do so.
  private func isOf(_ family: Set<String>, _ place: MemberNames.Place) -> Bool {
    switch place.kind {
    case .declaration, .own: family.contains(place.type ?? "")
    case .ofType(let type): family.contains(type)
    case .other: true
    }
  }

  /// Returns the classes and protocols that declare the member for the documents' class, and all that inherit it; empty if
  /// the documents do not state a class and the sources do not declare the member.
  private func family(declaring member: String, _ found: [MemberNames]) throws -> Set<String> {
    var parents: [String: Set<String>] = [:]
    var children: [String: Set<String>] = [:]
    var declaring: Set<String> = []
    for names in found {
      for (type, others) in names.inherited {
        parents[type, default: []].formUnion(others)
        for other in others { children[other, default: []].insert(type) }
      }
      for place in names.places[member] ?? [] where place.kind == .declaration {
        declaring.insert(place.type ?? "")
      }
    }
    var roots = declaring
    if !classes.isEmpty {
      roots.formIntersection(Self.closure(of: classes, parents))
      guard !roots.isEmpty else {
        throw Diagnostic.usage(
          "the sources do not declare '\(member)' in \(classes.sorted().joined(separator: ", ")) or its superclasses; name the folder with its sources, or rename the documents without --sources"
        )
      }
    } else if declaring.count > 1 {
      throw Diagnostic.usage(
        "the sources declare '\(member)' in \(declaring.sorted().joined(separator: ", ")), and the documents do not say which is meant; choose one with --class"
      )
    }
    return Self.closure(of: roots, children)
  }

  /// Returns types and all that a relation leads to from them.
  private static func closure(of types: Set<String>, _ next: [String: Set<String>]) -> Set<String> {
    var closure = types
    var open = Array(types)
    // Bounded: each type is added once.
    while let type = open.popLast() {
      for other in next[type] ?? [] where closure.insert(other).inserted { open.append(other) }
    }
    return closure
  }
}
