/// The path by which all events enter the app.
@MainActor
enum EventDispatch {
  /// Sends an event to the windows it belongs to, immediately.
  static func deliver(_ event: UIEvent) {
    for window in windows(of: event) { window.sendEvent(event) }
  }

  private static func windows(of event: UIEvent) -> [UIWindow] {
    if let presses = event as? UIPressesEvent { return presses.window.map { [$0] } ?? [] }
    if event.type == .motion { return MotionEvents.window.map { [$0] } ?? [] }
    var windows: [UIWindow] = []
    for touch in event.touches {
      if let window = touch.window, !windows.contains(where: { $0 === window }) {
        windows.append(window)
      }
    }
    return windows
  }
}
