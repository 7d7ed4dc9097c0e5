import Foundation

/// The options of a load.
public struct LoadOptions {
  /// Objects for the document's external placeholders, by their identifiers.
  public var externalObjects: [String: Any] = [:]
  /// Whether stand-ins replace missing objects: the owner and external objects if none are passed, and objects of
  /// custom classes.
  ///
  /// An object of an unknown class then has its superclass from UIKit, without a diagnostic; outlets and attributes
  /// that only the real class has are not errors. ``LoadedNib/connections`` lists them all.
  public var makesStandIns = false
  /// The class that the owner's stand-in represents; nil for the one in the document.
  public var ownerClassName: String?
  /// Whether runtime attributes are set before the connections rather than after them. Apple's order is not documented;
  /// both come before `awakeFromNib()`.
  public var setsAttributesFirst = false
  /// Creates the controller of a scene's nib instead of its class's initializer.
  var creator: (@MainActor (NSCoder) -> UIViewController?)?
  /// Whether to ignore outlets that would move a view into its cell, so that views stay where the nib has them.
  package var keepsViewsInPlace = false
  /// Whether to fill ``LoadedNib/unreadKeys``; it slows down the load.
  package var recordsUnreadKeys = false

  /// The defaults: no objects, no stand-ins.
  public init() {}
}
