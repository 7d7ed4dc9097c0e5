public import Foundation

/// A bar at the bottom that contains buttons.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var items: [UIBarButtonItem]? { didSet { itemsChanged() } }
  package var contents = BarContents()
  open weak var delegate: (any UIToolbarDelegate)?
  open lazy var standardAppearance = UIToolbarAppearance()
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  private var ownPosition = UIBarPosition.any

  /// Creates a toolbar without buttons.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a toolbar from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    barStyle = nib.enumeration("UIBarStyle") ?? .default
    isTranslucent = nib.int("UIBarTranslucence") != 2
    barTintColor = nib.object("UIBarTintColor")
    ownPosition = nib.enumeration("UIBarPosition") ?? .any
    if let appearance: UIToolbarAppearance = nib.object("UIStandardAppearance") {
      standardAppearance = appearance
    }
    setItems(nib.array("UIItems", of: UIBarButtonItem.self), animated: false)
    delegate = nib.object("UIDelegate") as? any UIToolbarDelegate
  }

  /// Replaces the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? ownPosition }

  private func itemsChanged() {
    for item in items ?? [] { item.bar = self }
    updateItemViews()
  }

  /// Positions the views of the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeItemViews()
  }

  override var nibChildren: [AnyObject] { ownSubviews + (items ?? []) }

  override var defaultAccessibilityElements: [Any]? { barElements(items) }

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
    nib.delegate("delegate", \UIToolbar.delegate)
    nib.outlet("items", \UIToolbar.items)
    nib.outlet("barStyle", \UIToolbar.barStyle)
    nib.outlet("translucent", \UIToolbar.isTranslucent)
    nib.outlet("barTintColor", \UIToolbar.barTintColor)
  }
}

/// The delegate that determines the position of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
