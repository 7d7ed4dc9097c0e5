import Foundation
import IBCanvas
import InterfaceBuilder
import TextMetrics
import XMLTree

/// Grades the documents of each repository with what is known without it.
///
/// The fitted table is that of the system font, of which each file of a folder holds one with the repositories that it was
/// fitted without, and the rules and sizes, of which those are left out that rest on the repository alone: no other one
/// shows them, and neither do documents outside the corpus, nor are they lengths of UIKit itself. Families of documents
/// (an era, a kind of device) and texts with a character are left out the same way, whatever their repositories are.
@MainActor
struct Folds {
  private let witnesses: Witnesses
  private let arguments: Arguments
  private var tables: [String: SystemFontTable] = [:]
  /// The tables that were fitted without all texts with a character, by the character.
  private var tablesWithout: [Unicode.Scalar: SystemFontTable] = [:]

  init(_ arguments: Arguments, _ witnesses: Witnesses, _ folder: URL) {
    self.arguments = arguments
    self.witnesses = witnesses
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
    for file in files {
      guard let text = try? String(contentsOf: file, encoding: .utf8),
        let values = SystemFontValues(text: text)
      else { continue }
      let table = SystemFontTable(values)
      let header = text.split(separator: "\n").first?.split(separator: " ") ?? []
      switch header.first {
      case "repositories":
        for name in header.dropFirst() { tables[String(name)] = table }
      case "without":
        if let scalar = header.last.flatMap({ UInt32($0) }).flatMap({ Unicode.Scalar($0) }) {
          tablesWithout[scalar] = table
        }
      default: break
      }
    }
  }

  func print() {
    Swift.print(
      "\(Set(tables.values).count) tables of text without \(tables.count) repositories; "
        + "\(witnesses.single) of \(witnesses.evidence.count) rules and sizes rest on one repository"
    )
    for text in DocumentLayoutOptions.Text.allCases {
      var open = Grade()
      var leftOut = Grade()
      var lost: [Loss: Int] = [:]
      for entry in CorpusDocument.all(in: arguments) {
        var options = DocumentLayoutOptions()
        options.text = text
        let known = entry.compared(options).views
        let missing = witnesses.facts(onlyIn: entry.repository)
        options.systemFont = tables[entry.repository] ?? .measured
        for case .rule(let rule) in missing { options.withoutRules.insert(rule) }
        let unknown = unknownViews(of: entry, without: missing)
        let predicted = entry.compared(options).views
        for view in known { open.add(view, error: view.error) }
        for (before, view) in zip(known, predicted) {
          let fact = unknown[view.object.index]
          leftOut.add(view, error: fact == nil ? view.error : .infinity)
          if isNear(before), fact != nil || !isNear(view) {
            lost[Loss(repository: entry.repository, fact: fact?.name ?? ""), default: 0] += 1
          }
        }
      }
      Swift.print("\(text.rawValue): determined, open     \(open.determined.text)")
      Swift.print("\(text.rawValue): determined, left out \(leftOut.determined.text)")
      Swift.print("\(text.rawValue): all, open            \(open.all.text)")
      Swift.print("\(text.rawValue): all, left out        \(leftOut.all.text)")
      for (loss, views) in lost.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) })
        .prefix(arguments.misses)
      {
        Swift.print("lost\t\(views)\t\(loss.repository)\t\(loss.fact)")
      }
    }
    printFamilies()
  }

  // MARK: Families

  /// How many families are printed, those that lose most views.
  private static let worst = 10

  /// The views of a family that are near their stored frames with all evidence, and those without its own.
  private struct Family {
    var documents = 0
    var repositories: Set<String> = []
    var all = Report.Tally()
    var leftOut = Report.Tally()

    var lost: Int { all.near - leftOut.near }

    mutating func add(
      _ entry: CorpusDocument, _ known: [(LayoutComparison.View, isNear: Bool)],
      _ predicted: [Bool]
    ) {
      documents += 1
      repositories.insert(entry.repository)
      for (_, isNear) in known { all.add(isNear ? 0 : .infinity) }
      for isNear in predicted { leftOut.add(isNear ? 0 : .infinity) }
    }
  }

  /// Prints the families of documents, and the characters, that lose most views if no evidence comes from them.
  private func printFamilies() {
    var families: [String: Family] = [:]
    var options = DocumentLayoutOptions()
    let missing = Dictionary(
      grouping: CorpusDocument.all(in: arguments).flatMap(DocumentFamily.all)
    ) {
      $0
    }.mapValues { witnesses.facts(onlyIn: $0[0]) }
    for entry in CorpusDocument.all(in: arguments) {
      options.withoutRules = []
      options.systemFont = .measured
      let views = entry.compared(options).views
      let known = views.map { ($0, isNear: isNear($0)) }
      for family in DocumentFamily.all(of: entry) {
        let facts = missing[family] ?? []
        options.withoutRules = []
        for case .rule(let rule) in facts { options.withoutRules.insert(rule) }
        let unknown = unknownViews(of: entry, without: facts)
        let predicted =
          facts.isEmpty
          ? known.map(\.isNear)
          : entry.compared(options).views.map { isNear($0) && unknown[$0.object.index] == nil }
        families["\(family.kind.rawValue) \(family.name)", default: Family()].add(
          entry, known, predicted)
      }
      options.withoutRules = []
      let scalars = Self.scalars(of: entry.document)
      for (scalar, table) in tablesWithout where scalars.contains(scalar) {
        options.systemFont = table
        let predicted = entry.compared(options).views.map { isNear($0) }
        families["character \(scalar)", default: Family()].add(entry, known, predicted)
      }
    }
    let ordered = families.sorted { ($1.value.lost, $0.key) < ($0.value.lost, $1.key) }
    Swift.print("families without their own evidence, of \(families.count) the worst:")
    for (name, family) in ordered.prefix(Self.worst) {
      Swift.print(
        "family\t\(family.lost) of \(family.all.views) views lost\t\(name)\t"
          + "\(family.documents) documents\t\(family.repositories.count) repositories")
    }
  }

  /// Returns the characters of the texts of a document's views.
  private static func scalars(of document: IBDocument) -> Set<Unicode.Scalar> {
    var scalars: Set<Unicode.Scalar> = []
    for object in document.objects {
      for text in [object.node["text"], object.node["title"], object.node["placeholder"]] {
        scalars.formUnion(text?.unicodeScalars ?? "".unicodeScalars)
      }
      for state in object.node.elements {
        scalars.formUnion(state["title"]?.unicodeScalars ?? "".unicodeScalars)
      }
    }
    return scalars
  }

  private func isNear(_ view: LayoutComparison.View) -> Bool { view.isDetermined && !view.differs }

  /// Views of a repository that are near their stored frames only with all evidence.
  private struct Loss: Hashable, Comparable {
    var repository: String
    /// The length or size that no other repository shows; empty if a rule or the widths of texts differ.
    var fact: String

    static func < (left: Loss, right: Loss) -> Bool {
      (left.repository, left.fact) < (right.repository, right.fact)
    }
  }

  /// The views that constraints determine, and all; ambiguous ones count as misses.
  private struct Grade {
    var determined = Report.Tally()
    var all = Report.Tally()

    mutating func add(_ view: LayoutComparison.View, error: CGFloat) {
      if view.isDetermined { determined.add(error) }
      all.add(view.isDetermined ? error : .infinity)
    }
  }

  /// Returns the views whose frames depend on sizes and lengths that no other repository shows, by index.
  private func unknownViews(of entry: CorpusDocument, without missing: Set<Witnesses.Fact>)
    -> [Int: Witnesses.Fact]
  {
    guard !missing.isEmpty else { return [:] }
    var unknown: [Int: Witnesses.Fact] = [:]
    for (object, fact) in Witnesses.lengths(of: entry) where missing.contains(fact) {
      unknown[object] = fact
    }
    for fact in missing {
      guard case .canvas = fact else { continue }
      for view in Witnesses.views(of: entry, showing: fact) { unknown[view] = fact }
    }
    return unknown
  }
}
