/// The objects that callbacks remove while layouts run, which this list keeps alive.
///
/// An engine refers to views, constraints and guides without keeping them alive, and finds out at its next update that
/// some have left the hierarchy. Until then, these references do.
struct LayoutRemovals {
  /// The number of layouts that are running, nested in each other.
  private var layouts = 0
  private var objects: [AnyObject] = []

  mutating func begin() { layouts += 1 }

  /// Ends a layout, and returns the objects that may be released now.
  mutating func end() -> [AnyObject] {
    layouts -= 1
    guard layouts == 0, !objects.isEmpty else { return [] }
    defer { objects = [] }
    return objects
  }

  /// Keeps a removed object alive until the layouts that are running end.
  mutating func keep(_ object: AnyObject) {
    if layouts > 0 { objects.append(object) }
  }
}
