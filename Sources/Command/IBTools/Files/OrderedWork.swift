import FileWork

/// Work on many items on several threads, with results in the order of the items.
package enum OrderedWork {
  /// Calls `work` for each item on any thread, and `emit` with each result on the current thread, until `emit` returns
  /// false.
  ///
  /// Only a limited number of results can wait for earlier ones, so memory use is bounded.
  /// - Parameters:
  ///   - isSerial: Whether to call `work` only on the current thread.
  ///   - threadsPerCore: The number of threads for each core; more than one if `work` often waits.
  ///   - progress: Receives the number of processed items.
  ///   - settle: Completes several results together before the first one is emitted.
  package static func forEach<Item: Sendable, Result: Sendable>(
    _ items: [Item], isSerial: Bool = false, threadsPerCore: Int = 1,
    progress: ProgressHandler = .none,
    work: @escaping @Sendable (Item) -> Result,
    settle: ([Result]) -> [Result] = { $0 },
    emit: (Result) -> Bool
  ) {
    let threads = isSerial || Supervisor.isSerial ? 1 : ParallelWork.cores * threadsPerCore
    let chunk = items.count > 3 && threads > 1 ? 64 : 1
    for start in stride(from: 0, to: items.count, by: chunk) {
      let part = Array(items[start..<min(start + chunk, items.count)])
      let results = settle(ParallelWork.map(part, threads: min(threads, part.count), work))
      progress.clear()
      for result in results where !emit(result) { return }
      progress.report(start + part.count, items.count)
    }
    progress.clear()
  }
}

/// Functions that show the progress of a run.
package struct ProgressHandler: Sendable {
  /// Shows the number of processed items and the total number of items.
  package let report: @Sendable (_ done: Int, _ total: Int) -> Void
  /// Clears the progress display, before other output.
  package let clear: @Sendable () -> Void

  package init(
    report: @escaping @Sendable (_ done: Int, _ total: Int) -> Void,
    clear: @escaping @Sendable () -> Void
  ) {
    (self.report, self.clear) = (report, clear)
  }

  /// Shows nothing.
  package static let none = ProgressHandler(report: { _, _ in }, clear: {})
}
