public import Foundation

/// A relation between attributes of two items: first = multiplier · second + constant, in points.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, NibDecodable, NibConnectable, NibAwakening {
  var nibReference: NibReference?
  /// A view or layout guide; the reference is weak.
  public internal(set) weak var firstItem: AnyObject?
  public internal(set) weak var secondItem: AnyObject?
  public private(set) var firstAttribute: Attribute
  public private(set) var secondAttribute: Attribute
  public private(set) var relation: Relation
  public private(set) var multiplier: CGFloat
  /// The constant, in points. Setting it makes the constant explicit, even if it was symbolic.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      let wasSymbolic = isSymbolic
      isSymbolic = false
      guard storedConstant != newValue || wasSymbolic else { return }
      guard newValue.isFinite else { return refuse(Self.flaw(ofConstant: newValue)) }
      storedConstant = newValue
      changed()
    }
  }
  private var storedConstant: CGFloat = 0
  open var priority: UILayoutPriority {
    didSet {
      guard priority != oldValue else { return }
      guard priority.rawValue > 0, priority.rawValue <= 1000 else {
        refuse(Self.flaw(of: priority))
        priority = oldValue
        return
      }
      changed()
    }
  }
  open var identifier: String?
  open var shouldBeArchived: Bool
  /// Whether the constant is the system's standard distance, which layout determines.
  package var isSymbolic: Bool
  /// The view that holds the constraint; nil while it is inactive.
  package internal(set) weak var holder: UIView?
  /// The number of changes to the equation.
  var revision: UInt32 = 0
  /// Whether the constraint was created with a second item, even if that has been deallocated.
  private(set) var hasSecondItem: Bool
  /// The anchor distances among the items; the constraint keeps them alive.
  private var offsets: [AnchorOffset] = []
  /// Whether the equation is invalid, so that layout ignores the constraint.
  private(set) var isRefused = false

  /// Creates a constraint, which is not yet active.
  ///
  /// If the constraint is invalid, ``NibFailure/handler`` receives an error, because UIKit raises an exception. Layout
  /// ignores such a constraint.
  public convenience init(
    item first: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem second: Any?, attribute secondAttribute: Attribute, multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init()
    let other = second.map { $0 as AnyObject }
    firstItem = first as AnyObject
    secondItem = other
    hasSecondItem = other != nil
    offsets = [first as AnyObject, other].compactMap { $0 as? AnchorOffset }
    self.firstAttribute = firstAttribute
    // Without a second item, UIKit ignores the attribute that it should have.
    self.secondAttribute = hasSecondItem ? secondAttribute : .notAnAttribute
    self.relation = relation
    self.multiplier = multiplier
    isRefused = false
    storedConstant = constant
    if let flaw {
      isRefused = true
      refuse(flaw)
    }
  }

  /// Creates a constraint without items, which cannot be activated. Subclasses inherit this initializer.
  public override init() {
    firstAttribute = .notAnAttribute
    secondAttribute = .notAnAttribute
    relation = .equal
    multiplier = 1
    priority = .required
    shouldBeArchived = false
    isSymbolic = false
    hasSecondItem = false
    isRefused = true
    super.init()
  }

  /// Creates a constraint from a nib.
  public required init?(coder: NSCoder) {
    let nib = coder.nib
    firstAttribute =
      nib.enumeration("NSFirstAttributeV2") ?? nib.enumeration("NSFirstAttribute")
      ?? .notAnAttribute
    secondAttribute =
      nib.enumeration("NSSecondAttributeV2") ?? nib.enumeration("NSSecondAttribute")
      ?? .notAnAttribute
    relation = nib.enumeration("NSRelation") ?? .equal
    multiplier = nib.cgFloat("NSMultiplier") ?? 1
    // The older keys are for systems without margins; there, edges replace the margins.
    let hasMargins = nib.contains("NSFirstAttributeV2") || nib.contains("NSConstantV2")
    storedConstant = nib.cgFloat(hasMargins ? "NSConstantV2" : "NSConstant") ?? 0
    priority = UILayoutPriority(rawValue: Float(nib.double("NSPriority") ?? 1000))
    isSymbolic = nib.contains("NSSymbolicConstant")
    shouldBeArchived = nib.bool("NSShouldBeArchived") ?? false
    hasSecondItem = nib.contains("NSSecondItem")
    super.init()
    nib.register(self)
    identifier = nib.string("NSLayoutIdentifier")
    firstItem = nib.object("NSFirstItem") as AnyObject?
    secondItem = nib.object("NSSecondItem") as AnyObject?
    if let flaw = flawOfEquation {
      isRefused = true
      nib.note(flawed(flaw))
    }
  }

  /// Whether the constraint is active, which means that a view holds it.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { holder?.drop([self]) }
    }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    // Those of one view are removed together, because each removal would otherwise search all that remain.
    var rest = constraints.drop { $0.holder == nil }
    while let holder = rest.first?.holder {
      let run = rest.prefix { $0.holder === holder }
      holder.drop(Array(run))
      rest = rest.dropFirst(run.count)
      rest = rest.drop { $0.holder == nil }
    }
  }

  /// Called after all objects of the nib have their outlets and attributes.
  open func awakeFromNib() {}

  /// Registers the properties that documents set by name.
  open class func nibConnections(_ nib: NibRegistrar) {
    nib.outlet("constant", \NSLayoutConstraint.constant)
    nib.outlet("priority", \NSLayoutConstraint.priority)
    nib.outlet("identifier", \NSLayoutConstraint.identifier)
    nib.outlet("active", \NSLayoutConstraint.isActive)
  }
}

extension NSLayoutConstraint {
  /// Returns the view of an item: the item itself, the owner of a guide, or the common ancestor of both anchors of a
  /// distance.
  static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView ?? (item as? AnchorOffset)?.commonView
  }

  /// Whether an item is one of the views, or a guide of one of them.
  func leads(into views: Set<ObjectIdentifier>) -> Bool {
    let ends = offsets.flatMap { [$0.start.item, $0.end.item] }
    return ([firstItem, secondItem] + ends).contains { item in
      Self.view(of: item).map { views.contains(ObjectIdentifier($0)) } ?? false
    }
  }

  private func activate() {
    guard !isRefused else { return }
    guard let view = commonView else {
      NibFailure.report(
        NibError(
          .invalidHierarchy,
          "Unable to activate constraint with anchors \(anchors) because they have no common ancestor.  Does"
            + " the constraint or its anchors reference items in different view hierarchies?  That's illegal.",
          at: nibReference?.place, className: "NSLayoutConstraint"))
      return
    }
    view.hold(self)
  }

  /// The nearest common ancestor of both items.
  var commonView: UIView? {
    guard let view = Self.view(of: firstItem) else { return nil }
    guard hasSecondItem else { return view }
    return Self.commonView(of: view, Self.view(of: secondItem))
  }

  /// Returns the nearest common ancestor of two views.
  static func commonView(of first: UIView?, _ second: UIView?) -> UIView? {
    guard var view = first, let second else { return nil }
    while !second.isDescendant(of: view) {
      guard let parent = view.superview else { return nil }
      view = parent
    }
    return view
  }

  private func changed() {
    revision &+= 1
    holder?.constraintListChanged()
  }

  /// The constant, or the system's standard distance if the nib specifies it.
  ///
  /// The standard distance is 20 points between a view and its superview, 8 points between other views, and 0 to
  /// margins.
  var effectiveConstant: CGFloat {
    guard isSymbolic, constant == 0, secondItem != nil else { return constant }
    if firstAttribute.isMargin || secondAttribute.isMargin { return 0 }
    let first = Self.view(of: firstItem)
    let second = Self.view(of: secondItem)
    return first === second?.superview || second === first?.superview
      ? Self.standardInset : UIStackView.systemSpacing
  }

  private static let standardInset: CGFloat = 20
}
