public import Diagnostics
public import Foundation
public import NibSources

/// The scenes of a storyboard for macOS: window controllers, view controllers and the main menu.
@preconcurrency @MainActor
public final class NSStoryboard: NSObject {
  /// The name of a storyboard.
  public typealias Name = String
  /// The identifier of a scene.
  public typealias SceneIdentifier = String

  private let contents: StoryboardContents
  /// Whether the storyboard is only inspected, without the app's classes.
  let makesStandIns: Bool

  /// Finds and reads a storyboard by name, compiled (`.storyboardc`) or as a document (`.storyboard`).
  /// - Throws: ``NibSources/NibError`` if there is none, or it cannot be read.
  public convenience init(name: Name, bundle: Bundle? = nil) throws(NibError) {
    self.init(
      try StoryboardContents.find(
        named: name, bundle: bundle, preferences: NSNib.preferences, for: .appKit))
  }

  /// Reads a compiled storyboard or a document.
  /// - Throws: ``NibSources/NibError`` if it cannot be read.
  public convenience init(contentsOf url: URL) throws(NibError) {
    self.init(try StoryboardContents.read(at: url, for: .appKit))
  }

  /// Compiles a document.
  /// - Throws: ``NibSources/NibError`` if it cannot be compiled.
  public convenience init(document: any NibDocument) throws(NibError) {
    self.init(try document.storyboardContents(for: .appKit))
  }

  package init(_ contents: StoryboardContents, makesStandIns: Bool = false) {
    self.contents = contents
    self.makesStandIns = makesStandIns
    super.init()
  }

  /// The identifier of the initial controller; nil if there is none.
  public var initialIdentifier: SceneIdentifier? { contents.entryPoint }
  /// The identifiers of all controllers that can be created, in alphabetical order.
  public var identifiers: [SceneIdentifier] { contents.identifiers }
  /// Diagnostics of the parts that the compiler could not put into the nibs.
  public var diagnostics: [Diagnostic] { contents.diagnostics }

  /// Returns the initial controller; nil if there is none, or it cannot be created.
  public func instantiateInitialController() -> AnyObject? {
    contents.entryPoint.flatMap { try? scene($0).controller }
  }

  /// Returns the controller of a scene; nil if there is none with the identifier, or it cannot be created.
  /// ``scene(_:)`` gives the reason.
  public func instantiateController(withIdentifier identifier: SceneIdentifier) -> AnyObject? {
    try? scene(identifier).controller
  }

  /// A scene that has been loaded.
  @preconcurrency @MainActor
  public struct Scene {
    /// The controller; nil for the scene with the main menu.
    public let controller: AnyObject?
    /// The objects of the scene, without those of its views, which load when they are needed.
    public let nib: LoadedNib

    /// The nibs of the views of the scene's controllers, with their names, after loading them; empty for a storyboard
    /// with the app's classes.
    package var views: [(name: String, nib: LoadedNib)] {
      nib.entries.compactMap { entry in
        guard let controller = entry.object as? NSViewController, let name = controller.nibName
        else { return nil }
        _ = controller.view
        return controller.viewNib.map { (name, $0) }
      }
    }
  }

  /// Loads a scene.
  /// - Throws: ``NibSources/NibError`` if there is no such scene, or its nib is damaged.
  public func scene(_ identifier: SceneIdentifier) throws(NibError) -> Scene {
    guard let name = contents.sceneNibName(identifier) else {
      throw NibError(
        .unknownIdentifier,
        "the storyboard has no controller with the identifier '\(identifier)'; it has "
          + contents.identifiers.joined(separator: ", "), at: contents.place)
    }
    guard let source = contents.nib(name) else {
      throw NibError(
        .unreadableNib, "the storyboard has no nib '\(name)' for the controller '\(identifier)'",
        at: contents.place)
    }
    let owner = SceneOwner()
    let nib = try load(source, owner: owner, externals: [:])
    return Scene(controller: owner.sceneController, nib: nib)
  }

  /// Loads the nib of a controller's view.
  func loadView(_ name: String, of controller: NSViewController, externals: [String: Any])
    throws(NibError) -> LoadedNib
  {
    guard let source = contents.nib(name) else {
      throw NibError(
        .missingNib, "the storyboard has no nib '\(name)' for the view of a controller",
        at: contents.place)
    }
    return try load(source, owner: controller, externals: externals)
  }

  private func load(_ source: NibSource, owner: AnyObject, externals: [String: Any])
    throws(NibError) -> LoadedNib
  {
    var externals = externals
    externals["NSStoryboardPlaceholder"] = self
    return try NSNib(source).load(
      withOwner: owner, makesStandIns: makesStandIns, externals: externals)
  }
}

/// The owner of a scene's nib.
private final class SceneOwner: NSObject, NibConnectable {
  var sceneController: AnyObject?

  static func nibConnections(_ nib: NibRegistrar) {
    nib.outlet("sceneController", \SceneOwner.sceneController)
  }
}

/// A transition between two controllers of a storyboard.
@preconcurrency @MainActor
open class NSStoryboardSegue: NSObject {
  /// The identifier; nil if there is none.
  public let identifier: String?
  /// The controller that is left.
  public let sourceController: AnyObject
  /// The controller that is shown.
  public let destinationController: AnyObject

  /// Creates a segue.
  public required init(identifier: String?, source: AnyObject, destination: AnyObject) {
    self.identifier = identifier
    sourceController = source
    destinationController = destination
    super.init()
  }

  /// Shows the destination: the window of a window controller.
  open func perform() { (destinationController as? NSWindowController)?.showWindow(nil) }
}

/// The description of a segue that a controller has before the segue is performed.
@MainActor
final class SegueTemplate: NSObject, NibDecodable, NibKeyed, NibConnectable {
  let identifier: String?
  let destinationIdentifier: String?
  weak var controller: NSResponder?
  let nibProperties = NibProperties()

  required init?(coder: NSCoder) {
    let nib = coder.nib
    identifier = nib.string("NSIdentifier")
    destinationIdentifier = nib.string("NSDestinationControllerIdentifier")
    super.init()
    nib.session?.register(self)
  }

  /// Performs the segue, when a control that triggers it is clicked.
  func perform(_ sender: Any?) {
    (controller as? any SeguePerforming)?.perform(self, sender: sender)
  }

  static func nibConnections(_ nib: NibRegistrar) { nib.action("perform:", SegueTemplate.perform) }
}

/// A controller that performs segues of its storyboard.
@MainActor
protocol SeguePerforming: NSResponder {
  var storyboard: NSStoryboard? { get }
  var segueTemplates: [SegueTemplate] { get }
  func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool
  func prepare(for segue: NSStoryboardSegue, sender: Any?)
}

extension SeguePerforming {
  /// Creates the destination of a segue, prepares it, and shows it.
  func perform(_ template: SegueTemplate, sender: Any?) {
    guard let identifier = template.destinationIdentifier,
      shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender),
      let destination = storyboard?.instantiateController(withIdentifier: identifier)
    else { return }
    let segue = NSStoryboardSegue(
      identifier: template.identifier, source: self, destination: destination)
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  func performTemplate(named identifier: String, sender: Any?) {
    guard let template = segueTemplates.first(where: { $0.identifier == identifier }) else {
      return
    }
    perform(template, sender: sender)
  }
}
