import Foundation

/// The texts of objects that apps log, in UIKit's form.
enum LoggedObject {
  /// Returns the class and the address of an object: `<Module.Class: 0x7f8a1c00>`.
  static func text(of object: AnyObject) -> String { "<\(start(of: object))>" }

  /// Returns the class and the address of an object, or `(null)`.
  static func text(of object: AnyObject?) -> String { object.map(text(of:)) ?? "(null)" }

  /// Returns the class and the address of an object without brackets.
  static func start(of object: AnyObject) -> String {
    "\(name(of: type(of: object))): \(address(of: object))"
  }

  /// Returns the address of an object: `0x7f8a1c00`.
  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  /// Returns the name of a class: of an app's class with its module.
  static func name(of type: AnyClass) -> String {
    isFramework(type) ? "\(type)" : qualifiedName(of: type)
  }

  /// Returns the name of a class with its module and the types around it.
  static func qualifiedName(of type: AnyClass) -> String {
    // The file of a private class has no name.
    _typeName(type, qualified: true).split(separator: ".")
      .filter { !$0.hasPrefix("(unknown context") }.joined(separator: ".")
  }

  /// Returns whether a class belongs to one of Apple's frameworks.
  static func isFramework(_ type: AnyClass) -> Bool {
    frameworks.contains(ClassNames.module(of: type))
  }

  /// The modules whose classes are classes of Objective-C on a device, which have no module.
  private static let frameworks: Set<String> = [
    "HeadlessUIKit", "UIKit", "Foundation", "ARKit", "AVFoundation", "AVKit", "CoreImage", "GLKit",
    "MapKit", "MessageUI", "MetalKit", "PDFKit", "Photos", "PhotosUI", "QuartzCore",
    "SafariServices", "SceneKit", "SpriteKit", "StoreKit", "WebKit",
  ]
}

extension BinaryFloatingPoint {
  /// The number with up to six digits, as `%g` prints it.
  var loggedText: String { String(format: "%g", Double(self)) }

  /// The number with all digits, as `%.17g` prints it.
  var exactText: String { String(format: "%.17g", Double(self)) }
}
