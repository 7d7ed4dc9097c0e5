/// Returns the object in a value, as `value as AnyObject` does.
///
/// On non-Apple platforms, that cast first looks for a type to bridge the value to, which takes thousands of
/// instructions even for an instance of a class. A load casts every object in a nib.
func reference(to value: Any) -> AnyObject {
  guard type(of: value) is AnyClass else { return value as AnyObject }
  // An existential that holds an instance of a class begins with the reference.
  return withUnsafeBytes(of: value) { $0.load(as: AnyObject.self) }
}
