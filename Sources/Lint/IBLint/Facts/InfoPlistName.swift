/// The name of a document in a target's Info.plist.
public struct InfoPlistName: Hashable, Sendable {
  /// The ways in which the system loads the document.
  public enum Use: Hashable, Sendable {
    /// Its initial view controller is the first of the app, of a scene or of an extension.
    case main
    /// It is the launch screen.
    case launchScreen
  }

  /// How the system loads the document.
  public var use: Use
  /// The name of the document, without its extension.
  public var name: String
  /// The position of the name in the Info.plist.
  public var place: SourcePlace

  /// Creates a name.
  public init(use: Use, name: String, place: SourcePlace) {
    (self.use, self.name, self.place) = (use, name, place)
  }
}
