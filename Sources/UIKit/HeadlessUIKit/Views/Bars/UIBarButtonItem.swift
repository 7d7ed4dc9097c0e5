public import Foundation

/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The style of a button, with UIKit's raw values.
  public enum Style: Int, Sendable {
    case plain
    case bordered
    case done

    /// The name of ``done`` in iOS 26.
    public static let prominent = Style.done
  }

  /// The system's buttons, with UIKit's raw values.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, pageCurl, close, writingTools
  }

  open var style = Style.plain
  /// The width, in points. 0 uses the width of the content.
  open var width: CGFloat = 0 { didSet { bar?.setNeedsLayout() } }
  open var possibleTitles: Set<String>?
  open var customView: UIView? { didSet { viewChanged() } }
  /// The action that the button sends to its target, or along the responder chain if the target is nil.
  open var action: Selector?
  /// The target of the action. It is not retained.
  open weak var target: AnyObject?
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      title = primaryAction.title
      image = primaryAction.image
    }
  }
  open var menu: UIMenu?
  open var tintColor: UIColor?
  open var isSelected = false
  open var isHidden = false { didSet { viewChanged() } }
  open var changesSelectionAsPrimaryAction = false
  /// The system item that the button was created from, or nil for other buttons.
  package private(set) var systemItem: SystemItem?

  /// Creates a button without content.
  public override init() { super.init() }

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    set(style, target, action)
  }

  /// Creates a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    set(style, target, action)
  }

  /// Creates a button with an image for portrait and one for landscape.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates one of the system's buttons.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    set(systemItem == .done || systemItem == .save ? .done : .plain, target, action)
  }

  /// Creates an item that shows a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a button that performs an action or shows a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Creates a button that sends an action, and shows a menu on a long press.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.menu = menu
    set(.plain, target, action)
  }

  /// Creates one of the system's buttons that performs an action or shows a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
    self.systemItem = systemItem
  }

  /// Creates a button from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    style = nib.enumeration("UIStyle") ?? .plain
    width = nib.cgFloat("UIWidth") ?? 0
    customView = nib.object("UICustomView")
    tintColor = nib.object("UITintColor")
    if nib.bool("UIIsSystemItem") ?? false { systemItem = nib.enumeration("UISystemItem") }
    if let name = nib.string("UIAction") { action = Selector(name) }
    target = nib.object("UITarget") as AnyObject?
  }

  /// Returns a space that fills the remaining width.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Returns a space of a fixed width, in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// Updates the bar that shows the button after its view has appeared or disappeared.
  private func viewChanged() {
    if let bar = bar as? any BarWithParts { bar.updateItemViews() }
  }

  private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Performs the action of a tap on the button.
  package func performAction() {
    if let primaryAction { return primaryAction.perform(from: self) }
    guard let action else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("target", \UIBarButtonItem.target)
    nib.outlet("customView", \UIBarButtonItem.customView)
    nib.outlet("tintColor", \UIBarButtonItem.tintColor)
    nib.outlet("style", \UIBarButtonItem.style)
    nib.outlet("width", \UIBarButtonItem.width)
  }
}

extension UIBarButtonItem: NibActionSource {
  func addNibTarget(_ target: Any?, _ action: Selector, for events: UIControl.Event) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }
}

extension UIBarButtonItem: NibParent {
  var nibChildren: [AnyObject] { [customView].compactMap { $0 } }
}
