import Synchronization

/// Whether anything answers for changes of the layers of views.
enum LayerWatch {
  /// It only spares layers the question of who is watching each time that something is set.
  private static let openBlocks = Atomic<Int>(0)

  /// Whether a block is open in any environment.
  static var isOpen: Bool { openBlocks.load(ordering: .relaxed) > 0 }

  /// Runs changes of layers that may be animated.
  static func during<Result>(_ changes: () throws -> Result) rethrows -> Result {
    open()
    defer { close() }
    return try changes()
  }

  /// Begins a block; ``close()`` ends it.
  static func open() { openBlocks.add(1, ordering: .relaxed) }

  static func close() { openBlocks.subtract(1, ordering: .relaxed) }
}
