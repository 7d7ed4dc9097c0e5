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
      let controllers = scenes.map { reference(to: $0.controller) }
      let menu = scenes.first.flatMap { mainMenu(of: $0.controller) }
      if let first = controllers.first, let first, menu == nil {
        sceneConnectors.append(
          Connector(number: appKitOutlet("sceneController", of: owner, to: first)))
      }
      var storyboards: [Int] = []
      for (scene, controller) in zip(scenes, controllers) {
        guard let controller, menu == nil || !scene.segues.isEmpty else { continue }
        let storyboard = externalObject("NSStoryboardPlaceholder")
        storyboards.append(storyboard)
        connect(scene.segues, of: menu ?? controller, in: storyboard)
        guard menu == nil else { continue }
        let connector = appKitOutlet("storyboard", of: controller, to: storyboard)
        sceneConnectors.append(Connector(number: connector))
      }
      for scene in scenes { connectParts(of: scene.controller) }
      // The placeholder of the outermost controller comes last.
      var list = storyboards.dropFirst().reversed().map { ListedObject(number: $0, parent: nil) }
      list += listed(scenes.flatMap { [$0.controller] + $0.keptObjects })
      if menu != nil { list += templates(of: scenes[0].controller, in: nil) }
      list.append(ListedObject(number: application(), parent: nil))
      list += storyboards.prefix(1).map { ListedObject(number: $0, parent: nil) }
      if let menu = scenes.first?.controller.child(keyed: "mainMenu") { list += listed([menu]) }
      return list
    }
  }

  /// Returns the object that is the controller of the application's segues; nil in the nib of a controller.
  private func mainMenu(of controller: IBObject) -> Int? {
    guard controller.node.name == Names.application else { return nil }
    return reference(to: controller.child(keyed: "mainMenu") ?? controller)
  }

  /// Returns the templates of a controller's segues for the list of objects.
  func templates(of controller: IBObject, in parent: Int?) -> [ListedObject] {
    guard let storyboard = unit.storyboard, storyboard.part == .scene,
      let scene = storyboard.plan.scene(of: controller)
    else { return [] }
    return storyboard.plan.scenes[scene].segues.compactMap { appKitTemplate(of: $0) }
      .map { ListedObject(number: $0, parent: parent) }
  }

  /// Writes the outlets of the templates of a controller's segues.
  private func connect(_ segues: [IBConnection], of controller: Int, in storyboard: Int) {
    for segue in segues {
      guard let template = appKitTemplate(of: segue) else { continue }
      for (label, target) in [("controller", controller), ("storyboard", storyboard)] {
        sceneConnectors.append(Connector(number: appKitOutlet(label, of: template, to: target)))
      }
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

  /// Writes the outlets from the templates of popovers to the views that they point to.
  func encodeAppKitAnchors() -> [Connector] {
    guard let storyboard = unit.storyboard else { return [] }
    return storyboard.scenes.flatMap { storyboard.plan.scenes[$0].segues }.compactMap { segue in
      guard let view = segue.node[Names.popoverAnchorView].flatMap({ document.object(id: $0) }),
        storyboard.contains(view), let number = reference(to: view),
        let template = appKitTemplate(of: segue)
      else { return nil }
      return Connector(number: appKitOutlet("anchorView", of: template, to: number))
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
      let isStated = controller.connections.contains { $0.name == "window" && $0.kind == .outlet }
      if !isStated {
        sceneConnectors.append(Connector(number: appKitOutlet("window", of: own, to: number)))
      }
      if let content = contentController(of: controller), let value = reference(to: content) {
        setAttribute("contentViewController", to: value, of: number)
      }
    }
    for (list, relationship) in [("tabViewItems", "tabItems"), ("splitViewItems", "splitItems")]
    where IBSchema.groupNames(of: controller.node.name).contains("controller") {
      var numbers: [Int] = []
      // The controllers are in the order of their items.
      var children = relationships(of: controller, relationship).makeIterator()
      for item in controller.children(keyed: list) {
        guard let number = reference(to: item) else { continue }
        numbers.append(number)
        let child = relationships(of: item, relationship).first ?? children.next()
        if let child = child?.destination, let value = reference(to: child) {
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
    relationships(of: controller, "window.shadowedContentViewController").first?.destination
  }

  private func relationships(of source: IBObject, _ name: String) -> [IBConnection] {
    source.connections.filter {
      $0.segue?.kind == "relationship" && $0.segue?.relationship == name
    }
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
      let styles = ["segmentedControlOnBottom": 1, "toolbar": 2, "unspecified": -1]
      if let style = node[Names.tabStyle].flatMap({ styles[$0] }) {
        write("NSViewControllerTabStyle", style)
      }
      if let options = node.child("transitionOptions") {
        write("NSViewControllerTransitionOption", TransitionOption.bits(of: options))
      }
      let items = source.children(keyed: "tabViewItems").compactMap { encoder.reference(to: $0) }
      if !items.isEmpty {
        write("privateRelationshipSegueTrackingItems", object: encoder.array(items))
      }
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
