public import Foundation

/// An object of a nib, with its names in the document.
@preconcurrency @MainActor
public struct LoadedObject {
  /// The role of an object in its nib.
  public enum Role: String, Hashable, Sendable {
    /// The owner, which exists before the nib.
    case filesOwner
    /// The application, which exists before the nib.
    case application
    /// An object of the nib.
    case object
  }

  /// The live object.
  public let object: AnyObject
  /// The id in the document, or the number in a compiled nib.
  public let id: String?
  /// The class in the nib: an app's class if there is one.
  public let className: String
  /// Whether the class is an app's class.
  public let isCustom: Bool
  /// The role of the object in its nib.
  public let role: Role
  /// The connections from the object, its attributes and its tool tip.
  public let connections: [LoadedConnection]
  /// The object's contents in the document.
  public internal(set) var children: [LoadedObject] = []

  /// The class of the live object.
  public var liveClassName: String { NibClasses.name(of: object) }
  /// The frame of a view or window, in points; the origin is at the bottom left. Nil for other objects.
  public var frame: CGRect? { (object as? NSView)?.frame ?? (object as? NSWindow)?.frame }
  /// The visible text of the object: a title or the text of a field.
  public var text: String? { (object as? any ShowsText)?.shownText }
}

/// An object with a text that people see.
@MainActor
protocol ShowsText: AnyObject {
  var shownText: String? { get }
}
