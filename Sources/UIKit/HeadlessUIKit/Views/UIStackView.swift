public import Foundation

/// A view that lays out other views in a row or a column.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The distribution of views along the axis.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of views across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  /// The value that means the system's spacing between two views.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
  /// The value that means the spacing given by ``spacing``.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// The system's spacing, in points.
  static let systemSpacing: CGFloat = 8

  /// The views in their order along the axis.
  ///
  /// Each view is also a subview, and the order of the subviews determines which view is in front.
  public private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { constraintsChanged() } }
  open var distribution = Distribution.fill { didSet { constraintsChanged() } }
  open var alignment = Alignment.fill { didSet { constraintsChanged() } }
  /// The spacing between neighboring views, in points.
  open var spacing: CGFloat = 0 { didSet { constraintsChanged() } }
  open var isBaselineRelativeArrangement = false { didSet { constraintsChanged() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { constraintsChanged() } }
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Creates a stack view without arranged views.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack view with arranged views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// A stack from a nib.
  public required init(coder: NSCoder) {
    // A view's initializer never fails for a nib.
    super.init(coder: coder)!
    let nib = coder.nib
    axis = nib.enumeration("UIStackViewAxis") ?? .horizontal
    distribution = nib.enumeration("UIStackViewDistribution") ?? .fill
    alignment = nib.enumeration("UIStackViewAlignment") ?? .fill
    spacing = nib.cgFloat("UIStackViewSpacing") ?? 0
    isBaselineRelativeArrangement = nib.bool("UIStackViewBaselineRelative") ?? false
    isLayoutMarginsRelativeArrangement = nib.bool("UIStackViewLayoutMarginsRelative") ?? false
    for view in nib.array("UIStackViewArrangedSubviews", of: UIView.self) ?? [] {
      // The nib lists arranged views among the subviews as well. A view that is not among the subviews is not in the
      // hierarchy.
      if view.superview === self { arrange(view, at: arrangedSubviews.count) }
    }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Inserts a view, or moves it if it is already arranged. An index out of range means the nearest end.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arrangedSubviews.removeAll { $0 === view }
    arrange(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    constraintsChanged()
  }

  /// Removes a view from the arrangement. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    constraintsChanged()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the spacing after a view. `spacingUseDefault` removes a custom spacing.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    constraintsChanged()
  }

  /// Returns the custom spacing after a view, or `spacingUseDefault` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Lays out the stack immediately within an animation block, so that the movements are animated.
  ///
  /// The view shrinks or grows in its position, because hidden views have no length in the layout, as with UIKit's
  /// constraint `UISV-hiding`. A view that is being hidden stays visible until the end.
  func animateArrangement(of view: UIView) {
    guard let block = AnimationState.current.block, arrangedSubviews.contains(view) else { return }
    hierarchyRoot.layoutIfNeeded()
    if view.isHidden { block.keepSeen(view.layer) }
  }

  private func arrange(_ view: UIView, at index: Int) {
    arrangedSubviews.insert(view, at: index)
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  /// The first view of a column or the tallest view of a row, as UIKit documents it.
  open override var forFirstBaselineLayout: UIView {
    baselineView(isFirst: true) { $0.intrinsicContentSize }
  }

  /// The last view of a column or the tallest view of a row.
  open override var forLastBaselineLayout: UIView {
    baselineView(isFirst: false) { $0.intrinsicContentSize }
  }

  override func baselineView(isFirst: Bool, contentSize: (UIView) -> CGSize) -> UIView {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    if axis == .vertical { return (isFirst ? visible.first : visible.last) ?? self }
    return tallest(of: visible, contentSize: contentSize) ?? self
  }

  /// Returns the first of the tallest views, by its content or by a constraint on its height.
  private func tallest(of views: [UIView], contentSize: (UIView) -> CGSize) -> UIView? {
    var tallest: (view: UIView, height: CGFloat)?
    for view in views {
      let stated = view.constraints.first { constraint in
        constraint.firstItem === view && constraint.firstAttribute == .height
          && constraint.relation == .equal && !constraint.hasSecondItem
      }
      let height = stated?.constant ?? contentSize(view).height
      if tallest.map({ height > $0.height }) ?? true { tallest = (view, height) }
    }
    return tallest?.view
  }

  package override var systemMargins: SystemMargins { .none }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("axis", \UIStackView.axis)
    nib.outlet("distribution", \UIStackView.distribution)
    nib.outlet("alignment", \UIStackView.alignment)
    nib.outlet("spacing", \UIStackView.spacing)
    nib.outlet("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement)
    nib.outlet("layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement)
  }
}
