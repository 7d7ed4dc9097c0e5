import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment) struct KeyboardResponderTests {
  private let log = KeyboardLog()
  private var keyboard: HeadlessKeyboard { .shared }
  private var usual: CGFloat { UIScreen.main.device.keyboardHeight() }

  @Test func `a text field brings the keyboard and takes it away`() {
    log.begin()
    defer { log.end() }
    let (_, field) = KeyboardStage.field()
    field.becomeFirstResponder()
    #expect(log.takeNames() == KeyboardLog.shown)
    #expect(keyboard.frame.height == usual)
    HeadlessClock.shared.runUntilIdle()
    #expect(log.takeNames() == KeyboardLog.hasShown)
    field.resignFirstResponder()
    #expect(log.takeNames() == KeyboardLog.hidden)
  }

  @Test func `a second field takes the keyboard over`() {
    log.begin()
    defer { log.end() }
    let (window, field) = KeyboardStage.field()
    let second = UITextField()
    window.addSubview(second)
    field.becomeFirstResponder()
    _ = log.takeNames()
    second.becomeFirstResponder()
    #expect(log.takeNames() == [] && keyboard.isShown)
    second.resignFirstResponder()
    #expect(log.takeNames() == KeyboardLog.hidden)
  }

  /// A controller with a text field, which the root controller of a window presents in a style.
  private func presented(_ style: UIModalPresentationStyle, on device: String) throws -> (
    UIViewController, UITextField, UIWindow
  ) {
    UIScreen.main = UIScreen(device: try #require(HeadlessDevice(identifier: device)))
    let window = KeyboardStage.window()
    let root = UIViewController()
    window.rootViewController = root
    let form = UIViewController()
    form.modalPresentationStyle = style
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    form.view.addSubview(field)
    root.present(form, animated: false)
    return (form, field, window)
  }

  @Test func `a form sheet on a tablet keeps the keyboard until it is dismissed`() throws {
    log.begin()
    defer { log.end() }
    let (form, field, window) = try presented(.formSheet, on: "ipad9_7")
    defer { withExtendedLifetime(window) {} }
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(keyboard.isShown && !field.isFirstResponder)
    _ = log.takeNames()
    form.dismiss(animated: false)
    #expect(log.takeNames() == KeyboardLog.hidden)
  }

  @Test(arguments: [(UIModalPresentationStyle.pageSheet, "ipad9_7"), (.formSheet, "retina6_12")])
  func `other sheets and phones hide the keyboard`(
    _ style: UIModalPresentationStyle, _ device: String
  ) throws {
    log.begin()
    defer { log.end() }
    let (_, field, window) = try presented(style, on: device)
    defer { withExtendedLifetime(window) {} }
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(!keyboard.isShown)
  }

  @Test func `a controller decides itself whether the keyboard stays`() throws {
    final class Hiding: UIViewController {
      override var disablesAutomaticKeyboardDismissal: Bool { false }
    }
    log.begin()
    defer { log.end() }
    UIScreen.main = UIScreen(device: try #require(HeadlessDevice(identifier: "ipad9_7")))
    let window = KeyboardStage.window()
    window.rootViewController = UIViewController()
    let form = Hiding()
    form.modalPresentationStyle = .formSheet
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    form.view.addSubview(field)
    window.rootViewController?.present(form, animated: false)
    field.becomeFirstResponder()
    #expect(keyboard.isShown)
    field.resignFirstResponder()
    #expect(!keyboard.isShown)
  }

  @Test func `fields with other keys change its height`() {
    log.begin()
    defer { log.end() }
    let (window, field) = KeyboardStage.field()
    let number = UITextField()
    number.keyboardType = .numberPad
    window.addSubview(number)
    field.becomeFirstResponder()
    number.becomeFirstResponder()
    #expect(log.takeNames() == KeyboardLog.shown + KeyboardLog.shown)
    #expect(keyboard.frame.height == UIScreen.main.device.keyboardHeight(hasPredictions: false))
    number.resignFirstResponder()
  }

  @Test func `a field whose class decides on the keys gets a keyboard with these`() {
    final class Amount: UITextField {
      override var keyboardType: UIKeyboardType {
        get { .decimalPad }
        set {}
      }
    }
    let (window, _) = KeyboardStage.field()
    let amount = Amount()
    window.addSubview(amount)
    amount.becomeFirstResponder()
    #expect(keyboard.frame.height == UIScreen.main.device.keyboardHeight(hasPredictions: false))
  }

  @Test func `a delegate's field has begun when the keyboard comes, a text view has not`() {
    log.begin()
    defer { log.end() }
    let recorder = EditingRecorder()
    let (window, field) = KeyboardStage.field()
    field.delegate = recorder
    let view = UITextView()
    view.delegate = recorder
    window.addSubview(view)
    recorder.observe {
      field.becomeFirstResponder()
      field.resignFirstResponder()
      view.becomeFirstResponder()
      view.resignFirstResponder()
    }
    #expect(
      recorder.lines == [
        "field began", "WillShow", "field ended", "WillHide",
        "WillShow", "view began", "WillHide", "view ended",
      ])
  }

  @Test func `a text view that cannot be edited, a field outside of windows and a view bring none`()
  {
    log.begin()
    defer { log.end() }
    let (window, _) = KeyboardStage.field()
    let text = UITextView()
    text.isEditable = false
    window.addSubview(text)
    let canvas = FocusView()
    window.addSubview(canvas)
    let lone = UITextField()
    for view in [text, canvas] {
      #expect(view.becomeFirstResponder())
      #expect(!keyboard.isShown)
    }
    #expect(!lone.becomeFirstResponder() && !lone.isFirstResponder && canvas.isFirstResponder)
    #expect(log.takeNames() == [])
  }

  @Test func `the keyboard goes when its field leaves the window`() {
    log.begin()
    defer { log.end() }
    let (window, field) = KeyboardStage.field()
    let box = UIView()
    window.addSubview(box)
    box.addSubview(field)
    field.becomeFirstResponder()
    box.removeFromSuperview()
    #expect(!field.isFirstResponder && !field.isEditing)
    #expect(log.takeNames() == KeyboardLog.shown + KeyboardLog.hidden)
  }

  @Test func `a field that was asked outside of windows responds as soon as it joins one`() {
    log.begin()
    defer { log.end() }
    let (outer, field) = (UIView(), UITextField())
    outer.addSubview(field)
    #expect(!field.becomeFirstResponder() && !field.isEditing)
    let window = KeyboardStage.window()
    window.addSubview(outer)
    #expect(field.isFirstResponder && field.isEditing)
    #expect(log.takeNames() == KeyboardLog.shown)
    outer.removeFromSuperview()
    window.addSubview(outer)
    #expect(!field.isFirstResponder, "it does not come back by itself")
    let other = UITextField()
    other.becomeFirstResponder()
    other.resignFirstResponder()
    window.addSubview(other)
    #expect(!other.isFirstResponder, "it no longer waits")
  }

  @Test func `a field forgets that it was asked when it leaves or another one takes over`() {
    let (outer, first, second) = (UIView(), UITextField(), UITextField())
    for field in [first, second] { outer.addSubview(field) }
    let window = KeyboardStage.window()
    first.becomeFirstResponder()
    first.removeFromSuperview()
    window.addSubview(first)
    #expect(!first.isFirstResponder, "it left its superview")
    first.removeFromSuperview()
    for field in [first, second] {
      outer.addSubview(field)
      field.becomeFirstResponder()
    }
    window.addSubview(outer)
    #expect(!first.isFirstResponder && second.isFirstResponder, "the last one that was asked")
    second.resignFirstResponder()
    let late = UITextField()
    late.becomeFirstResponder()
    first.becomeFirstResponder()
    first.resignFirstResponder()
    window.addSubview(late)
    #expect(!late.isFirstResponder, "another one was the first responder since")
  }

  @Test func `a controller responds only in a window, and resigns when its view leaves`() {
    final class Pier: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { false }
    }
    let pier = Pier()
    #expect(!pier.becomeFirstResponder())
    let window = UIWindow.showing(pier)
    #expect(pier.isFirstResponder, "it waited for the window")
    #expect(!pier.resignFirstResponder())
    window.rootViewController = UIViewController()
    #expect(!pier.isFirstResponder && !pier.becomeFirstResponder())
  }

  @Test func `a field that viewDidLoad asks responds when its controller is shown`() {
    final class Form: UIViewController {
      let field = UITextField()
      override func viewDidLoad() {
        view.addSubview(field)
        field.becomeFirstResponder()
      }
    }
    let form = Form()
    form.loadViewIfNeeded()
    #expect(!form.field.isFirstResponder)
    let window = UIWindow.showing(form)
    #expect(form.field.isFirstResponder && window.isKeyWindow)
    form.field.resignFirstResponder()
  }

  @Test func `a field that moves within its window stays the first responder`() {
    log.begin()
    defer { log.end() }
    let (window, field) = KeyboardStage.field()
    let box = UIView()
    window.addSubview(box)
    field.becomeFirstResponder()
    box.addSubview(field)
    #expect(field.isFirstResponder)
    field.resignFirstResponder()
  }

  @Test func `a view of its own takes the keyboard's place, and one above makes it higher`() {
    log.begin()
    defer { log.end() }
    let (_, field) = KeyboardStage.field()
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    field.becomeFirstResponder()
    #expect(keyboard.frame.height == usual + 44)
    field.resignFirstResponder()
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
    field.becomeFirstResponder()
    let below = UIScreen.main.device.safeArea.bottom
    #expect(keyboard.frame.height == 200 + below + 44)
    field.resignFirstResponder()
    field.inputAccessoryView = nil
    field.inputView = UIView()
    field.becomeFirstResponder()
    #expect(!keyboard.isShown)
    field.resignFirstResponder()
  }

  @Test func `input views that change during editing count once they are reloaded`() {
    log.begin()
    defer { log.end() }
    let (_, field) = KeyboardStage.field()
    field.becomeFirstResponder()
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    field.reloadInputViews()
    #expect(keyboard.frame.height == usual + 44)
    field.inputAccessoryView = nil
    field.inputView = UIView()
    field.reloadInputViews()
    #expect(!keyboard.isShown)
    field.resignFirstResponder()
  }

  @Test func `with a keyboard of hardware none comes, and one shown by hand stays`() {
    log.begin()
    defer { log.end() }
    keyboard.followsFirstResponder = false
    let (_, field) = KeyboardStage.field()
    field.becomeFirstResponder()
    #expect(log.takeNames() == [])
    keyboard.show()
    keyboard.followsFirstResponder = true
    let other = FocusView()
    field.window?.addSubview(other)
    other.becomeFirstResponder()
    #expect(keyboard.isShown)
    other.resignFirstResponder()
  }

  @Test func `who resigns when the keyboard comes leaves none behind`() {
    log.begin()
    defer { log.end() }
    let (_, field) = KeyboardStage.field()
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { _ = field.resignFirstResponder() } }
    defer { NotificationCenter.default.removeObserver(token) }
    field.becomeFirstResponder()
    #expect(!keyboard.isShown && !field.isFirstResponder)
    keyboard.followsFirstResponder = false
    keyboard.show()
    #expect(keyboard.isShown)
  }
}

/// A view that can be the first responder without a text.
private final class FocusView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

/// What delegates hear, and what is posted meanwhile.
@MainActor
private final class EditingRecorder: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var lines: [String] = []

  func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("field began") }
  func textFieldDidEndEditing(_ textField: UITextField) { lines.append("field ended") }
  func textViewDidBeginEditing(_ textView: UITextView) { lines.append("view began") }
  func textViewDidEndEditing(_ textView: UITextView) { lines.append("view ended") }

  func observe(_ body: () -> Void) {
    let names = [
      (UIResponder.keyboardWillShowNotification, "WillShow"),
      (UIResponder.keyboardWillHideNotification, "WillHide"),
    ]
    let tokens = names.map { name, line in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] _ in
        MainActor.assumeIsolated { self?.lines.append(line) }
      }
    }
    body()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
