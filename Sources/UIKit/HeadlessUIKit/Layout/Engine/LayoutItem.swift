import AutoLayout
import Foundation

extension LayoutEngine {
  /// A view with its rectangle, and the equations that it causes.
  struct Item {
    unowned let view: UIView
    /// The identity of the view.
    ///
    /// It stays unique after the view is deallocated, because this reference prevents its memory from being reused.
    let id: ObjectIdentifier
    /// The index of the superview's item, and the view's index among its subviews.
    var parent: Int
    var place: Int
    /// The number of the view's subviews.
    var subviewCount: Int
    /// Whether constraints determine the view's frame instead of its autoresizing mask.
    let isFree: Bool
    let isStack: Bool
    /// The view's rectangle as used by layout.
    var box: LayoutBox
    /// The variables of the rectangle; nil if it has no separate variables.
    var frame: FreeBox?
    /// The variables of a root whose size is unknown.
    var size: FreeSize?
    var insets: UIEdgeInsets
    /// The origin of the view's own coordinates.
    var origin: CGPoint
    var mask: MaskBox?
    var guides: [GuideBox] = []
    /// The size of a scroll view's content, if something depends on it; its origin is that of the frame.
    var content: FreeSize?
    /// The insets that equations use, which are checked again after the frames are known.
    var usedInsets: [UsedInsets] = []
    /// The width at which multiline content was broken into lines, in points.
    var brokenWidth: CGFloat?

    var constraints: [ConstraintEntry] = []
    var hasVolatileConstraints = false
    var stackEquations = EquationList()
    var contentEquations = EquationList()

    /// The revisions of the view that its equations reflect.
    var seen = LayoutRevisions()
    /// The round that last changed a value of the view that other equations read.
    var mark: UInt32 = 0
  }

  /// A size of variables that cannot become negative.
  struct FreeSize {
    let width: Variable
    let height: Variable
    let widthLimit: ConstraintHandle?
    let heightLimit: ConstraintHandle?

    var variables: [Variable] { [width, height] }
    var limits: [ConstraintHandle] { [widthLimit, heightLimit].compactMap { $0 } }
  }

  /// A rectangle of variables.
  struct FreeBox {
    let x: Variable
    let y: Variable
    let size: FreeSize

    var variables: [Variable] { [x, size.width, y, size.height] }

    var box: LayoutBox {
      LayoutBox(
        horizontal: LayoutSpan(
          start: LinearExpression(x), length: LinearExpression(size.width)),
        vertical: LayoutSpan(
          start: LinearExpression(y), length: LinearExpression(size.height)))
    }
  }

  /// A guide that the app has added.
  struct GuideBox {
    unowned let guide: UILayoutGuide
    let id: ObjectIdentifier
    let free: FreeBox
  }

  /// A constraint and its equation, if it has one.
  struct ConstraintEntry {
    unowned let constraint: NSLayoutConstraint
    let id: ObjectIdentifier
    var handle: ConstraintHandle?
    var revision: UInt32
    var trace = EquationTrace()
  }

  /// The values that one side of an equation uses.
  struct SideTrace {
    /// The index of the item; -1 if there is none.
    var item: Int32 = -1
    /// The guide whose insets the side uses.
    var guide: SystemGuide?
  }

  /// The values that an equation uses.
  struct EquationTrace {
    var first = SideTrace()
    var second = SideTrace()
    /// Whether it uses values whose changes are not counted: baselines, or content sizes of other views.
    var isVolatile = false
    /// Whether it uses the origin of a common ancestor of both sides.
    var readsOrigin = false
    /// Whether it uses the content size of a side's scroll view.
    var readsContent = false
  }

  /// Equations that are created together, in order, with the variables that only they use.
  struct EquationList {
    var handles: [ConstraintHandle] = []
    var variables: [Variable] = []
    var isVolatile = false
  }
}

/// The change counts of the properties that a view's equations depend on.
struct LayoutRevisions: Equatable {
  /// The number of changes to properties that all equations of the view use: direction, guides, arrangement.
  var equations: UInt32 = 0
  /// The number of changes to the list of its constraints, or to any of them.
  var constraints: UInt32 = 0
  /// The number of changes to its content size or to the priorities of that size.
  var content: UInt32 = 0
}
