import InterfaceBuilder
import XMLTree

/// The custom classes in the scenes of an app's storyboards.
struct SceneClasses {
  /// A scene, with the number of its document.
  private struct Scene: Hashable {
    let document: Int
    let id: String
  }

  private var own: [Scene: Set<String>] = [:]
  /// The scenes that are loaded with each scene.
  private var loaded: [Scene: Set<Scene>] = [:]

  init(_ documents: [(name: String, document: IBDocument)]) {
    var numbers: [String: Int] = [:]
    for (number, (name, document)) in documents.enumerated() where document.kind == .storyboard {
      if numbers[name] == nil { numbers[name] = number }
    }
    for (number, (_, document)) in documents.enumerated() where document.kind == .storyboard {
      for object in document.objects {
        guard let name = object.customClass, let scene = object.scene?.id else { continue }
        own[Scene(document: number, id: scene), default: []].insert(name)
      }
      for connection in document.connections {
        guard let segue = connection.segue, segue.kind == "relationship" || segue.kind == "embed",
          let scene = connection.source?.scene?.id, let other = connection.destination?.scene?.id
        else { continue }
        loaded[Scene(document: number, id: scene), default: []]
          .insert(Scene(document: number, id: other))
      }
      // The scene of another storyboard is loaded in the place of a reference to it.
      for scene in document.scenes {
        guard let id = scene.id, let reference = scene.controller, reference.isStoryboardReference,
          let name = reference.node[Names.storyboardName], let other = numbers[name],
          let target = Self.scene(
            reference.node[Names.referencedIdentifier], in: documents[other].document)
        else { continue }
        loaded[Scene(document: number, id: id), default: []]
          .insert(Scene(document: other, id: target))
      }
    }
  }

  /// Returns the scene of a controller with an identifier, or the initial one.
  private static func scene(_ identifier: String?, in document: IBDocument) -> String? {
    guard let identifier else { return document.initialViewController?.scene?.id }
    return document.scenes.first { $0.controller?.storyboardIdentifier == identifier }?.id
  }

  /// Returns the classes in a controller's scene and in the scenes that are loaded with it.
  /// - Parameter document: The number of the controller's document.
  func classes(of controller: IBObject, in document: Int) -> Set<String> {
    guard let id = controller.scene?.id else { return [] }
    let first = Scene(document: document, id: id)
    var found: Set<Scene> = [first]
    var open = [first]
    while let scene = open.popLast() {
      for next in loaded[scene] ?? [] where found.insert(next).inserted { open.append(next) }
    }
    return found.reduce(into: []) { $0.formUnion(own[$1] ?? []) }
  }
}
