/// Keeps objects alive that callbacks remove while layouts are running.
///
/// An engine refers to views, constraints and guides without keeping them alive, and finds out only at its next update
/// which ones have left the hierarchy. Until then, these references keep them alive.
struct LayoutRemovals {
  /// The number of layouts that are running, including nested ones.
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

  /// Keeps a removed object alive until the running layouts end.
  mutating func keep(_ object: AnyObject) {
    if layouts > 0 { objects.append(object) }
  }
}
