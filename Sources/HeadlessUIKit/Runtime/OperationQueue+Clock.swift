public import Foundation

/// The main operation queue, whose operations go by the clock of the environment. Other queues, and calls from other
/// threads, are Foundation's own.
extension OperationQueue {
  /// Adds a block or an operation; called with arguments like Foundation's methods, which an extension cannot replace.
  public var addOperation: AddOperationCall { AddOperationCall(queue: self) }

  /// The calls of `addOperation(_:)`.
  public struct AddOperationCall {
    fileprivate let queue: OperationQueue

    /// Runs a block in the clock's next turn.
    public func callAsFunction(_ block: @escaping @Sendable () -> Void) {
      guard queue === OperationQueue.main, DispatchQueue.isMain else {
        let add: (@escaping @Sendable () -> Void) -> Void = queue.addOperation(_:)
        return add(block)
      }
      DispatchQueue.main.async(execute: block)
    }

    /// Starts an operation in the clock's next turn, unless it has been cancelled. One that depends on others, which may
    /// not be ready, is Foundation's own.
    public func callAsFunction(_ operation: Operation) {
      guard queue === OperationQueue.main, DispatchQueue.isMain, operation.dependencies.isEmpty
      else {
        let add: (Operation) -> Void = queue.addOperation(_:)
        return add(operation)
      }
      nonisolated(unsafe) let operation = operation
      DispatchQueue.main.async { operation.start() }
    }
  }
}

/// Groups whose work is done notify the main queue by the clock of the environment.
extension DispatchGroup {
  /// Runs a block when the group's work is done; called with arguments like Dispatch's method.
  public var notify: NotifyCall { NotifyCall(group: self) }

  /// The call of `notify(queue:execute:)`.
  public struct NotifyCall {
    fileprivate let group: DispatchGroup

    /// Runs a block on a queue when the group's work is done: on the main queue in the clock's next turn if it is done
    /// already, otherwise when the test waits for tasks.
    public func callAsFunction(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
      execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
      let isDone = group.wait(timeout: .now()) == .success
      guard isDone, queue.isMainQueue, DispatchQueue.isMain else {
        return group.notify(qos:flags:queue:execute:)(qos, flags, queue, work)
      }
      queue.async(execute: work)
    }

    /// Runs a work item on a queue when the group's work is done.
    public func callAsFunction(queue: DispatchQueue, work: DispatchWorkItem) {
      nonisolated(unsafe) let work = work
      callAsFunction(queue: queue) { work.perform() }
    }
  }
}
