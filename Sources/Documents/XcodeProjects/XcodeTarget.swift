/// A target of an Xcode project, with the properties that matter for documents and sources.
public struct XcodeTarget: Hashable, Sendable {
  /// A platform that a target is built for.
  public enum Platform: String, Hashable, Sendable, CaseIterable {
    /// iOS and iPadOS.
    case iOS
    /// macOS.
    case macOS
    /// tvOS.
    case tvOS
    /// watchOS.
    case watchOS
    /// visionOS.
    case visionOS
  }

  /// The name in Xcode.
  public var name: String
  /// The path of the project's folder `Name.xcodeproj`.
  public var project: String
  /// The name of the target's Swift module.
  public var module: String
  /// The names of the module in other build configurations.
  public var otherModules: Set<String> = []
  /// Whether the module name is certain. If not, a settings file that may set the product name could not be read.
  public var isModuleKnown = true
  /// The platforms of the target, empty if unknown.
  public var platforms: Set<Platform>
  /// `SWIFT_VERSION` as in the project, or nil if it is not set or differs between configurations.
  public var swiftVersion: String?
  /// The deployment target, by platform.
  public var deploymentTargets: [Platform: String]
  /// The development region, for example `en`.
  public var developmentRegion: String?
  /// The product type, for example `com.apple.product-type.application`.
  public var productType: String?
  /// The path of the target's Info.plist, relative to the folder of the project.
  public var infoPlist: String?
  /// The path of the header that declares Objective-C code for the target's Swift code.
  public var bridgingHeader: String?
  /// The documents that Xcode names in the generated part of the Info.plist, by the key there, such as
  /// `UIMainStoryboardFile`.
  public var generatedDocumentNames: [String: String] = [:]
  /// Whether the Swift code uses a version before Swift 3, which has different rules for selectors. Nil if unknown.
  public var isBeforeSwift3: Bool?
  /// Whether members of Swift classes are visible to Objective-C without an attribute: before Swift 4, or with the
  /// setting that restores this behavior.
  public var exposesMembers = false

  /// The keys of an Info.plist that name documents and that build settings can contain.
  static let documentKeys = [
    "UIMainStoryboardFile", "UILaunchStoryboardName", "NSMainStoryboardFile", "NSMainNibFile",
  ]

  /// Returns the name of the build setting for a key of the Info.plist.
  public static func setting(forKey key: String) -> String { "INFOPLIST_KEY_" + key }

  /// Creates a target.
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

  /// The kinds of bundles that contain a target's resources.
  public enum Product: Hashable, Sendable {
    /// The main bundle of an app, an extension or a test.
    case main
    /// The bundle of a framework, or a resource bundle.
    case bundle
  }

  /// The bundle that contains the target's resources; nil if it is unknown, or if a library has none. XcodeGen and
  /// Xcode use a prefix in the type of the product, and Tuist uses a single word.
  public var product: Product? {
    guard let kind = productType?.split(separator: ".").last else { return nil }
    switch kind.lowercased().filter({ $0.isLetter }) {
    case "framework", "bundle": return .bundle
    case "static", "staticframework", "staticlibrary", "dynamic", "dynamiclibrary", "library":
      return nil
    default: return .main
    }
  }

  /// Whether the target contains tests.
  public var isForTests: Bool { productType?.contains("test") ?? false }
}
