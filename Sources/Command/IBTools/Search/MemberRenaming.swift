import Diagnostics
import IBSearch
import PublishedAPI

/// The renaming of an outlet, an action or the property of a runtime attribute in the sources of an app.
struct MemberRenaming {
  /// The classes and protocols that declare the member, and all that inherit it.
  let family: Set<String>
  /// The other classes that declare a member with the old name.
  let otherOwners: Set<String>
  /// Whether no other class of the app declares a member with the old name.
  let isUnique: Bool

  /// Whether the member is a method, which another method may hide.
  private let isMethod: Bool
  private let sources: [SourceFile]
  private let found: [MemberNames]
  /// The names to replace; in Swift only the first one.
  private let pairs: [(old: String, new: String)]
  /// The types that members of the family could be confused with: the family and its superclasses.
  private let lineage: Set<String>

  /// Finds the members in sources.
  /// - Parameter classes: The classes that the documents state.
  /// - Throws: A ``Diagnostic`` if the sources do not declare the member in one of them, or in several.
  init(_ renaming: Renaming, of classes: Set<String>, in sources: [SourceFile]) throws {
    let (old, new) = try Self.baseNames(renaming)
    var pairs: [(old: String, new: String, form: MemberNames.Form)] = []
    if renaming.kind == .action {
      let parts = renaming.old.split(separator: ":")
      let form = MemberNames.Form.method(
        hasArguments: renaming.old.contains(":"), further: parts.dropFirst().map(String.init))
      pairs = [(old, new, form)]
    } else {
      // A property of Objective-C also has a variable and a method.
      pairs = [
        (old, new, .property), ("_" + old, "_" + new, .property),
        ("set" + Self.capitalized(old), "set" + Self.capitalized(new), .setter),
      ]
    }
    let members = Dictionary(
      pairs.flatMap { [($0.old, $0.form), ($0.new, $0.form)] }, uniquingKeysWith: { $1 })
    (self.sources, isMethod) = (sources, renaming.kind == .action)
    self.pairs = pairs.map { ($0.old, $0.new) }
    let found = sources.map {
      MemberNames(of: members, in: $0.names, $0.bytes, isObjectiveC: !$0.isSwift)
    }
    self.found = found
    var parents: [String: Set<String>] = [:]
    var children: [String: Set<String>] = [:]
    var declaring: Set<String> = []
    for names in found {
      for (type, others) in names.inherited {
        parents[type, default: []].formUnion(others)
        for other in others { children[other, default: []].insert(type) }
      }
      for place in names.places[old] ?? [] where place.kind == .declaration {
        declaring.insert(place.type ?? "")
      }
    }
    declaring.remove("")
    if declaring.isEmpty, renaming.kind == .action { try Self.checkLabels(renaming, sources) }
    let roots = try Self.roots(old, declaring, classes, Self.closure(of: classes, parents))
    let family = Self.closure(of: roots, children)
    self.family = family
    otherOwners = declaring.subtracting(family)
    lineage = Self.closure(of: family, parents)
    isUnique =
      !PublishedAPI.hasMember(old)
      && !found.contains { $0.places[old]?.contains { Self.isForeign($0, family) } ?? false }
  }

  private static func baseNames(_ renaming: Renaming) throws -> (String, String) {
    guard renaming.kind == .action else {
      guard !renaming.old.contains("."), !renaming.new.contains(".") else {
        throw Diagnostic.usage(
          "sources cannot be renamed for a key path; name a single key, or rename the documents without --sources"
        )
      }
      return (renaming.old, renaming.new)
    }
    // The first part of a selector is the base name of a method; the other parts are its argument labels.
    let (before, after) = (renaming.old.split(separator: ":"), renaming.new.split(separator: ":"))
    guard before.dropFirst() == after.dropFirst(), let first = before.first, let other = after.first
    else {
      throw Diagnostic.usage(
        "sources cannot be renamed from '\(renaming.old)' to '\(renaming.new)', because more than the first part differs; rename the method in Xcode, and the documents without --sources"
      )
    }
    return (String(first), String(other))
  }

  /// Checks that no function has the selector together with its first label: `tap(sender:)` for `tapWithSender:`.
  private static func checkLabels(_ renaming: Renaming, _ sources: [SourceFile]) throws {
    for start in SwiftSelector.starts(of: renaming.old) {
      guard let label = start.label else { continue }
      for source in sources where source.isSwift {
        let tokens = source.names.tokens
        let place = tokens.indices.dropLast(2).first {
          tokens[$0].text == "func" && tokens[$0 + 1].text == start.baseName
            && tokens[$0 + 2].text == label
        }
        guard let place else { continue }
        throw Diagnostic.usage(
          "\(source.place(of: tokens[place].range)): '\(start.baseName)(\(label):…)' has the selector '\(renaming.old)', which Swift makes of both names; rename it in Xcode, and the documents without --sources"
        )
      }
    }
  }

  private static func roots(
    _ member: String, _ declaring: Set<String>, _ classes: Set<String>, _ lineage: Set<String>
  ) throws -> Set<String> {
    if classes.isEmpty {
      guard declaring.count != 1 else { return declaring }
      throw Diagnostic.usage(
        declaring.isEmpty
          ? "the sources do not declare '\(member)'; name the folder with its class, or rename the documents without --sources"
          : "the sources declare '\(member)' in \(declaring.sorted().joined(separator: ", ")), and the documents do not state which is meant; choose one with --class"
      )
    }
    let roots = declaring.intersection(lineage)
    guard roots.isEmpty else { return roots }
    throw Diagnostic.usage(
      "the sources do not declare '\(member)' in \(classes.sorted().joined(separator: ", ")) or its superclasses; name the folder with its sources, or rename the documents without --sources"
    )
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

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Returns whether a place shows that something outside of a family has the name.
  private static func isForeign(_ place: MemberNames.Place, _ family: Set<String>) -> Bool {
    switch place.kind {
    case .declaration, .own: !family.contains(place.type ?? "")
    case .ofType(let type): !family.contains(type)
    case .foreign: true
    case .local, .parameter, .other: false
    }
  }

  func changes() throws -> [SourceRenaming.Change] {
    try checkDeclarations()
    try checkNewName()
    return try zip(sources, found).compactMap { source, names in
      var ranges: [(range: Range<Int>, bytes: [UInt8])] = []
      for pair in source.isSwift ? Array(pairs.prefix(1)) : pairs {
        for place in names.places[pair.old] ?? [] where isRenamed(place) {
          guard place.kind != .other || isUnique else {
            throw Diagnostic.usage(
              "\(source.place(of: place.range)): it is not known whose '\(pair.old)' this is, because other classes have one, too; rename it in Xcode, and the documents without --sources"
            )
          }
          ranges.append((place.range, Array(pair.new.utf8)))
        }
      }
      return SourceRenaming.Change(source, ranges)
    }
  }

  private func isRenamed(_ place: MemberNames.Place) -> Bool {
    switch place.kind {
    case .declaration, .own, .local: family.contains(place.type ?? "")
    case .ofType(let type): family.contains(type)
    case .other: true
    case .parameter, .foreign: false
    }
  }

  /// Checks that a type of Swift declares the member once, so that it is known which one the document means.
  private func checkDeclarations() throws {
    var declared: Set<String> = []
    for (source, names) in zip(sources, found) where source.isSwift {
      for place in names.places[pairs[0].old] ?? [] where place.kind == .declaration {
        guard let type = place.type, family.contains(type), !declared.insert(type).inserted
        else { continue }
        throw Diagnostic.usage(
          "\(source.place(of: place.range)): '\(type)' declares '\(pairs[0].old)' more than once; rename it in Xcode, and the documents without --sources"
        )
      }
    }
  }

  /// Checks that no member of the family has the new name, and that no parameter or variable with it hides a renamed one.
  private func checkNewName() throws {
    let new = pairs[0].new
    // A method with arguments, such as one of a delegate, is not confused with a property.
    let owner = lineage.sorted().first {
      isMethod ? PublishedAPI.has(new, in: $0) == true : PublishedAPI.hasProperty(new, in: $0)
    }
    if let owner {
      throw Diagnostic.usage("'\(new)' is a member of \(owner); choose another name")
    }
    // A use whose class is not known may be of another class that has the name.
    let isElsewhere =
      PublishedAPI.hasMember(new)
      || found.contains { $0.places[new]?.contains { Self.isForeign($0, lineage) } ?? false }
    for (source, names) in zip(sources, found) {
      for pair in source.isSwift ? Array(pairs.prefix(1)) : pairs {
        let hidden = (names.places[pair.old] ?? []).filter {
          isRenamed($0) && $0.hidden.contains(pair.new)
        }
        let clashes = (names.places[pair.new] ?? []).filter { isClash($0, isElsewhere) }
        if let place = (clashes + hidden).first { throw source.clash(pair.new, at: place.range) }
      }
    }
  }

  private func isClash(_ place: MemberNames.Place, _ isElsewhere: Bool) -> Bool {
    switch place.kind {
    case .declaration, .own: lineage.contains(place.type ?? "")
    case .ofType(let type): lineage.contains(type)
    case .other: !isElsewhere
    case .local, .parameter, .foreign: false
    }
  }
}
