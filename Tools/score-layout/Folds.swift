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
      var open = Report.Tally()
      var leftOut = Report.Tally()
      for entry in CorpusDocument.all(in: arguments) {
        var options = DocumentLayoutOptions()
        options.text = text
        add(entry.compared(options).views, to: &open)
        let missing = witnesses.facts(onlyIn: entry.repository)
        options.systemFont = tables[entry.repository] ?? .measured
        for case .rule(let rule) in missing { options.withoutRules.insert(rule) }
        // A size that nothing else shows would not be known.
        let unknown = Set(
          missing.isEmpty
            ? [] : Witnesses.lengths(of: entry).filter { missing.contains($0.fact) }.map(\.object))
        add(entry.compared(options).views, without: unknown, to: &leftOut)
      }
      Swift.print("\(text.rawValue): open     \(open.text)")
      Swift.print("\(text.rawValue): left out \(leftOut.text)")
    }
  }

  /// Adds views that constraints determine; what is unknown counts as far away.
  private func add(
    _ views: [LayoutComparison.View], without unknown: Set<Int> = [], to tally: inout Report.Tally
  ) {
    for view in views where view.isDetermined {
      tally.add(unknown.contains(view.object.index) ? .infinity : view.error)
    }
  }
}
