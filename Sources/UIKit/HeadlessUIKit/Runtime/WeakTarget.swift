/// A weak reference to an object, for storage in collections.
struct WeakTarget {
  weak var object: AnyObject?
}
