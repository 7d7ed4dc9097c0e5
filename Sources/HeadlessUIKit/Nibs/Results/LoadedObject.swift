public import Foundation

/// One object of a ``LoadedHierarchy``, with what its document calls it.
@MainActor
public struct LoadedObject {
  /// The object.
  public let object: AnyObject
  /// The id in the document, or the number in a nib that was read compiled; nil for what the object's own
  /// class has made.
  public let id: String?
  /// The class as the document names it, that of the app's first, with its module where it has one; nil for an
  /// owner whose class nobody knows.
  public let className: String?
  /// Whether the class is one of the app's.
  public let isCustom: Bool
  /// What the object really is.
  public var liveClassName: String { "\(type(of: object))" }
  /// What the placeholder is called that the object stands behind, nil for other objects.
  public let placeholderIdentifier: String?
  /// The connections whose source the object is, and its attributes.
  public internal(set) var connections: [LoadedConnection]
  /// What the object holds: subviews, a controller's view, children.
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
  /// The live objects: those behind placeholders that take part, then the top-level ones with what they hold,
  /// then what the nib lists beside them.
  public var hierarchy: [LoadedObject] {
    var hierarchy = HierarchyBuilder(nibs: [self])
    for name in placeholders.keys.sorted(by: HierarchyBuilder.ownerFirst) {
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
