public import Foundation

// Foundation declares `init()` of these classes only with Objective-C, and an extension cannot override it. An
// initializer with a parameter that callers never pass is called in the same way.

extension NSAttributedString {
  /// Creates an empty string, including a mutable one.
  public convenience init(_empty: Void = ()) { self.init(string: "") }
}

extension NSMutableString {
  /// Creates an empty string.
  public convenience init(_empty: Void = ()) { self.init(string: "") }
}
