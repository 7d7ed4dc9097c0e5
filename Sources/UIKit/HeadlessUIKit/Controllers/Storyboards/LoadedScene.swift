public import Diagnostics
public import Foundation

/// A storyboard scene that was loaded into a window.
@preconcurrency @MainActor
public struct LoadedScene: LoadedHierarchy {
  /// The scene's controller.
  public let controller: UIViewController
  /// The nibs of the scene, of its child controllers and of their views, in the order of loading.
  public let nibs: [LoadedNib]
  /// The calls on controllers and views, as ``LifecycleTrace`` records them.
  public let events: [String]
  /// The warnings and errors that were reported.
  public let diagnostics: [Diagnostic]
  /// The window, which keeps the scene alive.
  private let window: UIWindow

  init(
    _ controller: UIViewController, in window: UIWindow, nibs: [LoadedNib], events: [String],
    diagnostics: [Diagnostic]
  ) {
    self.controller = controller
    self.window = window
    self.nibs = nibs
    self.events = events
    var seen: Set<Diagnostic> = []
    self.diagnostics = (nibs.flatMap(\.diagnostics) + diagnostics)
      .filter { seen.insert($0).inserted }
  }

  /// The controller, its child controllers and their views.
  public var hierarchy: [LoadedObject] {
    var hierarchy = HierarchyBuilder(nibs: nibs)
    hierarchy.add(controller)
    return hierarchy.roots.map(withoutWiring)
  }

  /// Returns the id of an object in the document.
  public func id(of object: AnyObject) -> String? {
    for nib in nibs where !(object is UIStoryboard) {
      if let id = nib.id(of: object), nib.placeholder(of: object) == nil { return id }
    }
    return nil
  }

  /// Returns nil, because the objects that placeholders represent are separate objects of the scene.
  public func placeholder(of object: AnyObject) -> String? { nil }

  /// Returns an object without the connections that the storyboard itself creates.
  private func withoutWiring(_ object: LoadedObject) -> LoadedObject {
    var object = object
    object.connections.removeAll { connection in
      connection.destinations.contains { $0 is UIStoryboard }
        || connection.source is UIStoryboardSegueTemplate
    }
    object.children = object.children.map(withoutWiring)
    return object
  }
}

extension UIStoryboard {
  /// Loads a scene into a window of the main screen.
  /// - Parameters:
  ///   - name: The identifier of a controller, or its id in the document; nil for the initial one.
  ///   - size: The size of the window, in points; nil for the screen's.
  /// - Throws: ``NibError`` if the storyboard has no such scene, or its nib cannot be loaded. Later failures are in the
  ///   diagnostics.
  public func loadScene(_ name: String? = nil, size: CGSize? = nil) throws(NibError) -> LoadedScene
  {
    guard let identifier = name.map({ identifier(ofScene: $0) }) ?? initialIdentifier else {
      throw missingInitial
    }
    var nibs: [LoadedNib] = []
    var problems: [Diagnostic] = []
    hooks.sceneLoaded = { nibs.append($0) }
    hooks.viewLoaded = { nibs.append($1) }
    let trace = LifecycleTrace(.all.subtracting(.outlets))
    defer {
      trace.stop()
      (hooks.sceneLoaded, hooks.viewLoaded) = (nil, nil)
    }
    // swift-format-ignore: OnlyOneTrailingClosureArgument
    let (controller, window) = try HeadlessEnvironment.current.handling(
      failures: { problems.append($0.diagnostic) }, warnings: { problems.append($0.diagnostic) }
    ) { () throws(NibError) in
      let controller = try viewController(withIdentifier: identifier)
      let window = UIWindow(
        frame: CGRect(origin: .zero, size: size ?? UIScreen.main.bounds.size))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return (controller, window)
    }
    return LoadedScene(
      controller, in: window, nibs: nibs, events: trace.lines, diagnostics: problems)
  }

  /// The error for a storyboard whose initial scene cannot be loaded.
  private var missingInitial: NibError {
    let first =
      contents.namedInitial.map { "the initial view controller '\($0)' is not in the storyboard" }
      ?? "the storyboard has no initial view controller"
    let next =
      identifiers.isEmpty
      ? "; the storyboard contains no scenes"
      : "; choose one of its scenes: " + identifiers.joined(separator: ", ")
    return NibError(.unknownIdentifier, first + next, at: contents.place)
  }

  /// Returns the identifier for creating a scene's controller, from that identifier or from an id in the document.
  private func identifier(ofScene name: String) -> String {
    if contents.hasController(name) { return name }
    return identifiers.first { $0.hasSuffix("-\(name)") } ?? contents.identifier(ofController: name)
      ?? name
  }
}

extension ControllerWarning {
  fileprivate var diagnostic: Diagnostic {
    Diagnostic(
      id: kind.rawValue, severity: .warning, file: document, objectID: objectID, message: message)
  }
}
