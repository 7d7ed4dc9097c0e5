public import Foundation
public import NibFormat
public import NibSources

/// A storyboard, of which controllers are made: a `.storyboard`, compiled when it is found, or a `.storyboardc`.
///
/// Like a nib it is looked for in the bundle and then on ``NibSearchPath/shared``.
@MainActor
open class UIStoryboard: NSObject {
  /// What scene nibs call the storyboard.
  static let placeholder = "UIStoryboardPlaceholder"

  /// The name, without extension.
  public let name: String
  let contents: StoryboardContents
  private let bundle: Bundle?
  private var nibs: [String: UINib] = [:]
  /// Whether controllers of unknown classes, and what their views' nibs lack, are stood in for.
  let makesStandIns: Bool
  /// Who watches the storyboard and all that it leads to.
  package let hooks: StoryboardHooks
  private var references: [CompiledStoryboard.ExternalReference.Storyboard: UIStoryboard] = [:]

  /// A storyboard by its name.
  ///
  /// One that is missing, or damaged, is an error (UIKit raises an exception): it goes to ``NibFailure/handler``, and the
  /// storyboard is empty.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    do throws(NibError) {
      try self.init(named: name, bundle: storyboardBundleOrNil)
    } catch {
      NibFailure.report(error)
      self.init(StoryboardContents(), name: name, bundle: storyboardBundleOrNil)
    }
  }

  /// A storyboard by its name.
  /// - Throws: ``NibError`` where there is none, or it cannot be read.
  public convenience init(named name: String, bundle: Bundle? = nil) throws(NibError) {
    self.init(
      try StoryboardContents(named: name, bundle: bundle, preferences: .current), name: name,
      bundle: bundle)
  }

  /// A `.storyboard` or `.storyboardc`.
  /// - Throws: ``NibError`` where there is none, or it cannot be read.
  public convenience init(
    contentsOf url: URL, bundle: Bundle? = nil, options: LoadOptions = LoadOptions()
  ) throws(NibError) {
    self.init(
      try StoryboardContents(at: url),
      name: url.deletingPathExtension().lastPathComponent, bundle: bundle,
      makesStandIns: options.makesStandIns)
  }

  /// A document.
  /// - Parameter options: With stand-ins, classes and other storyboards that are not there are no error, and scenes that
  ///   nothing leads to can be made as well.
  /// - Throws: ``NibError`` where it cannot be compiled.
  public convenience init(
    document: some NibDocument, bundle: Bundle? = nil, options: LoadOptions = LoadOptions()
  ) throws(NibError) {
    let file = URL(fileURLWithPath: document.file ?? "storyboard in memory")
    self.init(
      try document.storyboardContents(includesUnreachableScenes: options.makesStandIns),
      name: file.deletingPathExtension().lastPathComponent, bundle: bundle,
      makesStandIns: options.makesStandIns)
  }

  /// A compiled storyboard from memory.
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

  /// The identifier of the initial controller, nil where there is none.
  public var initialIdentifier: String? { contents.entryPoint }

  /// The identifiers that controllers can be made by, in the order of the alphabet; those that nobody gave are made of
  /// the class and the object id.
  public var identifiers: [String] { contents.identifiers }

  // MARK: Making controllers

  /// Makes the initial controller; nil where the storyboard has none.
  open func instantiateInitialViewController() -> UIViewController? { initial(creator: nil) }

  /// Makes the initial controller with an initializer of the app's.
  /// - Parameter creator: Gets the coder that it hands on to `init(coder:)`; nil means as without it.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: (@MainActor (NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    initial(creator: creator) as? Controller
  }

  /// Makes the controller with an identifier; an unknown one is an error (UIKit raises an exception).
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    orReport { () throws(NibError) in try viewController(withIdentifier: identifier) }
      ?? UIViewController()
  }

  /// Makes the controller with an identifier with an initializer of the app's.
  /// - Parameter creator: Gets the coder that it hands on to `init(coder:)`; nil means as without it.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: (@MainActor (NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = orReport { () throws(NibError) in
      try viewController(withIdentifier: identifier, creator: creator)
    }
    if let controller = made as? Controller { return controller }
    // What could not be made has been told already.
    if let made {
      NibFailure.report(
        NibError(
          .wrongType,
          "the controller \(identifier) of \(name) is a \(type(of: made)), not a \(Controller.self)",
          at: made.nibReference?.place ?? contents.place))
    }
    // Whoever goes on after the failure gets a controller without anything.
    guard let controller = Controller(coder: NSCoder()) else {
      NibFailure.stop(
        NibError(
          .failedInitializer,
          "the controller \(identifier) of \(name) could not be made, and init(coder:) of \(Controller.self)"
            + " returns nil without a nib, so there is none to go on with",
          at: contents.place, className: "\(Controller.self)"))
    }
    return controller
  }

  /// Makes the initial controller.
  /// - Throws: ``NibError`` where its nib cannot be loaded.
  /// - Returns: Nil where the storyboard has none.
  public func initialViewController() throws(NibError) -> UIViewController? {
    guard let identifier = contents.entryPoint else { return nil }
    return try viewController(withIdentifier: identifier)
  }

  /// Makes the controller with an identifier.
  /// - Throws: ``NibError`` where there is none, its nib cannot be loaded, or another storyboard that it is in is missing.
  public func viewController(
    withIdentifier identifier: String, creator: (@MainActor (NSCoder) -> UIViewController?)? = nil
  ) throws(NibError) -> UIViewController {
    if let reference = contents.reference(identifier) {
      return try controller(of: reference, identifier: identifier, creator: creator)
    }
    guard let nib = contents.sceneNibName(identifier).flatMap({ nib(named: $0) }) else {
      let known = identifiers.isEmpty ? "none" : identifiers.joined(separator: ", ")
      throw NibError(
        .unknownIdentifier,
        "Storyboard (<UIStoryboard: \(name)>) doesn't contain a view controller with identifier '\(identifier)';"
          + " there are: \(known)", at: contents.place)
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
        .malformedNib, "the nib of the controller '\(identifier)' holds none", at: contents.place)
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

  /// A nib by its name in the compiled folder, made ready when it is first asked for.
  func nib(named name: String) -> UINib? {
    if let known = nibs[name] { return known }
    let nib = contents.nib(name).map { UINib(source: $0, bundle: bundle) }
    nibs[name] = nib
    return nib
  }

  /// The references that are being followed, from one storyboard to the next.
  private static var followed: [String] = []
  /// As often a reference may be followed inside itself; each time makes the same controller again.
  private static let deepestReference = 16

  /// The controller of another storyboard.
  private func controller(
    of reference: CompiledStoryboard.ExternalReference, identifier: String,
    creator: (@MainActor (NSCoder) -> UIViewController?)?
  ) throws(NibError) -> UIViewController {
    let step = "\(name) (\(identifier))"
    guard Self.followed.lazy.filter({ $0 == step }).count < Self.deepestReference else {
      let round = Self.followed.lastIndex(of: step) ?? 0
      throw NibError(
        .endlessLoading,
        "storyboards refer to each other without end: "
          + (Self.followed[round...] + [step, "…"]).joined(separator: " > "),
        at: contents.place(ofReference: identifier))
    }
    Self.followed.append(step)
    defer { Self.followed.removeLast() }
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
        "the storyboard \(reference.storyboardName) has no initial view controller")
    } catch {
      if makesStandIns, error.kind == .missingNib, error.objectID == nil {
        return standIn(for: reference, identifier, error)
      }
      // What went wrong in a scene of the other storyboard has a place of its own.
      guard error.objectID == nil, [.missingNib, .unknownIdentifier].contains(error.kind) else {
        throw error
      }
      throw NibError(
        error.kind, "the reference '\(identifier)' of \(name) leads nowhere: \(error.message)",
        at: contents.place(ofReference: identifier))
    }
  }

  /// A controller in place of one whose storyboard is not there, which is warned of.
  private func standIn(
    for reference: CompiledStoryboard.ExternalReference, _ identifier: String, _ error: NibError
  ) -> UIViewController {
    let controller = UIViewController()
    controller.storyboardIdentifier = identifier
    controller.title = "\(reference.storyboardName), \(reference.controllerIdentifier ?? "initial")"
    ControllerWarning.report(
      .missingStoryboard,
      "the storyboard '\(reference.storyboardName)' of the reference '\(identifier)' is not there, so an empty"
        + " controller stands in: \(error.message)", controller,
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
          "there is no bundle \(identifier), in which the storyboard '\(name)' is to be")
      }
      other = UIStoryboard(
        try StoryboardContents(named: name, bundle: bundle, preferences: .current), name: name,
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

/// Who watches the making of controllers: a storyboard shares it with those that it refers to.
@MainActor
package final class StoryboardHooks {
  /// Gets what the nib of a controller's view has given.
  package var viewLoaded: (@MainActor (UIViewController, LoadedNib) -> Void)?
  /// Gets what the nib of a scene has given.
  package var sceneLoaded: (@MainActor (LoadedNib) -> Void)?
  /// Gets every segue before it is performed.
  package var segueMade: (@MainActor (UIStoryboardSegue) -> Void)?
}

extension CompiledStoryboard.ExternalReference {
  /// The storyboard of a reference: its name, and the bundle where one is said.
  fileprivate struct Storyboard: Hashable {
    let name: String
    let bundle: String?
  }

  fileprivate var storyboard: Storyboard {
    Storyboard(name: storyboardName, bundle: bundleIdentifier)
  }
}

/// The owner of a scene's nib.
@MainActor
final class StoryboardScene: NSObject, NibConnectable {
  var sceneViewController: UIViewController?

  static func nibConnections(_ nib: NibRegistrar) {
    nib.outlet("sceneViewController", \StoryboardScene.sceneViewController)
  }
}

/// A controller of another storyboard, by its identifier in this one; nibs call it
/// `UIStoryboardViewControllerPlaceholder`.
final class StoryboardControllerPlaceholder: UIViewController, NibReplacement {
  func resolved(in session: NibSession) -> AnyObject? {
    guard let identifier = storyboardIdentifier, let storyboard else { return nil }
    do throws(NibError) {
      return try storyboard.viewController(withIdentifier: identifier)
    } catch {
      var error = error
      // What stands for the controller is where the way ends that led nowhere.
      if error.objectID == nil { error.place(at: nibReference?.place) }
      session.fail(error)
      return nil
    }
  }
}
