import Diagnostics
import InterfaceBuilder
import XMLTree

/// The class of an element's objects in a nib, and the function that writes their keys.
struct ElementEncoding: Sendable {
  /// The name of the class in UIKit.
  let className: String
  /// The fallback classes for systems without the class.
  var fallbacks: [String] = []
  /// The element whose schema rows determine which attributes are copied to keys.
  let rows: Name
  /// The function that writes the other keys.
  private let writer: Writer

  typealias Writer = @Sendable (ObjectWriter) -> Void

  init(_ className: String, fallbacks: [String] = [], rows: Name, _ writer: @escaping Writer) {
    self.className = className
    self.fallbacks = fallbacks
    self.rows = rows
    self.writer = writer
  }

  /// Writes the keys of an object.
  func write(_ object: ObjectWriter) {
    writer(object)
    object.writePlainKeys(of: rows)
  }

  /// Creates the encoding of an object. An unknown object is encoded like others of its kind, with a diagnostic. Nil
  /// for an object that exists only on the canvas, such as a placeholder constraint.
  init?(_ object: IBObject, _ era: ToolsEra, diagnose: (Diagnostic) -> Void) {
    let node = object.node
    let number = Int(node.name.rawValue)
    if node.name == Names.constraint, node.bool(Names.placeholder) == true { return nil }
    if object.document.platform == .macOS {
      guard let known = Self.appKit(object, number, diagnose) else { return nil }
      self = known
      return
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
    self.init(object.frameworkClass ?? nearest.className, rows: nearest.element, nearest.write)
  }

  /// Returns the encoding for an object in its context: for example, the standard labels of a cell have their own
  /// class.
  private func variant(for object: IBObject, _ era: ToolsEra) -> ElementEncoding {
    switch object.node.name {
    case Names.label where object.isBuiltInCellLabel: named("UITableViewLabel")
    case Names.button
    where era.hasRoundButtons && IBButton(node: object.node).buttonType == .roundedRect:
      named("UIRoundedRectButton", fallbacks: [className])
    case Names.view where object.isEffectContent: named("_UIVisualEffectContentView")
    default: self
    }
  }

  /// Returns the same encoding with another class.
  func named(_ className: String, fallbacks: [String] = []) -> ElementEncoding {
    ElementEncoding(className, fallbacks: fallbacks, rows: rows, writer)
  }

  /// Returns the encoding for an unknown element that best matches its apparent kind; nil if its kind is not apparent.
  private static func nearest(
    to object: IBObject
  ) -> (kind: String, className: String, element: Name, write: Writer)? {
    let name = object.element
    if object.node.child("frame") != nil {
      return ("view", "UIView", Names.view, { $0.writeView() })
    }
    if name.hasSuffix("GestureRecognizer") {
      let element = Names.gestureRecognizer
      return ("recognizer", "UIGestureRecognizer", element, { $0.writeGestureRecognizer() })
    }
    if name.hasSuffix("Controller") {
      return ("controller", "UIViewController", Names.viewController, { $0.writeViewController() })
    }
    return nil
  }

  /// Returns whether an object is not part of the running app: metadata, containers and separate values.
  static func isDesignTimeOnly(_ object: IBObject) -> Bool {
    switch object.kind {
    case .metadata, .container, .variation, .resource, .value: true
    default: false
    }
  }
}

extension IBObject {
  /// Whether this is the built-in text or detail label of a cell.
  fileprivate var isBuiltInCellLabel: Bool {
    guard let content = parent, content.node.name == Names.tableViewCellContentView,
      let cell = content.parent?.node, let id
    else { return false }
    return cell[Names.textLabel] == id || cell[Names.detailTextLabel] == id
  }

  /// Whether this is the content view of a visual effect view.
  fileprivate var isEffectContent: Bool {
    parent?.node.name == Names.visualEffectView && node[Names.key] == "contentView"
  }
}
