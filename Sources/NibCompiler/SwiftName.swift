/// The names of Swift classes as the Objective-C runtime has them.
enum SwiftName {
  /// `_TtC3App8DotsView` for `DotsView` of `App`; a nested class has its outer ones before it.
  static func mangled(_ name: String, module: String) -> String {
    let parts = name.utf8.split(separator: 0x2E).map { String(Substring($0)) }
    var mangled = "_Tt"
    for _ in parts { mangled += "C" }
    mangled += "\(module.utf8.count)\(module)"
    for part in parts { mangled += "\(part.utf8.count)\(part)" }
    return mangled
  }
}
