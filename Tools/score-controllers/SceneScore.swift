import Diagnostics
import HeadlessUIKit
import InterfaceBuilder

/// Every scene as far as `viewDidLoad`, with the controllers inside.
@MainActor
struct SceneScore {
  private var scenes = Count()
  private var living = Count()

  mutating func run(
    _ document: IBDocument, _ storyboard: UIStoryboard, _ file: String, _ problems: Problems
  ) {
    var loaded: Set<String> = []
    var failures: [String] = []
    storyboard.hooks.viewLoaded = { _, nib in
      failures += nib.diagnostics.filter { $0.severity == .error }.map(\.message)
    }
    defer { storyboard.hooks.viewLoaded = nil }
    var reasons: [String: String] = [:]
    for identifier in storyboard.identifiers {
      _ = problems.taken()
      weak var gone: UIViewController?
      do {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = storyboard.instantiateViewController(withIdentifier: identifier)
        var all: [UIViewController] = []
        collect(controller, &all)
        for inner in all { inner.loadViewIfNeeded() }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let failed = (failures + problems.taken()).first
        failures = []
        for inner in all {
          guard let id = inner.documentObjectID else { continue }
          if inner.isViewLoaded, failed == nil { loaded.insert(id) }
          if let failed { reasons[id] = failed }
        }
        gone = controller
        window.isHidden = true
        window.rootViewController = nil
      }
      living.add("\(file) \(identifier)", gone == nil ? nil : "the controller is alive")
    }
    for scene in document.scenes {
      guard let controller = scene.controller, controller.id != nil,
        controller.element != "viewControllerPlaceholder"
      else { continue }
      let id = controller.id ?? ""
      scenes.add(
        "\(file) \(id)", loaded.contains(id) ? nil : reasons[id] ?? "no nib holds the controller")
    }
  }

  mutating func refused(_ document: IBDocument, _ reason: String) {
    for scene in document.scenes where scene.controller != nil {
      scenes.add(scene.controller?.id ?? "", reason)
    }
  }

  private func collect(_ controller: UIViewController, _ all: inout [UIViewController]) {
    all.append(controller)
    for child in controller.children { collect(child, &all) }
  }

  var isReached: Bool { scenes.share == 1 && living.share == 1 }

  var report: String {
    scenes.text("scenes loaded to viewDidLoad", goal: 1) + "\n"
      + living.text("root controllers freed", goal: 1)
  }
}
