import AutoLayout
import Foundation

extension LayoutEngine {
  /// A view with its rectangle and the equations that come from it.
  struct Item {
    unowned let view: UIView
    /// Identifies the view even after it is gone: while there is a reference, no other object uses its memory.
    let id: ObjectIdentifier
    /// The superview's place among the items, and the view's among its subviews.
    var parent: Int
    var place: Int
    /// How many subviews the view has.
    var subviewCount: Int
    /// Whether constraints decide, and not the mask.
    let isFree: Bool
    let isStack: Bool
    /// What layout counts of the view.
    var box: LayoutBox
    /// The variables of the rectangle, where it has its own.
    var frame: FreeBox?
    /// Those of a root whose size is sought.
    var size: FreeSize?
    var insets: UIEdgeInsets
    /// Where the view's own coordinates begin.
    var origin: CGPoint
    var mask: MaskBox?
    var guides: [GuideBox] = []
    /// The size of a scroll view's content, if something depends on it; its origin is that of the frame.
    var content: FreeSize?
    /// Insets in the system, which are checked again when the frames are known.
    var usedInsets: [UsedInsets] = []
    /// The width at which content of several lines was broken, in points.
    var brokenWidth: CGFloat?

    var constraints: [ConstraintEntry] = []
    var hasVolatileConstraints = false
    var stackEquations = EquationList()
    var contentEquations = EquationList()

    /// The counts of changes that the equations know of.
    var seen = LayoutRevisions()
    /// The round in which something about the view has changed that others' equations read.
    var mark: UInt32 = 0
  }

  /// A size of variables, which are not below zero.
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

  /// A constraint with its equation, where it has one.
  struct ConstraintEntry {
    unowned let constraint: NSLayoutConstraint
    let id: ObjectIdentifier
    var handle: ConstraintHandle?
    var revision: UInt32
    var trace = EquationTrace()
  }

  /// What one side of an equation was made of.
  struct SideTrace {
    /// The item, -1 for none.
    var item: Int32 = -1
    /// The guide whose insets it reads.
    var guide: SystemGuide?
  }

  /// What an equation was made of.
  struct EquationTrace {
    var first = SideTrace()
    var second = SideTrace()
    /// Whether it reads values without a count of changes: baselines, or content sizes of other views.
    var isVolatile = false
    /// Whether it reads where a view around both sides begins.
    var readsOrigin = false
    /// Whether it reads the size of the content of a side's scroll view.
    var readsContent = false
  }

  /// Equations that are created together, in their order, with the variables that only they use.
  struct EquationList {
    var handles: [ConstraintHandle] = []
    var variables: [Variable] = []
    var isVolatile = false
  }
}

/// How often the properties that a view's equations depend on have changed.
struct LayoutRevisions: Equatable {
  /// What all equations of the view read: direction, guides, arrangement.
  var equations: UInt32 = 0
  /// The list of its constraints, or one of them.
  var constraints: UInt32 = 0
  /// The size of its content and what that counts.
  var content: UInt32 = 0
}
