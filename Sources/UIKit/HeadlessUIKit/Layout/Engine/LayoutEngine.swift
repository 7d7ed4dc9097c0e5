import AutoLayout
import Foundation

/// The constraint-based layout of a hierarchy: the views become rectangles in a linear system, which is then solved.
///
/// Positions are in the root's coordinates, so a constraint between any two views is a single equation of those views'
/// variables. A view whose autoresizing mask is translated into constraints has no variables: its rectangle depends on
/// its superview's.
///
/// The root keeps its engine from one layout to the next. Views and constraints count their changes, the engine stores
/// the counts that it has processed, and ``update()`` recreates only the equations of those that have changed. An
/// equation that has not changed costs only a comparison. The resulting frames are those that a new engine would find:
/// the equations are kept in the order in which it would add them.
///
/// Layout accesses the engine's state so often that exclusivity checks would cost more than many of its steps. No
/// access is still in progress when a view's code is called.
@MainActor
final class LayoutEngine {
  /// The source of the root's size.
  enum RootSize: Equatable {
    /// The current size of the root.
    case own
    /// The best size near a target size.
    ///
    /// See ``UIView/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``.
    case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)

    var isOwn: Bool { self == .own }
  }

  /// The root of the hierarchy. It keeps the engine alive, and the engine releases removed views at the next layout.
  unowned let root: UIView
  var rootSize: RootSize
  /// The values that replace the views' own values; nil in an app.
  var overrides: LayoutOverrides?
  @exclusivity(unchecked) var system = LinearSystem()
  /// The views of the hierarchy, each before its subviews.
  @exclusivity(unchecked) var items: [Item] = []
  /// The equations of a root whose size is unknown.
  var rootEquations = EquationList()
  /// The indices of items by view, for views that another engine has renumbered; empty until needed.
  var places: [ObjectIdentifier: Int] = [:]
  /// The number of the current update; an item's mark is the number of the update that last changed it.
  @exclusivity(unchecked) var round: UInt32 = 0
  @exclusivity(unchecked) var hasMarks = false
  /// Whether all equations have been created once.
  @exclusivity(unchecked) var isBuilt = false
  /// Whether equations or variables were added that are not yet sorted into the right order.
  @exclusivity(unchecked) var needsOrder = false
  /// Whether an equation was removed that may have been the last one to use certain insets or a content size.
  @exclusivity(unchecked) var hasLosses = false
  /// The variables of removed views, which equations may still use.
  var unusedVariables: [Variable] = []
  /// Whether the rectangles derived from autoresizing masks stay the same even if frames change.
  var holdsMasks = false
  /// Whether something has changed since the widths of text were found, so that they must be found again.
  var hasUnsettledWidths = false
  /// Whether a layout is in progress; a view's code may request another one.
  var isBusy = false
  /// The constraints that the last layout had to break, so that each is reported once.
  var reportedConflicts: Set<ObjectIdentifier> = []
  /// Whether the last layout was left out because too many views depend on one another.
  var hasReportedExcess = false

  // The state needed to create equations.
  /// The number of changes to the equations.
  @exclusivity(unchecked) var editCount = 0
  @exclusivity(unchecked) var list = EquationList()
  @exclusivity(unchecked) var nextEquation = 0
  @exclusivity(unchecked) var nextVariable = 0
  @exclusivity(unchecked) var trace = EquationTrace()

  // All sizes also depend on these values, in addition to the views.
  private var screen: UIScreen
  private var era: UIKitEra
  private var scale: CGFloat

  init(root: UIView, size: RootSize = .own, overrides: LayoutOverrides? = nil) {
    self.root = root
    rootSize = size
    self.overrides = overrides
    screen = UIScreen.main
    era = UIKitEra.current
    scale = root.contentScaleFactor
  }

  /// Discards all equations if the screen, its scale or the version of UIKit has changed.
  func forgetOldSetting() {
    let (newScreen, newEra, newScale) = (UIScreen.main, UIKitEra.current, root.contentScaleFactor)
    guard newScreen !== screen || newEra != era || newScale != scale else { return }
    (screen, era, scale) = (newScreen, newEra, newScale)
    system = LinearSystem()
    items.removeAll(keepingCapacity: true)
    places.removeAll()
    rootEquations = EquationList()
    unusedVariables.removeAll()
    isBuilt = false
    needsOrder = false
  }

  /// Returns the index of a view's item, or nil if the view is not in this hierarchy.
  func index(of view: UIView) -> Int? {
    let index = view.layoutIndex
    let id = ObjectIdentifier(view)
    if items.indices.contains(index), items[index].id == id { return index }
    if places.isEmpty {
      for index in items.indices { places[items[index].id] = index }
    }
    guard let place = places[id] else { return nil }
    view.layoutIndex = place
    return place
  }

  /// Returns the current value of an expression.
  func value(of expression: LinearExpression) -> CGFloat {
    var sum = expression.constant
    for index in 0..<expression.count {
      let term = expression[index]
      sum += term.coefficient * system.value(of: term.variable)
    }
    return CGFloat(sum)
  }

  /// Whether an expression has exactly one possible value.
  func isDetermined(_ expression: LinearExpression) -> Bool {
    (0..<expression.count).allSatisfy { system.isDetermined(expression[$0].variable) }
  }
}
