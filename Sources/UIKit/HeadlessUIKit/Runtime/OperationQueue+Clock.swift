public import Foundation

/// The main operation queue, whose operations run on the environment's clock.
///
/// Calls on other queues and from other threads use Foundation's implementation.
extension OperationQueue {
  /// Adds a block or an operation.
  ///
  /// This is a property that can be called like Foundation's methods, because an extension cannot replace them.
  public var addOperation: AddOperationCall { AddOperationCall(queue: self) }

  /// A call of `addOperation(_:)`.
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

    /// Starts an operation in the clock's next turn, unless it has been canceled.
    ///
    /// An operation with dependencies is passed to Foundation's queue, because its dependencies may not be ready.
    public func callAsFunction(_ operation: Operation) {
      guard queue === OperationQueue.main, DispatchQueue.isMain, operation.dependencies.isEmpty
      else {
        let add: (Operation) -> Void = queue.addOperation(_:)
        return add(operation)
      }
      DispatchQueue.main.async { operation.start() }
    }
  }
}
