/// The first responder of an environment, and the state of its changes.
@MainActor
final class ResponderState: EnvironmentPart {
  /// The state of the current environment.
  static var current: ResponderState { HeadlessEnvironment.current.part() }

  weak var first: UIResponder? {
    didSet { if first != nil { waiting = nil } }
  }
  /// The responder that becomes the first responder when it joins a window: the latest one that was not in a window.
  private weak var waiting: UIResponder?
  /// Whether the first responder resigns even if its delegate refuses.
  var mustResign = false
  /// The number of nested changes of the first responder that are in progress.
  var changes = 0

  init(in environment: HeadlessEnvironment) {}

  /// Returns whether a responder can be the first responder where it is; otherwise, it waits until it joins a window.
  func admits(_ responder: UIResponder) -> Bool {
    if responder.isInPlaceToRespond { return true }
    if responder.canBecomeFirstResponder { waiting = responder }
    return false
  }

  func stopWaiting(_ responder: UIResponder) { if waiting === responder { waiting = nil } }

  /// Makes the waiting responder the first responder if it is in a window now.
  func viewsJoinedWindow() {
    guard let responder = waiting, responder.isInPlaceToRespond else { return }
    waiting = nil
    responder.becomeFirstResponder()
  }

  /// Forgets the waiting responder if it was removed with a view that was removed from its superview.
  func viewLeft(_ view: UIView) {
    guard let waiting else { return }
    let own = waiting as? UIView ?? (waiting as? UIViewController)?.viewIfLoaded
    if own?.isDescendant(of: view) == true { self.waiting = nil }
  }
}
