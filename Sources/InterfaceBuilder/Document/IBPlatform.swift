/// What a document is made for.
public enum IBPlatform: String, Hashable, Sendable, CaseIterable {
  case iOS
  case iPadOS
  case tvOS
  case watchOS
  case visionOS
  case macOS

  /// Reads the root's `targetRuntime` and `type`, which say the same in two spellings.
  init?(targetRuntime: String?, type: String?) {
    let spellings = [targetRuntime, type].compactMap { $0 }
    func mentions(_ words: StaticString...) -> Bool {
      spellings.contains { spelling in words.contains { spelling.mentions($0) } }
    }
    if mentions("AppleTV", "tvOS") {
      self = .tvOS
    } else if mentions("watchKit", "WatchKit", "watchOS") {
      self = .watchOS
    } else if mentions("XROS", "xros", "visionOS", ".XR", "RealityOS") {
      self = .visionOS
    } else if mentions("CocoaTouch.iPad", "IPadFramework") {
      self = .iPadOS
    } else if mentions("CocoaTouch", "iOS") {
      self = .iOS
    } else if mentions("Cocoa") {
      self = .macOS
    } else {
      return nil
    }
  }

  /// Whether UIKit's conventions hold: everywhere but on macOS.
  public var isIOSFamily: Bool { self != .macOS }
}
