package import Foundation

/// A load of a nib, during which its objects are created.
@MainActor
package protocol NibDecodingSession: AnyObject, Sendable {
  associatedtype Values: NibKeyedValues

  /// The values of the object that is being created.
  var current: Values { get }
}

/// The values of one object of a nib, by key. Every reader returns nil if the key is absent or has another type.
@MainActor
package protocol NibKeyedValues {
  associatedtype Key: NibKeyText

  func contains(_ key: Key) -> Bool
  func object(_ key: Key) -> Any?
  func bool(_ key: Key) -> Bool?
  func int(_ key: Key) -> Int?
  func double(_ key: Key) -> Double?
}

/// A key of values in a nib.
package protocol NibKeyText {
  init(_ name: String)
}

extension String: NibKeyText {}

/// The coder that `init(coder:)` receives from a nib: it returns the values of the object being created, by key.
///
/// This is the API for the app's `init(coder:)` overrides; the frameworks' own classes read from the session.
package final class NibKeyedCoder<Session: NibDecodingSession>: NSCoder {
  /// The session; nil once the load has ended, so that a coder that is kept returns no values.
  ///
  /// The reference is strong, because a weak one would make every use of the session slower. The session clears it.
  package private(set) var session: Session?

  package init(session: Session) {
    self.session = session
    super.init()
  }

  /// Releases the session, whose load has ended.
  package func end() { session = nil }

  /// Reads a value on the main actor: nib coders are only used where views are used.
  private func read<Value>(_ absent: Value, _ body: @MainActor (Session.Values) -> Value?) -> Value
  {
    nonisolated(unsafe) var result: Value?
    let session = session
    MainActor.assumeIsolated { result = session.flatMap { body($0.current) } }
    return result ?? absent
  }

  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool {
    read(false) { $0.contains(.init(key)) }
  }
  package override func decodeObject(forKey key: String) -> Any? {
    read(nil) { $0.object(.init(key)) }
  }
  package override func decodeBool(forKey key: String) -> Bool {
    read(false) { $0.bool(.init(key)) }
  }
  package override func decodeInteger(forKey key: String) -> Int { read(0) { $0.int(.init(key)) } }
  package override func decodeInt32(forKey key: String) -> Int32 {
    read(0) { $0.int(.init(key)).map { Int32(truncatingIfNeeded: $0) } }
  }
  package override func decodeInt64(forKey key: String) -> Int64 {
    read(0) { $0.int(.init(key)).map { Int64($0) } }
  }
  package override func decodeFloat(forKey key: String) -> Float {
    read(0) { $0.double(.init(key)).map { Float($0) } }
  }
  package override func decodeDouble(forKey key: String) -> Double {
    read(0) { $0.double(.init(key)) }
  }
}
