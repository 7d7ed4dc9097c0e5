import SourceRewriting

/// The modules that are available in a test package, and Apple's modules that are not.
enum AppleModules {
  /// The modules that `UIKitShim` provides besides UIKit, with the prefixes of the names in them.
  static let shims: [String: [String]] = [
    "UIKit": [], "QuartzCore": [], "CoreGraphics": [], "WebKit": ["WK"], "MapKit": ["MK"],
    "MetalKit": ["MTK"], "SceneKit": ["SCN"], "SpriteKit": ["SK"], "GLKit": ["GLK"],
    "PDFKit": ["PDF"], "AVKit": ["AV"], "ARKit": ["AR"], "AVFoundation": ["AV"], "OSLog": ["OS"],
    "CombineShim": [], "CoreImage": ["CI"], "SafariServices": ["SF"], "MessageUI": ["MF"],
    "UserNotifications": ["UN"], "LocalAuthentication": ["LA"], "StoreKit": ["SK"],
    "CoreLocation": ["CL"], "Photos": ["PH"], "PhotosUI": ["PH"], "UniformTypeIdentifiers": ["UT"],
    "MobileCoreServices": ["UT"], "AuthenticationServices": ["AS"], "AudioToolbox": ["Audio"],
    "CoreText": ["CT"], "ImageIO": ["CGImageSource", "CGImageDestination"], "simd": ["simd"],
  ]

  /// Modules in the Swift toolchain for Linux.
  private static let toolchain: Set<String> = [
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
    "Observation", "RegexBuilder", "Swift", "Synchronization", "Testing", "XCTest", "_Concurrency",
  ]

  /// Whether a test package contains a module.
  static func has(_ module: String) -> Bool {
    shim(module) != nil || toolchain.contains(SourceScanner.replacedModules[module] ?? module)
  }

  /// Returns whether `#if canImport` is true for a module in a test package.
  static func canImport(_ module: String) -> Bool {
    has(module) && SourceScanner.replacedModules[module] == nil
  }

  private static func shim(_ module: String) -> [String]? {
    shims[SourceScanner.replacedModules[module] ?? module]
  }

  /// Apple's frameworks and libraries that are not available in a test package.
  static let missing = Set(
    """
    Accelerate Accounts ActivityKit AddressBook AddressBookUI AdServices AdSupport AppIntents
    AppKit AppTrackingTransparency AssetsLibrary AudioUnit
    AVFAudio BackgroundTasks CallKit CarPlay CFNetwork ClassKit CloudKit Cocoa
    CommonCrypto Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth
    CoreData CoreHaptics CoreLocationUI CoreMedia CoreMIDI
    CoreML CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreTransferable
    CoreVideo CoreWLAN CryptoKit CryptoTokenKit DeviceActivity DeviceCheck EventKit
    EventKitUI ExposureNotification ExternalAccessory FamilyControls FileProvider FileProviderUI
    GameController GameKit GameplayKit GroupActivities HealthKit HealthKitUI HomeKit iAd
    Intents IntentsUI IOKit JavaScriptCore LinkPresentation MachO
    MediaPlayer Messages Metal MetalPerformanceShaders MetricKit
    MultipeerConnectivity NaturalLanguage Network NetworkExtension NotificationCenter
    OpenAL OpenGLES PassKit PencilKit PushKit QuickLook
    QuickLookThumbnailing RealityKit ReplayKit Security SensorKit ShazamKit
    Social Speech SwiftData SwiftUI SystemConfiguration TipKit TVMLKit TVUIKit Twitter
    UserNotificationsUI VideoToolbox Vision VisionKit
    WatchConnectivity WatchKit WidgetKit zlib
    """.split(whereSeparator: \.isWhitespace).map { String($0) })

  /// Returns whether a name is that of a module from Apple or the Swift toolchain.
  static func isModule(_ name: String) -> Bool { has(name) || missing.contains(name) }

  /// The prefixes of names in UIKit and the modules that it exports, such as Foundation.
  private static let prefixes = ["UI", "NS", "CA", "CG", "CF", "CT", "CI"]

  /// Returns whether a name in a source with these imports looks like an Apple name.
  static func isApples(_ name: String, imports: Set<String>) -> Bool {
    func fits(_ prefix: String) -> Bool {
      var rest = name.utf8[...]
      if rest.first == UInt8(ascii: "k") { rest.removeFirst() }
      guard rest.starts(with: prefix.utf8) else { return false }
      let after = rest.dropFirst(prefix.utf8.count)
      guard let first = after.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else {
        return false
      }
      // Names that consist of capital letters, such as `UIDS` and `NSFW`, are abbreviations that an app defines.
      return after.contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    }
    return prefixes.contains(where: fits)
      || imports.contains { shim($0)?.contains(where: fits) == true }
  }
}
