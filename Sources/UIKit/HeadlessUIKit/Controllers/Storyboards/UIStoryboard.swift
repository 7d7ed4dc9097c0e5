public import Foundation
public import NibFormat
public import NibSources

/// A storyboard, which creates controllers.
///
/// It is a `.storyboard` file, which is compiled when it is loaded, or a `.storyboardc` folder. Like a nib, it is
/// searched for in the bundle and then in ``NibSearchPath/shared``.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// The name of the storyboard's placeholder in scene nibs.
  static let placeholder = "UIStoryboardPlaceholder"

  /// The name of the storyboard, without extension.
  public let name: String
  let contents: StoryboardContents
  private let bundle: Bundle?
  private var nibs: [String: UINib] = [:]
  /// Whether stand-ins replace controllers of unknown classes, and objects that are missing from their views' nibs.
  let makesStandIns: Bool
  /// The observers of the storyboard and of the storyboards that it refers to.
  package let hooks: StoryboardHooks
  private var references: [CompiledStoryboard.ExternalReference.Storyboard: UIStoryboard] = [:]

  /// Creates the storyboard with a name.
  ///
  /// A missing or damaged storyboard is an error (UIKit raises an exception): ``NibFailure/handler`` receives it, and
  /// the storyboard is empty.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    do throws(NibError) {
      try self.init(named: name, bundle: storyboardBundleOrNil)
    } catch {
      NibFailure.report(error)
      self.init(StoryboardContents(), name: name, bundle: storyboardBundleOrNil)
    }
  }

  /// Creates the storyboard with a name.
  /// - Throws: ``NibError`` if the storyboard is missing or cannot be read.
  public convenience init(named name: String, bundle: Bundle? = nil) throws(NibError) {
    self.init(
      try StoryboardContents.find(named: name, bundle: bundle, preferences: .current), name: name,
      bundle: bundle)
  }

  /// Creates a storyboard from a `.storyboard` or `.storyboardc`.
  /// - Throws: ``NibError`` if the file is missing or cannot be read.
  public convenience init(
    contentsOf url: URL, bundle: Bundle? = nil, options: LoadOptions = LoadOptions()
  ) throws(NibError) {
    let contents = try StoryboardContents.read(at: url)
    guard contents.framework == .uiKit else {
      throw NibError(
        .unsupportedPlatform, "a compiled storyboard for macOS has no controllers of UIKit",
        at: contents.place)
    }
    self.init(
      contents, name: url.deletingPathExtension().lastPathComponent, bundle: bundle,
      makesStandIns: options.makesStandIns)
  }

  /// Creates a storyboard from a document.
  /// - Parameters:
  ///   - document: The document.
  ///   - bundle: The bundle of the scenes' resources; nil for the main bundle.
  ///   - options: The options; with stand-ins, missing classes and storyboards are not errors, and unreachable scenes
  ///     can be instantiated.
  /// - Throws: ``NibError`` if the document cannot be compiled.
  public convenience init(
    document: some NibDocument, bundle: Bundle? = nil, options: LoadOptions = LoadOptions()
  ) throws(NibError) {
    let file = URL(fileURLWithPath: document.file ?? "storyboard in memory")
    self.init(
      try document.storyboardContents(includesUnreachableScenes: options.makesStandIns),
      name: file.deletingPathExtension().lastPathComponent, bundle: bundle,
      makesStandIns: options.makesStandIns)
  }

  /// Creates a storyboard from a compiled one in memory.
  public convenience init(
    compiled storyboard: CompiledStoryboard, name: String, bundle: Bundle? = nil,
    options: LoadOptions = LoadOptions()
  ) {
    self.init(
      StoryboardContents(storyboard, name: name), name: name, bundle: bundle,
      makesStandIns: options.makesStandIns)
  }

  init(
    _ contents: StoryboardContents, name: String, bundle: Bundle?, makesStandIns: Bool = false,
    hooks: StoryboardHooks = StoryboardHooks()
  ) {
    self.contents = contents
    self.hooks = hooks
    self.name = name
    self.bundle = bundle
    self.makesStandIns = makesStandIns
    super.init()
  }

  /// The identifier of the initial controller; nil if the storyboard has none.
  public var initialIdentifier: String? { contents.entryPoint }

  /// The identifiers of the controllers, in alphabetical order.
  ///
  /// A controller without an identifier gets one that consists of its class and object id.
  public var identifiers: [String] { contents.identifiers }

  // MARK: Creating controllers

  /// Creates the initial controller; nil if the storyboard has none.
  open func instantiateInitialViewController() -> UIViewController? { initial(creator: nil) }

  /// Creates the initial controller using a custom initializer.
  /// - Parameter creator: Receives the coder to pass to `init(coder:)`; if it returns nil, the controller is created as
  ///   usual.
  /// - Returns: Nil if the storyboard has no initial controller, or if it is not of the given type.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: (@MainActor (NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    initial(creator: creator) as? Controller
  }

  /// Creates the controller with an identifier. An unknown identifier is an error (UIKit raises an exception).
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    orReport { () throws(NibError) in try viewController(withIdentifier: identifier) }
      ?? UIViewController()
  }

  /// Creates the controller with an identifier, using a custom initializer.
  /// - Parameters:
  ///   - identifier: The controller's identifier.
  ///   - creator: Receives the coder to pass to `init(coder:)`; if it returns nil, the controller is created as usual.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: (@MainActor (NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = orReport { () throws(NibError) in
      try viewController(withIdentifier: identifier, creator: creator)
    }
    if let controller = made as? Controller { return controller }
    // If no controller was created, an error has already been reported.
    if let made {
      NibFailure.report(
        NibError(
          .wrongType,
          "the controller '\(identifier)' of storyboard '\(name)' is a \(type(of: made)), not a \(Controller.self)",
          at: made.nibReference?.place ?? contents.place))
    }
    // If the failure handler continues, the app gets an empty controller.
    return Controller(coder: NSCoder()) ?? Controller(nibName: nil, bundle: nil)
  }

  /// Creates the initial controller.
  /// - Throws: ``NibError`` if its nib cannot be loaded.
  /// - Returns: Nil if the storyboard has no initial controller.
  public func initialViewController() throws(NibError) -> UIViewController? {
    guard let identifier = contents.entryPoint else { return nil }
    return try viewController(withIdentifier: identifier)
  }

  /// Creates the controller with an identifier.
  /// - Parameters:
  ///   - identifier: The controller's identifier.
  ///   - creator: Receives the coder to pass to `init(coder:)`; if it returns nil, the controller is created as usual.
  /// - Throws: ``NibError`` if the identifier is unknown, the controller's nib cannot be loaded, or the storyboard of a
  ///   reference is missing.
  public func viewController(
    withIdentifier identifier: String, creator: (@MainActor (NSCoder) -> UIViewController?)? = nil
  ) throws(NibError) -> UIViewController {
    if let reference = contents.reference(identifier) {
      return try controller(of: reference, identifier: identifier, creator: creator)
    }
    guard let nibName = contents.sceneNibName(identifier) else {
      let known = identifiers.isEmpty ? "none" : identifiers.joined(separator: ", ")
      throw NibError(
        .unknownIdentifier,
        "Storyboard (<UIStoryboard: \(name)>) doesn't contain a view controller with identifier '\(identifier)';"
          + " known identifiers: \(known)", at: contents.place)
    }
    guard let nib = nib(named: nibName) else {
      throw NibError(
        .unreadableNib,
        "the storyboard has no nib '\(nibName)' for the controller '\(identifier)'",
        at: contents.place)
    }
    var options = LoadOptions()
    options.makesStandIns = makesStandIns
    options.externalObjects[Self.placeholder] = self
    options.creator = creator
    let owner = StoryboardScene()
    let objects = try nib.topLevelObjects(
      withOwner: owner, options: options, report: hooks.sceneLoaded)
    guard
      let controller = owner.sceneViewController
        ?? objects.lazy.compactMap({ $0 as? UIViewController }).first
    else {
      throw NibError(
        .malformedNib, "the nib of the controller '\(identifier)' contains no controller",
        at: contents.place)
    }
    return controller
  }

  private func initial(creator: (@MainActor (NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let identifier = contents.entryPoint else { return nil }
    return orReport { () throws(NibError) in
      try viewController(withIdentifier: identifier, creator: creator)
    }
  }

  private func orReport(_ make: () throws(NibError) -> UIViewController) -> UIViewController? {
    do throws(NibError) {
      return try make()
    } catch {
      NibFailure.report(error)
      return nil
    }
  }

  // MARK: Parts

  /// Returns the nib with a name in the compiled folder, prepared on first use.
  func nib(named name: String) -> UINib? {
    if let known = nibs[name] { return known }
    let nib = contents.nib(name).map { UINib(source: $0, bundle: bundle) }
    nibs[name] = nib
    return nib
  }

  /// The maximum number of times that a reference may be followed inside itself; each time, the same controllers are
  /// created again.
  private static let deepestReference = 16

  /// Creates the controller that a reference to another storyboard identifies.
  private func controller(
    of reference: CompiledStoryboard.ExternalReference, identifier: String,
    creator: (@MainActor (NSCoder) -> UIViewController?)?
  ) throws(NibError) -> UIViewController {
    let step = "\(name) (\(identifier))"
    let references: FollowedReferences = HeadlessEnvironment.current.part()
    guard references.steps.lazy.filter({ $0 == step }).count < Self.deepestReference
    else {
      let round = references.steps.lastIndex(of: step) ?? 0
      throw NibError(
        .endlessLoading,
        "storyboard references form an endless loop: "
          + (references.steps[round...] + [step, "…"]).joined(separator: " > "),
        at: contents.place(ofReference: identifier))
    }
    references.steps.append(step)
    defer { references.steps.removeLast() }
    do throws(NibError) {
      let other = try storyboard(of: reference)
      if let identifier = reference.controllerIdentifier {
        return try other.viewController(withIdentifier: identifier, creator: creator)
      }
      if let identifier = other.initialIdentifier {
        return try other.viewController(withIdentifier: identifier, creator: creator)
      }
      throw NibError(
        .unknownIdentifier,
        "the storyboard '\(reference.storyboardName)' has no initial view controller")
    } catch {
      if makesStandIns, error.kind == .missingNib, error.objectID == nil {
        return standIn(for: reference, identifier, error)
      }
      // An error in a scene of the other storyboard already has a location.
      guard error.objectID == nil, [.missingNib, .unknownIdentifier].contains(error.kind) else {
        throw error
      }
      throw NibError(
        error.kind,
        "cannot follow the storyboard reference '\(identifier)' of '\(name)': \(error.message)",
        at: contents.place(ofReference: identifier))
    }
  }

  /// Returns a controller that replaces one whose storyboard is missing, and reports a warning.
  private func standIn(
    for reference: CompiledStoryboard.ExternalReference, _ identifier: String, _ error: NibError
  ) -> UIViewController {
    let controller = UIViewController()
    controller.storyboardIdentifier = identifier
    controller.title = "\(reference.storyboardName), \(reference.controllerIdentifier ?? "initial")"
    ControllerWarning.report(
      .missingStoryboard,
      "using an empty controller for the storyboard reference '\(identifier)', because the storyboard"
        + " '\(reference.storyboardName)' is missing: \(error.message)", controller,
      at: contents.place(ofReference: identifier))
    return controller
  }

  private func storyboard(
    of reference: CompiledStoryboard.ExternalReference
  ) throws(NibError) -> UIStoryboard {
    let name = reference.storyboardName
    if let known = references[reference.storyboard] { return known }
    let other: UIStoryboard
    if let identifier = reference.bundleIdentifier,
      identifier != (self.bundle ?? .main).bundleIdentifier,
      name == self.name || Bundle(identifier: identifier) != nil
    {
      guard let bundle = Bundle(identifier: identifier) else {
        throw NibError(
          .missingNib,
          "missing bundle '\(identifier)', which should contain the storyboard '\(name)'")
      }
      other = UIStoryboard(
        try StoryboardContents.find(named: name, bundle: bundle, preferences: .current), name: name,
        bundle: bundle,
        makesStandIns: makesStandIns, hooks: hooks)
    } else if name == self.name {
      return self
    } else {
      other = UIStoryboard(
        try contents.sibling(named: name, bundle: bundle, preferences: .current), name: name,
        bundle: bundle,
        makesStandIns: makesStandIns, hooks: hooks)
    }
    references[reference.storyboard] = other
    return other
  }
}

/// Observers of the creation of controllers, which a storyboard shares with the storyboards that it refers to.
@MainActor
package final class StoryboardHooks {
  /// Receives the loaded nib of a controller's view.
  package var viewLoaded: (@MainActor (UIViewController, LoadedNib) -> Void)?
  /// Receives the loaded nib of a scene.
  package var sceneLoaded: (@MainActor (LoadedNib) -> Void)?
  /// Receives every segue before it is performed.
  package var segueMade: (@MainActor (UIStoryboardSegue) -> Void)?
}

extension CompiledStoryboard.ExternalReference {
  /// The storyboard of a reference: its name, and its bundle if specified.
  fileprivate struct Storyboard: Hashable {
    let name: String
    let bundle: String?
  }

  fileprivate var storyboard: Storyboard {
    Storyboard(name: storyboardName, bundle: bundleIdentifier)
  }
}

/// The File's Owner of a scene's nib.
@MainActor
final class StoryboardScene: NSObject, NibConnectable {
  var sceneViewController: UIViewController?

  static func nibConnections(_ nib: NibRegistrar) {
    nib.outlet("sceneViewController", \StoryboardScene.sceneViewController)
  }
}

/// A placeholder for a controller of another storyboard, with its identifier in this one.
///
/// Nibs call it `UIStoryboardViewControllerPlaceholder`.
final class StoryboardControllerPlaceholder: UIViewController, NibReplacement {
  func resolved(in session: NibSession) -> AnyObject? {
    guard let identifier = storyboardIdentifier, let storyboard else { return nil }
    do throws(NibError) {
      return try storyboard.viewController(withIdentifier: identifier)
    } catch {
      var error = error
      // The location of the error is the placeholder whose reference is broken.
      if error.objectID == nil { error.place(at: nibReference?.place) }
      session.fail(error)
      return nil
    }
  }
}

/// The references between storyboards that an environment is following.
@MainActor
private final class FollowedReferences: EnvironmentPart {
  /// The references, each inside the previous one.
  var steps: [String] = []

  init(in environment: HeadlessEnvironment) {}
}
