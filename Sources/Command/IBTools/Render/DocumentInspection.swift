public import Diagnostics
import Foundation
public import HeadlessUIKit
import IBCanvas
import IBLint
public import IBRender
public import InterfaceBuilder
import XMLTree

/// The contents of the inspector page for a document: its objects, constraints, connections and findings.
struct DocumentInspection {
  let document: IBDocument
  private let linter: Linter
  /// The path that selects overrides in the settings.
  private let path: String?
  /// Whether the settings exclude the document.
  private let isExcluded: Bool

  /// Reads the settings in `.xibinspect.yml`, as `lint` does.
  /// - Parameter path: The path of the document, or nil for standard input.
  /// - Throws: An error if the settings cannot be read.
  init(_ document: IBDocument, path: String?) throws {
    self.document = document
    let settings = try LintSettings(file: nil)
    linter = try LintRun.linter(settings)
    self.path = path.map { settings.base.relative($0) }
    isExcluded = self.path.map { !settings.configuration.includes($0) } ?? false
  }

  /// The text to which the objects' lines refer.
  var source: String { document.source.sourceText }

  /// The objects in the tree.
  private var shownObjects: [IBObject] {
    document.objects.filter { $0.kind == .object && $0.id != nil }
  }

  var objects: [InspectorPage.Object] {
    let shown = shownObjects
    let ids = Set(shown.compactMap(\.id))
    return shown.map { object in
      InspectorPage.Object(
        id: object.id ?? "", parent: nearest(object.parent, among: ids),
        className: object.className ?? object.element, label: Self.label(of: object),
        lines: lines(of: object))
    }
  }

  private func lines(of object: IBObject) -> ClosedRange<Int> {
    let first = object.sourceRange.start.line
    // The tree of a legacy archive is a conversion, whose ranges do not refer to the text.
    guard document.source === document.tree else { return first...first }
    let last = document.tree.position(at: max(object.node.range.upperBound - 1, 0)).line
    return first...max(first, last)
  }

  var notes: [InspectorPage.Note] {
    let ids = Set(shownObjects.compactMap(\.id))
    var notes = document.objects.compactMap { ResolvedConstraint($0) }.map { constraint in
      InspectorPage.Note(
        .constraint, object: constraint.firstItem?.id, target: constraint.secondItem?.id,
        text: Self.text(of: constraint), line: constraint.object.sourceRange.start.line)
    }
    notes += document.connections.map { connection in
      let kind = connection.kind?.rawValue ?? "connection"
      return InspectorPage.Note(
        .connection, object: nearest(connection.source, among: ids),
        target: nearest(connection.destination, among: ids),
        text: [kind, connection.name].compactMap { $0 }.joined(separator: " "),
        line: connection.sourceRange.start.line)
    }
    let findings = isExcluded ? [] : linter.lint(document, path: path)
    notes += findings.map { finding in
      let object = finding.objectID.flatMap { document.object(id: $0) }
      return InspectorPage.Note(
        .finding, object: nearest(object, among: ids),
        text: "\(finding.message) [\(finding.id)]", line: finding.range?.start.line)
    }
    return notes
  }

  /// Returns the nearest object in the tree, from an object upward.
  private func nearest(_ object: IBObject?, among ids: Set<String>) -> String? {
    var current = object
    while let object = current {
      if let id = object.id, ids.contains(id) { return id }
      current = object.parent
    }
    return nil
  }

  private static func label(of object: IBObject) -> String? {
    let names = [
      Names.userLabel, Names.title, Names.text, Names.placeholder, Names.storyboardIdentifier,
      Names.image,
    ]
    return names.lazy.compactMap { object.node[$0] }.first { !$0.isEmpty }
  }

  /// Returns text such as `width ≥ 40` or `top = Title bottom + 8 at 750`.
  private static func text(of constraint: ResolvedConstraint) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    let node = constraint.object.node
    var words = [node[Names.firstAttribute] ?? "?", relation]
    if let second = constraint.secondItem {
      if constraint.multiplier != 1 { words += [number(constraint.multiplier), "×"] }
      words += [label(of: second) ?? second.className ?? second.element]
      words += [node[Names.secondAttribute] ?? "?"]
      if constraint.constant != 0 {
        words += [constraint.constant < 0 ? "−" : "+", number(abs(constraint.constant))]
      }
    } else {
      words.append(number(constraint.constant))
    }
    if constraint.priority != 1000 { words += ["at", number(constraint.priority)] }
    return words.joined(separator: " ")
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9
      ? "\(Int(value))" : "\((value * 1000).rounded() / 1000)"
  }
}

extension DocumentRenderer {
  /// Returns the inspector page of a document, with pictures for each device in the styles that the page can show.
  /// - Parameters:
  ///   - path: The path of the document, with which `.xibinspect.yml` may exclude it or choose its rules.
  ///   - devices: The devices, or an empty list for the document's own device.
  /// - Throws: A ``Diagnostic`` if the document cannot be drawn, or ``ProblemList`` if the settings cannot be read.
  @MainActor
  public func page(
    of document: IBDocument, title: String, path: String? = nil, on devices: [HeadlessDevice] = []
  ) throws -> (page: InspectorPage, problems: [Diagnostic]) {
    let inspection = try DocumentInspection(document, path: path)
    let styles = styles
    var variants: [InspectorPage.Variant] = []
    var problems: [Diagnostic] = []
    let all: [HeadlessDevice?] = devices.isEmpty ? [nil] : devices
    for device in all {
      for style in styles {
        var renderer = self
        style.change(&renderer.options)
        let picture = try renderer.picture(of: document, on: device)
        // Styles share most problems, but a font or an image may be missing in only one of them.
        problems.appendNew(picture.problems)
        let name = "\(device?.name ?? "document’s device"), \(style.name)"
        variants.append(InspectorPage.Variant(name: name, picture: picture))
      }
    }
    var page = InspectorPage(
      title: title, variants: variants, objects: inspection.objects, notes: inspection.notes)
    page.source = inspection.source
    return (page, problems)
  }

  /// The styles that the page can show: the chosen one, and others that differ from it in one respect.
  private var styles: [(name: String, change: (inout DocumentLayoutOptions) -> Void)] {
    let isDark = options.userInterfaceStyle == .dark
    let isRightToLeft = options.isRightToLeft
    var styles: [(String, (inout DocumentLayoutOptions) -> Void)] = [
      ("as chosen", { _ in }),
      (isDark ? "light" : "dark", { $0.userInterfaceStyle = isDark ? .light : .dark }),
      (isRightToLeft ? "left to right" : "right to left", { $0.isRightToLeft = !isRightToLeft }),
    ]
    if options.contentSizeCategory != .accessibilityLarge {
      styles.append(("large text", { $0.contentSizeCategory = .accessibilityLarge }))
    }
    return styles
  }
}
