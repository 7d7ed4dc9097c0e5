public import Foundation

/// The notifications of the keyboard and the keys of what they hold, by UIKit's names.
///
/// ``HeadlessKeyboard`` says when they are posted.
extension UIResponder {
  public nonisolated static let keyboardWillShowNotification =
    NSNotification.Name("UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification =
    NSNotification.Name("UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification =
    NSNotification.Name("UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification =
    NSNotification.Name("UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification =
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification =
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")

  /// Where the keyboard was, in the coordinates of the screen: an `NSValue` that casts to `CGRect` as well.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where the keyboard will be, in the coordinates of the screen: an `NSValue` that casts to `CGRect` as well.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long the keyboard moves, in seconds: an `NSNumber`.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The number of the curve that the keyboard moves by: an `NSNumber`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard belongs to the current app: an `NSNumber`.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
