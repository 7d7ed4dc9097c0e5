import DiagnosticText
import Diagnostics
import IBSearch

/// The renaming of a name in the Swift and Objective-C sources of an app.
struct SourceRenaming {
  /// A source with the ranges to replace.
  struct Change {
    let source: SourceFile
    let replacements: [(range: Range<Int>, bytes: [UInt8])]

    /// Creates a change; nil if nothing is replaced.
    init?(_ source: SourceFile, _ replacements: [(range: Range<Int>, bytes: [UInt8])]) {
      guard !replacements.isEmpty else { return nil }
      (self.source, self.replacements) = (source, replacements)
    }
  }

  private let renaming: Renaming
  private let sources: [SourceFile]
  /// The modules of the class, according to the documents.
  private let modules: Set<String>
  /// The member, for an outlet, an action or a runtime attribute.
  let member: MemberRenaming?
  /// The literals that may name a resource or have an identifier, for such a name.
  private let literals: NamedLiterals?

  /// Reads the sources in folders.
  /// - Parameters:
  ///   - classes: The classes that have the outlet, answer the action or have the key of the attribute, according to the
  ///     documents.
  ///   - modules: The modules of the class to rename.
  init(
    _ renaming: Renaming, of classes: Set<String>, modules: Set<String> = [],
    in sources: [SourceFile]
  ) throws {
    (self.renaming, self.sources, self.modules) = (renaming, sources, modules)
    switch renaming.kind {
    case .outlet, .action, .attribute:
      member = sources.isEmpty ? nil : try MemberRenaming(renaming, of: classes, in: sources)
    default: member = nil
    }
    switch renaming.kind {
    case .image, .color, .identifier, .segue, .storyboard:
      literals = NamedLiterals(renaming.kind, in: sources.map(\.forLiterals))
    default: literals = nil
    }
  }

  func changes() throws -> [Change] {
    switch renaming.kind {
    case .class: return try renaming.old.contains(".") ? nestedClassChanges() : classChanges()
    case .outlet, .action, .attribute: return try member?.changes() ?? []
    case .image, .color: return try assetChanges()
    case .identifier, .segue, .storyboard:
      return try sources.indices.compactMap { Change(sources[$0], try replacements($0)) }
    default: return []
    }
  }

  /// Returns warnings about the literals that may be the name, and stay.
  func leftLiterals() -> [Diagnostic] {
    var left: [(source: SourceFile, range: Range<Int>)]
    switch renaming.kind {
    case .class, .outlet, .action, .attribute:
      left = sources.flatMap { source in
        source.names.tokens.filter { $0.isLiteral && isNamed($0.text) }.map { (source, $0.range) }
      }
    default:
      left = sources.indices.flatMap { index in
        (literals?.unclear(renaming.old, in: index) ?? []).map { (sources[index], $0) }
      }
      if let symbol = symbols?.old {
        left += sources.filter(\.isSwift).flatMap { source in
          symbol.uses(in: source.names, source.bytes).unclear.map { (source, $0) }
        }
      }
    }
    return RenameRun.warnings("name-in-text", atPlacesIn: left.map(\.source.path)) { index, more in
      let (source, range) = left[index]
      return (
        source.position(of: range),
        "'\(String(decoding: source.bytes[range], as: UTF8.self))' stays\(more); change it if it names the \(renaming.kind.rawValue)"
      )
    }
  }

  /// Returns whether a text is the old name, also that of a class with its module.
  private func isNamed(_ text: String) -> Bool {
    text == renaming.old
      || renaming.kind == .class && text.hasEnding(".\(renaming.old)")
        && text.dropLast(renaming.old.count + 1).utf8.allSatisfy(\.isInIdentifier)
  }

  private func change(_ source: SourceFile, _ ranges: [Range<Int>]) -> Change? {
    Change(source, ranges.map { ($0, Array(renaming.new.utf8)) })
  }

  // MARK: Classes

  private func classChanges() throws -> [Change] {
    func words(_ name: String, _ source: SourceFile) -> TypeWords {
      TypeWords(
        of: name, in: source.names, source.bytes, modules: modules, isObjectiveC: !source.isSwift)
    }
    var declaration: (source: SourceFile, range: Range<Int>)?
    var isDeclared = false
    let changes = try sources.compactMap { source -> Change? in
      let taken = words(renaming.new, source)
      if let range = (taken.ranges + taken.variables + taken.nestedTypes).first {
        throw source.clash(renaming.new, at: range)
      }
      let found = words(renaming.old, source)
      if let range = (found.nestedTypes + found.variables).first {
        throw namesake(source, range)
      }
      if let range = found.declarations.first {
        if let first = declaration, first.source.path != source.path {
          throw Diagnostic.usage(
            "the sources declare '\(renaming.old)' at \(first.source.place(of: first.range)) and \(source.place(of: range)); name only the folder of the class that is meant with --sources"
          )
        }
        declaration = (source, range)
      }
      isDeclared = isDeclared || found.isDeclared
      return change(source, found.ranges.filter { !source.isImported($0) })
    }
    guard isDeclared || sources.isEmpty else { throw undeclared }
    return changes
  }

  /// Returns the changes for a class that is declared inside of other types.
  private func nestedClassChanges() throws -> [Change] {
    func words(_ name: String) -> NestedTypeWords {
      NestedTypeWords(
        of: name.split(separator: ".").map(String.init), modules: modules,
        in: sources.map(\.forLiterals))
    }
    let (found, taken) = (words(renaming.old), words(renaming.new))
    for (source, ranges) in zip(sources, zip(taken.ranges, taken.taken).map(+)) {
      if let range = ranges.first { throw source.clash(renaming.new, at: range) }
    }
    guard found.isDeclared || sources.isEmpty else { throw undeclared }
    for (source, ranges) in zip(sources, found.taken) {
      if let range = ranges.first { throw namesake(source, range) }
    }
    return zip(sources, found.ranges).compactMap { source, ranges in
      Change(source, ranges.map { ($0, Array(renaming.new.lastPart.utf8)) })
    }
  }

  private func namesake(_ source: SourceFile, _ range: Range<Int>) -> Diagnostic {
    Diagnostic.usage(
      "\(source.place(of: range)): another declaration has the name '\(renaming.old)', whose uses cannot be told from those of the class; rename one of them in Xcode"
    )
  }

  private var undeclared: Diagnostic {
    Diagnostic.usage(
      "the sources do not declare the class '\(renaming.old)'; name the folder with its source, or rename the documents without --sources"
    )
  }

  // MARK: Literals

  /// Returns the changes to the literals and cases of a source that are the old name.
  /// - Throws: A ``Diagnostic`` if the source has the new name, which could not be told from the renamed ones.
  private func replacements(
    _ index: Int
  ) throws -> [(range: Range<Int>, bytes: [UInt8])] {
    guard let literals else { return [] }
    if let clash = literals.places(of: renaming.new, in: index).first {
      throw sources[index].clash(renaming.new, at: clash.range)
    }
    return literals.places(of: renaming.old, in: index).map { $0.replacement(renaming.new) }
  }

  /// Returns the changes for an image or color, also of the symbols that Xcode generates.
  private func assetChanges() throws -> [Change] {
    guard let (old, new) = symbols else {
      return try sources.indices.compactMap { Change(sources[$0], try replacements($0)) }
    }
    return try sources.indices.compactMap { index in
      let source = sources[index]
      var replacements = try replacements(index)
      guard source.isSwift else {
        let words = source.names.ranges(of: old.objectiveCName, literals: false)
        return Change(source, replacements + words.map { ($0, Array(new.objectiveCName.utf8)) })
      }
      if let clash = new.uses(in: source.names, source.bytes).ranges.first {
        throw source.clash(new.name, at: clash)
      }
      let ranges = old.uses(in: source.names, source.bytes).ranges
      if let range = ranges.first,
        sources.contains(where: { $0.names.declarations(of: old.name) > 0 })
      {
        throw Diagnostic.usage(
          "\(source.place(of: range)): '.\(old.name)' could be the symbol of the \(renaming.kind.rawValue), or another declaration of the sources; rename the documents without --sources"
        )
      }
      replacements += ranges.map { ($0, Array(new.name.utf8)) }
      return Change(source, replacements)
    }
  }

  /// The symbols of the old and the new name of an image or color; nil for another name, and if they are equal.
  private var symbols: (old: AssetSymbol, new: AssetSymbol)? {
    guard renaming.kind == .image || renaming.kind == .color,
      let old = AssetSymbol(renaming.old, renaming.kind),
      let new = AssetSymbol(renaming.new, renaming.kind), old.objectiveCName != new.objectiveCName,
      old.namespaces == new.namespaces
    else { return nil }
    return (old, new)
  }
}
