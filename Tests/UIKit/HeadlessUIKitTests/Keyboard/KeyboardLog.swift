import Foundation
import HeadlessUIKit

/// What is posted of the keyboard between two calls, with a clock and a keyboard of its own.
///
/// Both calls belong into the body of a test: other tests may run between that and the suite's initializer.
@MainActor
final class KeyboardLog {
  private(set) var notifications: [Notification] = []
  private(set) var times: [TimeInterval] = []
  private var tokens: [any NSObjectProtocol] = []

  private static let names = [
    UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
    UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    UIResponder.keyboardWillChangeFrameNotification,
    UIResponder.keyboardDidChangeFrameNotification,
  ]

  func begin() {
    HeadlessClock.shared = HeadlessClock()
    HeadlessKeyboard.shared = HeadlessKeyboard()
    for name in Self.names {
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated {
          self?.notifications.append(notification)
          self?.times.append(HeadlessClock.shared.now)
        }
      }
      tokens.append(token)
    }
  }

  /// Ends the observing, and leaves neither a keyboard nor anything scheduled behind.
  func end() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    HeadlessClock.shared = HeadlessClock()
    HeadlessKeyboard.shared = HeadlessKeyboard()
  }

  /// The names since the last call, without what they share.
  func takeNames() -> [String] {
    defer { notifications = [] }
    return notifications.map {
      $0.name.rawValue.replacing("UIKeyboard", with: "").replacing("Notification", with: "")
    }
  }

  static let shown = ["WillChangeFrame", "WillShow"]
  static let hasShown = ["DidChangeFrame", "DidShow"]
  static let hidden = ["WillChangeFrame", "WillHide"]
  static let hasHidden = ["DidChangeFrame", "DidHide"]
}

extension Notification {
  var keyboardEnd: CGRect? { userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
  var keyboardBegin: CGRect? { userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect }
}

/// A window as large as its screen, with a view inside.
@MainActor
enum KeyboardStage {
  /// The last window: views do not keep theirs alive, and one that has gone brings no keyboard.
  private static var kept: UIWindow?

  static func window() -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    kept = window
    return window
  }

  /// A text field in a window.
  static func field() -> (UIWindow, UITextField) {
    let window = window()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    window.addSubview(field)
    return (window, field)
  }
}
