public import Foundation

/// A relation between attributes of two items: first = multiplier · second + constant, in points.
@MainActor
open class NSLayoutConstraint: NSObject, NibDecodable {
  /// What of an item is constrained, with UIKit's numbers.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    /// The last baseline by its old name.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// How the two sides compare.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  var nibReference: NibReference?
  /// A view or layout guide; the view that holds the constraint keeps it.
  public internal(set) weak var firstItem: AnyObject?
  public internal(set) weak var secondItem: AnyObject?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  /// In points.
  open var constant: CGFloat
  open var priority: UILayoutPriority
  open var identifier: String?
  /// Whether the constant is the system's standard distance.
  let isSymbolic: Bool
  /// The view that holds the constraint, nil while it is inactive.
  weak var holder: UIView?

  /// A constraint, not yet active.
  public init(
    item first: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem second: Any?, attribute secondAttribute: Attribute, multiplier: CGFloat,
    constant: CGFloat
  ) {
    firstItem = first as AnyObject
    secondItem = second.map { $0 as AnyObject }
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    priority = .required
    isSymbolic = false
    super.init()
  }

  /// A constraint from a nib.
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
    constant = nib.cgFloat("NSConstantV2") ?? nib.cgFloat("NSConstant") ?? 0
    priority = UILayoutPriority(rawValue: Float(nib.double("NSPriority") ?? 1000))
    isSymbolic = nib.contains("NSSymbolicConstant")
    super.init()
    nib.register(self)
    identifier = nib.string("NSLayoutIdentifier")
    firstItem = nib.object("NSFirstItem") as AnyObject?
    secondItem = nib.object("NSSecondItem") as AnyObject?
  }

  /// Whether the constraint counts: whether a view holds it.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { commonView?.addConstraint(self) } else { holder?.removeConstraint(self) }
    }
  }

  /// Makes constraints count.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints count no more.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The nearest view around both items.
  private var commonView: UIView? {
    guard var view = Self.view(of: firstItem) else { return nil }
    guard let second = Self.view(of: secondItem) else { return view }
    while !second.isDescendant(of: view) {
      guard let parent = view.superview else { return nil }
      view = parent
    }
    return view
  }

  private static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }
}

/// How much a constraint matters, up to 1000 for one that must hold.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension NSLayoutConstraint {
  /// An axis of layout.
  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }
}

extension UIView {
  /// Adds a constraint that concerns the view or what is inside it.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.removeConstraint(constraint)
    constraints.append(constraint)
    constraint.holder = self
    setNeedsLayout()
  }

  /// Adds constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint that the view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraints.removeAll { $0 === constraint }
    constraint.holder = nil
    setNeedsLayout()
  }

  /// Removes constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Removes the constraints, here and further out, that lead into a view that has left.
  func dropConstraints(outside view: UIView) {
    var holder: UIView? = self
    while let current = holder {
      for constraint in current.constraints where constraint.leads(into: view) {
        current.removeConstraint(constraint)
      }
      holder = current.superview
    }
  }

  /// How much the view resists growing along an axis.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priorities = contentHugging ?? LayoutPriorities(horizontal: 250, vertical: 250)
    return UILayoutPriority(axis == .horizontal ? priorities.horizontal : priorities.vertical)
  }

  /// Sets how much the view resists growing.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    var priorities = contentHugging ?? LayoutPriorities(horizontal: 250, vertical: 250)
    priorities[axis] = priority.rawValue
    contentHugging = priorities
  }

  /// How much the view resists shrinking along an axis.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    let priorities = compressionResistance ?? LayoutPriorities(horizontal: 750, vertical: 750)
    return UILayoutPriority(axis == .horizontal ? priorities.horizontal : priorities.vertical)
  }

  /// Sets how much the view resists shrinking.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    var priorities = compressionResistance ?? LayoutPriorities(horizontal: 750, vertical: 750)
    priorities[axis] = priority.rawValue
    compressionResistance = priorities
  }
}

extension LayoutPriorities {
  subscript(axis: NSLayoutConstraint.Axis) -> Float {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension NSLayoutConstraint {
  fileprivate func leads(into view: UIView) -> Bool {
    [firstItem, secondItem].contains { item in
      (item as? UIView ?? (item as? UILayoutGuide)?.owningView)?.isDescendant(of: view) ?? false
    }
  }
}
