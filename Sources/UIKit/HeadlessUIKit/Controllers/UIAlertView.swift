public import Foundation

// The alerts of systems before iOS 8: an alert controller shows them, and calls the delegate with the chosen button.

/// An alert that presents itself in front of the key window.
@preconcurrency @MainActor
open class UIAlertView: UIView {
  open var title: String
  open var message: String?
  open weak var delegate: AnyObject?
  open var cancelButtonIndex = -1
  open var alertViewStyle = UIAlertViewStyle.default
  private var buttons: [String] = []
  private var fields: [UITextField] = []
  private var shown: UIAlertController?

  /// Creates an alert with a cancel button and other buttons.
  public init(
    title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?,
    otherButtonTitles firstTitle: String? = nil, _ moreTitles: String...
  ) {
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate as AnyObject?
    super.init(frame: .zero)
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for title in [firstTitle].compactMap({ $0 }) + moreTitles { addButton(withTitle: title) }
  }

  public override init(frame: CGRect) {
    title = ""
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    title = ""
    super.init(coder: coder)
  }

  /// Adds a button, and returns its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    buttons.append(title ?? "")
    return buttons.count - 1
  }

  open var numberOfButtons: Int { buttons.count }
  open func buttonTitle(at buttonIndex: Int) -> String? {
    buttons.indices.contains(buttonIndex) ? buttons[buttonIndex] : nil
  }
  open var isVisible: Bool { shown?.presentingViewController != nil }

  /// Returns a text field of the alert, depending on its style.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    while fields.count < alertViewStyle.fieldCount { fields.append(UITextField()) }
    if alertViewStyle.isSecret { fields.last?.isSecureTextEntry = true }
    return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }

  /// Shows the alert in front of the key window's controller.
  open func show() {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for index in 0..<alertViewStyle.fieldCount {
      let own = textField(at: index)
      alert.addTextField { field in
        field.isSecureTextEntry = own?.isSecureTextEntry ?? false
        field.placeholder = own?.placeholder
        field.text = own?.text
      }
    }
    for (index, title) in buttons.enumerated() {
      alert.addAction(
        UIAlertAction(title: title, style: index == cancelButtonIndex ? .cancel : .default) { _ in
          self.finish(index)
        })
    }
    shown = alert
    UIWindow.keyWindow?.frontController?.present(alert, animated: false)
  }

  /// Dismisses the alert as if a button had been tapped.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    shown?.dismiss(animated: animated)
    (delegate as? any UIAlertViewDelegate)?.alertView(self, didDismissWithButtonIndex: buttonIndex)
    shown = nil
  }

  private func finish(_ index: Int) {
    for (own, field) in zip(fields, shown?.textFields ?? []) { own.text = field.text }
    let delegate = delegate as? any UIAlertViewDelegate
    delegate?.alertView(self, clickedButtonAt: index)
    delegate?.alertView(self, willDismissWithButtonIndex: index)
    delegate?.alertView(self, didDismissWithButtonIndex: index)
    shown = nil
  }
}

/// The text fields of an alert, with UIKit's raw values.
public enum UIAlertViewStyle: Int, Sendable {
  case `default`, secureTextInput, plainTextInput, loginAndPasswordInput

  fileprivate var fieldCount: Int { self == .default ? 0 : self == .loginAndPasswordInput ? 2 : 1 }
  fileprivate var isSecret: Bool { self == .secureTextInput || self == .loginAndPasswordInput }
}

/// Receives taps on the buttons of an alert view. Every method is optional.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// An action sheet that presents itself above a view.
@preconcurrency @MainActor
open class UIActionSheet: UIView {
  open var title: String
  open weak var delegate: AnyObject?
  open var cancelButtonIndex = -1
  open var destructiveButtonIndex = -1
  private var buttons: [String] = []
  private var shown: UIAlertController?

  /// Creates an action sheet with a cancel button, a destructive button, and other buttons.
  public init(
    title: String?, delegate: Any?, cancelButtonTitle: String?, destructiveButtonTitle: String?,
    otherButtonTitles titles: String...
  ) {
    self.title = title ?? ""
    self.delegate = delegate as AnyObject?
    super.init(frame: .zero)
    if let destructiveButtonTitle {
      destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle)
    }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for title in titles { addButton(withTitle: title) }
  }

  public override init(frame: CGRect) {
    title = ""
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    title = ""
    super.init(coder: coder)
  }

  /// Adds a button, and returns its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    buttons.append(title ?? "")
    return buttons.count - 1
  }

  open var numberOfButtons: Int { buttons.count }
  open func buttonTitle(at buttonIndex: Int) -> String? {
    buttons.indices.contains(buttonIndex) ? buttons[buttonIndex] : nil
  }

  /// Shows the action sheet in front of a view's window.
  open func show(in view: UIView) {
    let sheet = UIAlertController(
      title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    for (index, title) in buttons.enumerated() {
      let style: UIAlertAction.Style =
        index == cancelButtonIndex
        ? .cancel : index == destructiveButtonIndex ? .destructive : .default
      sheet.addAction(UIAlertAction(title: title, style: style) { _ in self.finish(index) })
    }
    shown = sheet
    (view.window ?? UIWindow.keyWindow)?.frontController?.present(sheet, animated: false)
  }

  private func finish(_ index: Int) {
    let delegate = delegate as? any UIActionSheetDelegate
    delegate?.actionSheet(self, clickedButtonAt: index)
    delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    shown = nil
  }
}

/// Receives taps on the buttons of an action sheet. Every method is optional.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex index: Int) {}
}

extension UIWindow {
  /// The controller that was presented last, or the root controller.
  fileprivate var frontController: UIViewController? {
    var controller = rootViewController
    while let next = controller?.presentedViewController { controller = next }
    return controller
  }
}
