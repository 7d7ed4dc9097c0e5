import InterfaceBuilder
import NibFormat
import XMLTree

// The keys of controllers in a storyboard.
extension ObjectWriter {
  private var storyboard: StoryboardUnit? {
    guard let unit = encoder.unit.storyboard, unit.part == .scene else { return nil }
    return unit
  }

  /// Writes the keys that connect a controller to its view's nib, its parent and child controllers, and its segues.
  func writeScene() {
    guard let storyboard, let number = storyboard.plan.scene(of: source) else { return }
    let scene = storyboard.plan.scenes[number]
    if let name = storyboard.plan.viewNibName(of: number) {
      write(
        "UIExternalObjectsTableForViewLoading",
        object: encoder.externalObjects(
          storyboard.upstream[number] ?? [], className: "NSDictionary"))
      write("UINibName", string: name)
    }
    if node.bool(Names.useStoryboardIdentifierAsRestorationIdentifier) == true {
      write("UIRestorationIdentifier", string: Names.storyboardIdentifier)
    }
    writeParent()
    if !scene.segues.isEmpty {
      write("UIStoryboardSegueTemplates", array: scene.segues.map { encoder.template(of: $0) })
    }
    let kept = scene.keptObjects.compactMap { encoder.reference(to: $0) }
    if !kept.isEmpty { write("UITopLevelObjectsToKeepAliveFromStoryboard", array: kept) }
  }

  private func writeParent() {
    guard let storyboard, let number = storyboard.plan.scene(of: source),
      let parent = storyboard.parent(of: number)
    else { return }
    write("UIParentViewController", object: encoder.reference(to: parent))
  }

  /// Writes the placeholder for a controller in another storyboard.
  func writeControllerPlaceholder() {
    guard let storyboard, let number = storyboard.plan.scene(of: source) else { return }
    write("UIStoryboardIdentifier", string: storyboard.plan.scenes[number].identifier)
    writeParent()
  }

  /// The controllers inside this one; nil outside storyboards.
  var sceneChildren: [Int]? {
    guard let storyboard, let number = storyboard.plan.scene(of: source) else { return nil }
    return storyboard.plan.scenes[number].children.compactMap {
      encoder.reference(to: storyboard.plan.scenes[$0].controller)
    }
  }

  /// Writes the keys of a page view controller.
  func writePageViewController() {
    writeViewController()
    write("UITransitionStyle", word: Names.transitionStyle, in: .pageTransitionStyle, default: 0)
    write(
      "UINavigationOrientation", word: Names.navigationOrientation, in: .axis,
      default: 0)
    write("UISpineLocation", word: Names.spineLocation, in: .spineLocation, default: 0)
    write("UIPageSpacing", node.int(Names.pageSpacing) ?? 0)
  }
}

// Bars that a controller owns.
extension ObjectWriter {
  /// The controller that owns this bar, in the nib of its scene.
  var barOwner: IBObject? {
    guard let storyboard, let parent = source.parent,
      storyboard.plan.scene(of: parent) != nil,
      [Names.navigationBar, Names.toolbar, Names.tabBar].contains(node.name)
    else { return nil }
    return parent
  }

  /// Writes the items of a bar that a controller owns, which are those of its child controllers.
  /// - Returns: Whether a controller owns the bar.
  func writeOwnedItems(_ property: String) -> Bool {
    guard let owner = barOwner, let plan = storyboard?.plan, let number = plan.scene(of: owner)
    else { return false }
    let children = plan.scenes[number].children.map { plan.scenes[$0].controller }
    let items = children.compactMap { $0.child(keyed: property) }
    let numbers = items.compactMap { encoder.reference(to: $0) }
    if node.name == Names.tabBar || era.fixesBarItems {
      write("UIItems", array: numbers)
    } else if !numbers.isEmpty {
      write("UIItems", mutableArray: numbers)
    }
    write("UIDelegate", object: encoder.reference(to: owner))
    return true
  }

  /// Writes the bar that shows a navigation item: the bar that contains the item, or that of the parent of the item's
  /// controller.
  func writeItemBar() {
    if let bar = source.parent, bar.node.name == Names.navigationBar {
      return write("UINavigationBar", object: encoder.reference(to: bar))
    }
    guard let storyboard, let controller = source.parent,
      let number = storyboard.plan.scene(of: controller),
      let parent = storyboard.parent(of: number),
      let bar = parent.child(keyed: "navigationBar")
    else { return }
    write("UINavigationBar", object: encoder.reference(to: bar))
  }

  /// The frame in points of a bar that a controller owns, with the height of its kind and the width that it has before
  /// it is shown; nil for other bars.
  var ownedBarFrame: Rect? {
    guard barOwner != nil else { return nil }
    let stored = node.child("frame")?.rect
    let height = node.name == Names.tabBar ? 49 : era.barHeight
    let y = era.keepsBarOrigins || node.name != Names.navigationBar ? stored?.y ?? 0 : 0
    return Rect(x: 0, y: y, width: era.barWidth, height: height)
  }

  /// The autoresizing mask of a bar that a controller owns; nil for other bars.
  var ownedBarMask: Int? {
    guard barOwner != nil else { return nil }
    return node.name == Names.navigationBar ? 2 : 10
  }
}

extension StoryboardUnit {
  /// Returns the parent of a scene's controller; nil if it is in another nib.
  func parent(of scene: Int) -> IBObject? {
    scenes.first { plan.scenes[$0].children.contains(scene) }.map { plan.scenes[$0].controller }
  }
}
