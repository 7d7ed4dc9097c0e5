/// The part that an object plays when its document is loaded.
public enum IBRole: String, Hashable, Sendable, CaseIterable {
  /// The object that loads the document; it exists before.
  case filesOwner
  /// The object that currently handles events: not a real object.
  case firstResponder
  /// The running application (macOS).
  case application
  /// An object that code passes in, by identifier, when it loads the document.
  case externalObject
  /// An object that the document itself makes.
  case object
}
