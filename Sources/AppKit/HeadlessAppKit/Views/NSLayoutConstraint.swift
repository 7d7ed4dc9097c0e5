public import Foundation

/// A linear relation between two attributes of views.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, NibDecodable, NibKeyed, NibConnectable {
  /// The view or guide on the left side.
  public private(set) weak var firstItem: AnyObject?
  /// The number of the attribute on the left side.
  public private(set) var firstAttribute = 0
  /// The relation: -1 for at most, 0 for equal, 1 for at least.
  public private(set) var relation = 0
  /// The view or guide on the right side; nil if there is none.
  public private(set) weak var secondItem: AnyObject?
  /// The number of the attribute on the right side.
  public private(set) var secondAttribute = 0
  /// The factor of the attribute on the right side.
  public private(set) var multiplier: CGFloat = 1
  /// The distance, in points.
  open var constant: CGFloat = 0
  /// The priority, from 1 to 1000.
  open var priority: Float = 1000
  /// The identifier.
  open var identifier: String?
  let nibProperties = NibProperties()

  /// Creates a constraint from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    let nib = coder.nib
    nib.session?.register(self)
    firstAttribute = nib.int("NSFirstAttributeV2") ?? nib.int("NSFirstAttribute") ?? 0
    secondAttribute = nib.int("NSSecondAttributeV2") ?? nib.int("NSSecondAttribute") ?? 0
    relation = nib.int("NSRelation") ?? 0
    multiplier = nib.double("NSMultiplier") ?? 1
    constant = nib.double("NSConstantV2") ?? nib.double("NSConstant") ?? 0
    priority = nib.double("NSPriority").map { Float($0) } ?? 1000
    identifier = nib.string("NSLayoutIdentifier")
    nib.later("NSFirstItem") { [weak self] in self?.firstItem = $0 as AnyObject }
    nib.later("NSSecondItem") { [weak self] in self?.secondItem = $0 as AnyObject }
  }

  /// Declares the attributes of constraints.
  open class func nibConnections(_ nib: NibRegistrar) {
    nib.outlet("constant", \NSLayoutConstraint.constant)
    nib.outlet("identifier", \NSLayoutConstraint.identifier)
  }
}

/// An object that recognizes gestures.
@preconcurrency @MainActor
open class NSGestureRecognizer: NSObject, NibDecodable, NibAwakening, NibKeyed, NibConnectable,
  ActionSource
{
  /// The action that the recognizer sends.
  open var action: Selector?
  /// The object that receives the action.
  open weak var target: AnyObject?
  /// The object that decides about recognition.
  open weak var delegate: AnyObject?
  let nibProperties = NibProperties()

  /// Creates a recognizer from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    coder.nib.session?.register(self)
  }

  /// Finishes setting up the recognizer, after all objects of the nib have received their outlets and attributes.
  open func awakeFromNib() {}

  /// Declares the outlets of recognizers.
  open class func nibConnections(_ nib: NibRegistrar) {
    nib.outlet("delegate", \NSGestureRecognizer.delegate)
  }
}
