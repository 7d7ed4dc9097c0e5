import Foundation
import HeadlessUIKit
import IBCanvas
import InterfaceBuilder
import XMLTree

/// The combined results of comparing many documents.
struct Report {
  /// The number of views, and of those near their stored frames.
  struct Tally {
    var views = 0
    var near = 0
    var within1 = 0

    mutating func add(_ error: CGFloat) {
      views += 1
      if error <= 0.5 { near += 1 }
      if error <= 1 { within1 += 1 }
    }

    /// The percentage of views within half a point.
    var nearPercent: Double { 100 * Double(near) / Double(max(views, 1)) }

    var text: String {
      String(
        format: "%6d views  %6.2f %% within 0.5 pt  %6.2f %% within 1 pt", views, nearPercent,
        100 * Double(within1) / Double(max(views, 1)))
    }
  }

  private static let textKinds: Set<String> = [
    "label", "button", "textField", "textView", "segmentedControl", "searchBar",
  ]

  let arguments: Arguments
  var documents = 0
  var failures: [String] = []
  private var all = Tally()
  /// The views outside the scenes whose stored frames are out of date.
  private var current = Tally()
  private var determined = Tally()
  private var withoutText = Tally()
  private var consistent = Tally()
  private var stacked = Tally()
  private var consistentStacked = Tally()
  private var contradicted = 0
  /// Root views whose stored frames violate their constraints but match the layout anyway.
  private var agreeing = 0
  private var byElement: [String: Tally] = [:]
  var misses: [String] = []
  private var scenes = 0
  private var goodScenes = 0

  init(_ arguments: Arguments) { self.arguments = arguments }

  mutating func add(
    _ comparison: LayoutComparison, of document: IBDocument, _ layout: SolvedLayout
  ) {
    documents += 1
    var worst: [String: CGFloat] = [:]
    let contradictions = StaleFrames.contradictions(in: document)
    let stale = StaleFrames(document, layout, comparison)
    for view in comparison.views {
      let error = view.error
      all.add(view.isDetermined ? error : .infinity)
      if !stale.contains(view) { current.add(view.isDetermined ? error : .infinity) }
      guard view.isDetermined else {
        misses.append("open\t" + line(view, document))
        continue
      }
      determined.add(error)
      let isContradicted = contradictions[view.root] != nil
      if !isContradicted { consistent.add(error) }
      if view.object.element == "stackView" || view.object.isArranged {
        stacked.add(error)
        if !isContradicted { consistentStacked.add(error) }
      }
      worst[view.root] = max(worst[view.root] ?? 0, error)
      byElement[view.object.element, default: Tally()].add(error)
      if !Self.textKinds.contains(view.object.element) { withoutText.add(error) }
      if error > 0.5 {
        misses.append((isContradicted ? "stale\t" : "miss\t") + line(view, document))
      }
    }
    scenes += worst.count
    for (root, members) in contradictions.sorted(by: { $0.key < $1.key }) {
      guard let error = worst[root] else { continue }
      contradicted += 1
      if error <= 0.5 { agreeing += 1 }
      misses.append(
        [
          "root", error <= 0.5 ? "met" : "differs", path(document), root,
          members.joined(separator: " "),
        ]
        .joined(separator: "\t"))
    }
    goodScenes += worst.values.count { $0 <= 1 }
  }

  private func path(_ document: IBDocument) -> String {
    (document.file ?? "").split(separator: "/").suffix(4).joined(separator: "/")
  }

  private func line(_ view: LayoutComparison.View, _ document: IBDocument) -> String {
    func text(_ rect: CGRect?) -> String {
      guard let rect else { return "none" }
      return String(format: "%g %g %g %g", rect.minX, rect.minY, rect.width, rect.height)
    }
    return [
      path(document), view.root, view.object.element, view.object.id ?? "",
      document.toolsVersion ?? "",
      document.device?.node["id"] ?? "-", text(view.stored), text(view.solved),
    ].joined(separator: "\t")
  }

  /// Returns whether at least a percentage of the views agrees, and no document failed.
  func isAtLeast(_ floor: Double) -> Bool {
    let tally = arguments.text == .document ? determined : all
    return failures.isEmpty && tally.nearPercent >= floor
  }

  func print() {
    Swift.print("documents          \(documents + failures.count), failed \(failures.count)")
    for failure in failures.prefix(10) { Swift.print("  \(failure)") }
    Swift.print("all                \(all.text)")
    Swift.print("  without stale    \(current.text)")
    Swift.print("determined         \(determined.text)")
    Swift.print("  without text     \(withoutText.text)")
    Swift.print(
      "  consistent scenes\(consistent.text), without \(contradicted) roots whose frames contradict their constraints (\(agreeing) of them met)"
    )
    Swift.print("  stacks, arranged \(stacked.text)")
    Swift.print("    consistent     \(consistentStacked.text)")
    Swift.print(
      String(
        format: "undetermined       %6.2f %%",
        100 * Double(all.views - determined.views) / Double(max(all.views, 1))))
    Swift.print(
      String(
        format: "whole scenes       %6d, %6.2f %% within 1 pt", scenes,
        100 * Double(goodScenes) / Double(max(scenes, 1))))
    for (element, tally) in byElement.sorted(by: { $0.value.views > $1.value.views }) {
      Swift.print("  \(element.padding(toLength: 24, withPad: " ", startingAt: 0)) \(tally.text)")
    }
    for miss in misses.prefix(arguments.misses) { Swift.print(miss) }
  }
}

extension IBObject {
  /// Whether a stack view positions the view.
  fileprivate var isArranged: Bool { key == "subviews" && parent?.element == "stackView" }
}
