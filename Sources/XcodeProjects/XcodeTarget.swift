/// A target of an Xcode project, as far as documents and sources depend on it.
public struct XcodeTarget: Hashable, Sendable {
  /// A platform that a target is built for.
  public enum Platform: String, Hashable, Sendable, CaseIterable {
    case iOS
    case macOS
    case tvOS
    case watchOS
    case visionOS
  }

  /// Its name in Xcode.
  public var name: String
  /// The path of its project's folder `Name.xcodeproj`.
  public var project: String
  /// The Swift module that it builds.
  public var module: String
  /// The platforms that it is built for, empty if unknown.
  public var platforms: Set<Platform>
  /// `SWIFT_VERSION`, as the project writes it; nil if nothing sets it, or its configurations differ.
  public var swiftVersion: String?
  /// The deployment target, by platform.
  public var deploymentTargets: [Platform: String]
  /// The language that the app is developed in, `en` for instance.
  public var developmentRegion: String?
  /// The kind of product, `com.apple.product-type.application` for instance.
  public var productType: String?
  /// Whether its Swift code is older than Swift 3, which names selectors in another way; nil if unknown.
  public var isBeforeSwift3: Bool?

  /// Describes a target.
  public init(
    name: String, project: String, module: String, platforms: Set<Platform> = [],
    swiftVersion: String? = nil, deploymentTargets: [Platform: String] = [:],
    developmentRegion: String? = nil, productType: String? = nil, isBeforeSwift3: Bool? = nil
  ) {
    self.name = name
    self.project = project
    self.module = module
    self.platforms = platforms
    self.swiftVersion = swiftVersion
    self.deploymentTargets = deploymentTargets
    self.developmentRegion = developmentRegion
    self.productType = productType
    self.isBeforeSwift3 = isBeforeSwift3
  }

  /// Whether it is built for tests only.
  public var isForTests: Bool { productType?.contains("test") ?? false }
}
