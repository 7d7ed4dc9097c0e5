import HeadlessUIKit
import InterfaceBuilder

/// A check that performs every segue once, inside the containers that it needs.
@MainActor
struct SegueScore {
  private var segues = Count()
  private var living = Count()

  mutating func run(
    _ document: IBDocument, _ storyboard: UIStoryboard, _ file: String, _ problems: Problems
  ) {
    var wanted: [String: IBConnection] = [:]
    for connection in document.connections where connection.kind == .segue {
      guard let id = connection.id, connection.segue?.kind != "relationship",
        connection.segue?.relationship == nil
      else { continue }
      wanted[id] = connection
    }
    var done: Set<String> = []
    for identifier in storyboard.identifiers {
      let scene = Stage(storyboard, identifier)
      for (number, segue) in scene.segues.enumerated() {
        guard let id = segue.objectID, let connection = wanted[id], done.insert(id).inserted else {
          continue
        }
        let name = "\(file) \(id) \(connection.segue?.kind ?? "")"
        let way = WayBack()
        segues.add(
          name,
          perform(
            number, in: Stage(storyboard, identifier), storyboard, connection.origin, problems, way)
        )
        if way.isTakenBack {
          living.add(name, way.alive.isEmpty ? nil : way.alive.joined(separator: ", "))
        }
      }
    }
    for (id, connection) in wanted.sorted(by: { $0.key < $1.key }) where !done.contains(id) {
      segues.add(
        "\(file) \(id) \(connection.segue?.kind ?? "")",
        connection.source?.scene?.controller == nil
          ? "starts in no scene" : "no controller has the segue")
    }
  }

  /// Performs a segue of a scene that has just been made and goes back; says what is not as the document has it.
  private func perform(
    _ number: Int, in stage: Stage, _ storyboard: UIStoryboard, _ connection: IBConnection,
    _ problems: Problems, _ way: WayBack
  ) -> String? {
    guard stage.segues.indices.contains(number) else { return "the scene has lost the segue" }
    defer { stage.end() }
    let problem = go(stage.segues[number], in: stage, storyboard, connection, problems, way)
    // The scene is still there, and so is whatever it keeps.
    way.look()
    return problem ?? problems.taken().first
  }

  private func go(
    _ segue: StoryboardSegue, in stage: Stage, _ storyboard: UIStoryboard,
    _ connection: IBConnection, _ problems: Problems, _ way: WayBack
  ) -> String? {
    var made: [UIStoryboardSegue] = []
    storyboard.hooks.segueMade = { made.append($0) }
    defer { storyboard.hooks.segueMade = nil }
    stage.show(segue.kind)
    // An embedding segue has been performed when its view was loaded.
    if segue.kind != .embed {
      made = []
      _ = problems.taken()
      segue.perform()
    }
    HeadlessClock.shared.runUntilIdle()
    if let problem = problems.taken().first { return problem }
    let wanted = connection.destination?.id
    guard
      let segueMade = made.first(where: { $0.destination.documentObjectID == wanted })
        ?? made.first(where: { $0.identifier == segue.identifier }) ?? made.first
    else { return "no segue was made" }
    guard connection.segue?.kind.map(isKind(segue.kind)) ?? false else {
      return "the segue is \(segue.kind), not \(connection.segue?.kind ?? "of a kind")"
    }
    if segue.kind == .unwind {
      // A controller of an unknown class on the way may have the action.
      return segueMade.destination === stage.behind || stage.hasPassed(segueMade)
        ? nil : "the way back ends elsewhere"
    }
    if let problem = difference(segueMade.destination, connection) ?? arrival(segueMade, segue) {
      return problem
    }
    if segue.kind != .embed { way.goBack(from: segueMade.destination) }
    return nil
  }

  private func isKind(_ kind: StoryboardSegue.Kind) -> (String) -> Bool {
    { name in
      switch (name, kind) {
      case ("popover", .popoverPresentation), ("custom", .custom): true
      default: name == kind.rawValue
      }
    }
  }

  private func difference(_ destination: UIViewController, _ connection: IBConnection) -> String? {
    guard let object = connection.destination else { return "the document has no destination" }
    // Stand-ins replace controllers of other storyboards.
    if object.element == "viewControllerPlaceholder" { return nil }
    guard destination.documentObjectID == object.id else {
      return "leads to \(destination.documentObjectID ?? "nil"), not to \(object.id ?? "nil")"
    }
    let name = object.customClass ?? object.frameworkClass
    let found = destination.documentClassName?.split(separator: ".").last.map { String($0) }
    return found == name ? nil : "the destination is a \(found ?? "nil"), not a \(name ?? "nil")"
  }

  private func arrival(_ made: UIStoryboardSegue, _ segue: StoryboardSegue) -> String? {
    let destination = made.destination
    switch segue.kind {
    case .custom: return nil
    case .embed:
      return destination.parent === made.source ? nil : "the controller is not embedded"
    case .presentation, .modal, .popoverPresentation:
      return destination.presentingViewController != nil ? nil : "the controller is not presented"
    default:
      // The contents of a stack go into another one without it.
      let isShown =
        destination.parent != nil || destination.presentingViewController != nil
        || destination is UINavigationController && destination.children.isEmpty
      return isShown ? nil : "the controller is nowhere"
    }
  }

  var isReached: Bool { segues.share >= 0.99 && living.share == 1 }

  var report: String {
    segues.text("segues performed as the document has them", goal: 0.99) + "\n"
      + living.text("destinations freed with all inside after the way back", goal: 1)
  }
}

/// The way back from where a segue has led; whatever it brought is to be gone then.
@MainActor
final class WayBack {
  private struct Brought {
    weak var controller: UIViewController?
    weak var view: UIView?
    let name: String
  }

  private var brought: [Brought] = []
  /// Whether there was a way back: a pop, a dismissal, or a column that was emptied.
  private(set) var isTakenBack = false
  /// The objects that are still alive.
  private(set) var alive: [String] = []

  func goBack(from destination: UIViewController) {
    watch(destination)
    // The scene itself may be presented, which is not what the segue did.
    if destination.parent == nil, let presenting = destination.presentingViewController {
      presenting.dismiss(animated: false)
    } else if let stack = destination.parent as? UINavigationController,
      stack.topViewController === destination, stack.viewControllers.count > 1
    {
      stack.popViewController(animated: false)
    } else if let split = destination.parent as? UISplitViewController,
      split.viewControllers.count > 1
    {
      split.viewControllers = split.viewControllers.filter { $0 !== destination }
    } else {
      return
    }
    isTakenBack = true
    HeadlessClock.shared.runUntilIdle()
  }

  private func watch(_ controller: UIViewController) {
    brought.append(
      Brought(
        controller: controller, view: controller.viewIfLoaded,
        name: "\(type(of: controller)) \(controller.documentObjectID ?? "")"))
    for child in controller.children { watch(child) }
  }

  /// Notes what is still there of what was brought.
  func look() {
    guard isTakenBack else { return }
    alive = brought.compactMap { brought in
      if brought.controller != nil { return "\(brought.name) is alive" }
      return brought.view == nil ? nil : "the view of \(brought.name) is alive"
    }
  }
}

extension IBConnection {
  /// The segue whose kind and destination count: another one for those that are for peeking.
  fileprivate var origin: IBConnection { inherited.map { $0.inherited ?? $0 } ?? self }
}

/// A scene with something behind it, in a window.
@MainActor
final class Stage {
  /// The controller that segues back may lead to.
  let behind = Behind()
  private let controller: UIViewController
  private let all: [UIViewController]
  private let window = UIWindow(frame: UIScreen.main.bounds)

  init(_ storyboard: UIStoryboard, _ identifier: String) {
    controller = storyboard.instantiateViewController(withIdentifier: identifier)
    all = Self.inside(controller)
  }

  private static func inside(_ controller: UIViewController) -> [UIViewController] {
    [controller] + controller.children.flatMap { inside($0) }
  }

  var segues: [StoryboardSegue] { all.flatMap(\.storyboardSegues) }

  /// Shows the scene: pushed if it is not a container itself, else presented.
  func show(_ kind: StoryboardSegue.Kind) {
    let navigation = UINavigationController(rootViewController: behind)
    let split = UISplitViewController()
    split.viewControllers = [navigation]
    window.rootViewController = split
    window.makeKeyAndVisible()
    switch controller {
    case is UINavigationController, is UISplitViewController, is UITabBarController:
      controller.modalPresentationStyle = .fullScreen
      behind.present(controller, animated: false)
    default: navigation.pushViewController(controller, animated: false)
    }
    for inner in all { inner.loadViewIfNeeded() }
  }

  /// Whether a segue back has ended at a controller of the app's own around the one that it came from.
  func hasPassed(_ segue: UIStoryboardSegue) -> Bool {
    segue.destination !== segue.source
      && segue.destination.canPerformUnwindSegueAction(
        "unwind:", from: segue.source, sender: nil)
  }

  func end() {
    window.isHidden = true
    window.rootViewController = nil
  }

  /// Takes every segue back.
  final class Behind: UIViewController {
    override func canPerformUnwindSegueAction(
      _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { true }
  }
}
