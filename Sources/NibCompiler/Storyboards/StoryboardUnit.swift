import InterfaceBuilder
import XMLTree

/// What of a storyboard goes into one nib.
struct StoryboardUnit {
  /// The whole storyboard.
  let plan: StoryboardPlan
  /// The scenes that are in the nib, the outermost first.
  let scenes: [Int]
  /// What of them.
  let part: SceneRegions.Part
  /// What the nibs of the scenes' views need from this one, by scene.
  var upstream: [Int: [UpstreamObject]] = [:]

  /// Whether an object is made by the nib.
  func contains(_ object: IBObject) -> Bool {
    guard let region = plan.regions[object], region.part == part else { return false }
    return scenes.contains(region.scene)
  }

  /// Whether the nib makes a connection.
  func holds(_ connection: IBConnection) -> Bool {
    guard let region = plan.region(of: connection), region.part == part else { return false }
    return scenes.contains(region.scene)
  }
}

/// What a nib needs from the one around it.
struct UpstreamObject {
  /// What can be needed.
  enum Target {
    case object(IBObject)
    /// The template of a segue.
    case segue(IBConnection)

    /// What tells targets apart.
    var key: Key {
      switch self {
      case .object(let object): .object(object.index)
      case .segue(let segue): .segue(segue.index)
      }
    }

    /// The target's own id in the document.
    var id: String {
      switch self {
      case .object(let object): object.id ?? ""
      case .segue(let segue): segue.id ?? ""
      }
    }
  }

  /// The place of a target in the document.
  enum Key: Hashable {
    case object(Int)
    case segue(Int)
  }

  /// The identifier of the placeholder that represents it.
  var identifier: String
  /// What it is.
  var target: Target
}

extension CompilationUnit {
  /// Scenes of a storyboard: the first one's controller with those inside.
  static func scene(_ scenes: [Int], in plan: StoryboardPlan) -> CompilationUnit {
    let controller = scenes.first.map { [plan.scenes[$0].controller] }
    return CompilationUnit(
      topLevel: controller ?? [],
      storyboard: StoryboardUnit(plan: plan, scenes: scenes, part: .scene))
  }

  /// The view of a scene's controller.
  static func view(of scene: Int, in plan: StoryboardPlan) -> CompilationUnit {
    CompilationUnit(
      topLevel: plan.scenes[scene].view.map { [$0] } ?? [],
      storyboard: StoryboardUnit(plan: plan, scenes: [scene], part: .view))
  }
}
