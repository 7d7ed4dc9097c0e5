public import Foundation

/// The options for how tables retain and compare their objects.
public enum NSPointerFunctions {
  /// The options of a table, as a set of bits.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let strongMemory: Options = []
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPersonality: Options = []
    /// Objects are equal only if they are the same object.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// A strong or weak reference to an object in a table.
private struct TableSlot<Object: AnyObject> {
  private(set) weak var object: Object?
  private let kept: Object?
  private let comparesPointers: Bool

  init(_ object: Object, _ options: NSPointerFunctions.Options) {
    self.object = object
    kept = options.contains(.weakMemory) ? nil : object
    comparesPointers = options.contains(.objectPointerPersonality)
  }

  func holds(_ other: Object) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    guard !comparesPointers, let object = object as? NSObject else { return false }
    return object.isEqual(other)
  }
}

/// A set of objects that may hold them weakly, for example for multiple delegates.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private var slots: [TableSlot<ObjectType>] = []

  /// Creates a table whose options determine whether it retains its objects.
  public init(options: NSPointerFunctions.Options, capacity: Int = 0) {
    self.options = options
    super.init()
  }

  /// Returns a new table that does not retain its objects.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects that have not been deallocated, in the order in which they were added.
  open var allObjects: [ObjectType] { slots.compactMap(\.object) }
  open var anyObject: ObjectType? { allObjects.first }
  open var count: Int { allObjects.count }

  /// Returns the objects that have not been deallocated.
  open func objectEnumerator() -> NSEnumerator { (allObjects as NSArray).objectEnumerator() }

  /// Adds an object, unless the table already contains it.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    slots.removeAll { $0.object == nil }
    slots.append(TableSlot(object, options))
  }

  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    slots.removeAll { $0.object == nil || $0.holds(object) }
  }

  open func removeAllObjects() { slots = [] }

  /// Returns whether the table contains an equal object.
  open func contains(_ anObject: ObjectType?) -> Bool {
    anObject.map { object in slots.contains { $0.holds(object) } } ?? false
  }
}

/// A map from objects to objects that may hold both weakly.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let options: (key: NSPointerFunctions.Options, value: NSPointerFunctions.Options)
  private var slots: [(key: TableSlot<KeyType>, value: TableSlot<ObjectType>)] = []

  /// Creates a table whose options determine whether it retains its keys and objects.
  public init(
    keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options,
    capacity: Int = 0
  ) {
    options = (keyOptions, valueOptions)
    super.init()
  }

  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .strongMemory)
  }
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .weakMemory)
  }
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .strongMemory)
  }
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  open var count: Int { slots.count { $0.key.object != nil && $0.value.object != nil } }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { key in slots.first { $0.key.holds(key) }?.value.object }
  }

  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    slots.append((TableSlot(aKey, options.key), TableSlot(anObject, options.value)))
  }

  open func removeObject(forKey aKey: KeyType?) {
    slots.removeAll { slot in
      slot.key.object == nil || slot.value.object == nil || aKey.map(slot.key.holds) == true
    }
  }

  open func removeAllObjects() { slots = [] }

  /// Returns the keys that have not been deallocated.
  open func keyEnumerator() -> NSEnumerator {
    (slots.compactMap(\.key.object) as NSArray).objectEnumerator()
  }

  /// Returns the objects that have not been deallocated.
  open func objectEnumerator() -> NSEnumerator? {
    (slots.compactMap(\.value.object) as NSArray).objectEnumerator()
  }
}
