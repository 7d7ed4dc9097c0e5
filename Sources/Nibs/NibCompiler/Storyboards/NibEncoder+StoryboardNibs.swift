import InterfaceBuilder
import NibFormat
import XMLTree

// The nibs of scenes.
extension NibEncoder {
  /// Writes the nib of a scene, which contains its controller and the controllers inside it.
  func encodeScene(_ unit: StoryboardUnit) -> NibGraph {
    encodeRoot {
      let owner = placeholder("IBFilesOwner")
      let controllers = unit.scenes.map { reference(to: unit.plan.scenes[$0].controller) }
      let storyboards = unit.scenes.map { _ in proxy("UIStoryboardPlaceholder") }
      var connections: [Int] = []
      if let first = controllers.first, let first {
        connections.append(outlet("sceneViewController", of: owner, to: first))
      }
      for (place, scene) in unit.scenes.enumerated() {
        let scene = unit.plan.scenes[scene]
        guard let controller = controllers[place], !scene.isReference else { continue }
        connections.append(outlet("storyboard", of: controller, to: storyboards[place]))
        for segue in scene.segues {
          connections.append(outlet("viewController", of: template(of: segue), to: controller))
        }
      }
      let kept = unit.scenes.flatMap { unit.plan.scenes[$0].keptObjects }
      let tops = controllers.prefix(1).compactMap { $0 } + kept.compactMap { reference(to: $0) }
      return RootContents(connections: connections) {
        self.sceneTopLevel(tops, owner: owner, storyboards: storyboards)
      }
    }
  }

  /// Returns the top-level objects of a scene's nib in the order of Apple's compilers.
  private func sceneTopLevel(_ tops: [Int], owner: Int, storyboards: [Int]) -> [Int] {
    let own = [owner, placeholder("IBFirstResponder")] + storyboards.prefix(1)
    let inner = storyboards.dropFirst().reversed()
    if era.placesProxiesFirst { return inner + own + tops }
    guard era.repeatsFirstResponder else { return inner + tops + own }
    let before = inner.flatMap { [proxy("IBFirstResponder"), $0] }
    return before + tops.prefix(1) + [proxy("IBFirstResponder")] + tops.dropFirst() + own
  }

  /// Returns whether code can instantiate a controller. Such a controller uses a class swapper even for UIKit's own
  /// class, so that code can substitute another class.
  func isMadeByCode(_ object: IBObject) -> Bool {
    guard era.swapsNamedControllers, let unit = unit.storyboard, unit.part == .scene,
      let scene = unit.plan.scene(of: object), !unit.plan.scenes[scene].isReference
    else { return false }
    return object.storyboardIdentifier != nil || object == document.initialViewController
  }

  /// Writes a connection without an element in the document.
  private func outlet(_ label: String, of source: Int, to destination: Int) -> Int {
    let number = builder.addObject("UIRuntimeOutletConnection")
    builder.add("UILabel", object: string(label), to: number)
    builder.add("UISource", object: source, to: number)
    builder.add("UIDestination", object: destination, to: number)
    return number
  }
}

// The nibs of views.
extension NibEncoder {
  /// Writes the nib of a controller's view, in which the controller and other objects of the scene's nib are
  /// placeholders.
  func encodeView(of scene: StoryboardPlan.Scene) -> NibGraph {
    encodeRoot {
      guard let view = scene.view, let number = reference(to: view) else {
        return RootContents(connections: []) { [] }
      }
      let owner = placeholder("IBFilesOwner")
      var connections = [outlet("view", of: owner, to: number)]
      let source = staticDataSource(of: view)
      if let source { connections.append(outlet("staticDataSource", of: owner, to: source)) }
      let sources = [source].compactMap { $0 }
      return RootContents(connections: connections) {
        let own = [owner, self.placeholder("IBFirstResponder")]
        let outside = self.orderedUpstream.map { self.placeholder($0.identifier) }
        return self.era.placesProxiesFirst
          ? own + outside + [number] + sources : [number] + own + sources + outside
      }
    }
  }
}

/// The contents of a root, except objects that only connections refer to.
struct RootContents {
  /// Connections without an element.
  var connections: [Int]
  /// Returns the top-level objects, after all connections have been written.
  var topLevel: () -> [Int]
}
