import InterfaceBuilder
import XMLTree

/// Which nib of a storyboard each object belongs to: that of its scene, that of its controller's view, or
/// that of a prototype inside the view.
struct SceneRegions {
  /// A nib; the one that encloses the other is the smaller one.
  struct Region: Hashable, Comparable {
    /// The scene's number.
    var scene: Int
    /// What of the scene.
    var part: Part

    static func < (left: Region, right: Region) -> Bool { left.part.rawValue < right.part.rawValue }
  }

  /// A part of a scene.
  enum Part: Int {
    case scene
    case view
    case prototype
  }

  private var regions: [Region?]

  init(_ scenes: [StoryboardPlan.Scene], in document: IBDocument) {
    regions = Array(repeating: nil, count: document.objects.count)
    for (number, scene) in scenes.enumerated() {
      for object in scene.scene.objects { fill(object, Region(scene: number, part: .scene)) }
      let view = Region(scene: number, part: .view)
      for guide in scene.controller.layoutGuides { fill(guide, view) }
      if let root = scene.view { fill(root, view) }
    }
    for prototype in document.prototypes {
      if let around = self[prototype] {
        fill(prototype, Region(scene: around.scene, part: .prototype))
      }
    }
  }

  /// The region of an object, nil for one outside of every scene that has a controller.
  subscript(object: IBObject) -> Region? { regions[object.index] }

  private mutating func fill(_ object: IBObject, _ region: Region) {
    for index in object.range { regions[index] = region }
  }
}
