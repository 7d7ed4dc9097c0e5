import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Work on many items with a thread a core, its results handed on in the order of the items.
enum OrderedWork {
  /// Calls `work` for each item, on any thread, and `emit` with each result, on this one, as long as it
  /// wants more.
  ///
  /// Results wait until those before them are there, at most a few of them, so memory stays bounded.
  /// What takes longer than a second says on standard error how far it is.
  /// - Parameter isSerial: Whether `work` is called on this thread alone.
  static func forEach<Item: Sendable, Result: Sendable>(
    _ items: [Item], isSerial: Bool = false, work: @escaping @Sendable (Item) -> Result,
    emit: (Result) -> Bool
  ) {
    let cores = isSerial ? 1 : max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    let chunk = items.count > 3 && cores > 1 ? 64 : 1
    var progress = Progress(total: items.count)
    for start in stride(from: 0, to: items.count, by: chunk) {
      let part = Array(items[start..<min(start + chunk, items.count)])
      let results = parallelMap(part, threads: min(cores, part.count), work)
      progress.clear()
      for result in results where !emit(result) { return }
      progress.report(start + part.count)
    }
    progress.clear()
  }

  private static func parallelMap<Item: Sendable, Result: Sendable>(
    _ items: [Item], threads: Int, _ work: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let shared = Shared<Item, Result>(items, work)
    var handles: [pthread_t] = []
    for _ in 1..<threads {
      var handle = pthread_t()
      let started = pthread_create(
        &handle, nil,
        { context in
          Unmanaged<Worker>.fromOpaque(context!).takeRetainedValue().body()
          return nil
        }, Unmanaged.passRetained(Worker { shared.run() }).toOpaque())
      if started == 0 { handles.append(handle) }
    }
    shared.run()
    for handle in handles { pthread_join(handle, nil) }
    return shared.results
  }

  private final class Worker: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private final class Shared<Item: Sendable, Result: Sendable>: Sendable {
    private let items: [Item]
    private let work: @Sendable (Item) -> Result
    private let next = Atomic<Int>(0)
    private let done: Mutex<[Result?]>

    init(_ items: [Item], _ work: @escaping @Sendable (Item) -> Result) {
      self.items = items
      self.work = work
      done = Mutex(Array(repeating: nil, count: items.count))
    }

    func run() {
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < items.count else { return }
        let result = work(items[index])
        done.withLock { $0[index] = result }
      }
    }

    var results: [Result] { done.withLock { $0.compactMap { $0 } } }
  }
}
