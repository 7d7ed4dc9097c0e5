import Foundation

/// What a load may be given besides its owner.
public struct LoadOptions {
  /// Objects for the document's external placeholders, by their identifiers.
  public var externalObjects: [String: Any] = [:]
  /// Whether stand-ins take the places of what is not there: of the owner and of external objects where none
  /// are given, and of classes of the app's own.
  ///
  /// An object of an unknown class is then of the class that it stands on, without a word; outlets and
  /// attributes that only the real class has are no error. ``LoadedNib/connections`` has them all.
  public var makesStandIns = false
  /// The class that the owner's stand-in stands for; nil for the one that the document names.
  public var ownerClassName: String?
  /// Whether runtime attributes are set before the connections are made rather than after them. Apple's
  /// order is not documented; both come before `awakeFromNib()`.
  public var setsAttributesFirst = false
  /// Makes the controller of a scene's nib in place of its class's own initializer.
  var creator: (@MainActor (NSCoder) -> UIViewController?)?
  /// Whether outlets are left out that would move a view from where the document has it into its cell, as the editor's
  /// canvas leaves them out.
  package var keepsViewsInPlace = false
  /// Whether ``LoadedNib/unreadKeys`` is filled; it slows the load down.
  package var recordsUnreadKeys = false

  /// The defaults: no objects, no stand-ins.
  public init() {}
}
