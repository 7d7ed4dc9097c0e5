/// An object that is not kept alive.
struct WeakTarget {
  weak var object: AnyObject?
}
