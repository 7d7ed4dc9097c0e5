import InterfaceBuilder
import XMLTree

/// The nib of a storyboard to which each object belongs: that of its scene, of its controller's view, or of a prototype
/// inside the view.
struct SceneRegions {
  /// A nib of a storyboard; an enclosing nib is ordered before the nibs that it encloses.
  struct Region: Hashable, Comparable {
    /// The index of the scene.
    var scene: Int
    /// The part of the scene.
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

  /// Returns the region of an object; nil if the object is outside every scene with a controller.
  subscript(object: IBObject) -> Region? { regions[object.index] }

  private mutating func fill(_ object: IBObject, _ region: Region) {
    for index in object.range { regions[index] = region }
  }
}
