public import Foundation

// Foundation has `init()` of these classes only with Objective-C, and an extension cannot override it: an initializer whose
// one argument is never given is called the same way.

extension NSMutableAttributedString {
  /// A text without characters.
  public convenience init(_empty: Void = ()) { self.init(string: "") }
}

extension NSMutableString {
  /// A text without characters.
  public convenience init(_empty: Void = ()) { self.init(string: "") }
}
