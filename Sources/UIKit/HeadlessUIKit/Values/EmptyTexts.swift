public import Foundation

// Foundation declares `init()` of these classes only with Objective-C, and an extension cannot override it. An
// initializer with an argument that callers never pass is called in the same way.

extension NSAttributedString {
  /// Creates an empty string, also one that can be changed.
  public convenience init(_empty: Void = ()) { self.init(string: "") }
}

extension NSMutableString {
  /// Creates an empty string.
  public convenience init(_empty: Void = ()) { self.init(string: "") }
}
