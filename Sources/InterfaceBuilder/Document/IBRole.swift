/// The part that an object plays when its document is loaded.
public enum IBRole: String, Hashable, Sendable, CaseIterable {
  /// The object that loads the document; it exists before.
  case filesOwner
  /// Whoever handles an event at the time: nothing that is made.
  case firstResponder
  /// The running application (macOS).
  case application
  /// An object that the code hands in when it loads the document, by its identifier.
  case externalObject
  /// An object that the document itself makes.
  case object
}
