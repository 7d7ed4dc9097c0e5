import InterfaceBuilder
import NibFormat

/// Turns the nibs of a compiled storyboard into scenes.
///
/// The nib of a controller contains the controllers inside it, so a controller may be in several nibs; it has one scene.
final class StoryboardDecoder {
  private let storyboard: CompiledStoryboard
  private let sampler: ElementSampler
  private let draft: DraftDocument
  private let losses: Losses
  private let ids = ObjectIDs()
  private let scenes: StoryboardScenes
  /// The sizes of the controllers' views.
  private var sizes: [(controller: DraftElement, width: Double, height: Double)] = []

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
    writeSizes()
  }

  private func decoder(of graph: NibGraph) -> GraphDecoder {
    let decoder = GraphDecoder(graph, sampler: sampler, draft: draft, losses: losses, ids: ids)
    decoder.isInStoryboard = true
    return decoder
  }

  // MARK: Scenes

  /// A scene that is being written.
  private struct Scene {
    let objects: DraftElement
    let controller: DraftElement
    let firstResponder: DraftElement
    /// The target of unwind segues; nil as long as there is none.
    var exit: DraftElement?
  }

  private func decode(_ nib: SceneNib<GraphDecoder>, _ aliases: [SceneKey: SceneKey]) {
    let decoder = nib.decoder
    let keys = nib.controllers.map { aliases[$0.key] ?? $0.key }
    defer {
      if let key = keys.first { scenes.entries[nib.identifier] = scenes.controllers[key] }
    }
    guard keys.contains(where: { scenes.controllers[$0] == nil }) else { return }
    let responder = DraftElement(
      "placeholder",
      [
        "placeholderIdentifier": "IBFirstResponder", "userLabel": "First Responder",
        "sceneMemberID": "firstResponder",
      ])
    prepare(decoder, firstResponder: responder)
    var new: [(scene: Scene, controller: SceneController)] = []
    for (controller, key) in zip(nib.controllers, keys) {
      // Only the first responder of the outermost scene is in the nib.
      let own = new.isEmpty ? responder : DraftElement(copying: responder)
      guard let scene = scene(of: controller, key, own, in: decoder) else { continue }
      // A controller that has a scene is decoded again only for the connections in this nib.
      let isKnown = scenes.controllers[key] != nil
      if let known = scenes.controllers[key] {
        scene.controller["id"] = known["id"]
      } else {
        scenes.controllers[key] = scene.controller
        new.append((scene, controller))
      }
      writeSegues(of: controller, scene, in: decoder, isKnown: isKnown)
      for object in decoder.reader.members(
        "UITopLevelObjectsToKeepAliveFromStoryboard", of: controller.object)
      {
        if let element = decoder.element(for: object, seed: nib.seed) {
          scene.objects.children.append(element)
        }
      }
    }
    for (scene, controller) in new { writeRelationships(of: controller, scene, in: decoder) }
    for (scene, controller) in new { writeView(of: controller, scene, in: decoder) }
    decoder.finish()
  }

  /// Gives elements to the placeholders of a nib.
  private func prepare(_ decoder: GraphDecoder, firstResponder: DraftElement) {
    decoder.outside["IBFirstResponder"] = firstResponder
    for name in ["IBFilesOwner", "UIStoryboardPlaceholder"] where decoder.outside[name] == nil {
      decoder.outside[name] = DraftElement("placeholder", ["placeholderIdentifier": name])
    }
    for object in decoder.reader.members("UINibTopLevelObjectsKey", of: decoder.root) {
      _ = decoder.placeholder(object)
    }
  }

  /// Returns the scene of a controller, which is in the document if its key is new.
  private func scene(
    of controller: SceneController, _ key: SceneKey, _ responder: DraftElement,
    in decoder: GraphDecoder
  ) -> Scene? {
    if let id = controller.id { decoder.knownIDs[controller.object] = id }
    guard let element = self.controller(controller, in: decoder) else { return nil }
    element["sceneMemberID"] = "viewController"
    let objects = DraftElement("objects")
    objects.children.append(element)
    if element.name != "viewControllerPlaceholder" { objects.children.append(responder) }
    let scene = Scene(objects: objects, controller: element, firstResponder: responder)
    guard scenes.controllers[key] == nil else { return scene }
    responder["id"] = ids.id(for: "firstResponder", seed: ids.seed(of: "firstResponder", in: 4))
    scenes.add(objects)
    return scene
  }

  private func controller(
    _ controller: SceneController, in decoder: GraphDecoder
  ) -> DraftElement? {
    let object = controller.object
    guard decoder.reader.className(object) == decoder.names.referenceClass else {
      return decoder.element(for: object, seed: controller.seed)
    }
    let identifier = decoder.reader.text("UIStoryboardIdentifier", of: object) ?? ""
    let element = DraftElement("viewControllerPlaceholder")
    if let reference = storyboard.externalReferences[identifier] {
      element["storyboardName"] = reference.storyboardName
      element["bundleIdentifier"] = reference.bundleIdentifier
      element["referencedIdentifier"] = reference.controllerIdentifier
    } else {
      losses.add("the reference '\(identifier)', which Info.plist does not list")
    }
    element["id"] = controller.id ?? ids.id(for: element.name, seed: controller.seed)
    decoder.elements[object] = element
    return element
  }

  // MARK: Segues

  private func writeSegues(
    of controller: SceneController, _ scene: Scene, in decoder: GraphDecoder, isKnown: Bool
  ) {
    var scene = scene
    let reader = decoder.reader
    var names: [Int: String] = [:]
    for (name, object) in decoder.externalObjects(of: controller.object) { names[object] = name }
    for (object, name) in names where decoder.knownIDs[object] == nil {
      decoder.knownIDs[object] = ids.id(inPlaceholder: name)
    }
    for template in reader.members("UIStoryboardSegueTemplates", of: controller.object) {
      guard decoder.elements[template] == nil else { continue }
      let id =
        decoder.knownIDs[template]
        ?? ids.id(for: "segue", seed: ids.seed(of: "segue", in: controller.seed))
      let segue = decoder.segue(template, id: id)
      decoder.elements[template] = segue
      guard !isKnown else { continue }
      let identifier = reader.text("UIDestinationViewControllerIdentifier", of: template)
      scenes.add(segue, of: scene.controller, to: identifier)
      if identifier == nil, segue["kind"] == "unwind" {
        segue["destination"] = exit(of: &scene)["id"]
      }
    }
  }

  private func exit(of scene: inout Scene) -> DraftElement {
    if let known = scene.exit { return known }
    let exit = DraftElement(
      "exit",
      [
        "id": ids.id(for: "exit", seed: ids.seed(of: "exit", in: 4)), "userLabel": "Exit",
        "sceneMemberID": "exit",
      ])
    scene.objects.children.append(exit)
    scene.exit = exit
    return exit
  }

  private func writeRelationships(
    of controller: SceneController, _ scene: Scene, in decoder: GraphDecoder
  ) {
    for (place, child) in decoder.children(of: controller.object).enumerated() {
      guard let element = decoder.elements[child] else { continue }
      let word =
        switch scene.controller.name {
        case "navigationController": "rootViewController"
        case "splitViewController": place == 0 ? "masterViewController" : "detailViewController"
        default: "viewControllers"
        }
      let segue = DraftElement(
        "segue",
        ["destination": element["id"] ?? "", "kind": "relationship", "relationship": word])
      segue["id"] = ids.id(for: "segue", seed: ids.seed(of: "relationship", in: controller.seed))
      scene.controller.container("connections").children.append(segue)
    }
  }

  // MARK: Views

  private func writeView(
    of controller: SceneController, _ scene: Scene, in decoder: GraphDecoder
  ) {
    guard let name = controller.viewNib, let graph = storyboard.nibs[name] else { return }
    let inner = self.decoder(of: graph)
    for (name, object) in decoder.externalObjects(of: controller.object) {
      inner.outside[name] = decoder.elements[object]
    }
    prepare(inner, firstResponder: scene.firstResponder)
    let top = inner.reader.members("UINibTopLevelObjectsKey", of: inner.root)
    let isSource = { inner.reader.className($0) == "UITableViewDataSource" }
    if let view = top.first(where: { inner.elements[$0] == nil && !isSource($0) }) {
      inner.knownIDs[view] = controller.viewID
      let guides = inner.layoutGuides(of: view, seed: controller.seed)
      if let element = inner.element(for: view, seed: controller.seed) {
        element["key"] = "view"
        scene.controller.children.insert(element, at: 0)
        for source in top where isSource(source) {
          inner.writeStaticSections(of: source, to: element, seed: controller.seed)
        }
        if let size = inner.reader.geometry("UIBounds", of: view), size.count == 4 {
          sizes.append((scene.controller, size[2], size[3]))
        }
      }
      if !guides.isEmpty {
        let container = DraftElement("layoutGuides")
        container.children = guides
        scene.controller.children.insert(container, at: 0)
      }
    }
    inner.finish()
    let owned = inner.outside["IBFilesOwner"]?.children.first { $0.name == "connections" }
    if let owned { scene.controller.container("connections").children += owned.children }
  }

  // MARK: Sizes

  /// Writes the device whose size most views have, and the sizes of the other views.
  private func writeSizes() {
    func key(_ size: (controller: DraftElement, width: Double, height: Double)) -> [Double] {
      [size.width, size.height]
    }
    var counts: [[Double]: Int] = [:]
    for size in sizes { counts[key(size), default: 0] += 1 }
    let canvases = sampler.canvases()
    let usual = counts.filter { canvases[$0.key] != nil }
      .max { ($0.value, $1.key[1]) < ($1.value, $0.key[1]) }?.key
    if let canvas = usual.flatMap({ canvases[$0] }), let id = canvas.device {
      draft.device = DraftElement(
        "device", ["id": id, "orientation": canvas.isLandscape ? "landscape" : "portrait"])
    }
    for size in sizes where key(size) != usual {
      size.controller.children += [
        DraftElement("freeformSimulatedSizeMetrics", ["key": "simulatedDestinationMetrics"]),
        ValueElements.size(key(size), key: "freeformSize"),
      ]
    }
  }
}
