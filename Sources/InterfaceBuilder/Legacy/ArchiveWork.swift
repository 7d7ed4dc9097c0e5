/// How much may still be done again: bounds what many references to one large value can cost.
///
/// A conversion in which everything is looked at a few times never spends any of it; without it, a file
/// of a few megabytes could ask for years of work.
final class ArchiveWork {
  private var left: Int

  /// - Parameter nodes: The nodes of the archive.
  init(nodes: Int) { left = 2_000_000 + 16 * nodes }

  /// Whether values must be left out.
  var isExhausted: Bool { left < 0 }

  /// Notes how many steps something took; what every value needs is free.
  func spend(_ steps: Int) {
    if steps > 64 { left -= steps }
  }
}
