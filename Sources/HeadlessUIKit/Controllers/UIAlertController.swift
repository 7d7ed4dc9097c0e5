public import Foundation

/// What can be chosen in an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// How a choice looks, with UIKit's numbers.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  public let title: String?
  public let style: Style
  /// Whether it can be chosen.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
  let handler: (@MainActor (UIAlertAction) -> Void)?
  weak var button: UIButton?

  /// A choice; the handler is called after the alert is dismissed.
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// A message with choices, in the middle of the window or at its bottom.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where the message is shown, with UIKit's numbers.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  open private(set) var preferredStyle = Style.actionSheet
  open var message: String? { didSet { alertView?.rebuild(self) } }
  open private(set) var actions: [UIAlertAction] = []
  /// The choice that the return key makes.
  open var preferredAction: UIAlertAction?
  /// The fields of the alert in order, nil for none.
  open private(set) var textFields: [UITextField]?

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// An alert without choices.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
  }

  open override var title: String? { didSet { alertView?.rebuild(self) } }

  open override func loadView() {
    let view = AlertView(frame: UIScreen.main.bounds)
    self.view = view
    view.rebuild(self)
  }

  /// Adds a choice; a second one to cancel is an error.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
      return refuse(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
    alertView?.rebuild(self)
  }

  /// Adds a field to an alert; a sheet of choices has none.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return refuse(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField()
    field.borderStyle = .roundedRect
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    alertView?.rebuild(self)
  }

  private func refuse(_ message: String) {
    NibFailure.report(
      NibError(.invalidUse, message, at: nibReference?.place, className: "\(type(of: self))"))
  }

  /// Dismisses the alert and then calls the handler.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    guard let presenter = presentingViewController else { return action.handler?(action) ?? () }
    presenter.dismiss(animated: true) { action.handler?(action) }
  }

  /// An alert in which something can be typed begins with its first field.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }
}
