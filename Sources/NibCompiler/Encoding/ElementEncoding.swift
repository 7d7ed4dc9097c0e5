import Diagnostics
import InterfaceBuilder
import XMLTree

/// How objects of an element are compiled: their class, and what writes their keys.
struct ElementEncoding: Sendable {
  /// UIKit's class.
  let className: String
  /// Classes to take where that one does not exist.
  var fallbacks: [String] = []
  /// Writes the keys.
  let write: @Sendable (ObjectWriter) -> Void

  init(
    _ className: String, fallbacks: [String] = [],
    _ write: @escaping @Sendable (ObjectWriter) -> Void
  ) {
    self.className = className
    self.fallbacks = fallbacks
    self.write = write
  }

  /// The encoding of an object; one that is not known gets what its kind of object has, and a diagnostic.
  /// Nil for an object of the canvas alone, such as a placeholder constraint.
  init?(_ object: IBObject, _ era: ToolsEra, diagnose: (Diagnostic) -> Void) {
    let number = Int(object.node.name.rawValue)
    if object.node.name == Names.constraint, object.node.bool(Names.placeholder) == true {
      return nil
    }
    if number < Self.table.count, let known = Self.table[number] {
      self = known.variant(for: object, era)
      return
    }
    guard !Self.isDesignTimeOnly(object) else { return nil }
    let nearest = Self.nearest(to: object)
    let kept =
      nearest.map { "compiled as a plain \($0.kind)" } ?? "left out"
    diagnose(
      Diagnostic(
        id: "unknown-element", severity: .warning, file: object.document.file,
        range: object.sourceRange, objectID: object.id, objectPath: object.path,
        message: "cannot compile <\(object.element)> yet; \(kept)"))
    guard let nearest else { return nil }
    self.init(object.frameworkClass ?? nearest.className, nearest.write)
  }

  /// The class by what the object is in: labels that a cell knows have one of their own.
  private func variant(for object: IBObject, _ era: ToolsEra) -> ElementEncoding {
    switch object.node.name {
    case Names.label where object.isBuiltInCellLabel: ElementEncoding("UITableViewLabel", write)
    case Names.button where era.hasRoundButtons && object.node[Names.buttonType] == "roundedRect":
      ElementEncoding("UIRoundedRectButton", fallbacks: [className], write)
    case Names.view where object.isEffectContent:
      ElementEncoding("_UIVisualEffectContentView", write)
    case Names.tableViewCellContentView:
      ElementEncoding("UITableViewCellContentView", fallbacks: ["UIView"], write)
    default: self
    }
  }

  /// What an element that is not known is nearest to.
  private static func nearest(
    to object: IBObject
  ) -> (kind: String, className: String, write: @Sendable (ObjectWriter) -> Void)? {
    let name = object.element
    if object.node.child("frame") != nil { return ("view", "UIView", { $0.writeView() }) }
    if name.hasSuffix("GestureRecognizer") {
      return ("recognizer", "UIGestureRecognizer", { $0.writeGestureRecognizer() })
    }
    if name.hasSuffix("Controller") {
      return ("controller", "UIViewController", { $0.writeViewController() })
    }
    return nil
  }

  /// Whether an object never reaches the app: parts of connections, and separate values.
  private static func isDesignTimeOnly(_ object: IBObject) -> Bool {
    switch object.kind {
    case .metadata, .container, .variation, .resource, .value: true
    default: false
    }
  }
}

extension IBObject {
  /// Whether this is a cell's own text or detail label.
  fileprivate var isBuiltInCellLabel: Bool {
    guard let content = parent, content.node.name == Names.tableViewCellContentView,
      let cell = content.parent?.node, let id
    else { return false }
    return cell[Names.textLabel] == id || cell[Names.detailTextLabel] == id
  }

  /// Whether this is what a visual effect shows through.
  fileprivate var isEffectContent: Bool {
    parent?.node.name == Names.visualEffectView && node[Names.key] == "contentView"
  }
}
