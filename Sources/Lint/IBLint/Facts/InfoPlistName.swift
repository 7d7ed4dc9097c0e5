import Diagnostics

/// The name of a document in a target's Info.plist.
public struct InfoPlistName: Hashable, Sendable {
  /// The ways in which the system loads the document.
  public enum Use: Hashable, Sendable {
    /// Its initial view controller is the first of the app, of a scene or of an extension.
    case main
    /// A nib with the app's main objects. An app with a main storyboard does not load it.
    case mainNib
    /// It is the launch screen.
    case launchScreen
  }

  /// How the system loads the document.
  public var use: Use
  /// The name of the document as written, which may contain its extension.
  public var name: String
  /// The position of the name in the Info.plist.
  public var place: SourcePlace

  /// Creates a name.
  public init(use: Use, name: String, place: SourcePlace) {
    (self.use, self.name, self.place) = (use, name, place)
  }

  /// The name of the document without its extension.
  var documentName: String {
    [".storyboard", ".xib", ".nib"].lazy.compactMap { name.name(before: $0) }.first ?? name
  }

  /// Returns whether this is the name of a document, which may have a device modifier, as in `Main~ipad`.
  func isName(of nibName: some StringProtocol) -> Bool {
    documentName.prefix { $0 != "~" } == nibName.prefix { $0 != "~" }
  }
}
