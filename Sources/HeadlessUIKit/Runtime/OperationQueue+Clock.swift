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
