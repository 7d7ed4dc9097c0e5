import FileWork

/// Work on many items with one thread per core, with results in the order of the items.
enum OrderedWork {
  /// Calls `work` for each item on any thread, and `emit` with each result on the current thread, until `emit` returns
  /// false.
  ///
  /// A limited number of results wait for earlier results, so memory use is bounded. After a second, progress is
  /// printed to standard error.
  /// - Parameter isSerial: Whether to call `work` only on the current thread.
  static func forEach<Item: Sendable, Result: Sendable>(
    _ items: [Item], isSerial: Bool = false, work: @escaping @Sendable (Item) -> Result,
    emit: (Result) -> Bool
  ) {
    let cores = isSerial ? 1 : ParallelWork.cores
    let chunk = items.count > 3 && cores > 1 ? 64 : 1
    var progress = Progress(total: items.count)
    for start in stride(from: 0, to: items.count, by: chunk) {
      let part = Array(items[start..<min(start + chunk, items.count)])
      let results = ParallelWork.map(part, threads: min(cores, part.count), work)
      progress.clear()
      for result in results where !emit(result) { return }
      progress.report(start + part.count)
    }
    progress.clear()
  }
}
