import InterfaceBuilder
import NibFormat

/// Turns the nibs of a compiled storyboard for macOS into scenes.
///
/// The nib of a window controller contains the controllers that the window shows, so a controller may be in several nibs;
/// it has one scene.
final class AppKitStoryboardDecoder {
  private let storyboard: CompiledStoryboard
  private let sampler: ElementSampler
  private let draft: DraftDocument
  private let losses: Losses
  private let ids = ObjectIDs()
  private let scenes: StoryboardScenes

  init(
    _ storyboard: CompiledStoryboard, sampler: ElementSampler, draft: DraftDocument, losses: Losses
  ) {
    self.storyboard = storyboard
    self.sampler = sampler
    self.draft = draft
    self.losses = losses
    scenes = StoryboardScenes(draft, losses: losses, ids: ids)
  }

  /// Writes the scenes into the document.
  func decode() {
    let list = SceneNib.all(in: storyboard, ids: ids, losses: losses) { decoder(of: $0) }
    for nib in list.nibs { decode(nib, list.aliases) }
    scenes.connect(entryPoint: storyboard.entryPoint)
  }

  private func decoder(of graph: NibGraph) -> AppKitDecoder {
    let decoder = AppKitDecoder(graph, sampler: sampler, draft: draft, losses: losses, ids: ids)
    decoder.isInStoryboard = true
    return decoder
  }

  /// A scene that is being written.
  private struct Scene {
    let controller: SceneController
    let element: DraftElement
    let objects: DraftElement
    let responder: String
  }

  private func decode(_ nib: SceneNib<AppKitDecoder>, _ aliases: [SceneKey: SceneKey]) {
    let decoder = nib.decoder
    let keys = nib.controllers.map { aliases[$0.key] ?? $0.key }
    defer {
      if let key = keys.first { scenes.entries[nib.identifier] = scenes.controllers[key] }
    }
    guard keys.isEmpty || keys.contains(where: { scenes.controllers[$0] == nil }) else { return }
    for controller in nib.controllers {
      if let id = controller.id { decoder.graph.knownIDs[controller.object] = id }
      for (name, object) in decoder.externalObjects(of: controller.object)
      where decoder.graph.knownIDs[object] == nil {
        decoder.graph.knownIDs[object] = ids.id(inPlaceholder: name)
      }
    }
    var all: [Scene] = []
    var new: [Scene] = []
    for (controller, key) in zip(nib.controllers, keys) {
      guard let scene = scene(of: controller, in: decoder) else { continue }
      all.append(scene)
      // A controller that has a scene is decoded again only for the connections in this nib.
      if let known = scenes.controllers[key] {
        scene.element["id"] = known["id"]
      } else {
        scenes.controllers[key] = scene.element
        scenes.add(scene.objects)
        new.append(scene)
      }
    }
    guard let first = all.first else {
      return losses.add("the controller '\(nib.identifier)', which its nib does not contain")
    }
    decoder.usualResponder = first.responder
    writeSegues(of: all, new, in: decoder)
    writeKeptObjects(of: all, in: decoder)
    for scene in all { writeRelationships(of: scene, in: decoder) }
    decoder.complete()
    for scene in new { writeView(of: scene, in: decoder) }
  }

  private func scene(of controller: SceneController, in decoder: AppKitDecoder) -> Scene? {
    guard let element = decoder.element(for: controller.object, seed: controller.seed) else {
      return nil
    }
    element["sceneMemberID"] = "viewController"
    if controller.viewNib != nil { element["nibName"] = nil }
    if element["storyboardIdentifier"] == nil {
      element["storyboardIdentifier"] = statedIdentifier(of: controller, element, in: decoder)
    }
    let id = ids.id(for: "firstResponder", seed: ids.seed(of: "firstResponder", in: 4))
    let responder = DraftElement(
      "customObject",
      [
        "id": id, "userLabel": "First Responder", "customClass": "NSResponder",
        "sceneMemberID": "firstResponder",
      ])
    decoder.responders[controller.object] = id
    let objects = DraftElement("objects")
    objects.children = [element, responder]
    return Scene(controller: controller, element: element, objects: objects, responder: id)
  }

  /// Returns the identifier of a controller whose nib does not repeat it; nil for one that is named after its class and id.
  private func statedIdentifier(
    of controller: SceneController, _ element: DraftElement, in decoder: AppKitDecoder
  ) -> String? {
    guard let identifier = controller.identifier, element.name != "application" else { return nil }
    let original = decoder.classes(of: controller.object).original
    let name = original == "IBNSWindowController" ? "NSWindowController" : original
    return identifier == "\(name)-\(element["id"] ?? "")" ? nil : identifier
  }

  // MARK: Scenes

  /// Writes the segues of the controllers, and those that no controller lists, such as those of the main menu.
  private func writeSegues(of all: [Scene], _ new: [Scene], in decoder: AppKitDecoder) {
    let reader = decoder.reader
    var templates = all.flatMap { scene in
      reader.members("NSStoryboardSegueTemplates", of: scene.controller.object).map {
        (template: $0, scene: scene)
      }
    }
    if let first = all.first {
      templates += reader.graph.objects.indices.filter {
        GraphDecoder.isSegueTemplate(reader.className($0))
      }.map { ($0, first) }
    }
    for (template, scene) in templates where decoder.graph.elements[template] == nil {
      let segue = decoder.segue(template, seed: scene.controller.seed)
      guard new.contains(where: { $0.element === scene.element }) else { continue }
      scenes.add(
        segue, of: scene.element,
        to: reader.text("NSDestinationControllerIdentifier", of: template))
    }
  }

  /// Writes the objects that belong to no other one into the scene of the controller before them.
  private func writeKeptObjects(of all: [Scene], in decoder: AppKitDecoder) {
    guard var scene = all.first else { return }
    for object in decoder.topLevelObjects {
      if let own = all.first(where: { $0.controller.object == object }) {
        scene = own
      } else if let element = decoder.element(for: object, seed: scene.controller.seed) {
        scene.objects.children.append(element)
        decoder.responders[object] = scene.responder
      }
    }
  }

  private func writeRelationships(of scene: Scene, in decoder: AppKitDecoder) {
    let controller = scene.controller
    let items = decoder.items(of: controller.object)
    let isTabs = scene.element.name == "tabViewController"
    if !items.isEmpty {
      let container = DraftElement(isTabs ? "tabViewItems" : "splitViewItems")
      container.children = items.compactMap { decoder.element(for: $0, seed: controller.seed) }
      // Interface Builder writes them before the view.
      scene.element.children.insert(container, at: 0)
    }
    let word =
      items.isEmpty ? "window.shadowedContentViewController" : isTabs ? "tabItems" : "splitItems"
    for object in decoder.children(of: controller.object) {
      guard let child = decoder.graph.elements[object] else { continue }
      let segue = DraftElement(
        "segue",
        ["destination": child["id"] ?? "", "kind": "relationship", "relationship": word])
      segue["id"] = ids.id(for: "segue", seed: ids.seed(of: "relationship", in: controller.seed))
      scene.element.container("connections").children.append(segue)
    }
  }

  // MARK: Views

  private func writeView(of scene: Scene, in decoder: AppKitDecoder) {
    let controller = scene.controller
    guard let name = controller.viewNib, let graph = storyboard.nibs[name] else { return }
    let inner = self.decoder(of: graph)
    inner.usualResponder = scene.responder
    inner.setOwner(scene.element)
    var outside: [String: DraftElement] = [:]
    for (name, object) in decoder.externalObjects(of: controller.object) {
      outside[name] = decoder.graph.elements[object]
    }
    inner.setPlaceholders(outside)
    if let view = inner.links.view {
      inner.graph.knownIDs[view] = controller.viewID
      if let element = inner.element(for: view, seed: controller.seed) {
        element["key"] = "view"
        scene.element.children.insert(element, at: 0)
      }
    }
    inner.complete()
  }
}
