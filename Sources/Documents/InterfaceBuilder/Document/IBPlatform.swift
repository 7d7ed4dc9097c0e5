/// The platform that a document is designed for.
public enum IBPlatform: String, Hashable, Sendable, CaseIterable {
  /// iOS, including documents for iPad whose type does not name the iPad.
  case iOS
  /// iPadOS, for documents whose type names the iPad.
  case iPadOS
  /// Apple TV.
  case tvOS
  /// Apple Watch.
  case watchOS
  /// Apple Vision Pro.
  case visionOS
  /// The Mac, with AppKit.
  case macOS

  /// Creates a platform from the root's `targetRuntime` or `type` attribute, which spell the same platforms
  /// differently.
  init?(targetRuntime: String?, type: String?) {
    switch targetRuntime {
    case "iOS.CocoaTouch": self = .iOS
    case "MacOSX.Cocoa": self = .macOS
    default:
      let spellings = [targetRuntime, type].compactMap { $0 }
      let known = Self.words.first { word, _ in spellings.contains { $0.mentions(word) } }
      guard let known else { return nil }
      self = known.platform
    }
  }

  /// The more specific words come first, because nearly every type mentions Cocoa.
  private static let words: [(word: StaticString, platform: IBPlatform)] = [
    ("AppleTV", .tvOS), ("tvOS", .tvOS), ("watchKit", .watchOS), ("WatchKit", .watchOS),
    ("watchOS", .watchOS), ("XROS", .visionOS), ("xros", .visionOS), ("visionOS", .visionOS),
    (".XR", .visionOS), ("CocoaTouch.iPad", .iPadOS), ("CocoaTouch", .iOS), ("iOS", .iOS),
    ("Cocoa", .macOS),
  ]

  /// Whether the platform follows UIKit's conventions; true for every platform except macOS.
  public var isIOSFamily: Bool { self != .macOS }
}
