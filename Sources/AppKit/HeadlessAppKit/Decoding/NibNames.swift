import NibFormat
import NibSources
import ObjectFields

/// The classes that the objects of a nib have at run time.
@MainActor
struct NibNames {
  private let source: NibSource

  init(_ source: NibSource) { self.source = source }

  /// The classes of objects in place of which nibs have objects of their own classes.
  static let plainClasses = [
    "NSCustomObject": "NSObject", "NSCustomView": "NSView", "NSWindowTemplate": "NSWindow",
  ]

  /// Returns the class of an object, in Swift's notation.
  func className(of index: Int) -> String {
    let name = source.graph.className(of: index)
    let stated =
      switch name {
      case "NSClassSwapper", "NSCustomObject", "NSCustomView":
        source.text("NSClassName", of: index)
      case "NSWindowTemplate": source.text("NSWindowClass", of: index)
      default: nil as String?
      }
    return SwiftClasses.readable(stated ?? Self.plainClasses[name] ?? name)
  }

  /// Returns whether an object's class is an app's class.
  func isCustom(_ index: Int) -> Bool {
    switch source.graph.className(of: index) {
    case "NSClassSwapper": true
    case "NSCustomObject", "NSCustomView", "NSWindowTemplate":
      NibClasses.types[className(of: index)] == nil && !className(of: index).hasPrefix("NS")
    default: false
    }
  }
}
