/// The scenes of a storyboard that is being written, and the segues between them.
final class StoryboardScenes {
  /// The controllers, by the key that they have in all nibs.
  var controllers: [SceneKey: DraftElement] = [:]
  /// The controllers by the identifiers that segues name.
  var entries: [String: DraftElement] = [:]
  private let draft: DraftDocument
  private let losses: Losses
  private let ids: ObjectIDs
  /// The segues with the identifiers of their destinations.
  private var destinations: [(segue: DraftElement, identifier: String)] = []
  /// The segues with their controllers.
  private var segues: [(segue: DraftElement, controller: DraftElement)] = []

  init(_ draft: DraftDocument, losses: Losses, ids: ObjectIDs) {
    self.draft = draft
    self.losses = losses
    self.ids = ids
  }

  /// Writes a scene with some objects into the document.
  func add(_ objects: DraftElement) {
    let place = draft.objects.children.count
    let holder = DraftElement(
      "scene", ["sceneID": ids.id(for: "scene", seed: ids.seed(of: "scene", in: 4))])
    let point = ValueElements.point(
      [Double(place % 8) * 900, Double(place / 8) * 1_200], key: "canvasLocation")
    holder.children = [objects, point]
    draft.objects.children.append(holder)
  }

  /// Remembers a segue, to complete it when every scene is known.
  func add(_ segue: DraftElement, of controller: DraftElement, to identifier: String?) {
    segues.append((segue, controller))
    if let identifier { destinations.append((segue, identifier)) }
  }

  /// Completes the segues. Code performs the segues that no object triggers.
  func connect(entryPoint: String?) {
    for (segue, controller) in segues where !draft.isPlaced(segue) {
      draft.place(segue, in: controller)
    }
    for (segue, identifier) in destinations {
      if let controller = entries[identifier] {
        segue["destination"] = controller["id"]
      } else {
        losses.add("segues to the unknown controller '\(identifier)'")
      }
    }
    if let entry = entryPoint.flatMap({ entries[$0] }) {
      draft.root["initialViewController"] = entry["id"]
    }
  }
}
