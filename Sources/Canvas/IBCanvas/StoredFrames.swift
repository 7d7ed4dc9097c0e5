import AutoLayout
import HeadlessUIKit
import InterfaceBuilder
import XMLTree

/// The frames that a document stores for the views in and around each root, as a linear system.
///
/// Some documents contradict themselves: they were edited by hand, merged, or saved before the editor had updated the
/// frames. If the stored frames cannot satisfy the required constraints between them, no engine produces those frames.
/// This type finds such roots without performing a layout: every stored edge may be off by the rounding to a pixel.
struct StoredFrames {
  /// A view's frame in its root's coordinates.
  struct Box {
    var left = LinearExpression()
    var top = LinearExpression()
    var right = LinearExpression()
    var bottom = LinearExpression()

    var width: LinearExpression { right - left }
    var height: LinearExpression { bottom - top }
  }

  /// A root and everything in it.
  struct Scene {
    let root: IBObject
    var system = LinearSystem()
    var boxes: [Int: Box] = [:]
    /// The meaning of the edges of scroll views for the views inside.
    var contents: [Int: Box] = [:]

    /// The subjects of the equations: ids of constraints, of stacks and of views.
    var names: [ConstraintHandle: String] = [:]

    mutating func require(
      _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression, for name: String
    ) {
      guard let handle = try? system.add(LinearConstraint(left, relation, right)) else { return }
      names[handle] = name
    }
  }

  let document: IBDocument
  let era: UIKitEra
  /// Whether horizontal positions do not depend on what the device covers: a phone in portrait covers nothing at its
  /// sides.
  let isUpright: Bool
  /// The tolerance for a position or length, in points: half a point that counts as agreement, and a quarter for
  /// rounding to pixels.
  private static let tolerance = 0.76
  private var scenes: [Int: Scene] = [:]
  private var roots: [Int: Int] = [:]

  init(_ document: IBDocument) {
    self.document = document
    era = UIKitEra(document.tools)
    isUpright = document.device?.node["orientation"]?.hasPrefix("landscape") != true
    addBoxes()
  }

  /// The ids of the roots whose stored frames violate required constraints, each with the ids of the conflicting
  /// objects.
  var contradictions: [String: [String]] {
    var scenes = scenes
    for object in document.objects {
      if let constraint = ResolvedConstraint(object) {
        guard let root = constraint.firstItem.flatMap({ roots[$0.index] }) else { continue }
        add(constraint, to: &scenes[root]!)
      } else if object.element == "stackView", let root = roots[object.index] {
        addStack(object, to: &scenes[root]!)
      }
    }
    var contradicted: [String: [String]] = [:]
    for var scene in scenes.values {
      scene.system.solve()
      guard let broken = scene.system.brokenConstraints.first, let id = scene.root.id else {
        continue
      }
      let members = scene.system.conflict(of: broken)?.constraints ?? [broken]
      contradicted[id] = Set(members.compactMap { scene.names[$0] }).sorted()
    }
    return contradicted
  }

  // MARK: Frames

  private mutating func addBoxes() {
    var freeUntil = 0
    for object in document.objects {
      guard let frame = object.frame else { continue }
      let isStale = LayoutComparison.isStale(object)
      if isStale { freeUntil = max(freeUntil, object.range.upperBound) }
      if let parent = object.parent, let root = roots[parent.index],
        object.key == "subviews" || object.key == "contentView"
      {
        roots[object.index] = root
        addBox(of: object, frame, in: parent, isFree: object.index < freeUntil, to: root)
      } else {
        roots[object.index] = object.index
        var scene = Scene(root: object)
        var box = Box()
        box.right = LinearExpression(frame.width)
        box.bottom = LinearExpression(frame.height)
        scene.boxes[object.index] = box
        scenes[object.index] = scene
      }
    }
  }

  private mutating func addBox(
    of object: IBObject, _ frame: Rect, in parent: IBObject, isFree: Bool, to root: Int
  ) {
    guard var scene = scenes[root], let outer = scene.boxes[parent.index] else { return }
    let name = object.id ?? object.element
    func edges(_ start: Double, _ length: Double) -> (LinearExpression, LinearExpression) {
      let edges = (
        LinearExpression(scene.system.variable()), LinearExpression(scene.system.variable())
      )
      scene.require(edges.1 - edges.0, .greaterThanOrEqual, LinearExpression(), for: name)
      guard !isFree else { return edges }
      for (value, stored) in [(edges.0, start), (edges.1 - edges.0, length)] {
        scene.require(
          value, .greaterThanOrEqual, LinearExpression(stored - Self.tolerance), for: name)
        scene.require(value, .lessThanOrEqual, LinearExpression(stored + Self.tolerance), for: name)
      }
      return edges
    }
    let across = edges(frame.x, frame.width)
    let along = edges(frame.y, frame.height)
    scene.boxes[object.index] = Box(
      left: outer.left + across.0, top: outer.top + along.0, right: outer.left + across.1,
      bottom: outer.top + along.1)
    scenes[root] = scene
  }
}
