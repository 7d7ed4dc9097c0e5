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

/// The coder that `init(coder:)` receives from a nib: it returns the values of the object being created, by key.
///
/// This is the API for the app's `init(coder:)` overrides; UIKit's classes read through ``NSCoder/nib``.
final class NibCoder: NSCoder {
  /// The session; nil once the load has ended, so that a coder that is kept returns no values.
  ///
  /// The reference is strong, because a weak one would make every use of the session slower. The session clears it.
  private(set) var session: NibSession?

  init(session: NibSession) {
    self.session = session
    super.init()
  }

  /// Releases the session, whose load has ended.
  func end() { session = nil }

  /// Reads a value on the main actor: nib coders are only used where views are used.
  private func read<Value>(_ absent: Value, _ body: @MainActor (NibValues) -> Value?) -> Value {
    nonisolated(unsafe) var result: Value?
    let session = session
    MainActor.assumeIsolated { result = session.flatMap { body($0.current) } }
    return result ?? absent
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool {
    read(false) { $0.contains(NibKeyName(key)) }
  }
  override func decodeObject(forKey key: String) -> Any? {
    read(nil) { $0.object(NibKeyName(key)) }
  }
  override func decodeBool(forKey key: String) -> Bool { read(false) { $0.bool(NibKeyName(key)) } }
  override func decodeInteger(forKey key: String) -> Int { read(0) { $0.int(NibKeyName(key)) } }
  override func decodeInt32(forKey key: String) -> Int32 {
    read(0) { $0.int(NibKeyName(key)).map { Int32(truncatingIfNeeded: $0) } }
  }
  override func decodeInt64(forKey key: String) -> Int64 {
    read(0) { $0.int(NibKeyName(key)).map { Int64($0) } }
  }
  override func decodeFloat(forKey key: String) -> Float {
    read(0) { $0.double(NibKeyName(key)).map { Float($0) } }
  }
  override func decodeDouble(forKey key: String) -> Double {
    read(0) { $0.double(NibKeyName(key)) }
  }
}

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
