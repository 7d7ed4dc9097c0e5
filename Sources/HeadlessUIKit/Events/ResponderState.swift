/// The first responder of an environment, and the state of its changes.
@MainActor
final class ResponderState: EnvironmentPart {
  /// The state of the current environment.
  static var current: ResponderState { HeadlessEnvironment.current.part() }

  weak var first: UIResponder?
  /// Whether the first responder resigns even if its delegate refuses.
  var mustResign = false
  /// The number of nested changes of the first responder that are in progress.
  var changes = 0

  init(in environment: HeadlessEnvironment) {}
}
