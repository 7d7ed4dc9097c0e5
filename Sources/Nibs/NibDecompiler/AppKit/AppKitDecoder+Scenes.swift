import InterfaceBuilder
import NibCompiler
import NibFormat
import XMLTree

/// The facts about a scene's controllers in the connectors of its nib.
struct SceneLinks {
  /// The controller of the scene; nil in the nib of the application.
  private(set) var controller: Int?
  /// The view of the nib of a view.
  private(set) var view: Int?
  /// The controllers that windows, tabs and panes show.
  private(set) var contents: [Int: Int] = [:]
  /// The tabs or panes of controllers.
  private(set) var items: [Int: [Int]] = [:]

  init(_ reader: NibReader, data: Int) {
    let owner = reader.object("NSRoot", of: data)
    for connector in reader.members("NSConnections", of: data) {
      guard reader.className(connector) == "NSNibOutletConnector" else {
        addAttributes(of: connector, reader)
        continue
      }
      guard let source = reader.object("NSSource", of: connector),
        let destination = reader.object("NSDestination", of: connector)
      else { continue }
      switch reader.text("NSLabel", of: connector) {
      case "sceneController" where source == owner: controller = destination
      case "view" where source == owner: view = destination
      case "viewController" where contents[source] == nil: contents[source] = destination
      default: break
      }
    }
  }

  /// Reads the attributes that contain controllers and their items, which documents state otherwise.
  private mutating func addAttributes(of connector: Int, _ reader: NibReader) {
    guard let object = reader.object("NSObject", of: connector) else { return }
    let values = reader.members("NSValues", of: connector)
    for (path, value) in zip(reader.members("NSKeyPaths", of: connector), values) {
      switch reader.text(path) {
      case "contentViewController": contents[object] = value
      case let name? where Self.itemLists.contains(name): items[object] = reader.members(of: value)
      default: break
      }
    }
  }

  /// The attributes that contain the tabs or panes of a controller.
  static let itemLists = ["tabViewItems", "splitViewItems"]
  /// The attributes that documents state with segues and elements.
  static let attributes = itemLists + ["contentViewController"]
}

// The parts of a storyboard's nibs for macOS that connect scenes.
extension AppKitDecoder: SceneDecoder {
  var names: SceneNames { .appKit }

  /// The controller, or the application, whose nib has no connector for it.
  var sceneController: Int? { links.controller ?? application }

  func children(of controller: Int) -> [Int] {
    let window = reader.object("IBWindowTemplate", of: controller)
    let content =
      reader.object("IBWindowTemplateContentViewController", of: controller)
      ?? window.flatMap { links.contents[$0] }
    return [content].compactMap { $0 } + items(of: controller).compactMap { links.contents[$0] }
  }

  /// Returns the tabs or panes of a controller, in order.
  func items(of controller: Int) -> [Int] {
    links.items[controller]
      ?? reader.members("privateRelationshipSegueTrackingItems", of: controller)
  }

  func classes(of object: Int) -> (original: String, custom: String?) {
    let name = reader.className(object)
    guard name == "NSClassSwapper" else { return (name, nil) }
    let original = reader.text("NSOriginalClassName", of: object) ?? "NSObject"
    return (original, reader.text("NSClassName", of: object))
  }

  // MARK: Controllers

  /// Writes what a controller has only in a storyboard.
  func writeSceneValues(_ object: Int, _ element: DraftElement) {
    if let identifier = reader.text(names.identifier, of: object) {
      element["storyboardIdentifier"] = identifier
    }
    if reader.integer("showSeguePresentationStyle", of: object) == 1 {
      element["showSeguePresentationStyle"] = "single"
    }
    guard element.name == "tabViewController" else { return }
    let styles = [1: "segmentedControlOnBottom", 2: "toolbar", -1: "unspecified"]
    let style = reader.integer("NSViewControllerTabStyle", of: object) ?? 0
    element["tabStyle"] = styles[style]
    if var bits = reader.integer("NSViewControllerTransitionOption", of: object) {
      let options = DraftElement("viewControllerTransitionOptions", ["key": "transitionOptions"])
      for option in TransitionOption.all where bits & option.bits == option.bits {
        options[Vocabulary.interfaceBuilder.spelling(of: option.name)] = "YES"
        bits &= ~option.bits
      }
      element.children.append(options)
    }
    let selected = reader.integer("NSSelectedTabViewItemIndex", of: object) ?? 0
    if selected != 0 { element["selectedTabViewItemIndex"] = "\(selected)" }
  }

  // MARK: Segues

  /// Returns the element of a segue's template, without source and destination.
  func segue(_ template: Int, seed: UInt64) -> DraftElement {
    let kind = GraphDecoder.kind(ofTemplate: reader.className(template))
    let segue = DraftElement("segue", ["kind": kind ?? "custom"])
    if kind == nil { losses.add("segues of the class \(reader.className(template))") }
    if let identifier = reader.text("NSIdentifier", of: template) {
      segue["identifier"] = identifier
    }
    if let name = reader.text("NSSegueClassName", of: template) {
      graph.setClass(name, of: segue)
    }
    if kind == "popover" {
      let behaviors = [0: "a", 1: "t", 2: "s"]
      segue["popoverBehavior"] = behaviors[reader.integer("NSPopoverBehavior", of: template) ?? 0]
      let edges = [0: "minX", 1: "minY", 2: "maxX", 3: "maxY"]
      segue["preferredEdge"] = edges[reader.integer("NSPreferredEdge", of: template) ?? 1]
    }
    segue["id"] =
      graph.knownIDs[template]
      ?? graph.ids.id(for: "segue", seed: graph.ids.seed(of: "segue", in: seed))
    graph.elements[template] = segue
    return segue
  }

  /// Returns whether a connector is one that the compiler adds to connect a scene, its view and its segues; if it is the
  /// trigger of a segue, the segue is written into its source.
  func isOfScene(_ connector: Int, _ label: String) -> Bool {
    guard isInStoryboard, let source = reader.object("NSSource", of: connector),
      let destination = reader.object("NSDestination", of: connector)
    else { return false }
    let holder = graph.elements[source]
    let target = graph.elements[destination]
    switch (reader.className(connector), label) {
    case ("NSNibControlConnector", "perform:"):
      guard let target, target.name == "segue", let holder else { return false }
      draft.place(target, in: holder)
      return true
    case ("NSNibOutletConnector", _): break
    default: return false
    }
    switch label {
    case "sceneController": return source == owner && destination == links.controller
    case "view": return source == owner && destination == links.view
    case "storyboard":
      return reader.text("NSExternalObjectPlaceholderIdentifier", of: destination)
        == "NSStoryboardPlaceholder"
    case "window": return holder?.name == "windowController" && target?.name == "window"
    case "viewController":
      return holder?.name == "tabViewItem" || holder?.name == "splitViewItem"
    case "controller": return holder?.name == "segue"
    case "containerView", "anchorView":
      guard let holder, holder.name == "segue", let target else { return false }
      if label == "anchorView" {
        holder["popoverAnchorView"] = target["id"]
      } else {
        target.name = "containerView"
        draft.place(holder, in: target)
      }
      return true
    default: return false
    }
  }

  /// Returns the id of the first responder of the scene that contains an object.
  func responder(of object: Int?) -> String {
    var current = object
    // Bounded: objects may contain one another in a damaged nib.
    for _ in 0..<400 {
      guard let inside = current else { break }
      if let id = responders[inside] { return id }
      current = parent[inside]
    }
    return usualResponder
  }
}
