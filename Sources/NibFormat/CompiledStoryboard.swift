/// A compiled storyboard: the folder `Name.storyboardc` with a nib for every scene that can be reached by
/// name, one for every view, and a property list that says which nib is which.
public struct CompiledStoryboard: Sendable, Hashable {
  /// A scene of another storyboard.
  public struct ExternalReference: Sendable, Hashable {
    /// The name of the other storyboard.
    public var storyboardName: String
    /// The identifier of the controller there; nil for its initial one.
    public var controllerIdentifier: String?
    /// The identifier of the bundle that it is in; nil for this one's.
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
  /// The version of the folder's form; 1 in every one seen.
  public var version = 1
  /// The nib of every controller that can be made by identifier, without its extension.
  public var nibNames: [String: String] = [:]
  /// The placeholders for scenes of other storyboards, by identifier.
  public var externalReferences: [String: ExternalReference] = [:]
  /// The nibs by name, without their extension.
  public var nibs: [String: NibGraph] = [:]

  /// A storyboard without scenes.
  public init() {}

  /// The nib of the controller with an identifier; nil if there is none.
  public func nib(forIdentifier identifier: String) -> NibGraph? {
    nibNames[identifier].flatMap { nibs[$0] }
  }
}
