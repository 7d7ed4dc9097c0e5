/// A compiled storyboard: the folder `Name.storyboardc`, which contains a nib for every scene with an identifier, a nib
/// for every view, and a property list that names the nibs.
public struct CompiledStoryboard: Sendable, Hashable {
  /// A reference to a scene of another storyboard.
  public struct ExternalReference: Sendable, Hashable {
    /// The name of the other storyboard.
    public var storyboardName: String
    /// The identifier of the controller there; nil for the initial view controller.
    public var controllerIdentifier: String?
    /// The identifier of the other storyboard's bundle; nil for the same bundle.
    public var bundleIdentifier: String?

    /// Creates a reference.
    public init(
      storyboardName: String, controllerIdentifier: String? = nil, bundleIdentifier: String? = nil
    ) {
      self.storyboardName = storyboardName
      self.controllerIdentifier = controllerIdentifier
      self.bundleIdentifier = bundleIdentifier
    }
  }

  /// The identifier of the initial view controller; nil if there is none.
  public var entryPoint: String?
  /// The version of the folder's format; 1 in every known storyboard.
  public var version = 1
  /// The nib names, without extension, by the identifier of their controller.
  public var nibNames: [String: String] = [:]
  /// References to scenes of other storyboards, by identifier of their placeholder.
  public var externalReferences: [String: ExternalReference] = [:]
  /// Whether the storyboard is for macOS.
  public var isAppKit = false
  /// In a storyboard for macOS, unique identifiers by the identifiers of their controllers.
  public var uniqueIdentifiers: [String: String] = [:]
  /// The nibs by name, without extension.
  public var nibs: [String: NibGraph] = [:]

  /// Creates a storyboard without scenes.
  public init() {}

  /// Returns the nib of the controller with an identifier; nil if there is none.
  public func nib(forIdentifier identifier: String) -> NibGraph? {
    nibNames[identifier].flatMap { nibs[$0] }
  }
}
