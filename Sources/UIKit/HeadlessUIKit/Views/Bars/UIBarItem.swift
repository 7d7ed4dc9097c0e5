public import Foundation

/// An item in a bar, which is not a view.
@preconcurrency @MainActor
open class UIBarItem: NSObject, NibDecodable, NibConnectable, NibAwakening {
  var nibReference: NibReference?
  var accessibility: UIAccessibilityConfiguration?
  /// The accessibility element of the item in the bar that shows it.
  var element: BarItemElement?
  /// The bar that shows the item, or showed it last.
  weak var bar: UIView?
  open var title: String? { didSet { bar?.setNeedsLayout() } }
  open var image: UIImage? { didSet { bar?.setNeedsLayout() } }
  /// The image in landscape.
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  open var isEnabled = true
  /// A number that identifies the item.
  open var tag = 0
  private(set) var ownTitleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Creates an item without content.
  public override init() { super.init() }

  /// Called by Xcode when it draws an item in a document; never called here.
  open func prepareForInterfaceBuilder() {}

  /// Creates an item from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    let nib = coder.nib
    nib.register(self)
    isEnabled = nib.bool("UIEnabled") ?? true
    title = nib.string("UITitle")
    image = nib.object("UIImage")
    landscapeImagePhone = nib.object("UIImageLandscape")
    largeContentSizeImage = nib.object("UILargeContentSizeImage")
    imageInsets = nib.insets("UIImageInsets") ?? .zero
    tag = nib.int("UITag") ?? 0
  }

  /// Sets the text attributes of the title for a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    ownTitleAttributes[state] = attributes
  }

  /// Returns the text attributes of the title for a state: the item's own, or else those of its class's proxies.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    ownTitleAttributes[state] ?? AppearanceProxies.titleAttributes(of: self, for: state)
  }

  /// Called after all objects of the nib have their outlets and attributes.
  open func awakeFromNib() {}

  /// Declares the outlets and actions. See ``NibConnectable``.
  open class func nibConnections(_ nib: NibRegistrar) {
    nib.outlet("title", \UIBarItem.title)
    nib.outlet("image", \UIBarItem.image)
    nib.outlet("landscapeImagePhone", \UIBarItem.landscapeImagePhone)
    nib.outlet("imageInsets", \UIBarItem.imageInsets)
    nib.outlet("enabled", \UIBarItem.isEnabled)
    nib.outlet("tag", \UIBarItem.tag)
    nib.outlet("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier)
    nib.outlet("accessibilityLabel", \UIBarItem.accessibilityLabel)
    nib.outlet("accessibilityHint", \UIBarItem.accessibilityHint)
    nib.outlet("accessibilityValue", \UIBarItem.accessibilityValue)
    nib.outlet("isAccessibilityElement", \UIBarItem.isAccessibilityElement)
    nib.number("accessibilityTraits", \UIBarItem.accessibilityTraits)
  }
}

extension UIBarItem: NibAccessible {
  /// The identifier by which tests find the item. Screen readers never speak it.
  public var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { changeAccessibility { $0.identifier = newValue } }
  }

  /// The label that a screen reader speaks for the item.
  public var accessibilityLabel: String? {
    get { accessibility?.label ?? title }
    set { changeAccessibility { $0.label = newValue } }
  }

  /// The hint that describes the effect of the item.
  public var accessibilityHint: String? {
    get { accessibility?.hint }
    set { changeAccessibility { $0.hint = newValue } }
  }

  /// The item's value.
  public var accessibilityValue: String? {
    get { accessibility?.value }
    set { changeAccessibility { $0.value = newValue } }
  }

  /// The accessibility traits of the item; by default, those that the bar assigns.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { changeAccessibility { $0.traits = newValue } }
  }

  /// Whether a screen reader finds the item in its bar. Default: true, because items are parts of their bar here.
  public var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { changeAccessibility { $0.isElement = newValue } }
  }

  private func changeAccessibility(_ body: (inout UIAccessibilityConfiguration) -> Void) {
    var configuration = accessibility ?? UIAccessibilityConfiguration()
    body(&configuration)
    accessibility = configuration
  }
}
