import Diagnostics
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import XMLTree

/// A view of a document, with its id and its object.
typealias DocumentView = (view: UIView, id: String, object: IBObject?)

/// Replaces values of views by those of the canvas, before a layout: stored frames and sizes, designable sizes, symbolic
/// constants and placeholder constraints.
@MainActor
struct RootPreparation {
  private let document: IBDocument
  private let options: DocumentLayoutOptions
  private let canvas: Canvas
  /// The constraints that Interface Builder removes when it builds the app.
  private(set) var designTimeOnly: Set<ObjectIdentifier> = []
  /// Warnings about constraints that lead out of their hierarchy.
  private(set) var diagnostics: [Diagnostic] = []

  init(_ document: IBDocument, _ options: DocumentLayoutOptions, _ canvas: Canvas) {
    (self.document, self.options, self.canvas) = (document, options, canvas)
  }

  /// The enlargement of system margins and safe areas in a layout that tests how much depends on estimates, in points;
  /// a distance that is uncommon in documents.
  private static let probe: CGFloat = 7

  /// Prepares the views of a root, and returns the values that replace their own during the layout.
  mutating func overrides(for views: [DocumentView], of nib: LoadedNib) -> LayoutOverrides {
    if options.doublesTexts { for (view, _, _) in views { DoubledText.apply(to: view) } }
    var overrides = LayoutOverrides()
    if options.probesModel { overrides.shift = Self.probe }
    for (view, _, object) in views {
      guard let object else { continue }
      applyStoredValues(view, object, &overrides)
      canvas.prepare(view, inside: object, &overrides)
      if showsStoredTexts { canvas.applyDesignableSize(view, object, &overrides) }
      if options.probesModel { applyStoredSize(view, object, &overrides) }
    }
    for (view, _, object) in views {
      if let cell = view as? UITableViewCell, let object { canvas.resizeContent(of: cell, object) }
    }
    for (view, _, _) in views { restoreSymbolicConstants(view, of: nib) }
    addPlaceholderConstraints(to: views.map { ($0.id, $0.view) }, of: views.compactMap(\.object))
    for (view, _, _) in views { reportConstraintsBetweenHierarchies(of: view) }
    return overrides
  }

  /// Adds what affects the root view as a whole: its screen's bars, margins and safe areas.
  func complete(_ overrides: inout LayoutOverrides, for root: UIView, _ object: IBObject?) {
    canvas.prepare(root, for: object, &overrides)
    guard options.probesModel, let safe = overrides.safeArea else { return }
    // In portrait orientation, nothing covers the left and right sides of a device.
    overrides.safeArea = UIEdgeInsets(
      top: safe.top + Self.probe, left: safe.left, bottom: safe.bottom + Self.probe,
      right: safe.right)
  }

  /// Whether the texts have the wording and size that they had when the document was saved.
  private var showsStoredTexts: Bool { !options.doublesTexts && options.contentSizeCategory == nil }

  private mutating func reportConstraintsBetweenHierarchies(of view: UIView) {
    for constraint in view.constraints where constraint.leadsOutOfHierarchy {
      let error = constraint.flawed(
        "the constraint's items have no common superview; move both into one view hierarchy, or remove the constraint"
      )
      diagnostics.append(error.diagnostic(severity: .warning))
    }
  }

  /// Adds the constraints that exist only on the canvas.
  private mutating func addPlaceholderConstraints(
    to views: [(String, UIView)], of objects: [IBObject]
  ) {
    let placeholders = objects.flatMap { object in
      let excluded = object.excluded(from: "constraints", under: [:])
      return object.constraints.filter {
        $0.isPlaceholder && !excluded.contains($0.object.id ?? "")
      }
    }
    guard !placeholders.isEmpty else { return }
    let views = Dictionary(views, uniquingKeysWith: { first, _ in first })
    for placeholder in placeholders {
      guard let constraint = NSLayoutConstraint(placeholder, views: views) else { continue }
      constraint.isActive = true
      designTimeOnly.insert(ObjectIdentifier(constraint))
    }
  }

  /// Sets symbolic constants to the system's distances when the document was saved.
  private func restoreSymbolicConstants(_ view: UIView, of nib: LoadedNib) {
    for constraint in view.constraints where constraint.isSymbolic {
      guard let object = nib.id(of: constraint).flatMap({ document.object(id: $0) }),
        let stored = ResolvedConstraint(object)
      else { continue }
      constraint.isSymbolic = false
      let isToSafeArea = [stored.firstItem, stored.secondItem].contains { $0?.key == "safeArea" }
      constraint.constant =
        isToSafeArea && canvas.rules.follow(.noSpaceToSafeArea) ? 0 : CGFloat(stored.constant)
    }
  }

  /// Sets the values of a view that are stored in the document but not in a nib.
  private func applyStoredValues(
    _ view: UIView, _ object: IBObject, _ overrides: inout LayoutOverrides
  ) {
    guard let rect = object.frame else {
      if let frame = canvas.usualFrame(of: object) { view.place(frame) }
      return
    }
    let frame = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    guard frame.isFinite else { return }
    view.place(frame)
    // The stored size of a misplaced view may belong to a different text.
    if options.text == .document, DocumentText.kinds.contains(object.element),
      !IBView(node: object.node).misplaced || !canvas.rules.follow(.misplacedText)
    {
      overrides.contentSizes[ObjectIdentifier(view)] = view.alignmentRect(forFrame: frame).size
    }
    if options.enlargedElements.contains(object.element) {
      var size = view.intrinsicContentSize
      if size.width >= 0 { size.width += DocumentLayoutOptions.enlargement }
      if size.height >= 0 { size.height += DocumentLayoutOptions.enlargement }
      overrides.contentSizes[ObjectIdentifier(view)] = size
    }
  }

  /// Replaces the estimated parts of a view's size with the stored size.
  private func applyStoredSize(
    _ view: UIView, _ object: IBObject, _ overrides: inout LayoutOverrides
  ) {
    guard let rect = object.frame, object.node.double(Names.placeholderIntrinsicWidth) == nil,
      object.node.double(Names.placeholderIntrinsicHeight) == nil
    else { return }
    let frame = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    let stored = view.alignmentRect(forFrame: frame).size
    let key = ObjectIdentifier(view)
    if overrides.fallbackSizes[key] != nil { overrides.fallbackSizes[key] = stored }
    let own = overrides.contentSizes[key] ?? view.intrinsicContentSize
    // An image that is missing now may have existed when the document was saved.
    let isOwnClass = object.customClass != nil || view is UIImageView
    let size = CGSize(
      width: isOwnClass || own.width >= 0 ? stored.width : UIView.noIntrinsicMetric,
      height: isOwnClass || own.height >= 0 ? stored.height : UIView.noIntrinsicMetric)
    if size.width >= 0 || size.height >= 0 { overrides.contentSizes[key] = size }
  }
}

/// The elements of views that are sized by their text.
enum DocumentText {
  static let kinds: Set<String> = [
    "label", "button", "textField", "textView", "segmentedControl", "searchBar",
  ]
}
