import Diagnostics
import InterfaceBuilder
import XMLTree

/// The scenes of a storyboard that can be reached through segues.
struct SceneReach {
  /// A scene that cannot be reached from an entry point.
  struct Lost {
    /// The scene's controller.
    let controller: IBObject
    /// Whether the scene can be reached from itself.
    let isInCircle: Bool
  }

  private let scenes: [IBScene]
  /// The indices of the scenes, by node.
  private let places: [Node: Int]
  /// The scenes that can be reached from each scene by one segue.
  private var next: [Set<Int>]
  private var reached: Set<Int> = []

  /// Follows the segues of a storyboard.
  /// - Parameters:
  ///   - isFollowed: Returns whether a segue can show its destination.
  ///   - isEntry: Returns whether the scene of a controller can be shown without a segue.
  init(
    _ document: IBDocument, following isFollowed: (IBConnection) -> Bool = { _ in true },
    from isEntry: (IBObject) -> Bool
  ) {
    scenes = document.scenes
    next = Array(repeating: [], count: scenes.count)
    var places: [Node: Int] = [:]
    for (place, scene) in scenes.enumerated() { places[scene.node] = place }
    self.places = places
    for connection in document.connections where connection.kind == .segue && isFollowed(connection)
    {
      guard let source = connection.source?.scene.flatMap({ places[$0.node] }),
        let destination = connection.destination?.scene.flatMap({ places[$0.node] }),
        source != destination
      else { continue }
      next[source].insert(destination)
    }
    for (place, scene) in scenes.enumerated() where scene.controller.map(isEntry) ?? true {
      follow(from: place)
    }
  }

  private mutating func follow(from start: Int) {
    var open = [start]
    while let place = open.popLast() {
      if reached.insert(place).inserted { open += next[place] }
    }
  }

  /// Returns whether a scene of the storyboard can be reached.
  func reaches(_ scene: IBScene) -> Bool { places[scene.node].map(reached.contains) ?? true }

  /// The unreachable scenes, in document order. If several scenes lead to each other, only the first one is included,
  /// without the scenes that it leads to.
  var lost: [Lost] {
    var reach = self
    var lost: [(place: Int, scene: Lost)] = []
    let targets = next.reduce(into: Set()) { $0.formUnion($1) }
    for isInCircle in [false, true] {
      for place in scenes.indices
      where !reach.reached.contains(place) && (isInCircle || !targets.contains(place)) {
        reach.follow(from: place)
        guard let controller = scenes[place].controller else { continue }
        lost.append((place, Lost(controller: controller, isInCircle: isInCircle)))
      }
    }
    return lost.sorted(on: \.place).map(\.scene)
  }
}
