public import Foundation

/// A class whose objects are stored in nibs.
@MainActor
protocol NibMade: AnyObject {
  /// Creates an object from the keys of a nib; nil if its initializer fails.
  static func made(by coder: NSCoder) -> Self?

  /// The object's location in its nib; nil for an object that code created.
  var nibReference: NibReference? { get set }
}

/// A class whose objects are created by `init(coder:)`, which its subclasses must have.
@MainActor
protocol NibDecodable: NibMade {
  init?(coder: NSCoder)
}

extension NibDecodable {
  static func made(by coder: NSCoder) -> Self? { self.init(coder: coder) }
}

/// The coder that `init(coder:)` receives from a nib. UIKit's classes read through ``NSCoder/nib``.
typealias NibCoder = NibKeyedCoder<NibSession>

extension NibSession: NibDecodingSession {}
extension NibValues: NibKeyedValues {}
extension NibKeyName: NibKeyText {}

extension NSCoder {
  /// The values of the object being decoded; empty for a coder that does not belong to a nib.
  @MainActor var nib: NibValues { (self as? NibCoder)?.session?.current ?? NibValues() }

  /// Returns the point for a key. Coders that do not belong to a nib use Foundation's method.
  @preconcurrency @MainActor public func decodeCGPoint(forKey key: String) -> CGPoint {
    self is NibCoder ? nib.point(NibKeyName(key)) ?? .zero : decodePoint(forKey: key)
  }
  /// Returns the size for a key. Coders that do not belong to a nib use Foundation's method.
  @preconcurrency @MainActor public func decodeCGSize(forKey key: String) -> CGSize {
    self is NibCoder ? nib.size(NibKeyName(key)) ?? .zero : decodeSize(forKey: key)
  }
  /// Returns the rectangle for a key. Coders that do not belong to a nib use Foundation's method.
  @preconcurrency @MainActor public func decodeCGRect(forKey key: String) -> CGRect {
    self is NibCoder ? nib.rect(NibKeyName(key)) ?? .zero : decodeRect(forKey: key)
  }
  /// Returns the insets for a key; zero for coders that do not belong to a nib.
  @preconcurrency @MainActor public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    nib.insets(NibKeyName(key)) ?? .zero
  }
}
