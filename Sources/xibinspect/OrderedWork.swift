import FileWork

/// Work on many items on several threads, with results in the order of the items.
enum OrderedWork {
  /// Calls `work` for each item on any thread, and `emit` with each result on the current thread, until `emit` returns
  /// false.
  ///
  /// A limited number of results wait for earlier results, so memory use is bounded. After a second, progress is
  /// printed to standard error.
  /// - Parameters:
  ///   - isSerial: Whether to call `work` only on the current thread.
  ///   - threadsPerCore: The number of threads for each core; more than one if `work` often waits.
  static func forEach<Item: Sendable, Result: Sendable>(
    _ items: [Item], isSerial: Bool = false, threadsPerCore: Int = 1,
    work: @escaping @Sendable (Item) -> Result,
    emit: (Result) -> Bool
  ) {
    let threads = isSerial ? 1 : ParallelWork.cores * threadsPerCore
    let chunk = items.count > 3 && threads > 1 ? 64 : 1
    var progress = Progress(total: items.count)
    for start in stride(from: 0, to: items.count, by: chunk) {
      let part = Array(items[start..<min(start + chunk, items.count)])
      let results = ParallelWork.map(part, threads: min(threads, part.count), work)
      progress.clear()
      for result in results where !emit(result) { return }
      progress.report(start + part.count)
    }
    progress.clear()
  }
}
