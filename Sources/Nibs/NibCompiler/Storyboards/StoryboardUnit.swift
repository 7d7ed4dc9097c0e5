import InterfaceBuilder
import XMLTree

/// The part of a storyboard that one nib contains.
struct StoryboardUnit {
  /// The whole storyboard.
  let plan: StoryboardPlan
  /// The indices of the scenes in the nib, outermost first.
  let scenes: [Int]
  /// The part of these scenes that the nib contains.
  let part: SceneRegions.Part
  /// The objects that the nibs of the scenes' views need from this nib, by scene.
  var upstream: [Int: [UpstreamObject]] = [:]

  /// Returns whether the nib creates an object.
  func contains(_ object: IBObject) -> Bool {
    guard let region = plan.regions[object], region.part == part else { return false }
    return scenes.contains(region.scene)
  }

  /// The connections that the nib makes, in document order.
  var connections: [IBConnection] { plan.connections(of: scenes, in: [part]) }
}

/// An object that a nib needs from the enclosing nib.
struct UpstreamObject {
  /// The kinds of objects that a nib can need.
  enum Target {
    case object(IBObject)
    /// The template of a segue.
    case segue(IBConnection)

    /// The key that identifies the target.
    var key: Key {
      switch self {
      case .object(let object): .object(object.index)
      case .segue(let segue): .segue(segue.index)
      }
    }

    /// The id of the target in the document.
    var id: String {
      switch self {
      case .object(let object): object.id ?? ""
      case .segue(let segue): segue.id ?? ""
      }
    }
  }

  /// The index of a target in the document.
  enum Key: Hashable {
    case object(Int)
    case segue(Int)
  }

  /// The identifier of the placeholder that represents the object.
  var identifier: String
  /// The object that the placeholder represents.
  var target: Target
}

extension CompilationUnit {
  /// Returns the unit of several scenes: the first scene's controller and the controllers inside it.
  static func scene(_ scenes: [Int], in plan: StoryboardPlan) -> CompilationUnit {
    let controller = scenes.first.map { [plan.scenes[$0].controller] }
    return CompilationUnit(
      topLevel: controller ?? [],
      storyboard: StoryboardUnit(plan: plan, scenes: scenes, part: .scene))
  }

  /// Returns the unit of the view of a scene's controller.
  static func view(of scene: Int, in plan: StoryboardPlan) -> CompilationUnit {
    CompilationUnit(
      topLevel: plan.scenes[scene].view.map { [$0] } ?? [],
      storyboard: StoryboardUnit(plan: plan, scenes: [scene], part: .view))
  }
}
