/// How much may still be done again: bounds what many references to one large value can cost.
///
/// A conversion that visits everything only a few times uses none of it; without the limit, a file of a few megabytes
/// could cause years of work.
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
