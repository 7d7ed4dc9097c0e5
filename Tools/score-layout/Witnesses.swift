import Foundation
import IBCanvas
import InterfaceBuilder

/// The documents that show that a rule or a length of the canvas is right, or that a control has a size.
///
/// A rule's witnesses have a view that is where it is stored with the rule, and is not without it. A length's witnesses
/// have a view that is where it is stored with the length, and is not with a larger one. A size's witnesses have a
/// control of that size whose constraints leave its length to its content.
@MainActor
struct Witnesses {
  /// A fact that documents confirm: a rule or a length of the canvas, or a length of a control.
  enum Fact: Hashable {
    case rule(CanvasRule)
    case canvas(CanvasLength.Value)
    case length(element: String, isWidth: Bool, points: CGFloat)
  }

  /// The documents for one fact.
  struct Evidence {
    var documents = 0
    var repositories: Set<String> = []
    /// The families of the documents besides their repositories; see ``DocumentFamily``.
    var families: [DocumentFamily.Kind: Set<String>] = [:]
    /// The number of documents with a view that differs from its stored frame only because of the fact.
    var contradicting = 0
    var builds: ClosedRange<Int>?

    mutating func add(_ entry: CorpusDocument) {
      documents += 1
      repositories.insert(entry.repository)
      for family in DocumentFamily.all(of: entry) {
        families[family.kind, default: []].insert(family.name)
      }
      let build = entry.document.tools.released.build
      let known = builds ?? build...build
      builds = min(known.lowerBound, build)...max(known.upperBound, build)
    }
  }

  /// Controls whose size does not depend on their content.
  private static let controls: Set<String> = [
    "switch", "slider", "stepper", "progressView", "pageControl", "segmentedControl", "datePicker",
    "pickerView", "searchBar", "activityIndicatorView",
  ]
  /// Controls whose width depends on their text.
  private static let controlsWithText: Set<String> = [
    "segmentedControl", "searchBar", "datePicker",
  ]

  private(set) var evidence: [Fact: Evidence] = [:]
  /// The statements of an earlier table about facts, by their kinds and names.
  private let notes: [String: Note]

  /// The evidence for a fact besides the documents of a corpus.
  private struct Note {
    /// The evidence that is not in the corpus, or none.
    var elsewhere: String
    /// Why to use a fact that one repository shows, or none.
    var reason: String
  }

  init(_ arguments: Arguments) throws {
    let table = try arguments.reasons.map { try String(contentsOfFile: $0, encoding: .utf8) } ?? ""
    let rows = table.split(separator: "\n")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
      .filter { $0.count == 8 }
      .map { ($0[0] + " " + $0[1], Note(elsewhere: $0[6], reason: $0[7])) }
    notes = Dictionary(rows) { first, _ in first }
    for rule in CanvasRule.allCases { evidence[.rule(rule)] = Evidence() }
    for entry in CorpusDocument.all(in: arguments) {
      addCanvas(of: entry)
      addLengths(of: entry)
    }
  }

  /// Returns the facts that only the documents of one repository confirm, and nothing outside the corpus.
  func facts(onlyIn repository: String) -> Set<Fact> {
    Set(
      evidence.filter { fact, evidence in
        evidence.repositories == [repository] && note(on: fact).elsewhere.isEmpty
      }.keys)
  }

  /// Returns the facts that only the documents of one family confirm, and nothing outside the corpus.
  func facts(onlyIn family: DocumentFamily) -> Set<Fact> {
    Set(
      evidence.filter { fact, evidence in
        evidence.families[family.kind] == [family.name] && note(on: fact).elsewhere.isEmpty
      }.keys)
  }

  /// The number of facts that only one repository confirms.
  var single: Int {
    Set(evidence.values.map(\.repositories).filter { $0.count == 1 }).reduce(0) { count, one in
      count + facts(onlyIn: one.first!).count
    }
  }

  private func note(on fact: Fact) -> Note {
    notes[fact.kind + " " + fact.name] ?? Note(elsewhere: "", reason: "")
  }

  // MARK: The canvas

  private mutating func addCanvas(of entry: CorpusDocument) {
    var shown: Set<Fact> = []
    var contradicted: Set<Fact> = []
    for text in DocumentLayoutOptions.Text.allCases {
      var options = DocumentLayoutOptions()
      options.text = text
      let own = entry.compared(options)
      let facts = own.rules.map { Fact.rule($0) } + own.lengths.map { Fact.canvas($0) }
      for fact in facts {
        for (with, without) in zip(own.views, entry.compared(fact.changed(options)).views) {
          if !with.differs, without.differs { shown.insert(fact) }
          if with.differs, !without.differs { contradicted.insert(fact) }
        }
      }
    }
    for fact in shown { evidence[fact, default: Evidence()].add(entry) }
    for fact in contradicted { evidence[fact, default: Evidence()].contradicting += 1 }
  }

  /// Returns the indices of the views that move if a fact of the canvas is different.
  static func views(of entry: CorpusDocument, showing fact: Fact) -> [Int] {
    let options = DocumentLayoutOptions()
    let changed = entry.compared(fact.changed(options)).views
    return zip(entry.compared(options).views, changed).filter { $0.solved != $1.solved }
      .map(\.0.object.index)
  }

  // MARK: Lengths

  private mutating func addLengths(of entry: CorpusDocument) {
    guard entry.document.objects.contains(where: { Self.controls.contains($0.element) }) else {
      return
    }
    for fact in Set(Self.lengths(of: entry).map(\.fact)) {
      evidence[fact, default: Evidence()].add(entry)
    }
  }

  /// Returns the controls that show their intrinsic lengths, each with the index of its view.
  static func lengths(of entry: CorpusDocument) -> [(object: Int, fact: Fact)] {
    let views = entry.compared(DocumentLayoutOptions()).views
    var options = DocumentLayoutOptions()
    options.enlargedElements = controls
    var found: [(Int, Fact)] = []
    for (view, larger) in zip(views, entry.compared(options).views) {
      let element = view.object.element
      guard controls.contains(element), view.object.customClass == nil, view.isDetermined,
        let solved = view.solved?.size, let larger = larger.solved?.size
      else { continue }
      func check(_ length: KeyPath<CGSize, CGFloat>, isWidth: Bool) {
        let stored = view.stored.size[keyPath: length]
        guard abs(stored - solved[keyPath: length]) <= 0.5,
          abs(larger[keyPath: length] - solved[keyPath: length] - DocumentLayoutOptions.enlargement)
            < 0.01
        else { return }
        found.append(
          (
            view.object.index,
            .length(element: element, isWidth: isWidth, points: Self.rounded(stored))
          ))
      }
      if !controlsWithText.contains(element) { check(\.width, isWidth: true) }
      check(\.height, isWidth: false)
    }
    return found
  }

  /// Sums in documents have rounding errors, such as 30.999999999999998.
  private static func rounded(_ points: CGFloat) -> CGFloat { (points * 100).rounded() / 100 }

  // MARK: Table

  /// Returns the facts as tab-separated columns with a header line.
  var table: String {
    let lines = evidence.map { fact, evidence in
      let builds = evidence.builds.map { "\($0.lowerBound)–\($0.upperBound)" } ?? ""
      return [
        fact.kind, fact.name, builds, "\(evidence.documents)", "\(evidence.repositories.count)",
        "\(evidence.contradicting)", note(on: fact).elsewhere,
        evidence.repositories.count > 1 ? "" : note(on: fact).reason,
      ].joined(separator: "\t")
    }
    let header = "kind\tname\tbuilds\tdocuments\trepositories\tcontradicting\telsewhere\treason"
    return ([header] + lines.sorted()).joined(separator: "\n")
  }
}

extension Witnesses.Fact {
  /// Returns the options of a layout without a rule, or with a larger length of the canvas.
  func changed(_ options: DocumentLayoutOptions) -> DocumentLayoutOptions {
    var options = options
    switch self {
    case .rule(let rule): options.withoutRules = [rule]
    case .canvas(let value): options.enlargedLength = value
    case .length: break
    }
    return options
  }

  var kind: String {
    switch self {
    case .rule: "rule"
    case .canvas: "canvas"
    case .length: "size"
    }
  }

  var name: String {
    switch self {
    case .rule(let rule): rule.rawValue
    case .canvas(let value): value.length.rawValue + " " + String(format: "%g", value.points)
    case .length(let element, let isWidth, let points):
      "\(element) \(isWidth ? "width" : "height") "
        + String(format: "%g", points)
    }
  }
}
