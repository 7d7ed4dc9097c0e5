import AutoLayout
import Foundation

/// The layout of a hierarchy by constraints: the views become rectangles of a linear system, which is solved.
///
/// Positions are in the root's coordinates, so a constraint between any two views is one equation of their own
/// variables. A view whose mask is translated into constraints has no variables: its rectangle follows from its
/// superview's.
///
/// The root keeps its engine from one layout to the next. Views and constraints count their changes, the engine
/// remembers the counts that it has seen, and ``update()`` creates only the equations of changed ones again. An
/// equation that is still the same costs only a comparison. The frames are those that a new engine would find: the
/// equations are kept in the order in which it would add them.
@MainActor
final class LayoutEngine {
  /// What gives the size of the root.
  enum RootSize: Equatable {
    /// The size that it has.
    case own
    /// The best one near a target; see ``UIView/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``.
    case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)

    var isOwn: Bool { self == .own }
  }

  /// The root keeps the engine, and the engine releases views that have left at the next layout.
  unowned let root: UIView
  var rootSize: RootSize
  /// What replaces the views' own values; nil in an app.
  var overrides: LayoutOverrides?
  var system = LinearSystem()
  /// The views of the hierarchy, each before its subviews.
  var items: [Item] = []
  /// The equations of a root whose size is sought.
  var rootEquations = EquationList()
  /// The indices of items by view, for views that another engine has numbered since; empty until needed.
  var places: [ObjectIdentifier: Int] = [:]
  /// Counts the times that equations were brought up to date; an item is marked with the one that has changed it.
  var round: UInt32 = 0
  var hasMarks = false
  /// Whether every equation has been made once.
  var isBuilt = false
  /// Whether equations or variables were added that are not yet in their place in the order.
  var needsOrder = false
  /// Whether an equation has gone that may have been the last one to read something.
  var hasLosses = false
  /// Variables of views that have left, until no equation uses them.
  var unusedVariables: [Variable] = []
  /// Whether what masks make of frames is held, though frames change.
  var holdsMasks = false
  /// Whether something has changed after the widths of text were found, so that they must be found again.
  var hasUnsettledWidths = false
  /// Whether a layout is in progress, because a view's code may request another one.
  var isBusy = false
  /// The constraints that the last layout had to break, so that each is reported once.
  var reportedConflicts: Set<ObjectIdentifier> = []

  // The equations being made.
  /// Counts what was changed about them.
  var editCount = 0
  var list = EquationList()
  var nextEquation = 0
  var nextVariable = 0
  var trace = EquationTrace()

  // What all sizes hang on besides the views.
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

  /// Forgets everything where the screen or the version of UIKit is another one.
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

  /// The item of a view of this hierarchy.
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

  /// The current value of an expression.
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
