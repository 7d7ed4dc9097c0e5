import Diagnostics
import InterfaceBuilder
import XMLTree

/// A File's Owner that is a view controller or window controller, or has the name of one.
struct OwnerController {
  /// The kinds of controllers that load documents.
  enum Kind {
    case view
    case window

    /// The controller's outlet for its content.
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
  /// The kind of controller.
  let kind: Kind
  /// The class name in the document.
  let className: String
  /// The evidence: certain if known from the sources or the framework, likely if based on the name.
  let evidence: Evidence

  /// Whether the controller finds the document by its class name: `DetailView.xib` or `Detail.xib` for
  /// `DetailViewController`. True for a document without a file name.
  let isNamesake: Bool

  /// The owner's outlets and outlet collections, in document order.
  let outlets: [IBConnection]
  /// The top-level objects that may be the controller's content, in document order.
  let roots: [IBObject]

  /// Finds the owner of a document. Returns nil unless the owner is a controller.
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

  /// Returns a class name without `Controller` or similar suffixes.
  private static func stem(_ name: String) -> Substring {
    var stem = name[...]
    for suffix in ["Controller", "View", "Window"] where stem.hasEnding(suffix) {
      // Counting characters is much slower, and the suffixes have only ASCII.
      stem = stem[..<stem.utf8.index(stem.endIndex, offsetBy: -suffix.utf8.count)]
    }
    return stem
  }
}
