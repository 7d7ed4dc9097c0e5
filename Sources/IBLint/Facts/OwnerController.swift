import InterfaceBuilder
import XMLTree

/// A File's Owner that is a view or window controller, or whose name suggests it.
struct OwnerController {
  /// The kinds of controller that load documents.
  enum Kind {
    case view
    case window

    /// The outlet of the framework's controller for its content.
    var property: String {
      switch self {
      case .view: "view"
      case .window: "window"
      }
    }

    fileprivate init?(frameworkClass name: String) {
      switch name {
      case "UIViewController", "NSViewController": self = .view
      case "NSWindowController": self = .window
      default: return nil
      }
    }

    fileprivate init?(name: String) {
      if name.hasSuffix("ViewController") {
        self = .view
      } else if name.hasSuffix("WindowController") {
        self = .window
      } else {
        return nil
      }
    }
  }

  /// The placeholder.
  let owner: IBObject
  /// What it controls.
  let kind: Kind
  /// The class name in the document.
  let className: String
  /// How sure that is: certain by the sources or the framework, likely by the name.
  let evidence: Evidence

  /// Whether the document is named after the class, like the nib that a controller loads by itself: `DetailView.xib` or
  /// `Detail.xib` for `DetailViewController`. A document without a file counts as named.
  let isNamesake: Bool

  /// Its outlets and outlet collections, in document order.
  let outlets: [IBConnection]
  /// The top-level objects that the controller may load the document for, in order.
  let roots: [IBObject]

  /// The owner of a document, nil unless it is known to be a controller.
  init?(in context: LintContext) {
    let facts = context.facts
    guard let owner = facts.filesOwner, let className = owner.customClass else { return nil }
    self.owner = owner
    self.className = className
    outlets = facts.outlets(of: owner)
    isNamesake = owner.document.nibName.map { Self.stem($0) == Self.stem(className) } ?? true
    let ancestors = context.sources?.superclasses(of: className, module: owner.customModule) ?? []
    if let kind = ([className] + ancestors).lazy.compactMap({ Kind(frameworkClass: $0) }).first {
      (self.kind, evidence) = (kind, .certain)
    } else if ancestors.isEmpty, let kind = Kind(name: className) {
      (self.kind, evidence) = (kind, .likely)
    } else {
      return nil
    }
    switch kind {
    case .view: roots = facts.topLevelViews
    case .window: roots = facts.topLevelObjects.filter { $0.node.name == Names.window }
    }
  }

  /// A name without the suffix of controllers.
  private static func stem(_ name: String) -> Substring {
    var stem = name[...]
    for suffix in ["Controller", "View", "Window"] where stem.hasSuffix(suffix) {
      stem = stem.dropLast(suffix.count)
    }
    return stem
  }
}
