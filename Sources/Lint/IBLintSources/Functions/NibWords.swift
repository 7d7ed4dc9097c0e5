import IBLint

/// Names that suggest that code may load a nib indirectly, and names that are known not to.
enum NibWords {
  /// Returns whether a name contains a word about nibs.
  static func speakOfNibs(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    guard bytes.count > 2 else { return false }
    return (0..<bytes.count - 2).contains { index in
      let first = bytes[index] | 0x20
      return (first == UInt8(ascii: "n") || first == UInt8(ascii: "x"))
        && bytes[index + 1] | 0x20 == UInt8(ascii: "i")
        && bytes[index + 2] | 0x20 == UInt8(ascii: "b")
    }
  }

  /// The names with which code in any language loads nibs. Code that contains one of them outside the functions that
  /// were read may load any nib.
  static let loading: Set<String> = [
    "loadNibNamed", "UINib", "NSNib", "nibWithNibName", "initWithNibNamed", "instantiateWithOwner",
  ]

  /// Returns whether a function is known not to load nibs, except for calls that the reader recognizes as loads.
  static func isHarmless(_ function: String) -> Bool {
    harmless.contains(function) || holding.contains(function) || FrameworkPrefixes.cover(function)
  }

  /// Functions that hold an object, or something that belongs to it, and call nothing of it before they return.
  private static let holding: Set<String> = [
    "objc_setAssociatedObject", "objc_getAssociatedObject", "objc_removeAssociatedObjects",
    "object_getClass", "object_getClassName", "CFBridgingRetain", "passRetained", "passUnretained",
    "withExtendedLifetime", "addObserver", "removeObserver", "addTarget", "removeTarget",
  ]

  private static let harmless: Set<String> = [
    "awakeFromNib", "prepareForInterfaceBuilder", "loadNibNamed", "UINib", "NSNib",
    "instantiateWithOwner", "nibWithNibName", "initWithNibName", "initWithNibNamed",
    "initWithWindowNibName", "nib", "nibBundle", "nibName", "registerNib", "windowNibName",
    "String",
    "ObjectIdentifier", "type", "print", "debugPrint",
  ]

  /// Returns whether a Swift attribute adds no hidden code.
  static func isHarmlessAttribute(_ name: String) -> Bool { attributes.contains(name) }

  private static let attributes: Set<String> = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction",
    "Invalidating", "MainActor", "NSApplicationMain", "NSCopying", "NSManaged", "Published",
    "Sendable", "UIApplicationMain", "autoclosure", "available", "backDeployed", "concurrent",
    "convention", "discardableResult", "dynamicCallable", "dynamicMemberLookup", "escaping",
    "frozen", "globalActor", "inlinable", "inline", "main", "nonobjc", "objc", "objcMembers",
    "preconcurrency", "propertyWrapper", "resultBuilder", "retroactive", "testable", "unchecked",
    "unknown", "usableFromInline", "warn_unqualified_access",
  ]

  /// Returns whether a module belongs to Swift or Apple.
  static func isFrameworkModule(_ name: String) -> Bool {
    modules.contains(name)
  }

  private static let modules: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "AppKit",
    "AudioToolbox", "AuthenticationServices", "Cocoa", "Combine", "Contacts", "ContactsUI",
    "CoreAudio", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics",
    "CoreImage", "CoreLocation", "CoreMedia", "CoreML", "CoreMotion", "CoreNFC", "CoreServices",
    "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo",
    "Darwin", "Dispatch", "EventKit", "EventKitUI", "Foundation", "GLKit", "GameKit",
    "GameplayKit", "HealthKit", "ImageIO", "LinkPresentation", "LocalAuthentication", "MapKit",
    "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MobileCoreServices",
    "NaturalLanguage", "Network", "NotificationCenter", "ObjectiveC", "Observation", "PDFKit",
    "PassKit", "PencilKit", "Photos", "PhotosUI", "QuartzCore", "QuickLook", "SafariServices",
    "SceneKit", "Security", "SpriteKit", "StoreKit", "Swift", "SwiftUI", "SystemConfiguration",
    "TVUIKit", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI",
    "Vision", "WatchKit", "WebKit", "WidgetKit", "os", "simd",
  ]

  /// Returns whether a macro belongs to Swift or a framework.
  static func isHarmlessMacro(_ name: String) -> Bool { macros.contains(name) }

  private static let macros: Set<String> = [
    "Predicate", "Preview", "colorLiteral", "column", "dsohandle", "error", "externalMacro", "file",
    "fileID", "fileLiteral", "filePath", "function", "imageLiteral", "isolation", "keyPath", "line",
    "selector", "warning",
  ]
}
