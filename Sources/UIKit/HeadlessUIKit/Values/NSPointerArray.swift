public import Foundation

/// An array of pointers to objects, which may hold the objects weakly, for example for multiple delegates.
///
/// The pointer to an object that is deallocated becomes nil. It keeps its position until ``compact()``.
open class NSPointerArray: NSObject {
  private struct Slot {
    weak var object: AnyObject?
    var kept: AnyObject?
  }

  private let options: NSPointerFunctions.Options
  private var slots: [Slot] = []

  /// Creates an array whose options determine whether it retains its objects.
  public init(options: NSPointerFunctions.Options = .strongMemory) {
    self.options = options
    super.init()
  }

  /// Returns a new array that retains its objects.
  open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

  /// Returns a new array that does not retain its objects.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// The objects that have not been deallocated.
  open var allObjects: [Any] { slots.compactMap(\.object) }

  /// The number of pointers, including those to deallocated objects. Setting a smaller number removes the last
  /// pointers; setting a larger one adds nil pointers.
  open var count: Int {
    get { slots.count }
    set {
      let new = max(newValue, 0)
      slots = Array(slots.prefix(new))
      while slots.count < new { slots.append(Slot()) }
    }
  }

  /// Returns the pointer at an index; nil for a deallocated object.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    slots[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Adds a pointer to an object, or nil.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { slots.append(slot(pointer)) }

  /// Inserts a pointer to an object, or nil.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    slots.insert(slot(item), at: index)
  }

  /// Replaces the pointer at an index.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    slots[index] = slot(item)
  }

  /// Removes the pointer at an index.
  open func removePointer(at index: Int) { slots.remove(at: index) }

  /// Removes all nil pointers, including those of deallocated objects.
  open func compact() { slots.removeAll { $0.object == nil } }

  private func slot(_ pointer: UnsafeMutableRawPointer?) -> Slot {
    let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    return Slot(object: object, kept: options.contains(.weakMemory) ? nil : object)
  }
}
