public import Diagnostics
public import InterfaceBuilder
public import NibFormat
import XMLTree

extension NibCompiler {
  /// A compiled storyboard.
  public struct StoryboardResult: Sendable {
    /// The nibs and the property list that names them.
    public var storyboard: CompiledStoryboard
    /// Diagnostics of the elements, attributes and values that could not be compiled.
    public var diagnostics: [Diagnostic]
  }

  /// The maximum number of levels by which controllers are inside of one another.
  ///
  /// A scene's nib contains all of them, so that a long chain of scenes would take quadratic room. UIKit does not allow a
  /// navigation controller inside of another one, and real apps need three levels.
  package static let deepestControllers = 64

  /// Compiles a storyboard to a nib for every scene whose controller can be instantiated separately, which includes the
  /// controllers inside it, and a nib for every controller's view.
  ///
  /// An unreachable scene (no segue, no identifier and not the initial scene) has no nib, and is reported with a note.
  /// - Throws: A ``Diagnostic`` if the document is for a platform without UIKit views, if it is a xib, or if controllers
  ///   are too deep inside of one another.
  public func compileStoryboard(_ document: IBDocument) throws -> StoryboardResult {
    try refuseForeign(document)
    guard document.kind == .storyboard else {
      throw Diagnostic(
        id: "not-a-storyboard", severity: .error, file: document.file,
        message: "the document has no scenes; compile it to a .nib instead of a .storyboardc")
    }
    var work = StoryboardCompilation(document, options: options)
    try work.run()
    return StoryboardResult(storyboard: work.storyboard, diagnostics: work.diagnostics)
  }
}

/// The compilation of one storyboard.
struct StoryboardCompilation {
  private let document: IBDocument
  private let options: NibCompiler.Options
  private let plan: StoryboardPlan
  private let features: DocumentFeatures
  /// The objects that the views need from the nibs of their scenes, by scene.
  private var upstream: [Int: [UpstreamObject]] = [:]
  private(set) var storyboard = CompiledStoryboard()
  private(set) var diagnostics: [Diagnostic] = []
  private var known: Set<Diagnostic> = []

  init(_ document: IBDocument, options: NibCompiler.Options) {
    self.document = document
    self.options = options
    plan = StoryboardPlan(document, ToolsEra(document, options))
    features = DocumentFeatures(document, options)
  }

  /// Compiles all nibs, views before scenes, because a scene lists the objects that its views need.
  /// - Throws: A ``Diagnostic`` if controllers are too deep inside of one another.
  mutating func run() throws {
    if let controller = plan.tooDeepController() {
      throw Diagnostic(
        id: "too-many-nested-scenes", severity: .error, file: document.file,
        range: controller.node.sourceRange, objectID: controller.id,
        objectPath: controller.path,
        message:
          "the controller contains others more than \(NibCompiler.deepestControllers) levels deep;"
          + " remove the relationship segues that put scenes inside of one another")
    }
    let entries = plan.scenes.indices.filter {
      options.includesUnreachableScenes || plan.scenes[$0].isEntry
    }
    let reached = Set(entries.flatMap { plan.family(of: $0) })
    for scene in reached.sorted() { compileView(of: scene) }
    for scene in entries { compile(scene) }
    for scene in reached.sorted() where plan.scenes[scene].isReference { addReference(scene) }
    storyboard.isAppKit = document.platform == .macOS
    storyboard.entryPoint = document.initialViewController.flatMap { plan.scene(of: $0) }
      .map { plan.scenes[$0].identifier }
    for scene in plan.scenes.indices where !reached.contains(scene) { recordUnreached(scene) }
    diagnostics += features.omissions(in: document, besides: diagnostics)
  }

  private mutating func compileView(of scene: Int) {
    guard let name = plan.viewNibName(of: scene) else { return }
    let unit = CompilationUnit.view(of: scene, in: plan)
    let encoder = NibEncoder(unit, of: document, options: options, features: features)
    encoder.nameUpstream(of: plan.scenes[scene], in: plan)
    storyboard.nibs[name] =
      encoder.isAppKit
      ? encoder.encodeAppKitView(of: plan.scenes[scene])
      : encoder.encodeView(of: plan.scenes[scene])
    upstream[scene] = encoder.upstream
    diagnostics += encoder.diagnostics
    known.formUnion(encoder.diagnostics)
  }

  private mutating func compile(_ scene: Int) {
    let identifier = plan.scenes[scene].identifier
    let name = plan.scenes[scene].nibName
    var unit = CompilationUnit.scene(plan.family(of: scene), in: plan)
    unit.storyboard?.upstream = upstream
    let encoder = NibEncoder(unit, of: document, options: options, features: features)
    guard let contents = unit.storyboard else { return }
    storyboard.nibs[name] =
      encoder.isAppKit ? encoder.encodeAppKitScene(contents) : encoder.encodeScene(contents)
    storyboard.nibNames[identifier] = name
    if encoder.isAppKit, plan.scenes[scene].controller.node.name != Names.application {
      storyboard.uniqueIdentifiers[identifier] = StableIdentifier.text(identifier)
    }
    // Scenes inside several others are compiled with each of them, and produce the same diagnostics each time.
    diagnostics += encoder.diagnostics.filter { known.insert($0).inserted }
  }

  private mutating func addReference(_ scene: Int) {
    let node = plan.scenes[scene].controller.node
    storyboard.externalReferences[plan.scenes[scene].identifier] =
      CompiledStoryboard.ExternalReference(
        storyboardName: node[Names.storyboardName] ?? "",
        controllerIdentifier: node[Names.referencedIdentifier],
        bundleIdentifier: node[Names.bundleIdentifier])
  }

  private mutating func recordUnreached(_ scene: Int) {
    let controller = plan.scenes[scene].controller
    diagnostics.append(
      Diagnostic(
        id: "unreachable-scene", severity: .note, file: document.file,
        range: controller.node.sourceRange, objectID: controller.id,
        objectPath: controller.path,
        message: "unreachable scene, left out of the compiled storyboard;"
          + " connect a segue to it or give it a storyboard identifier"))
  }
}
