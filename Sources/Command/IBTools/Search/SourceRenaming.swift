import DiagnosticText
import Diagnostics
import IBSearch

/// The renaming of a name in the Swift and Objective-C sources of an app.
struct SourceRenaming {
  /// A source with the ranges to replace.
  struct Change {
    let file: String
    let bytes: [UInt8]
    let replacements: [(range: Range<Int>, bytes: [UInt8])]

    /// Creates a change; nil if nothing is replaced.
    init?(_ source: SourceFile, _ replacements: [(range: Range<Int>, bytes: [UInt8])]) {
      guard !replacements.isEmpty else { return nil }
      (file, bytes, self.replacements) = (source.path, source.bytes, replacements)
    }
  }

  private let renaming: Renaming
  private let sources: [SourceFile]
  /// The member, for an outlet, an action or a runtime attribute.
  let member: MemberRenaming?

  /// Reads the sources in folders.
  /// - Parameter classes: The classes that have the outlet, answer the action or have the key of the attribute, according
  ///   to the documents.
  init(_ renaming: Renaming, of classes: Set<String>, in sources: [SourceFile]) throws {
    (self.renaming, self.sources) = (renaming, sources)
    switch renaming.kind {
    case .outlet, .action, .attribute:
      member = sources.isEmpty ? nil : try MemberRenaming(renaming, of: classes, in: sources)
    default: member = nil
    }
  }

  func changes() throws -> [Change] {
    switch renaming.kind {
    case .class:
      for source in sources {
        if let range = source.words(renaming.new).first {
          throw source.clash(renaming.new, at: range)
        }
      }
      return sources.compactMap { change($0, $0.words(renaming.old)) }
    case .outlet, .action, .attribute: return try member?.changes() ?? []
    case .image, .color: return try assetChanges()
    case .identifier, .segue, .storyboard:
      return try sources.compactMap { change($0, try literals(of: $0)) }
    default: return []
    }
  }

  /// Returns warnings about literals that may name the class or member, and stay.
  func leftLiterals() -> [Diagnostic] {
    switch renaming.kind {
    case .class, .outlet, .action, .attribute: break
    default: return []
    }
    let left = sources.flatMap { source in
      source.names.ranges(of: renaming.old, literals: true).map { (source, $0) }
    }
    guard let (source, range) = left.first else { return [] }
    let more = left.count > 1 ? " (and in \(left.count - 1) more places)" : ""
    return [
      Diagnostic(
        id: "name-in-text", severity: .warning, file: source.path,
        range: source.position(of: range),
        message:
          "the text \"\(renaming.old)\" stays\(more); change it if it names the \(renaming.kind.rawValue)"
      )
    ]
  }

  private func change(_ source: SourceFile, _ ranges: [Range<Int>]) -> Change? {
    Change(source, ranges.map { ($0, Array(renaming.new.utf8)) })
  }

  // MARK: Literals

  /// Returns the literals that are the old name.
  /// - Throws: A ``Diagnostic`` if the source has the new name, which could not be told from the renamed ones.
  private func literals(of source: SourceFile) throws -> [Range<Int>] {
    let names = source.names.nameLiterals
    if let clash = names.first(where: { $0.text == renaming.new }) {
      throw source.clash(renaming.new, at: clash.range)
    }
    return names.filter { $0.text == renaming.old }.map(\.range)
  }

  private func assetChanges() throws -> [Change] {
    let kind = renaming.kind.rawValue
    let old = AssetSymbol(renaming.old, renaming.kind)?.name
    let new = AssetSymbol(renaming.new, renaming.kind)?.name
    return try sources.compactMap { source in
      var replacements = try literals(of: source).map {
        (range: $0, bytes: Array(renaming.new.utf8))
      }
      if let old, let new, old != new {
        if let clash = AssetSymbol.ranges(of: new, in: source.names, source.bytes).first {
          throw source.clash(new, at: clash)
        }
        let ranges = AssetSymbol.ranges(of: old, in: source.names, source.bytes)
        if let range = ranges.first, sources.contains(where: { $0.names.declarations(of: old) > 0 })
        {
          throw Diagnostic.usage(
            "\(source.place(of: range)): '.\(old)' could be the symbol of the \(kind), or another declaration of the sources; rename the documents without --sources"
          )
        }
        replacements += ranges.map { ($0, Array(new.utf8)) }
      }
      return Change(source, replacements)
    }
  }
}
