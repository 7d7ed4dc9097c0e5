import InterfaceBuilder
import NibFormat

// The parts of a storyboard's nibs that connect scenes.
extension GraphDecoder: SceneDecoder {
  var names: SceneNames { .uiKit }

  var sceneController: Int? {
    reader.members("UINibConnectionsKey", of: root).first {
      reader.text("UILabel", of: $0) == "sceneViewController"
    }.flatMap { reader.object("UIDestination", of: $0) }
  }

  /// The keys of an object that state how its scene belongs to others, which the document states with segues.
  func sceneKeys(of object: Int, _ element: String) -> Set<String> {
    switch element {
    // The scenes in a controller state the items of its bars.
    case "navigationBar", "tabBar", "toolbar":
      barsOfControllers.contains(object) ? ["UIItems", "UIDelegate"] : []
    case "navigationItem": ["UINavigationBar"]
    case let name where name.hasSuffix("ontroller"): Self.controllerKeys
    default: []
    }
  }

  private static let controllerKeys: Set<String> = [
    "UIChildViewControllers", "UIViewControllers", "UICustomizableViewControllers",
    "UIParentViewController", "UIStoryboardSegueTemplates", "UINibName",
    "UITopLevelObjectsToKeepAliveFromStoryboard", "UIExternalObjectsTableForViewLoading",
  ]

  /// Returns the controllers inside a controller, in order.
  func children(of controller: Int) -> [Int] {
    let shown = reader.members("UIViewControllers", of: controller)
    return shown.isEmpty ? reader.members("UIChildViewControllers", of: controller) : shown
  }

  // MARK: Segues

  /// Returns the element of a segue's template, without source and destination.
  func segue(_ template: Int, id: String) -> DraftElement {
    let kind = Self.kind(ofTemplate: reader.className(template))
    let segue = DraftElement("segue", ["kind": kind ?? "custom"])
    if kind == nil { losses.add("segues of the class \(reader.className(template))") }
    for (key, name) in [
      ("UIIdentifier", "identifier"), ("UIAction", "unwindAction"),
      ("UIDestinationViewControllerCreationSelectorName", "destinationCreationSelector"),
    ] {
      if let text = reader.text(key, of: template) { segue[name] = text }
    }
    let usual = [
      "show": "showViewController:sender:", "showDetail": "showDetailViewController:sender:",
    ]
    if let action = reader.text("UIActionName", of: template), action != usual[kind ?? ""] {
      segue["action"] = action
    }
    if let name = reader.text("UISegueClassName", of: template) { setClass(name, of: segue) }
    if reader.values(of: template)["UIAnimates"] == .bool(false) { segue["animates"] = "NO" }
    for (key, name) in [
      ("UIModalPresentationStyle", "modalPresentationStyle"),
      ("UIModalTransitionStyle", "modalTransitionStyle"),
    ] {
      guard let number = reader.integer(key, of: template) else { continue }
      segue[name] = DocumentWords.word(number, name, of: "segue")
    }
    let context = reader.integer("UIDestinationContainmentContext", of: template)
    if let index = reader.integer("UISplitViewControllerIndex", of: template), index != context {
      segue["splitViewControllerTargetIndex"] = "\(index)"
    }
    writePopover(template, segue)
    segue["id"] = id
    return segue
  }

  /// Returns whether a class is that of the template of a segue.
  static func isSegueTemplate(_ className: String) -> Bool {
    className.dropFirst(2).hasPrefix("Storyboard") && className.hasSuffix("SegueTemplate")
  }

  /// Returns the kind of segue for a template's class: `showDetail` for `UIStoryboardShowDetailSegueTemplate`.
  static func kind(ofTemplate className: String) -> String? {
    guard isSegueTemplate(className) else { return nil }
    // The first two letters are those of the framework.
    let name = className.dropFirst("UIStoryboard".count).dropLast("SegueTemplate".count)
    guard let first = name.first else { return "custom" }
    let kind = first.lowercased() + name.dropFirst()
    return DocumentWords.words("kind", of: "segue").contains(kind) ? kind : nil
  }

  private func writePopover(_ template: Int, _ segue: DraftElement) {
    if let item = reader.object("UIAnchorBarButtonItem", of: template), let id = id(of: item) {
      segue["popoverAnchorBarButtonItem"] = id
    }
    guard let bits = reader.integer("UIPermittedArrowDirections", of: template), bits != 15 else {
      return
    }
    let arrows = DraftElement("popoverArrowDirection", ["key": "popoverArrowDirection"])
    for (bit, name) in [(1, "up"), (2, "down"), (4, "left"), (8, "right")] where bits & bit != 0 {
      arrows[name] = "YES"
    }
    segue.children.append(arrows)
  }

  /// Returns whether a connection is one that the compiler adds to connect a scene, its view and its segues; if it is the
  /// trigger of a segue, the segue is written into its source.
  func isOfScene(
    _ connection: Int, _ label: String, _ holder: DraftElement, to destination: Int
  ) -> Bool {
    let isOwner = holder["placeholderIdentifier"] == "IBFilesOwner"
    switch label {
    case "sceneViewController", "view", "staticDataSource": if isOwner { return true }
    case "storyboard":
      if reader.text("UIProxiedObjectIdentifier", of: destination) == "UIStoryboardPlaceholder" {
        return true
      }
    case "viewController": if holder.name == "segue" { return true }
    default: break
    }
    let target = elements[standIns[destination] ?? destination]
    if holder.name == "segue" {
      guard let target else { return false }
      switch label {
      case "containerView":
        target.name = "containerView"
        draft.place(holder, in: target)
      case "anchorView": holder["popoverAnchorView"] = target["id"]
      default: return false
      }
      return true
    }
    guard let segue = target, segue.name == "segue" else { return false }
    switch label {
    case "perform:":
      if let mask = reader.integer("UIEventMask", of: connection),
        let event = DocumentWords.word(mask, "eventType", of: "action"),
        event != (holder.name == "button" ? "touchUpInside" : "valueChanged")
      {
        segue["eventType"] = event
      }
    case "accessoryActionSegueTemplate": segue["trigger"] = "accessoryAction"
    case "selectionSegueTemplate": break
    default: return false
    }
    draft.place(segue, in: holder)
    return true
  }

  // MARK: Views

  /// Gives elements to the hidden views that represent a controller's layout guides.
  /// - Returns: The elements, for the controller.
  func layoutGuides(of view: Int, seed: UInt64) -> [DraftElement] {
    reader.members("UISubviews", of: view).compactMap { guide in
      guard reader.className(guide) == "_UILayoutGuide", elements[guide] == nil else { return nil }
      guideConstraints.formUnion(reader.members("_UILayoutGuideConstraintsToRemove", of: guide))
      let isTop = reader.text("_UILayoutGuideIdentifier", of: guide)?.hasSuffix("Top") == true
      let element = DraftElement(
        "viewControllerLayoutGuide", ["type": isTop ? "top" : "bottom"])
      element["id"] = ids.id(for: "guide", seed: ids.seed(of: isTop ? "top" : "bottom", in: seed))
      elements[guide] = element
      return element
    }
  }

  /// Writes the sections of a static table, which the data source of its controller contains.
  func writeStaticSections(of source: Int, to table: DraftElement, seed: UInt64) {
    table["dataMode"] = "static"
    let container = table.container("sections")
    for section in reader.members("UITableSections", of: source) where elements[section] == nil {
      let element = DraftElement("tableViewSection")
      elements[section] = element
      let own = ids.seed(of: element.name, in: seed)
      element["id"] = localizedID(of: section) ?? ids.id(for: element.name, seed: own)
      for (key, name) in [
        ("UITableSectionHeaderTitle", "headerTitle"), ("UITableSectionFooterTitle", "footerTitle"),
      ] {
        if let text = reader.text(key, of: section) { element[name] = text }
      }
      for (key, name) in [
        ("UITableSectionHeaderView", "headerView"), ("UITableSectionFooterView", "footerView"),
      ] {
        let view = reader.object(key, of: section).flatMap { self.element(for: $0, seed: own) }
        guard let view else { continue }
        view["key"] = name
        element.children.append(view)
      }
      for row in reader.members("UITableSectionRows", of: section) {
        let cell = reader.object("UITableRowCell", of: row)
        guard let cell = cell.flatMap({ self.element(for: $0, seed: own) }) else { continue }
        if let height = reader.number("UITableRowHeight", of: row), height >= 0 {
          cell["rowHeight"] = DraftElement.number(height)
        }
        element.container("cells").children.append(cell)
      }
      container.children.append(element)
    }
  }
}
