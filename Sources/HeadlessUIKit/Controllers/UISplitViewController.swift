public import Foundation

/// Controllers in columns.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// Which columns are visible, with UIKit's numbers.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
  }

  /// How columns are filled, with UIKit's numbers.
  public enum Style: Int, Sendable {
    /// By ``UISplitViewController/viewControllers``, as before iOS 14.
    case unspecified
    case doubleColumn, tripleColumn
  }

  /// A column, with UIKit's numbers.
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary
    /// Replaces all columns if there is room for only one.
    case compact
  }

  public let style: Style
  /// What columns hold, of a controller with a style.
  private var columns: [Column: UIViewController] = [:]

  /// A width that the system decides.
  public static let automaticDimension = -CGFloat.greatestFiniteMagnitude

  open var preferredDisplayMode = DisplayMode.automatic
  open var presentsWithGesture = true
  // How columns look and are shown: stored only, except the widths above.
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var primaryBackgroundStyle = BackgroundStyle.none
  open var primaryEdge = PrimaryEdge.leading
  open var showsSecondaryOnlyButton = false
  /// In points.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// In points.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension

  /// How columns share the window, with UIKit's numbers.
  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }
  /// What is behind the primary column, with UIKit's numbers.
  public enum BackgroundStyle: Int, Sendable {
    case none, sidebar
  }
  /// The side of the primary column, with UIKit's numbers.
  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }

  /// The button that changes how columns are shown; it does nothing here.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    title: nil, style: .plain, target: nil, action: nil)

  /// Shows a column; columns are shown by the window's width here, so that it is only recorded.
  open func show(_ column: Column) { RecordedCalls.record("UISplitViewController.show", column) }
  /// Hides a column; only recorded.
  open func hide(_ column: Column) { RecordedCalls.record("UISplitViewController.hide", column) }
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
    set { exchange(newValue, .stack) }
  }

  /// Whether there is room for one column only: where width is compact.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  /// Which columns are visible.
  open var displayMode: DisplayMode {
    guard !isCollapsed, preferredDisplayMode == .automatic else { return preferredDisplayMode }
    return view.bounds.width > view.bounds.height ? .oneBesideSecondary : .secondaryOnly
  }

  /// A controller without others.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  /// A controller with empty columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  override func encodeContainer(with coder: StateCoder) {
    coder.encode(children, forKey: Self.childrenKey)
  }

  /// A controller from a nib.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
    addControllers(of: coder.nib)
  }

  // MARK: Columns

  /// What a column holds, of a controller with a style.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Fills a column of a controller with a style, or empties it with nil; without a style nothing happens.
  ///
  /// A controller that is not a navigation controller is wrapped in one (Apple's page), except for the compact column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard style != .unspecified, column != .supplementary || style == .tripleColumn else { return }
    var columns = columns
    columns[column] = vc
    let filled = [Column.primary, .supplementary, .secondary, .compact].compactMap {
      place -> UIViewController? in
      guard let held = columns[place] else { return nil }
      if place == .compact || held is UINavigationController { return held }
      return held.navigationController.flatMap { $0.parent === self ? $0 : nil }
        ?? UINavigationController(rootViewController: held)
    }
    exchange(filled, .stack) { self.columns = columns }
  }

  /// The controller of a column as a child: itself, or the stack that it is in.
  private func child(for column: Column) -> UIViewController? {
    columns[column].flatMap { held in children.first { held.isInside($0) } }
  }

  // MARK: Showing

  override var shows: Set<ShownKind> { [.main, .detail] }

  /// Shows a controller in the primary column if that is a navigation controller, otherwise as the detail.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if let primary = children.first as? UINavigationController {
      primary.show(vc, sender: sender)
    } else {
      showDetailViewController(vc, sender: sender)
    }
  }

  /// Shows a controller in the secondary column; in a single column, on top of the others.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if isCollapsed, let stack = children.first as? UINavigationController {
      // A stack cannot go into another one; what it holds can.
      let shown = (vc as? UINavigationController)?.topViewController ?? vc
      if shown.parent != nil { shown.removeFromParent() }
      stack.pushViewController(shown, animated: UIView.areAnimationsEnabled)
    } else if isCollapsed, children.isEmpty == false {
      present(vc, animated: UIView.areAnimationsEnabled)
    } else if style != .unspecified {
      setViewController(vc, for: .secondary)
    } else {
      exchange(Array(children.prefix(1)) + [vc], .stack)
    }
  }

  // MARK: Container

  /// The visible columns: in one column the primary one, unless a delegate has chosen another.
  override var shownChildren: [UIViewController]? {
    guard isViewLoaded, children.count > 1 else { return children }
    if style != .unspecified { return shownColumns }
    if isCollapsed { return [children[showsSecondaryAlone ? 1 : 0]] }
    return displayMode == .secondaryOnly ? Array(children.dropFirst()) : children
  }

  /// Of a controller with a style: in one column the compact one, else the primary; otherwise all that the display mode
  /// shows.
  private var shownColumns: [UIViewController] {
    if isCollapsed {
      return [child(for: .compact) ?? child(for: .primary) ?? children[0]]
    }
    let hidden: [Column] =
      switch displayMode {
      case .secondaryOnly: [.primary, .supplementary, .compact]
      case .oneBesideSecondary where style == .tripleColumn,
        .oneOverSecondary where style == .tripleColumn:
        [.primary, .compact]
      default: [.compact]
      }
    let away = hidden.compactMap { child(for: $0) }
    return children.filter { child in !away.contains { $0 === child } }
  }

  /// Whether the secondary column stays where there is room for one: unless the delegate lets it go.
  private var showsSecondaryAlone: Bool {
    guard children.count > 1, let delegate else { return false }
    return !delegate.splitViewController(
      self, collapseSecondary: children[1], onto: children[0])
  }

  override func layOutContainer() { placeChildren() }

  override func placeChildren() {
    guard let view = viewIfLoaded else { return }
    let seen = shownChildren ?? []
    for child in children where !seen.contains(where: { $0 === child }) {
      child.viewIfLoaded?.removeFromSuperview()
    }
    let bounds = view.bounds
    // The last column has what the others leave.
    let width = seen.count > 1 ? primaryWidth(in: bounds.width) : 0
    for (number, child) in seen.enumerated() where !child.isCovered {
      guard let column = child.view, child.parent === self else { continue }
      let x = width * CGFloat(number)
      column.frame = CGRect(
        x: x, y: 0, width: number == seen.count - 1 ? max(0, bounds.width - x) : width,
        height: bounds.height)
      if column.superview !== view { view.addSubview(column) }
    }
  }

  /// 40 % of the width, at most 320 points, by default (Apple's page on the fraction).
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

/// The delegate of a split view controller; every method has a default, because UIKit's are optional.
@preconcurrency @MainActor
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
