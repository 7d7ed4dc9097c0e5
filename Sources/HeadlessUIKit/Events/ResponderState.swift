/// Which responder of an environment is the first one, and how that is changing.
@MainActor
final class ResponderState: EnvironmentPart {
  /// The state of the current environment.
  static var current: ResponderState { HeadlessEnvironment.current.part() }

  weak var first: UIResponder?
  /// Whether the first responder gives way even if its delegate refuses.
  var mustResign = false
  /// How many changes of the first responder are in progress, nested in each other.
  var changes = 0

  init(in environment: HeadlessEnvironment) {}
}
