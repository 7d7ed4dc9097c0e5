import Diagnostics
import InterfaceBuilder
import XMLTree

/// The assignment of a storyboard's scenes to nibs.
struct StoryboardPlan {
  /// A scene with a controller.
  struct Scene {
    /// The scene in the document.
    let scene: IBScene
    /// The controller, or the placeholder for a controller in another storyboard.
    let controller: IBObject
    /// The identifier by which the controller is instantiated.
    var identifier = ""
    /// The name of the controller's nib: the identifier, as far as it can be a file name that no other nib has.
    var nibName = ""
    /// The indices of the scenes of the child controllers, which relationship segues define, in order.
    var children: [Int] = []
    /// The segues of the scene, with those of the controller first.
    var segues: [IBConnection] = []
    /// Whether the controller can be instantiated separately.
    var isEntry = false

    /// The view, which has its own nib.
    var view: IBObject? { controller.rootView }
    /// Whether the controller is in another storyboard.
    var isReference: Bool { controller.node.name == Names.viewControllerPlaceholder }
    /// The objects that the scene's nib must keep alive: gesture recognizers and similar objects.
    var keptObjects: [IBObject] {
      scene.objects.filter { object in
        object != controller && object.node.name != Names.placeholder
          && object.node.name != Names.exit
      }
    }
  }

  /// The scenes, in document order.
  private(set) var scenes: [Scene] = []
  /// The nib to which each object belongs.
  let regions: SceneRegions
  private var numbers: [IBObject: Int] = [:]
  /// The connections that each nib makes, with their positions among all connections: iterating over all connections
  /// for each nib would take quadratic time.
  private var connections: [SceneRegions.Region: [(place: Int, connection: IBConnection)]] = [:]

  init(_ document: IBDocument, _ era: ToolsEra) {
    for scene in document.scenes {
      guard let controller = scene.controller else { continue }
      numbers[controller] = scenes.count
      scenes.append(Scene(scene: scene, controller: controller))
    }
    regions = SceneRegions(scenes, in: document)
    for (place, connection) in document.connections.enumerated() {
      guard let region = region(of: connection) else { continue }
      connections[region, default: []].append((place, connection))
    }
    sortSegues(of: document)
    nameScenes(of: document, era)
    nameNibs()
  }

  /// Returns the index of a controller's scene; nil if it has none.
  func scene(of controller: IBObject) -> Int? { numbers[controller] }

  /// Returns a scene and all scenes inside it, depth first, each only once even if the scenes form a cycle.
  func family(of scene: Int) -> [Int] {
    var family: [Int] = []
    var waiting = [scene]
    var seen: Set<Int> = []
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      family.append(next)
      waiting += scenes[next].children.reversed()
    }
    return family
  }

  /// Returns the controller of a scene that contains others more than
  /// ``NibCompiler/deepestControllers`` levels deep; nil if there is none.
  func tooDeepController() -> IBObject? {
    var depths = [Int?](repeating: nil, count: scenes.count)
    for root in scenes.indices where depths[root] == nil {
      // The scenes from the root to the current one, each with the number of its children that are done.
      var path = [(scene: root, done: 0)]
      depths[root] = 1
      while let last = path.last {
        let children = scenes[last.scene].children
        if last.done < children.count {
          path[path.count - 1].done += 1
          // A scene on the path has a depth too, so that a cycle ends.
          guard depths[children[last.done]] == nil else { continue }
          depths[children[last.done]] = 1
          path.append((children[last.done], 0))
        } else {
          let depth = 1 + (children.compactMap { depths[$0] }.max() ?? 0)
          depths[last.scene] = depth
          guard depth <= NibCompiler.deepestControllers else {
            return scenes[last.scene].controller
          }
          path.removeLast()
        }
      }
    }
    return nil
  }

  /// Returns the name of a scene's view nib; nil for a scene without a view.
  func viewNibName(of scene: Int) -> String? {
    let controller = scenes[scene].controller
    guard let view = scenes[scene].view, let id = controller.id else { return nil }
    return FileName.safe("\(id)-view-\(view.id ?? "")")
  }

  /// Returns the connections that the nibs of scenes make, in document order.
  func connections(of scenes: [Int], in parts: [SceneRegions.Part]) -> [IBConnection] {
    scenes.flatMap { scene in
      parts.flatMap { connections[SceneRegions.Region(scene: scene, part: $0)] ?? [] }
    }
    .sorted(on: \.place).map(\.connection)
  }

  /// Returns the nib that makes a connection: the innermost one that contains both ends; nil for a connection between
  /// scenes.
  func region(of connection: IBConnection) -> SceneRegions.Region? {
    guard let source = connection.source, let from = regions[source] else { return nil }
    guard connection.kind != .segue, let destination = connection.destination,
      let to = regions[destination]
    else { return from }
    return max(from, to)
  }

  // MARK: Making

  private mutating func sortSegues(of document: IBDocument) {
    var later: [Int: [IBConnection]] = [:]
    for segue in document.connections where segue.kind == .segue {
      guard let source = segue.source, let from = regions[source] else { continue }
      if segue.segue?.kind == "relationship" {
        guard let child = segue.destination.flatMap({ numbers[$0] }) else { continue }
        scenes[from.scene].children.append(child)
      } else if source == scenes[from.scene].controller {
        scenes[from.scene].segues.append(segue)
      } else {
        later[from.scene, default: []].append(segue)
      }
    }
    for (scene, segues) in later { scenes[scene].segues += segues }
  }

  /// Names the scenes, and finds those that can be reached: by identifier, as the initial scene, or by a segue that
  /// instantiates its destination.
  private mutating func nameScenes(of document: IBDocument, _ era: ToolsEra) {
    var taken: Set<String> = []
    for number in scenes.indices {
      let controller = scenes[number].controller
      let own = controller.storyboardIdentifier
      let isApplication = controller.node.name == Names.application
      scenes[number].isEntry =
        own != nil || controller == document.initialViewController || isApplication
      let ownClass = era.namesScenesByClass ? controller.frameworkClass : nil
      // The menu of the application is loaded from a nib with a fixed name.
      let className = ownClass ?? "UIViewController"
      let generated = isApplication ? "MainMenu" : "\(className)-\(controller.id ?? "")"
      let identifier = own.flatMap { $0.isEmpty || taken.contains($0) ? nil : $0 } ?? generated
      taken.insert(identifier)
      scenes[number].identifier = identifier
    }
    for segue in scenes.flatMap(\.segues) where segue.segue?.kind != "unwind" {
      if let scene = segue.destination.flatMap({ numbers[$0] }) { scenes[scene].isEntry = true }
    }
  }

  /// Names the nibs of the scenes. Identifiers that differ only in a slash would have one file, and the one with the slash
  /// gets a number.
  private mutating func nameNibs() {
    var taken = Set(scenes.indices.compactMap { viewNibName(of: $0) })
    var numbers: [String: Int] = [:]
    let isPlain = scenes.map { FileName.safe($0.identifier) == $0.identifier }
    for scene in scenes.indices.filter({ isPlain[$0] }) + scenes.indices.filter({ !isPlain[$0] }) {
      let name = FileName.safe(scenes[scene].identifier)
      var unique = name
      while !taken.insert(unique).inserted {
        numbers[name, default: 1] += 1
        unique = "\(name)-\(numbers[name, default: 1])"
      }
      scenes[scene].nibName = unique
    }
  }
}

/// Functions for file names.
enum FileName {
  /// Returns a name without the characters that separate folders.
  static func safe(_ name: String) -> String {
    String(
      decoding: name.utf8.map { $0 == UInt8(ascii: "/") || $0 == 0 ? UInt8(ascii: "_") : $0 },
      as: UTF8.self)
  }
}
