import Synchronization

/// The state that determines whether changes to the layers of views may be animated.
enum LayerWatch {
  /// The number of open animation blocks. While it is 0, layers skip the search for an action on each change.
  private static let openBlocks = Atomic<Int>(0)

  /// Whether an animation block is open in any environment.
  static var isOpen: Bool { openBlocks.load(ordering: .relaxed) > 0 }

  /// Runs changes of layers, which may be animated.
  static func during<Result>(_ changes: () throws -> Result) rethrows -> Result {
    open()
    defer { close() }
    return try changes()
  }

  /// Opens an animation block, which ``close()`` ends.
  static func open() { openBlocks.add(1, ordering: .relaxed) }

  static func close() { openBlocks.subtract(1, ordering: .relaxed) }
}
