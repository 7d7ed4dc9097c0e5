public import Foundation

/// An object in a ``LoadedHierarchy``, with its names in the document.
@preconcurrency @MainActor
public struct LoadedObject {
  /// The live object.
  public let object: AnyObject
  /// The id in the document, or the number in a compiled nib; nil for an object that another object created.
  public let id: String?
  /// The class named in the document, preferably the custom class, with its module if it has one.
  ///
  /// Nil for an owner whose class is unknown.
  public let className: String?
  /// Whether the class is a custom class.
  public let isCustom: Bool
  /// The class of the live object.
  public var liveClassName: String { "\(type(of: object))" }
  /// The identifier of the placeholder that represents the object; nil for other objects.
  public let placeholderIdentifier: String?
  /// The connections from the object, and its attributes.
  public internal(set) var connections: [LoadedConnection]
  /// The object's contents: subviews, a controller's view, child controllers.
  public internal(set) var children: [LoadedObject] = []

  static func className(of object: AnyObject) -> String? {
    if let standIn = object as? NibStandIn { return standIn.className }
    return "\(type(of: object))"
  }

  /// The frame of a view, in points of its superview; nil for other objects.
  public var frame: CGRect? { (object as? UIView)?.frame }
  /// The identifier for state restoration of a view or controller.
  public var restorationIdentifier: String? {
    (object as? UIView)?.restorationIdentifier
      ?? (object as? UIViewController)?.restorationIdentifier
  }
}

extension LoadedNib {
  /// The live objects: those of placeholders, then the top-level ones with their contents, then all others in the nib.
  public var hierarchy: [LoadedObject] {
    var hierarchy = HierarchyBuilder(nibs: [self])
    for name in placeholders.keys.sorted(by: HierarchyBuilder.ownerFirst) {
      guard let object = placeholders[name] else { continue }
      hierarchy.add(reference(to: object), placeholder: name)
    }
    for object in topLevelObjects { hierarchy.add(reference(to: object)) }
    for (_, object) in objects where !(object is NSLayoutConstraint || object is UILayoutGuide) {
      hierarchy.add(object)
    }
    return hierarchy.roots
  }
}
