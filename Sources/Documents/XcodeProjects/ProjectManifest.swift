/// A manifest from which a tool generates an Xcode project: `project.yml` of XcodeGen, or `Project.swift` of Tuist.
public struct ProjectManifest: Hashable, Sendable {
  /// The maximum number of characters in all patterns of a manifest, where wildcards and alternatives count more:
  /// targets share templates, so a small file can contain many patterns.
  package static let mostPatterns = 200_000

  /// A set of files that belong to a target.
  public struct Files: Hashable, Sendable {
    /// The paths of the files, relative to the manifest's folder.
    public var included: PathGlob
    /// The paths of files to leave out.
    public var excluded: [PathGlob]

    /// Creates a set of files.
    public init(_ included: PathGlob, excluded: [PathGlob] = []) {
      self.included = included
      self.excluded = excluded
    }

    /// The steps of a comparison for each character of a path.
    package var size: Int { excluded.reduce(included.size) { $0 + $1.size } }

    /// - Parameter steps: Counts the steps of the comparisons.
    func contains(_ path: PathGlob.Path, _ steps: inout Int) -> Bool {
      guard included.matches(path, &steps) else { return false }
      for pattern in excluded where pattern.matches(path, &steps) { return false }
      return true
    }
  }

  /// A target with its files.
  public struct Target: Hashable, Sendable {
    /// The target's properties.
    public var properties: XcodeTarget
    /// The sources and resources.
    public var files: [Files]

    /// Creates a target.
    public init(_ properties: XcodeTarget, files: [Files]) {
      self.properties = properties
      self.files = files
    }
  }

  /// The file names of manifests.
  public static let fileNames = ["project.yml", "Project.swift"]

  /// The path of the manifest.
  public var path: String
  /// The targets.
  public var targets: [Target]
  /// Whether the manifest also contains targets or files that are unknown, so that other files may be in targets.
  public var mayHaveMore: Bool

  /// Creates a manifest.
  public init(path: String, targets: [Target], mayHaveMore: Bool) {
    self.path = path
    self.targets = targets
    self.mayHaveMore = mayHaveMore
  }

  /// A function that reads a manifest, or returns nil if the file is not a manifest. It throws a `Diagnostic` if the
  /// manifest cannot be read.
  public typealias Reader = (_ path: String, _ bytes: [UInt8]) throws -> ProjectManifest?
}

extension XcodeTarget {
  /// Creates a target of a manifest, with the default name of its module.
  public init(name: String, manifest: String) {
    self.init(name: name, project: manifest, module: ProjectPath.identifier(name))
  }

  /// Sets the Swift version, and the settings that follow from it.
  public mutating func setSwiftVersion(_ version: String) {
    swiftVersion = version
    isBeforeSwift3 = version.split(separator: ".").first.flatMap { Int($0) }.map { $0 < 3 }
  }
}
