package import DiagnosticText
import Diagnostics
import Foundation
import HeadlessUIKit
package import IBCanvas
package import InterfaceBuilder

/// The output of a layout as text and JSON.
package struct LayoutText {
  private let document: IBDocument
  private let layout: SolvedLayout

  package init(_ document: IBDocument, _ layout: SolvedLayout) {
    self.document = document
    self.layout = layout
  }

  // MARK: Text

  /// Returns the views in document order with their frames. With a comparison, only returns the views that differ.
  /// - Parameter stale: In a comparison, the roots whose stored frames are outdated.
  package func text(_ comparison: LayoutComparison?, _ stale: StaleFrames?) -> String {
    guard let comparison else { return frames + problems }
    return difference(comparison, stale) + problems
  }

  private var frames: String {
    document.objects.reduce(into: "") { text, object in
      guard let id = object.id, let place = layout.places[id] else { return }
      let open = place.isConstrained && !place.isDetermined ? "  ambiguous" : ""
      text += "\(place.frame.text)  \(name(of: object)) #\(PrintableText.line(id))\(open)\n"
    }
  }

  /// The dropped constraints, followed by the constraints that conflict with those of a stack view.
  private var unsatisfiable: [String] {
    var seen = Set<String>()
    return (layout.unsatisfiable + layout.conflicts.map(\.broken)).filter {
      seen.insert($0).inserted
    }
  }

  private var problems: String {
    let conflicts = Dictionary(layout.conflicts.map { ($0.broken, $0) }) { first, _ in first }
    return unsatisfiable.reduce(into: "") { text, id in
      let conflict = conflicts[id]
      var others = (conflict?.constraints ?? []).filter { $0 != id }.map { "#\($0)" }
      if conflict?.dependsOnStack == true { others.append("its stack view's own constraints") }
      if conflict?.dependsOnContent == true { others.append("an intrinsic content size") }
      let names = others.isEmpty ? "other constraints" : others.joined(separator: ", ")
      text += PrintableText.line("dropped constraint #\(id): it conflicts with \(names)") + "\n"
    }
  }

  private func difference(_ comparison: LayoutComparison, _ stale: StaleFrames?) -> String {
    let views = comparison.views
    var text = ""
    for view in views.filter(\.differs).sorted(by: { $0.error > $1.error }) {
      let solved = view.solved?.text ?? "nothing"
      text +=
        "\(name(of: view.object)) #\(PrintableText.line(view.object.id ?? "")): stored \(view.stored.text), "
      let isStale = stale?.contains(view) == true
      let reason = view.reason?.text ?? (isStale ? nil : Self.noReason)
      let notes = [isStale ? "stale" : nil, reason].compactMap(\.self).joined(separator: ", ")
      text += "solved \(solved): \(PrintableText.line(notes))\n"
    }
    for root in rootsThatDiffer(views) {
      guard let rules = layout.rules[root], !rules.isEmpty else { continue }
      let names = rules.map(\.rawValue).sorted().joined(separator: ", ")
      text += "canvas rules for #\(PrintableText.line(root)): \(names)\n"
    }
    for root in rootsThatDiffer(views) {
      guard let reason = stale?.reasons[root] else { continue }
      text += PrintableText.line("stale frames in #\(root): \(reason.text)") + "\n"
    }
    let classes = Dictionary(grouping: views) { $0.object.frameworkClass ?? $0.object.element }
    for (name, views) in classes.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) })
    {
      text += "\(PrintableText.line(name)): " + Tally(views).ofClass
    }
    return text + Tally(views, stale).text
  }

  /// Returns the outermost views around those that differ, in document order.
  private func rootsThatDiffer(_ views: [LayoutComparison.View]) -> [String] {
    var seen: Set<String> = []
    return views.filter(\.differs).map(\.root).filter { seen.insert($0).inserted }
  }

  /// The numbers of views that match and that do not match the document.
  package struct Tally {
    /// The numbers for one group of views.
    private struct Count {
      var all = 0
      var near = 0
      var within1 = 0

      mutating func add(_ views: [LayoutComparison.View]) {
        all += views.count
        near += views.count { !$0.differs }
        within1 += views.count { $0.error <= 1 }
      }

      var text: String {
        "\(all) \(all == 1 ? "view" : "views"), \(near) within 0.5 pt, \(within1) within 1 pt\n"
      }

      var json: JSONValue {
        .object([
          ("views", .int(all)), ("within0.5", .int(near)), ("within1", .int(within1)),
        ])
      }
    }

    private var all = Count()
    /// The views outside the roots whose stored frames are outdated.
    private var current = Count()

    /// Creates a tally without views.
    package init() {}

    init(_ views: [LayoutComparison.View], _ stale: StaleFrames? = nil) { add(views, stale) }

    package mutating func add(_ views: [LayoutComparison.View], _ stale: StaleFrames?) {
      all.add(views)
      current.add(views.filter { stale?.contains($0) != true })
    }

    package var text: String {
      [all.all, 0].contains(current.all)
        ? all.text : all.text + "without stale frames: \(current.text)"
    }

    var ofClass: String { "\(all.near) of \(all.all) within 0.5 pt, \(all.within1) within 1 pt\n" }

    var json: JSONValue { all.json }
    var jsonOfCurrent: JSONValue { current.json }
  }

  private static let noReason =
    "unknown reason; the stored frame may be out of date, or a layout rule may be missing"

  private func name(of object: IBObject) -> String {
    let className = object.className ?? object.element
    return PrintableText.line(object.label.map { "\(className) \"\($0)\"" } ?? className)
  }

  // MARK: JSON

  /// The canvas rules that were applied, by top-level view, in document order.
  private var rules: [(String, JSONValue)] {
    document.objects.compactMap { object in
      guard let id = object.id, let rules = layout.rules[id], !rules.isEmpty else { return nil }
      return (id, .array(rules.map(\.rawValue).sorted().map { .string($0) }))
    }
  }

  package func json(_ comparison: LayoutComparison?, _ stale: StaleFrames?) -> JSONValue {
    let ids = document.objects.compactMap(\.id).filter { layout.places[$0] != nil }
    var members: [(String, JSONValue)] = [
      ("file", .text(document.file)),
      ("frames", .object(ids.map { ($0, layout.places[$0]!.frame.json) })),
      ("ambiguous", .array(layout.ambiguous.map { .string($0) })),
      ("unsatisfiable", .array(unsatisfiable.map { .string($0) })),
      ("conflicts", .array(layout.conflicts.map(\.json))),
    ]
    if let comparison {
      let views = comparison.views.map { view in
        JSONValue.object([
          ("id", .text(view.object.id)), ("class", .text(view.object.className)),
          ("stored", view.stored.json), ("solved", view.solved?.json ?? .null),
          ("determined", .bool(view.isDetermined)),
          ("stale", .bool(stale?.contains(view) == true)),
          ("reason", view.reason?.json ?? .null),
        ])
      }
      members.append(("compared", .array(views)))
      members.append(("rules", .object(rules)))
      let tally = Tally(comparison.views, stale)
      members.append(("agreement", tally.json))
      members.append(("agreementWithoutStale", tally.jsonOfCurrent))
    }
    return .object(members)
  }
}

extension CGRect {
  /// The number as in the output of other commands.
  fileprivate var text: String {
    let numbers = [minX, minY, width, height].map { value in
      let rounded = (Double(value) * 100).rounded() / 100
      return Int(exactly: rounded).map { String($0) } ?? String(rounded)
    }
    return "[" + numbers.joined(separator: ", ") + "]"
  }

  fileprivate var json: JSONValue {
    .array([minX, minY, width, height].map { .number(Double($0)) })
  }
}

extension SolvedLayout.Conflict {
  fileprivate var json: JSONValue {
    .object([
      ("broken", .string(broken)), ("constraints", .array(constraints.map { .string($0) })),
      ("stack", .bool(dependsOnStack)), ("content", .bool(dependsOnContent)),
    ])
  }
}

extension StaleFrames.Reason {
  fileprivate var text: String {
    switch self {
    case .contradiction(let ids):
      "the frames and required constraints \(ids.map { "#\($0)" }.joined(separator: ", ")) contradict one another"
    case .heightOfLabel(let id):
      "label #\(id) is taller than its lines, but not by a whole number of lines"
    }
  }
}

extension LayoutComparison.Reason {
  fileprivate var text: String {
    switch self {
    case .notLaidOut: "not laid out"
    case .ambiguous: "ambiguous: its constraints have several solutions"
    case .constraintLeftOut(let id): "its constraint #\(id) conflicts with others and was dropped"
    case .sizeOfText: "its text size is estimated"
    case .customClass: "its custom class may have an intrinsic size"
    case .superview(let id): "its superview #\(id) differs"
    case .neighbour(let id): "it is constrained to #\(id), whose frame differs"
    }
  }

  fileprivate var json: JSONValue {
    let (kind, id): (String, String?) =
      switch self {
      case .notLaidOut: ("notLaidOut", nil)
      case .ambiguous: ("ambiguous", nil)
      case .constraintLeftOut(let id): ("constraintLeftOut", id)
      case .sizeOfText: ("sizeOfText", nil)
      case .customClass: ("customClass", nil)
      case .superview(let id): ("superview", id)
      case .neighbour(let id): ("neighbour", id)
      }
    return .object([("kind", .string(kind)), ("id", .text(id))])
  }
}
