public import Foundation

/// An object of a live hierarchy, with its names in the document.
@MainActor
public struct LoadedObject {
  /// The object.
  public let object: AnyObject
  /// The id in the document, or the number in a compiled nib; nil for an object that another object created.
  public let id: String?
  /// The class in the document, preferably the custom class, with its module if it has one; nil for an owner without a
  /// known class.
  public let className: String?
  /// Whether the class is a custom class.
  public let isCustom: Bool
  /// The live object.
  public var liveClassName: String { "\(type(of: object))" }
  /// The identifier of the placeholder that represents the object, nil for other objects.
  public let placeholderIdentifier: String?
  /// The connections from the object, and its attributes.
  public internal(set) var connections: [LoadedConnection]
  /// The object's contents: subviews, a controller's view, children.
  public internal(set) var children: [LoadedObject] = []

  static func className(of object: AnyObject) -> String? {
    if let standIn = object as? NibStandIn { return standIn.className }
    return "\(type(of: object))"
  }

  /// A view's frame, in points of its superview.
  public var frame: CGRect? { (object as? UIView)?.frame }
  /// The identifier for state restoration, of views and controllers.
  public var restorationIdentifier: String? {
    (object as? UIView)?.restorationIdentifier
      ?? (object as? UIViewController)?.restorationIdentifier
  }
}

extension LoadedNib {
  /// The live objects: those that placeholders represent, then the top-level ones with their contents, then all others
  /// in the nib.
  public var hierarchy: [LoadedObject] {
    var hierarchy = LiveHierarchy(nibs: [self])
    for name in placeholders.keys.sorted(by: LiveHierarchy.ownerFirst) {
      guard let object = placeholders[name] else { continue }
      hierarchy.add(object as AnyObject, placeholder: name)
    }
    for object in topLevelObjects { hierarchy.add(object as AnyObject) }
    for (_, object) in objects where !(object is NSLayoutConstraint || object is UILayoutGuide) {
      hierarchy.add(object)
    }
    return hierarchy.roots
  }
}

/// Collects live objects in order, each once.
@MainActor
struct LiveHierarchy {
  private(set) var roots: [LoadedObject] = []
  private let nibs: [LoadedNib]
  private var seen: Set<ObjectIdentifier> = []
  private var connections: [ObjectIdentifier: [LoadedConnection]]
  private let ids: [ObjectIdentifier: String]

  init(nibs: [LoadedNib]) {
    self.nibs = nibs
    connections = Dictionary(grouping: nibs.flatMap(\.connections)) { ObjectIdentifier($0.source) }
    ids = Dictionary(
      nibs.flatMap { nib in
        nib.objects.map { (ObjectIdentifier($0.object), nib.id(ofIndex: $0.index)) }
      }, uniquingKeysWith: { first, _ in first }
    ).compactMapValues { $0 }
  }

  /// The owner before external objects, which are sorted by name.
  nonisolated static func ownerFirst(_ first: String, _ second: String) -> Bool {
    (first == NibProxy.filesOwner ? "" : first) < (second == NibProxy.filesOwner ? "" : second)
  }

  mutating func add(_ object: AnyObject, placeholder: String? = nil) {
    // The object that a placeholder represents is external; only what the nib does to it counts.
    if let node = node(object, placeholder: placeholder, withChildren: placeholder == nil) {
      roots.append(node)
    }
  }

  private mutating func node(
    _ object: AnyObject, placeholder: String? = nil, withChildren: Bool = true
  ) -> LoadedObject? {
    guard seen.insert(ObjectIdentifier(object)).inserted else { return nil }
    let reference = (object as? any NibDecodable)?.nibReference
    let nib = nibs.first { $0.source === reference?.source }
    let isOfNib = nib != nil && placeholder == nil
    var node = LoadedObject(
      object: object,
      id: ids[ObjectIdentifier(object)] ?? (nib ?? nibs.first)?.id(of: object),
      className: isOfNib ? reference?.className : LoadedObject.className(of: object),
      isCustom: isOfNib ? reference?.isCustom ?? false : object is NibStandIn,
      placeholderIdentifier: placeholder,
      connections: connections.removeValue(forKey: ObjectIdentifier(object)) ?? [])
    if withChildren {
      for child in (object as? any NibParent)?.nibChildren ?? [] {
        // A child controller's view is listed with that controller.
        if object is UIView, (child as? UIView)?.controller != nil { continue }
        if let child = self.node(child) { node.children.append(child) }
      }
    }
    return node
  }
}
