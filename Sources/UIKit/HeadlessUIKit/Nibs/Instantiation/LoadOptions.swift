import Foundation

/// The options of a load.
public struct LoadOptions {
  /// The objects for the document's external placeholders, by identifier.
  public var externalObjects: [String: Any] = [:]
  /// Whether stand-ins replace missing objects: owners and external objects that are not passed, and custom classes.
  ///
  /// An object of an unknown class then becomes an instance of its UIKit superclass, without a diagnostic; outlets and
  /// attributes that only the real class has are not errors. ``LoadedNib/connections`` lists them all.
  public var makesStandIns = false
  /// The class that the owner's stand-in represents; nil for the one that the document names.
  public var ownerClassName: String?
  /// Whether runtime attributes are set before the connections rather than after them.
  ///
  /// Apple does not document the order; both come before `awakeFromNib()`.
  public var setsAttributesFirst = false
  /// A closure that creates the controller of a scene's nib, instead of its class's initializer.
  var creator: (@MainActor (NSCoder) -> UIViewController?)?
  /// Whether to ignore outlets that would move a view into its cell, so that views keep their positions in the nib.
  package var keepsViewsInPlace = false
  /// Whether to fill ``LoadedNib/unreadKeys``, which slows down the load.
  package var recordsUnreadKeys = false

  /// Creates the default options, without objects or stand-ins.
  public init() {}
}
