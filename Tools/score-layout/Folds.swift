import Foundation
import IBCanvas
import InterfaceBuilder
import TextMetrics

/// Grades the documents of each repository with what is known without it.
///
/// What is fitted is the system font's table, of which each file of a folder holds one with the repositories that it was
/// fitted without, and the rules and sizes, of which those are left out that rest on the repository alone.
@MainActor
struct Folds {
  private let witnesses: Witnesses
  private let arguments: Arguments
  private var tables: [String: SystemFontTable] = [:]

  init(_ arguments: Arguments, _ folder: URL) {
    self.arguments = arguments
    witnesses = Witnesses(arguments)
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
    for file in files {
      guard let text = try? String(contentsOf: file, encoding: .utf8),
        let values = SystemFontValues(text: text)
      else { continue }
      let table = SystemFontTable(values)
      let names = text.split(separator: "\n").first { $0.hasPrefix("repositories") }
      for name in names?.split(separator: " ").dropFirst() ?? [] { tables[String(name)] = table }
    }
  }

  func print() {
    let facts = witnesses.evidence
    let alone = facts.values.count { $0.repositories.count == 1 }
    Swift.print(
      "\(Set(tables.values).count) tables of text without \(tables.count) repositories; "
        + "\(alone) of \(facts.count) rules and sizes rest on one repository")
    for text in DocumentLayoutOptions.Text.allCases {
      var open = Grade()
      var leftOut = Grade()
      for entry in CorpusDocument.all(in: arguments) {
        var options = DocumentLayoutOptions()
        options.text = text
        add(entry.compared(options).views, to: &open)
        let missing = witnesses.facts(onlyIn: entry.repository)
        options.systemFont = tables[entry.repository] ?? .measured
        for case .rule(let rule) in missing { options.withoutRules.insert(rule) }
        let unknown = unknownViews(of: entry, without: missing)
        add(entry.compared(options).views, without: unknown, to: &leftOut)
      }
      Swift.print("\(text.rawValue): determined, open     \(open.determined.text)")
      Swift.print("\(text.rawValue): determined, left out \(leftOut.determined.text)")
      Swift.print("\(text.rawValue): all, open            \(open.all.text)")
      Swift.print("\(text.rawValue): all, left out        \(leftOut.all.text)")
    }
  }

  /// The views that constraints determine, and all; ambiguous ones count as misses.
  private struct Grade {
    var determined = Report.Tally()
    var all = Report.Tally()
  }

  /// Returns the indices of the views that depend on sizes and lengths that no other repository shows.
  private func unknownViews(of entry: CorpusDocument, without missing: Set<Witnesses.Fact>)
    -> Set<Int>
  {
    guard !missing.isEmpty else { return [] }
    var unknown = Set(
      Witnesses.lengths(of: entry).filter { missing.contains($0.fact) }.map(\.object))
    for case .canvas(let value) in missing {
      unknown.formUnion(Witnesses.views(of: entry, showing: .canvas(value)))
    }
    return unknown
  }

  /// Adds the views of a document; those whose frames would be unknown count as far away.
  private func add(
    _ views: [LayoutComparison.View], without unknown: Set<Int> = [], to grade: inout Grade
  ) {
    for view in views {
      let error = unknown.contains(view.object.index) ? .infinity : view.error
      if view.isDetermined { grade.determined.add(error) }
      grade.all.add(view.isDetermined ? error : .infinity)
    }
  }
}
