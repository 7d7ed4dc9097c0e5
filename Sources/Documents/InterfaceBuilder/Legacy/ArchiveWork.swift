/// A budget for repeated work, which limits the cost of many references to one large value.
///
/// A conversion that visits each value only a few times uses none of the budget. Without it, a file of a few megabytes
/// could take years to convert.
final class ArchiveWork {
  private var left: Int

  /// Creates a budget for an archive.
  /// - Parameter nodes: The number of nodes in the archive.
  init(nodes: Int) { left = 2_000_000 + 16 * nodes }

  /// Whether the budget is used up, so that values must be omitted.
  var isExhausted: Bool { left < 0 }

  /// Records the steps that an operation took; the steps that every value requires are free.
  func spend(_ steps: Int) {
    if steps > 64 { left -= steps }
  }
}
