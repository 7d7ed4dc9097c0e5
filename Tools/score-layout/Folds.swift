import Foundation
import IBCanvas
import InterfaceBuilder
import TextMetrics

/// Grades the documents of each repository with what is known without it.
///
/// What is fitted is the system font's table, of which each file of a folder holds one with the repositories that it was
/// fitted without, and the rules and sizes, of which those are left out that rest on the repository alone: no other one
/// shows them, and neither do documents outside the corpus, nor are they lengths of UIKit itself.
@MainActor
struct Folds {
  private let witnesses: Witnesses
  private let arguments: Arguments
  private var tables: [String: SystemFontTable] = [:]

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
      let names = text.split(separator: "\n").first { $0.hasPrefix("repositories") }
      for name in names?.split(separator: " ").dropFirst() ?? [] { tables[String(name)] = table }
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
