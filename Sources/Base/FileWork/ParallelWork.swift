import CFileWork
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Processes many items on several threads.
package enum ParallelWork {
  /// The number of threads that can run at once.
  package static var cores: Int { Int(core_count()) }

  /// Returns the result for each item, in the order of the items. After a crash, one thread does all work, so that the
  /// item that causes it is found.
  /// - Parameter stackSize: The stack size of each thread in bytes; nil for the system's default, in which case this
  ///   thread also processes items.
  package static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], threads: Int, stackSize: Int? = nil,
    _ work: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let threads = Supervisor.isSerial ? 1 : threads
    let shared = Shared<Item, Result>(items, work)
    let others = (stackSize == nil ? 1 : 0)..<max(1, threads)
    let workers = others.compactMap { _ in WorkerThread(stackSize: stackSize) { shared.run() } }
    // If no thread could be created, this thread does the work.
    if stackSize == nil || workers.isEmpty { shared.run() }
    for worker in workers { worker.join() }
    return shared.results
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
