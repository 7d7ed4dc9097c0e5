public import XMLTree

/// A scene of a storyboard: a controller and the objects that belong to it.
public struct IBScene: Sendable {
  /// The document that contains the scene.
  public let document: IBDocument
  /// The `scene` element.
  public let node: Node

  /// The scene's id.
  public var id: String? { node[Names.sceneID] }

  /// The objects at the top level of the scene, in order.
  public var objects: [IBObject] {
    let range = document.graph.objects(in: node)
    return document.objects(from: range.lowerBound, to: range.upperBound)
  }

  /// The scene's controller or controller placeholder: the object that says so, or else the first controller.
  public var controller: IBObject? {
    objects.first { IBViewController(node: $0.node).sceneMemberID == .viewController }
      ?? objects.first {
        $0.node[Names.sceneMemberID] == nil && IBSchema.isController($0.node.name)
      }
  }
}
