public import Foundation

/// A bar at the top that shows the title and the buttons of its last item.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var prefersLargeTitles = false
  open weak var delegate: (any UINavigationBarDelegate)?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var shadowImage: UIImage?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open lazy var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  var backgroundImages: [UIBarMetrics: UIImage] = [:]
  private var ownPosition = UIBarPosition.any

  /// The items, from the first to the visible one.
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] where item.navigationBar === self { item.navigationBar = nil }
      for item in items ?? [] { item.navigationBar = self }
      itemsChanged()
    }
  }
  package var contents = BarContents()

  /// Shows the views of the visible item after the items or their contents have changed.
  func itemsChanged() {
    for button in topItem.map({ $0.leadingButtons + $0.trailingButtons }) ?? [] {
      button.bar = self
    }
    updateItemViews()
  }

  /// Positions the views of the visible item.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeItemViews()
  }

  /// Updates the height of the bar after its parts have changed, if a navigation controller shows it.
  func partsChanged() {
    (superview?.controller as? UINavigationController)?.barsChanged(true)
  }

  /// Creates a navigation bar without items.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a navigation bar from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    barStyle = nib.enumeration("UIBarStyle") ?? .default
    isTranslucent = nib.int("UIBarTranslucence") != 2
    barTintColor = nib.object("UIBarTintColor")
    prefersLargeTitles =
      nib.bool("UIBarPrefersLargeTitles") ?? nib.bool("UIPrefersLargeTitles") ?? false
    titleTextAttributes = nib.textAttributes("UITitleTextAttributes")
    largeTitleTextAttributes = nib.textAttributes("UIBarLargeTitleTextAttributes")
    if let image: UIImage = nib.object("UIBackgroundImage") {
      setBackgroundImage(image, for: .default)
    }
    shadowImage = nib.object("UIShadowImage")
    backIndicatorImage = nib.object("UIBackIndicatorImage")
    backIndicatorTransitionMaskImage = nib.object("UIBackIndicatorTransitionMask")
    ownPosition = nib.enumeration("UIBarPosition") ?? .any
    if let appearance: UINavigationBarAppearance = nib.object("UIStandardAppearance") {
      standardAppearance = appearance
    }
    scrollEdgeAppearance = nib.object("UIScrollEdgeAppearance")
    compactAppearance = nib.object("UICompactAppearance")
    delegate = nib.object("UIDelegate") as? any UINavigationBarDelegate
    setItems(nib.array("UIItems", of: UINavigationItem.self), animated: false)
  }

  /// The visible item.
  open var topItem: UINavigationItem? { items?.last }

  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Replaces the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Adds an item and makes it the visible one.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  /// Removes the top item.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    items?.removeLast()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  // MARK: Back button

  /// Whether the bar shows a back button.
  ///
  /// The visible item needs an item below it or, unless its style is `editor`, a `backAction`. Its left items replace
  /// the back button unless the item specifies that they supplement it.
  package var showsBackButton: Bool {
    guard let topItem, !topItem.hidesBackButton,
      backItem != nil || topItem.backAction != nil && topItem.style != .editor
    else { return false }
    return topItem.leftBarButtonItems?.isEmpty ?? true || topItem.leftItemsSupplementBackButton
  }

  /// Performs a tap on the back button: runs the visible item's `backAction`, or goes back.
  ///
  /// In the bar of a navigation controller, the controller goes back if it, as the bar's delegate, allows it.
  /// - Returns: False if nothing happened.
  package func goBack() -> Bool {
    guard let topItem else { return false }
    if let action = topItem.backAction {
      guard !action.attributes.contains(.disabled) else { return false }
      action.perform(from: self)
      return true
    }
    guard let controller = superview?.controller as? UINavigationController else {
      return popItem(animated: true) != nil
    }
    let asked = delegate ?? controller as? any UINavigationBarDelegate
    guard asked?.navigationBar(self, shouldPop: topItem) ?? true else { return false }
    guard controller.popViewController(animated: true) != nil else { return false }
    asked?.navigationBar(self, didPop: topItem)
    return true
  }

  /// Sets the background image.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    backgroundImages[metrics] = image
  }

  /// Returns the background image.
  open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { backgroundImages[metrics] }

  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? ownPosition }

  override var nibChildren: [AnyObject] { ownSubviews + (items ?? []) }

  override var defaultAccessibilityElements: [Any]? { itemElements() }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginItemTouch(touches) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !followsItemTouch(touches) { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endItemTouch(touches) { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !cancelItemTouch(touches) { super.touchesCancelled(touches, with: event) }
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.delegate("delegate", \UINavigationBar.delegate)
    nib.outlet("items", \UINavigationBar.items)
    nib.outlet("barStyle", \UINavigationBar.barStyle)
    nib.outlet("translucent", \UINavigationBar.isTranslucent)
    nib.outlet("barTintColor", \UINavigationBar.barTintColor)
    nib.outlet("prefersLargeTitles", \UINavigationBar.prefersLargeTitles)
    nib.outlet("shadowImage", \UINavigationBar.shadowImage)
  }
}

/// The delegate of a navigation bar. Every method has a default because UIKit's methods are optional.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
    -> Bool
  {
    true
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  {
    true
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
