import Diagnostics
import IBSearch
import InterfaceBuilder

/// The changes of a renaming that is not ambiguous.
struct RenamePlan {
  /// The renaming, with the classes that it concerns.
  private(set) var renaming: Renaming
  let source: SourceRenaming

  /// Plans a renaming.
  /// - Throws: A ``Diagnostic`` with the reason why the renaming would be ambiguous or change what it must not.
  init(_ renaming: Renaming, _ documents: [IBDocument], _ sources: [SourceFile]) throws {
    self.renaming = renaming
    let uses = documents.flatMap { renaming.uses(in: $0) }
    if uses.isEmpty { try Self.explainAbsence(of: renaming, in: documents) }
    if let refusal = Self.frameworkRefusal(renaming, uses, sources) { throw refusal }
    let owners = renaming.scope.map { [$0] } ?? Self.owners(renaming, uses)
    if renaming.isOfMember, !sources.isEmpty {
      source = try Self.members(renaming, owners, sources)
      if let member = source.member {
        self.renaming.classes = member.family.union(owners)
        try includeFirstResponder(documents, member)
      }
    } else {
      // Without sources, the key of an attribute is only a text of the documents.
      if owners.count > 1, renaming.kind != .attribute { throw Self.ambiguity(renaming, owners) }
      let modules = renaming.kind == .class ? Set(uses.compactMap(\.detail)) : []
      source = try SourceRenaming(renaming, of: owners, modules: modules, in: sources)
    }
    for document in documents {
      guard let clash = self.renaming.clashes(in: document).first else { continue }
      throw Diagnostic(
        id: "ambiguous-rename", severity: .error, file: document.file, range: clash.sourceRange,
        message:
          "the \(renaming.kind.rawValue) '\(renaming.new)' exists already, with which the renamed one would be confused"
      )
    }
  }

  /// Explains why documents that have a name do not use it in the meaning of the renaming.
  /// - Throws: A ``Diagnostic`` for an image or color of the system, and for a class of other modules.
  private static func explainAbsence(of renaming: Renaming, in documents: [IBDocument]) throws {
    let others = documents.flatMap { $0.uses([renaming.kind]) }.filter { $0.name == renaming.old }
    guard let first = others.first else { return }
    switch renaming.kind {
    case .image, .color:
      throw Diagnostic(
        id: "framework-name", severity: .error, file: first.object?.document.file,
        range: first.sourceRange,
        message:
          "'\(renaming.old)' is \(renaming.kind == .image ? "an image" : "a color") of the system, which keeps its name"
      )
    case .class:
      let modules = Set(others.map { $0.detail ?? "no module" }).sorted()
      throw Diagnostic.usage(
        "the documents have the class '\(renaming.old)' of \(modules.joined(separator: ", ")), not of '\(renaming.scope ?? "")'; choose another one with --module"
      )
    default: return
    }
  }

  /// Returns those of which only one can be meant: classes, modules or documents.
  private static func owners(_ renaming: Renaming, _ uses: [DocumentUse]) -> Set<String> {
    switch renaming.kind {
    case .outlet, .action, .attribute: Set(uses.flatMap { Renaming.classes(of: $0) })
    case .class: Set(uses.map { $0.detail ?? "" }).subtracting([""])
    // Ids in different documents are unrelated.
    case .id: Set(uses.filter { !$0.isReference }.compactMap { $0.object?.document.file })
    default: []
    }
  }

  /// Returns the members of the sources that all classes of the documents share.
  private static func members(
    _ renaming: Renaming, _ owners: Set<String>, _ sources: [SourceFile]
  ) throws -> SourceRenaming {
    guard owners.count > 1, let first = owners.min() else {
      return try SourceRenaming(renaming, of: owners, in: sources)
    }
    guard let source = try? SourceRenaming(renaming, of: [first], in: sources),
      source.member?.family.isSuperset(of: owners) == true
    else { throw ambiguity(renaming, owners) }
    return source
  }

  /// Includes the actions of First Responder if only the family of the member can answer them.
  private mutating func includeFirstResponder(
    _ documents: [IBDocument], _ member: MemberRenaming
  ) throws {
    let all = Renaming(renaming.kind, from: renaming.old, to: renaming.new)
    let uses = documents.flatMap { all.uses(in: $0) }.filter { Renaming.isOfFirstResponder($0) }
    guard let use = uses.first else { return }
    if let other = member.otherOwners.min() {
      throw Diagnostic(
        id: "ambiguous-rename", severity: .error, file: use.object?.document.file,
        range: use.sourceRange,
        message:
          "'\(renaming.old)' of First Responder or an unwind segue could also be an action of \(other); rename it in Xcode"
      )
    }
    renaming.includesFirstResponder = true
  }

  private static func ambiguity(_ renaming: Renaming, _ owners: Set<String>) -> Diagnostic {
    let advice =
      switch renaming.kind {
      case .class: "choose one with --module"
      case .id: "name one document"
      default: "choose one with --class"
      }
    return Diagnostic.usage(
      "'\(renaming.old)' is ambiguous: \(owners.sorted().joined(separator: ", ")); \(advice)")
  }

  /// Returns the reason why a name cannot change, or why it cannot be the new one: a class of the frameworks declares it.
  private static func frameworkRefusal(
    _ renaming: Renaming, _ uses: [DocumentUse], _ sources: [SourceFile]
  ) -> Diagnostic? {
    func diagnostic(_ use: DocumentUse, _ name: String, _ owner: String, _ rest: String)
      -> Diagnostic
    {
      Diagnostic(
        id: "framework-name", severity: .error, file: use.object?.document.file,
        range: use.sourceRange,
        message: "'\(name)' is an \(renaming.kind.rawValue) of \(owner)\(rest)")
    }
    let name = renaming.old.split(separator: ":").first.map(String.init) ?? renaming.old
    lazy var isDeclared = sources.contains { $0.names.declarations(of: name) > 0 }
    for use in uses {
      if let owner = Renaming.frameworkClass(with: renaming.new, for: use) {
        return diagnostic(use, renaming.new, owner, "; choose another name")
      }
      guard let owner = Renaming.frameworkClass(with: renaming.old, for: use) else { continue }
      guard !Renaming.statesFrameworkClass(use) else {
        return diagnostic(use, renaming.old, owner, ", which keeps its name")
      }
      guard isDeclared else {
        return diagnostic(
          use, renaming.old, owner,
          ", which keeps its name; if a class of the app declares it, name its sources with --sources"
        )
      }
    }
    return nil
  }
}
