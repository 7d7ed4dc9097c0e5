import Foundation

/// A class whose objects are stored in nibs and created by `init(coder:)`, which its subclasses must have.
@MainActor
protocol NibDecodable: AnyObject {
  init?(coder: NSCoder)
}

/// An app's class, other than a subclass of AppKit's classes, whose objects a nib may create.
///
/// On non-Apple platforms, code that only knows a class by name cannot call `NSObject.init`. With this conformance, a
/// nib calls `init()` for a custom object, as on a Mac.
@preconcurrency @MainActor
public protocol NibObject: NibConnectable {
  /// Creates an object for a nib.
  init()

  /// Finishes setting up the object, after all objects of the nib have received their outlets and attributes.
  func awakeFromNib()
}

extension NibObject {
  /// Does nothing.
  public func awakeFromNib() {}
}

/// An object of AppKit's classes that receives `awakeFromNib`.
@MainActor
protocol NibAwakening: AnyObject {
  func awakeFromNib()
}

/// The coder that `init(coder:)` receives from a nib: it returns the values of the object being created, by key.
final class NibCoder: NSCoder {
  /// The session; nil once the load has ended, so that a coder that is kept returns no values.
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
  override func containsValue(forKey key: String) -> Bool { read(false) { $0.contains(key) } }
  override func decodeObject(forKey key: String) -> Any? { read(nil) { $0.object(key) } }
  override func decodeBool(forKey key: String) -> Bool { read(false) { $0.bool(key) } }
  override func decodeInteger(forKey key: String) -> Int { read(0) { $0.int(key) } }
  override func decodeInt32(forKey key: String) -> Int32 {
    read(0) { $0.int(key).map { Int32(truncatingIfNeeded: $0) } }
  }
  override func decodeInt64(forKey key: String) -> Int64 { read(0) { $0.int(key).map(Int64.init) } }
  override func decodeFloat(forKey key: String) -> Float {
    read(0) { $0.double(key).map(Float.init) }
  }
  override func decodeDouble(forKey key: String) -> Double { read(0) { $0.double(key) } }
}

extension NSCoder {
  /// The values of the object being decoded; empty for a coder that does not belong to a nib.
  @MainActor var nib: NibValues {
    (self as? NibCoder)?.session?.current ?? NibValues(session: nil, object: 0)
  }
}
