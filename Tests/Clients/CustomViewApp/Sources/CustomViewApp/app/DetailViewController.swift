import UIKit

/// Written as for Xcode: outlets with observers, actions with one and two parameters, a delegate, selectors.
final class DetailViewController: UIViewController, UITextFieldDelegate {
  @IBOutlet private weak var headline: UILabel! {
    didSet { headline.accessibilityTraits = .header }
  }
  @IBOutlet weak var nameField: UITextField!
  @IBOutlet private(set) weak var notesView: UITextView!
  @IBOutlet weak var saveButton: UIButton!
  @IBOutlet private weak var bottomConstraint: NSLayoutConstraint!

  private(set) var saved: [String] = []
  private(set) var touches: [UIEvent] = []
  private(set) var length: Float = 0
  private(set) var hasPower = true

  var isHeadlineHeader: Bool { headline.accessibilityTraits == .header }
  var bottom: CGFloat { bottomConstraint.constant }

  override func viewDidLoad() {
    super.viewDidLoad()
    saveButton.isEnabled = false
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillShow(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification,
      object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func keyboardWillShow(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    else { return }
    bottomConstraint.constant = frame.cgRectValue.height
  }

  @objc private func keyboardWillHide() {
    bottomConstraint.constant = 12
  }

  @IBAction private func nameChanged(_ sender: UITextField) {
    saveButton.isEnabled = sender.text?.isEmpty == false
  }

  @IBAction func powerToggled(_ sender: UISwitch) { hasPower = sender.isOn }

  @IBAction func lengthChanged(_ sender: UISlider) { length = sender.value }

  @IBAction func save(_ sender: Any) {
    saved.append(nameField.text ?? "")
  }

  @IBAction func logTouch(_ sender: UIButton, event: UIEvent) { touches.append(event) }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
  }
}
