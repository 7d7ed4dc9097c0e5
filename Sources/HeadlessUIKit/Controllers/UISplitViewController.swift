public import Foundation

/// Controllers in columns.
@MainActor
open class UISplitViewController: UIViewController {
  /// Which columns are seen, with UIKit's numbers.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
  }

  /// A width that the system decides.
  public static let automaticDimension = -CGFloat.greatestFiniteMagnitude

  open var preferredDisplayMode = DisplayMode.automatic
  open var presentsWithGesture = true
  /// A part of the width, from 0 to 1.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  /// In points.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// In points.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// From the primary one on.
  open var viewControllers: [UIViewController] {
    get { children }
    set { replaceColumns(with: newValue) }
  }

  /// Whether there is room for one column only: where width is compact.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  /// Which columns are seen.
  open var displayMode: DisplayMode {
    guard !isCollapsed, preferredDisplayMode == .automatic else { return preferredDisplayMode }
    return view.bounds.width > view.bounds.height ? .oneBesideSecondary : .secondaryOnly
  }

  /// A controller without others.
  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// A controller from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addControllers(of: coder.nib)
  }

  // MARK: Showing

  override var shows: Set<ShownKind> { [.main, .detail] }

  /// Shows a controller as the primary column does where that is a navigation controller, else as the detail.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if let primary = children.first as? UINavigationController {
      primary.show(vc, sender: sender)
    } else {
      showDetailViewController(vc, sender: sender)
    }
  }

  /// Shows a controller in the secondary column; in one column, above what is there.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if isCollapsed, let stack = children.first as? UINavigationController {
      // A stack cannot go into another one; what it holds can.
      let shown = (vc as? UINavigationController)?.topViewController ?? vc
      if shown.parent != nil { shown.removeFromParent() }
      stack.pushViewController(shown, animated: UIView.areAnimationsEnabled)
    } else if isCollapsed, children.isEmpty == false {
      present(vc, animated: UIView.areAnimationsEnabled)
    } else {
      replaceColumns(with: children.prefix(1) + [vc])
    }
  }

  private func replaceColumns(with columns: [UIViewController]) {
    let isShown = appearance == .appeared
    let old = children.filter { child in !columns.contains { $0 === child } }
    for child in old {
      child.callWillMove(toParent: nil)
      if isShown { child.beginAppearance(false, animated: false) }
      child.viewIfLoaded?.removeFromSuperview()
      if isShown { child.endAppearance() }
      child.removeFromParent()
    }
    let new = columns.filter { $0.parent !== self }
    for child in new { adopt(child) }
    children = columns.filter { $0.parent === self }
    defer { for child in new { child.callDidMove(toParent: self) } }
    guard isViewLoaded else { return }
    let seen = appearingChildren.filter { child in new.contains { $0 === child } }
    if isShown { for child in seen { child.beginAppearance(true, animated: false) } }
    placeColumns()
    if isShown {
      for child in seen {
        child.layOutAppearing()
        child.endAppearance()
      }
    }
  }

  // MARK: Container

  /// The columns that are seen: in one column the primary one, which a delegate's word may change before.
  override var appearingChildren: [UIViewController] {
    guard isViewLoaded, children.count > 1 else { return children }
    if isCollapsed { return [children[showsSecondaryAlone ? 1 : 0]] }
    return displayMode == .secondaryOnly ? Array(children.dropFirst()) : children
  }

  /// Whether the secondary column stays where there is room for one: unless the delegate lets it go.
  private var showsSecondaryAlone: Bool {
    guard children.count > 1, let delegate else { return false }
    return !delegate.splitViewController(
      self, collapseSecondary: children[1], onto: children[0])
  }

  override func prepareToAppear() { placeColumns() }

  override func layOutContainer() { placeColumns() }

  private func placeColumns() {
    guard let view = viewIfLoaded else { return }
    let seen = appearingChildren
    for child in children where !seen.contains(where: { $0 === child }) {
      child.viewIfLoaded?.removeFromSuperview()
    }
    let bounds = view.bounds
    let primary = seen.count > 1 ? primaryWidth(in: bounds.width) : 0
    for (number, child) in seen.enumerated() {
      guard let column = child.view else { continue }
      let isPrimary = seen.count > 1 && number == 0
      column.frame = CGRect(
        x: isPrimary ? 0 : primary, y: 0, width: isPrimary ? primary : bounds.width - primary,
        height: bounds.height)
      if column.superview !== view { view.addSubview(column) }
    }
  }

  /// 40 % of the width, at most 320 points, unless somebody says otherwise (Apple's page on the fraction).
  private func primaryWidth(in width: CGFloat) -> CGFloat {
    let automatic = UISplitViewController.automaticDimension
    let fraction =
      preferredPrimaryColumnWidthFraction == automatic ? 0.4 : preferredPrimaryColumnWidthFraction
    let least = minimumPrimaryColumnWidth == automatic ? 0 : minimumPrimaryColumnWidth
    let most = maximumPrimaryColumnWidth == automatic ? 320 : maximumPrimaryColumnWidth
    return min(max(width * fraction, least), most)
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.delegate("delegate", \UISplitViewController.delegate)
    nib.outlet("viewControllers", \UISplitViewController.viewControllers)
  }
}

/// What is told of a split view controller; every method has a default, as UIKit's are optional.
@MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    false
  }
}
