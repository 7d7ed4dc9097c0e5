public import Foundation

/// An action that the user can choose in an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The appearance of an action, with UIKit's raw values.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  public let title: String?
  public let style: Style
  /// Whether the user can choose the action.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
  let handler: (@MainActor (UIAlertAction) -> Void)?
  weak var button: UIButton?

  /// Creates an action; the handler is called after the alert is dismissed.
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// A controller that shows a message and actions, in the middle of the window or at its bottom.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The position of the message, with UIKit's raw values.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  open private(set) var preferredStyle = Style.actionSheet
  open var message: String? { didSet { alertView?.rebuild(self) } }
  open private(set) var actions: [UIAlertAction] = []
  /// The action that the Return key chooses.
  open var preferredAction: UIAlertAction?
  /// The keys that choose an action: Return for the preferred action, Escape for the cancel action.
  open override var keyCommands: [UIKeyCommand]? {
    let returnKey = UIKeyCommand(input: "\r", modifierFlags: [], action: "choosePreferred")
    let escape = UIKeyCommand(
      input: UIKeyCommand.inputEscape, modifierFlags: [], action: "chooseCancel")
    return (super.keyCommands ?? []) + (preferredAction == nil ? [] : [returnKey])
      + (actions.contains { $0.style == .cancel } ? [escape] : [])
  }
  private func choosePreferred() { if let preferredAction { choose(preferredAction) } }
  private func chooseCancel() { actions.first { $0.style == .cancel }.map(choose) }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.action("choosePreferred", UIAlertController.choosePreferred)
    nib.action("chooseCancel", UIAlertController.chooseCancel)
  }
  /// The text fields of the alert in order; nil if it has none.
  open private(set) var textFields: [UITextField]?

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// Creates an alert without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = isPopover ? .popover : .overFullScreen
  }

  /// Whether the controller is an action sheet on an iPad, which is shown as a popover.
  private var isPopover: Bool {
    preferredStyle == .actionSheet && UIDevice.current.userInterfaceIdiom == .pad
  }

  open override var title: String? { didSet { alertView?.rebuild(self) } }

  /// The orientations of the controller that presents the alert; an assumption.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    presentingViewController?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }

  open override func loadView() {
    let view = AlertView(frame: UIScreen.main.bounds)
    self.view = view
    view.rebuild(self)
  }

  /// Adds an action. A second action with the style `cancel` is an error.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
      return refuse(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
    alertView?.rebuild(self)
  }

  /// Adds a text field. Adding one to an action sheet is an error.
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

  /// Reports a popover that has nothing to point at, with UIKit's message.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let popover = popoverPresentationController, isBeingPresented,
      popover.sourceView == nil, popover.barButtonItem == nil
    else { return }
    let presenter = presentingViewController.map { "\(type(of: $0))" } ?? "nil"
    refuse(
      "Your application has presented a UIAlertController of style UIAlertControllerStyleActionSheet from"
        + " \(presenter). The modalPresentationStyle of a UIAlertController with this style is"
        + " UIModalPresentationPopover. You must provide location information for this popover through the"
        + " alert controller's popoverPresentationController. You must provide either a sourceView and"
        + " sourceRect or a barButtonItem.")
  }

  /// Chooses the cancel action of an action sheet after a tap outside it. A popover without a cancel action just
  /// disappears; an alert, or a sheet without a cancel action, stays.
  func cancelByTap() {
    guard preferredStyle == .actionSheet else { return }
    if let cancel = actions.first(where: { $0.style == .cancel }) {
      choose(cancel)
    } else if popoverPresentationController != nil {
      presentingViewController?.dismiss(animated: true)
    }
  }

  /// Makes the first text field the first responder.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }
}
