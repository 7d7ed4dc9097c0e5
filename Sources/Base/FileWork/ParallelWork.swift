import CFileWork
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Processes many items with several threads.
package enum ParallelWork {
  /// The number of threads that can work at once.
  package static var cores: Int { Int(core_count()) }

  /// Returns the result for each item, in the order of the items.
  /// - Parameter stackSize: The stack size of each thread in bytes; nil for the system's default, which also uses this
  ///   thread.
  package static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], threads: Int, stackSize: Int? = nil,
    _ work: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let shared = Shared<Item, Result>(items, work)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    if let stackSize { pthread_attr_setstacksize(&attributes, stackSize) }
    var handles: [pthread_t] = []
    for _ in (stackSize == nil ? 1 : 0)..<max(1, threads) {
      var handle = pthread_t()
      let worker = Unmanaged.passRetained(Worker { shared.run() })
      let started = pthread_create(
        &handle, &attributes,
        { context in
          Unmanaged<Worker>.fromOpaque(context!).takeRetainedValue().body()
          return nil
        }, worker.toOpaque())
      if started == 0 { handles.append(handle) } else { worker.release() }
    }
    // If no thread could be created, this thread does the work.
    if stackSize == nil || handles.isEmpty { shared.run() }
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
