/// The names of Swift classes in the Objective-C runtime.
enum SwiftName {
  /// Returns the mangled name of a class: `_TtC3App8DotsView` for `DotsView` of `App`; the name of a nested class
  /// contains those of the enclosing classes.
  static func mangled(_ name: String, module: String) -> String {
    let parts = name.utf8.split(separator: 0x2E).map { String(Substring($0)) }
    var mangled = "_Tt"
    for _ in parts { mangled += "C" }
    mangled += "\(module.utf8.count)\(module)"
    for part in parts { mangled += "\(part.utf8.count)\(part)" }
    return mangled
  }
}
