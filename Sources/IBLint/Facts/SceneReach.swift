import InterfaceBuilder
import XMLTree

/// Which scenes of a storyboard its segues lead to.
struct SceneReach {
  /// A scene that no way into the storyboard leads to.
  struct Lost {
    /// The scene's controller.
    let controller: IBObject
    /// Whether segues lead to it all the same, round about from itself.
    let isInCircle: Bool
  }

  private let scenes: [IBScene]
  /// The scenes that the segues of each scene lead to.
  private var next: [Set<Int>]
  private var reached: Set<Int> = []

  /// Follows the segues from some scenes on.
  /// - Parameter isEntry: Whether the scene with a controller can be had without a segue.
  init(_ document: IBDocument, from isEntry: (IBObject) -> Bool) {
    scenes = document.scenes
    next = Array(repeating: [], count: scenes.count)
    var places: [Node: Int] = [:]
    for (place, scene) in scenes.enumerated() { places[scene.node] = place }
    for connection in document.connections where connection.kind == .segue {
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

  /// The scenes that nothing leads to, in document order; for scenes that lead only to each other, and the scenes that
  /// they lead to, only the first.
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
    return lost.sorted { $0.place < $1.place }.map(\.scene)
  }
}
