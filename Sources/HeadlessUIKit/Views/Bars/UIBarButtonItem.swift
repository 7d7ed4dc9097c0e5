public import Foundation

/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button looks, with UIKit's numbers.
  public enum Style: Int, Sendable {
    case plain
    case bordered
    case done

    /// The name that iOS 26 gives to ``done``.
    public static let prominent = Style.done
  }

  /// Buttons that the system knows, with UIKit's numbers.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, pageCurl, close, writingTools
  }

  open var style = Style.plain
  /// In points; 0 for the width of the content.
  open var width: CGFloat = 0
  open var possibleTitles: Set<String>?
  open var customView: UIView?
  /// What the button sends; without a target, along the responder chain.
  open var action: Selector?
  /// Not kept alive.
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
  open var isHidden = false
  open var changesSelectionAsPrimaryAction = false
  /// The system's button that this one is, nil for others.
  public private(set) var systemItem: SystemItem?

  /// A button without content.
  public override init() { super.init() }

  /// A button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    set(style, target, action)
  }

  /// A button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    set(style, target, action)
  }

  /// A button with an image for each orientation of the device.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// One of the system's buttons.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    set(systemItem == .done || systemItem == .save ? .done : .plain, target, action)
  }

  /// A view that replaces the button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A button that calls an action or shows a menu.
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

  /// One of the system's buttons, that calls an action or shows a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
    self.systemItem = systemItem
  }

  /// A button from a nib.
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

  /// Space that takes what others leave.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Space of a width, in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Does what a tap on the button does.
  public func performAction() {
    if let primaryAction { return primaryAction.perform(from: self) }
    guard let action else { return }
    ActionDispatch.send(
      action, to: target, from: self, event: nil, at: nibReference?.place)
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
