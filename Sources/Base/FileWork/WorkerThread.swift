import CFileWork

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread that runs concurrently with the thread that creates it.
package struct WorkerThread {
  private let handle: pthread_t

  /// Starts a thread. Returns nil if the system has no memory or no thread id left, so that the caller can do the work.
  ///
  /// Each thread must be joined. A crash in the thread is handled like a crash in the main thread (``Supervisor``).
  /// - Parameter stackSize: The stack size in bytes; nil for the system's default.
  package init?(stackSize: Int? = nil, _ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    if let stackSize { pthread_attr_setstacksize(&attributes, stackSize) }
    let work = Unmanaged.passRetained(Work(body))
    // On Darwin, the handle is optional before the thread exists.
    #if canImport(Darwin)
      var created: pthread_t?
    #else
      var created = pthread_t()
    #endif
    let code = pthread_create(
      &created, &attributes,
      { context in
        let stack = supervision_prepare_thread()
        #if canImport(Darwin)
          Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
        #else
          Unmanaged<Work>.fromOpaque(context!).takeRetainedValue().body()
        #endif
        supervision_release_thread(stack)
        return nil
      }, work.toOpaque())
    #if canImport(Darwin)
      guard code == 0, let created else {
        work.release()
        return nil
      }
    #else
      guard code == 0 else {
        work.release()
        return nil
      }
    #endif
    handle = created
  }

  /// Waits until the thread has ended.
  package func join() { pthread_join(handle, nil) }

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
