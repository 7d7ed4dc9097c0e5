import Foundation
import HeadlessUIKit

/// A controller that observes the keyboard while it is on the screen, as apps do.
class KeyboardForm: UIViewController {
  let field = UITextField()
  /// What the keyboard covers, in points.
  var bottom: CGFloat = 0
  var log: [String] = []

  override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.addSubview(field)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: "keyboardWillShow:", name: UIResponder.keyboardWillShowNotification,
      object: nil)
    center.addObserver(
      self, selector: "keyboardDidShow", name: UIResponder.keyboardDidShowNotification, object: nil)
    center.addObserver(
      self, selector: "keyboardWillHide:", name: UIResponder.keyboardWillHideNotification,
      object: nil)
    center.addObserver(
      self, selector: "keyboardDidHide", name: UIResponder.keyboardDidHideNotification, object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(self)
  }

  func keyboardWillShow(_ notification: Notification) {
    guard let info = notification.userInfo,
      let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
    else { return }
    bottom = view.bounds.maxY - view.convert(frame, from: nil).minY
    log.append("will show \(frame.height) in \(duration)")
  }

  func keyboardDidShow() { log.append("did show") }

  func keyboardWillHide(_ notification: Notification) {
    let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey]
    bottom = 0
    log.append("will hide in \(duration as? Double ?? 0)")
  }

  func keyboardDidHide() { log.append("did hide") }

  override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.action("keyboardWillShow:", KeyboardForm.keyboardWillShow)
    nib.action("keyboardDidShow", KeyboardForm.keyboardDidShow)
    nib.action("keyboardWillHide:", KeyboardForm.keyboardWillHide)
    nib.action("keyboardDidHide", KeyboardForm.keyboardDidHide)
  }
}
