import Diagnostics
import InterfaceBuilder
import NibFormat
import XMLTree

// The nibs of AppKit's storyboards. A scene's nib contains its controller and the controllers inside it; a view's nib
// refers to the objects of its scene's nib by placeholders.
extension NibEncoder {
  /// Writes the nib of a scene.
  func encodeAppKitScene(_ unit: StoryboardUnit) -> NibGraph {
    encodeObjectData { owner in
      let scenes = unit.scenes.map { unit.plan.scenes[$0] }
      var list: [ListedObject] = []
      let controllers = scenes.map { reference(to: $0.controller) }
      if let first = controllers.first, let first,
        scenes[0].controller.node.name != Names.application
      {
        sceneConnectors.append(
          Connector(number: appKitOutlet("sceneController", of: owner, to: first)))
      }
      for (scene, controller) in zip(scenes, controllers) {
        guard let controller, scene.controller.node.name != Names.application else { continue }
        let storyboard = externalObject("NSStoryboardPlaceholder")
        list.append(ListedObject(number: storyboard, parent: nil))
        let connector = appKitOutlet("storyboard", of: controller, to: storyboard)
        sceneConnectors.append(Connector(number: connector))
      }
      for scene in scenes { connectParts(of: scene.controller) }
      list += listed(scenes.flatMap { [$0.controller] + $0.keptObjects })
      list.append(ListedObject(number: application(), parent: nil))
      return list
    }
  }

  /// Writes the nib of a controller's view.
  func encodeAppKitView(of scene: StoryboardPlan.Scene) -> NibGraph {
    encodeObjectData { owner in
      guard let view = scene.view, let number = reference(to: view) else { return [] }
      sceneConnectors.append(Connector(number: appKitOutlet("view", of: owner, to: number)))
      return listed([view]) + [ListedObject(number: application(), parent: nil)]
    }
  }

  /// Writes an outlet without an element in the document.
  func appKitOutlet(_ label: String, of source: Int, to destination: Int) -> Int {
    let number = builder.addObject("NSNibOutletConnector")
    builder.add("NSSource", object: source, to: number)
    builder.add("NSDestination", object: destination, to: number)
    builder.add("NSLabel", object: string(label), to: number)
    builder.add("NSChildControllerCreationSelectorName", object: nil, to: number)
    return number
  }

  /// Writes the placeholder for an object outside the nib.
  func externalObject(_ identifier: String) -> Int {
    let number = builder.addObject("NSNibExternalObjectPlaceholder")
    builder.add("NSExternalObjectPlaceholderIdentifier", object: string(identifier), to: number)
    return number
  }

  private func application() -> Int {
    let number = builder.addObject("NSCustomObject")
    builder.add("NSClassName", object: string("NSApplication"), to: number)
    return number
  }

  // MARK: Controllers and their parts

  /// Connects a window controller to its window and the window to its content, and the items of a container to their
  /// controllers.
  private func connectParts(of controller: IBObject) {
    if let window = controller.child(keyed: "window"), let number = reference(to: window),
      let own = reference(to: controller)
    {
      sceneConnectors.append(Connector(number: appKitOutlet("window", of: own, to: number)))
      if let content = contentController(of: controller), let value = reference(to: content) {
        setAttribute("contentViewController", to: value, of: number)
      }
    }
    for (list, items) in [
      ("tabViewItems", controller.children(keyed: "tabViewItems")),
      ("splitViewItems", controller.children(keyed: "splitViewItems")),
    ] where IBSchema.groupNames(of: controller.node.name).contains("controller") {
      var numbers: [Int] = []
      for item in items {
        guard let number = reference(to: item) else { continue }
        numbers.append(number)
        if let child = childController(of: item), let value = reference(to: child) {
          sceneConnectors.append(
            Connector(number: appKitOutlet("viewController", of: number, to: value)))
        }
      }
      if !numbers.isEmpty, let own = reference(to: controller) {
        setAttribute(list, to: array(numbers), of: own)
      }
    }
  }

  private func setAttribute(_ path: String, to value: Int, of object: Int) {
    let number = builder.addObject("NSIBUserDefinedRuntimeAttributesConnector")
    builder.add("NSObject", object: object, to: number)
    builder.add("NSValues", object: array([value]), to: number)
    builder.add("NSKeyPaths", object: array([string(path)]), to: number)
    sceneConnectors.append(Connector(number: number))
  }

  /// Returns the controller of a window's content.
  func contentController(of controller: IBObject) -> IBObject? {
    relationships(of: controller).first {
      $0.segue?.relationship == "window.shadowedContentViewController"
    }?.destination
  }

  /// Returns the controller that a tab or pane shows.
  private func childController(of item: IBObject) -> IBObject? {
    relationships(of: item).first?.destination
  }

  private func relationships(of source: IBObject) -> [IBConnection] {
    source.connections.filter { $0.segue?.kind == "relationship" }
  }
}

extension ObjectWriter {
  /// Writes a controller of a window.
  func writeWindowController() {
    if let window = source.child(keyed: "window"), let number = encoder.reference(to: window) {
      write("IBWindowTemplate", object: number)
    }
    if let content = encoder.contentController(of: source),
      let number = encoder.reference(to: content)
    {
      write("IBWindowTemplateContentViewController", object: number)
    }
    writeSceneController()
  }

  /// Writes a controller of several controllers, whose tabs or panes connectors set.
  func writeContainerController() {
    if let view = source.child(keyed: "tabView"), let number = encoder.reference(to: view) {
      write("NSTabView", object: number)
    }
    if node.name == Names.tabViewController {
      let styles = ["segmentedControlOnTop": 0, "segmentedControlOnBottom": 1, "toolbar": 2]
      write("NSViewControllerTabStyle", node[Names.tabStyle].flatMap { styles[$0] } ?? 0)
      write("NSSelectedTabViewItemIndex", node.int(Names.selectedTabViewItemIndex) ?? 0)
    }
    writeNSViewController()
  }

  /// Writes the keys that the controllers of a storyboard have.
  func writeSceneController() {
    guard let storyboard = encoder.unit.storyboard,
      let number = storyboard.plan.scene(of: source)
    else { return }
    let scene = storyboard.plan.scenes[number]
    if let name = storyboard.plan.viewNibName(of: number) {
      write("NSNibName", string: name)
      let upstream = storyboard.upstream[number] ?? []
      write(
        "NSExternalObjectsTableForViewLoading",
        object: encoder.externalObjects(upstream, className: "NSMutableDictionary"))
    }
    if let identifier = source.storyboardIdentifier {
      write("explicitStoryboardIdentifier", string: identifier)
    }
    let templates = scene.segues.compactMap { encoder.appKitTemplate(of: $0) }
    if !templates.isEmpty { write("NSStoryboardSegueTemplates", array: templates) }
    write(
      "showSeguePresentationStyle", node[Names.showSeguePresentationStyle] == "single" ? 1 : 0)
    write(
      "uniqueIdentifierForStoryboardCompilation", string: StableIdentifier.text(scene.identifier))
  }

  /// Writes the application with its main menu.
  func writeApplication() {
    if let menu = source.child(keyed: "mainMenu"), let number = encoder.reference(to: menu) {
      write("IBMainMenu", object: number)
    }
    write("NSClassName", string: encoder.runtimeName(of: node) ?? "NSApplication")
  }
}

extension NibEncoder {
  /// Returns the template of a segue: an object in the scene's nib, a placeholder in the nib of a view; nil for a kind
  /// that has none.
  func appKitTemplate(of segue: IBConnection) -> Int? {
    guard unit.storyboard?.part == .scene else {
      return upstreamPlaceholder(for: .segue(segue))
    }
    if let known = templates[segue.index] { return known }
    let classes = [
      "show": "NSStoryboardShowSegueTemplate", "modal": "NSStoryboardModalSegueTemplate",
      "sheet": "NSStoryboardSheetSegueTemplate", "popover": "NSStoryboardPopoverSegueTemplate",
      "custom": "NSStoryboardSegueTemplate", "embed": "NSStoryboardEmbedSegueTemplate",
    ]
    guard let kind = segue.segue?.kind, let className = classes[kind], let source = segue.source,
      let plan = unit.storyboard?.plan
    else {
      note(
        segue.node, "cannot compile segues of kind '\(segue.segue?.kind ?? "none")' yet; left out")
      return nil
    }
    let number = builder.addObject(className)
    templates[segue.index] = number
    builder.setOrigin(
      NibOrigin(file: document.file, objectID: segue.id, line: segue.node.position.line),
      of: number)
    let writer = ObjectWriter(encoder: self, source: source, node: segue.node, number: number)
    writer.write("NSIdentifier", string: segue.node[Names.identifier] ?? segue.id ?? "")
    if let scene = segue.destination.flatMap({ plan.scene(of: $0) }) {
      writer.write("NSDestinationControllerIdentifier", string: plan.scenes[scene].identifier)
    }
    if let name = runtimeName(of: segue.node) { writer.write("NSSegueClassName", string: name) }
    if kind == "popover" {
      let behaviors = [
        "applicationDefined": 0, "a": 0, "transient": 1, "t": 1, "semitransient": 2, "s": 2,
      ]
      let edges = ["minX": 0, "minY": 1, "maxX": 2, "maxY": 3]
      writer.write(
        "NSPopoverBehavior", segue.node[Names.popoverBehavior].flatMap { behaviors[$0] } ?? 0)
      writer.write("NSPreferredEdge", segue.node[Names.preferredEdge].flatMap { edges[$0] } ?? 1)
    }
    return number
  }

  /// Writes what triggers a segue: a control's action, or the view of a container.
  func segueConnector(_ segue: IBConnection) -> Connector? {
    guard let source = segue.source, let from = reference(to: source),
      segue.segue?.kind != "relationship",
      !IBSchema.groupNames(of: source.node.name).contains("controller"),
      let template = appKitTemplate(of: segue)
    else { return nil }
    if source.node.name == Names.containerView {
      return Connector(number: appKitOutlet("containerView", of: template, to: from))
    }
    let number = builder.addObject("NSNibControlConnector")
    builder.add("NSSource", object: from, to: number)
    builder.add("NSDestination", object: template, to: number)
    builder.add("NSLabel", object: string("perform:"), to: number)
    return Connector(number: number)
  }
}

/// Identifiers in the form of random ones, which are the same for the same text, so that output can be reproduced.
enum StableIdentifier {
  /// Returns an identifier such as `1DA6C2C8-16A7-4B50-831D-E71056ED4301`.
  static func text(_ name: String) -> String {
    // FNV-1a, once for each half, with different beginnings.
    let halves = [0xcbf2_9ce4_8422_2325 as UInt64, 0x9ae1_6a3b_2f90_404f].map { start in
      name.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    }
    let digits = halves.map { half in
      let text = String(half, radix: 16, uppercase: true)
      return String(repeating: "0", count: 16 - text.utf8.count) + text
    }.joined()
    var rest = digits[...]
    return [8, 4, 4, 4, 12].map { count in
      defer { rest = rest.dropFirst(count) }
      return String(rest.prefix(count))
    }.joined(separator: "-")
  }
}
