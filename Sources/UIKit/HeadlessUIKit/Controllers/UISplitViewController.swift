public import Foundation

/// A controller that shows its child controllers in columns.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The columns that are visible, with UIKit's raw values.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
  }

  /// The way in which columns are filled, with UIKit's raw values.
  public enum Style: Int, Sendable {
    /// Filled from ``UISplitViewController/viewControllers``, as before iOS 14.
    case unspecified
    case doubleColumn, tripleColumn
  }

  /// A column, with UIKit's raw values.
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary
    /// Replaces all columns if there is room for only one.
    case compact
  }

  public let style: Style
  /// The controllers of the columns, if the controller has a style.
  private var columns: [Column: UIViewController] = [:]

  /// The system's default width.
  public static let automaticDimension = -CGFloat.greatestFiniteMagnitude

  open var preferredDisplayMode = DisplayMode.automatic
  open var presentsWithGesture = true
  // The appearance of columns. These values are only stored.
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var primaryBackgroundStyle = BackgroundStyle.none
  open var primaryEdge = PrimaryEdge.leading
  open var showsSecondaryOnlyButton = false
  /// The preferred width of the primary column, in points; only stored.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// The preferred width of the supplementary column, in points; only stored.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension

  /// The way in which columns share the window, with UIKit's raw values.
  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }
  /// The background of the primary column, with UIKit's raw values.
  public enum BackgroundStyle: Int, Sendable {
    case none, sidebar
  }
  /// The side of the primary column, with UIKit's raw values.
  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }

  /// The button that changes the display mode; it does nothing here.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    title: nil, style: .plain, target: nil, action: nil)

  /// Shows a column; only recorded, because here the window's width determines the visible columns.
  open func show(_ column: Column) { RecordedCalls.record("UISplitViewController.show", column) }
  /// Hides a column; only recorded.
  open func hide(_ column: Column) { RecordedCalls.record("UISplitViewController.hide", column) }
  /// The preferred width of the primary column, as a fraction of the total width, from 0 to 1.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  /// The minimum width of the primary column, in points.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// The maximum width of the primary column, in points.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The controllers of the columns, starting with the primary one.
  open var viewControllers: [UIViewController] {
    get { children }
    set { exchange(newValue, .stack) }
  }

  /// Whether only one column is visible, because the width is compact.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  /// The columns that are visible.
  open var displayMode: DisplayMode {
    guard !isCollapsed, preferredDisplayMode == .automatic else { return preferredDisplayMode }
    return view.bounds.width > view.bounds.height ? .oneBesideSecondary : .secondaryOnly
  }

  /// Creates a controller without child controllers.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller with empty columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  override func encodeContainer(with coder: StateCoder) {
    coder.encode(children, forKey: Self.childrenKey)
  }

  /// Creates a controller from a nib.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
    addControllers(of: coder.nib)
  }

  // MARK: Columns

  /// Returns the controller of a column, if the split view controller has a style.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Sets the controller of a column, or empties the column if nil. Does nothing without a style.
  ///
  /// A controller that is not a navigation controller is wrapped in one (Apple's documentation), except in the compact
  /// column.
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

  /// Returns the child controller of a column: its controller, or the navigation controller that contains it.
  private func child(for column: Column) -> UIViewController? {
    columns[column].flatMap { held in children.first { held.isInside($0) } }
  }

  // MARK: Showing

  override var shows: Set<ShownKind> { [.main, .detail] }

  /// Shows a controller in the primary column if that is a navigation controller; otherwise, shows it as the detail.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if let primary = children.first as? UINavigationController {
      primary.show(vc, sender: sender)
    } else {
      showDetailViewController(vc, sender: sender)
    }
  }

  /// Shows a controller in the secondary column, or on top of the others if only one column is visible.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if isCollapsed, let stack = children.first as? UINavigationController {
      // A navigation controller cannot be pushed, so its top controller is pushed instead.
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

  /// The controllers of the visible columns; if only one fits, the primary one, unless the delegate chooses the
  /// secondary one.
  override var shownChildren: [UIViewController]? {
    guard isViewLoaded, children.count > 1 else { return children }
    if style != .unspecified { return shownColumns }
    if isCollapsed { return [children[showsSecondaryAlone ? 1 : 0]] }
    return displayMode == .secondaryOnly ? Array(children.dropFirst()) : children
  }

  /// The controllers of the visible columns, for a controller with a style.
  ///
  /// If only one column fits, this is the compact column or else the primary one; otherwise, all columns of the display
  /// mode.
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

  /// Whether the secondary column stays visible if only one fits, because the delegate prevents collapsing it.
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
    // The last column fills the remaining width.
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

  /// The width of the primary column, in points, regardless of whether the column is visible.
  open var primaryColumnWidth: CGFloat { primaryWidth(in: view.bounds.width) }

  /// Returns the width of the primary column, in points. Default: 40% of the total width, at most 320 points (Apple's
  /// documentation of the fraction).
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
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
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
