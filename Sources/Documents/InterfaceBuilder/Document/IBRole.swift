/// The role of an object when its document is loaded.
public enum IBRole: String, Hashable, Sendable, CaseIterable {
  /// The object that loads the document, which exists before the document's objects.
  case filesOwner
  /// The object that currently handles events; a proxy, not a separate object.
  case firstResponder
  /// The running application (macOS).
  case application
  /// An object that code passes in, by identifier, when it loads the document.
  case externalObject
  /// An object that loading the document creates.
  case object
}
