import HeadlessUIKit
import InterfaceBuilder

/// A root view after its layout.
@MainActor
struct LaidOutRoot {
  let view: UIView
  let object: IBObject?
  let nib: LoadedNib
  let views: [DocumentView]
  let engine: RootLayout
  let overrides: LayoutOverrides
  /// The canvas rules that were used.
  let rules: Set<CanvasRule>
  /// The constraints that exist only on the canvas.
  let designTimeOnly: Set<ObjectIdentifier>

  /// Whether the view is shown at all; a root under the key `subviews` is not installed for the size class.
  var isInstalled: Bool { object?.key != "subviews" }
}

/// A receiver of the views of a document: their frames, their equations, or the views themselves.
@MainActor
protocol LayoutResults {
  /// Receives a nib before its views are laid out.
  mutating func add(_ nib: LoadedNib)

  /// Receives a root view after its layout.
  mutating func add(_ root: LaidOutRoot)
}

extension LayoutResults {
  mutating func add(_ nib: LoadedNib) {}
}

/// The texts of the linear systems, one for each root view.
struct SystemTexts: LayoutResults {
  private(set) var texts: [String] = []

  mutating func add(_ root: LaidOutRoot) {
    texts.append(root.engine.systemText(named: root.nib.id(of: root.view) ?? "root"))
  }
}

/// The root views, and the bars and their items.
struct LaidOutViews: LayoutResults {
  private(set) var roots: [LaidOutDocument.Root] = []
  /// The bars and their items, by id.
  private(set) var parts: [String: AnyObject] = [:]
  private let findsAmbiguity: Bool
  /// The objects of the roots.
  private var known: Set<IBObject> = []

  init(findsAmbiguity: Bool) { self.findsAmbiguity = findsAmbiguity }

  mutating func add(_ nib: LoadedNib) {
    for (_, object) in nib.objects
    where object is UIBarItem || object is UINavigationItem || object is any UIBarPositioning {
      if let id = nib.id(of: object) { parts[id] = object }
    }
  }

  mutating func add(_ root: LaidOutRoot) {
    // Nothing else lays out a date picker's wheels, which are not objects of the document.
    for case (let picker as UIDatePicker, _, _) in root.views { Self.layOutParts(of: picker) }
    // A container's bars are in its own nib and also in the enclosing container's nib.
    if let object = root.object, !known.insert(object).inserted { return }
    roots.append(
      LaidOutDocument.Root(
        view: root.view, object: root.object, nib: root.nib,
        views: root.views.map { ($0.view, $0.id) }, broken: root.engine.brokenConstraints,
        ambiguous: findsAmbiguity ? Self.ambiguousViews(in: root) : []))
  }

  private static func ambiguousViews(in root: LaidOutRoot) -> [UIView] {
    root.views.map(\.view).filter {
      $0 !== root.view && !$0.translatesAutoresizingMaskIntoConstraints
        && !root.engine.ambiguousDimensions(of: $0).isEmpty
    }
  }

  private static func layOutParts(of view: UIView) {
    view.layoutSubviews()
    for part in view.subviews { layOutParts(of: part) }
  }
}
