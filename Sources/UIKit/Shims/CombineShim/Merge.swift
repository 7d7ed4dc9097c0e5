#if Combine
  import Foundation
  public import OpenCombine

  // Implements `merge` and `combineLatest`, which OpenCombine lacks. All sources receive an unlimited demand.

  extension Publishers {
    /// A publisher of the values of several publishers of one type, in the order in which they arrive.
    public struct MergeMany<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      public let publishers: [Upstream]

      public init(_ upstream: Upstream...) { publishers = upstream }
      public init<Several: Swift.Sequence>(_ upstream: Several)
      where Several.Element == Upstream {
        publishers = Array(upstream)
      }

      public func receive<Receiver: Subscriber>(subscriber: Receiver)
      where Receiver.Input == Output, Receiver.Failure == Failure {
        Sources<Output, Failure>(subscriber).start(
          publishers.map { upstream in
            { sources in
              upstream.sink(
                receiveCompletion: { sources.end($0) }, receiveValue: { sources.send($0) })
            }
          })
      }
    }

    /// A publisher of the latest values of two publishers, whenever one of them has a new value.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
      public typealias Output = (A.Output, B.Output)
      public typealias Failure = A.Failure

      public let a: A
      public let b: B

      public init(_ a: A, _ b: B) {
        self.a = a
        self.b = b
      }

      public func receive<Receiver: Subscriber>(subscriber: Receiver)
      where Receiver.Input == Output, Receiver.Failure == Failure {
        let latest = Latest<A.Output, B.Output>()
        Sources<Output, Failure>(subscriber).start([
          { sources in
            a.sink(receiveCompletion: { sources.end($0) }) { value in
              sources.send { latest.pair(first: value) }
            }
          },
          { sources in
            b.sink(receiveCompletion: { sources.end($0) }) { value in
              sources.send { latest.pair(second: value) }
            }
          },
        ])
      }
    }
  }

  /// The latest values of two sources. Only one thread at a time may access them.
  private final class Latest<First, Second> {
    private var first: First?
    private var second: Second?

    func pair(first value: First) -> (First, Second)? {
      first = value
      return second.map { (value, $0) }
    }

    func pair(second value: Second) -> (First, Second)? {
      second = value
      return first.map { ($0, value) }
    }
  }

  /// A subscription that delivers the values of several sources to one subscriber, one at a time.
  ///
  /// It delivers only as many values as the subscriber requests; the others wait.
  private final class Sources<Output, Failure: Error>: Subscription {
    private let lock = NSRecursiveLock()
    private let receive: (Output) -> Subscribers.Demand
    private let complete: (Subscribers.Completion<Failure>) -> Void
    private let begin: (any Subscription) -> Void
    private var demand = Subscribers.Demand.none
    private var waiting: [Output] = []
    private var running = 0
    private var isOver = false
    private var subscriptions: [AnyCancellable] = []

    init<Receiver: Subscriber>(_ receiver: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      receive = receiver.receive
      complete = receiver.receive(completion:)
      begin = receiver.receive(subscription:)
    }

    /// Sends the subscription to the subscriber, and then subscribes to all sources.
    func start(_ sources: [(Sources) -> AnyCancellable]) {
      running = sources.count
      begin(self)
      for source in sources where !isOver { keep(source(self)) }
      if sources.isEmpty { finish(.finished) }
    }

    private func keep(_ subscription: AnyCancellable) {
      lock.withLock { subscriptions.append(subscription) }
      if isOver { cancel() }
    }

    func request(_ demand: Subscribers.Demand) {
      lock.lock()
      defer { lock.unlock() }
      self.demand += demand
      deliver()
    }

    func send(_ value: Output) { send { value } }

    /// Delivers the value of a closure, which runs while no other thread delivers a value; nil delivers nothing.
    func send(_ make: () -> Output?) {
      lock.lock()
      defer { lock.unlock() }
      guard !isOver, let value = make() else { return }
      waiting.append(value)
      deliver()
    }

    private func deliver() {
      while !isOver, demand > 0, !waiting.isEmpty {
        demand -= 1
        demand += receive(waiting.removeFirst())
      }
      if running == 0, waiting.isEmpty { finish(.finished) }
    }

    /// Finishes immediately after a failure; otherwise, once all sources have finished and no value is waiting.
    func end(_ completion: Subscribers.Completion<Failure>) {
      let isFailure = if case .failure = completion { true } else { false }
      lock.withLock {
        running -= 1
        if isFailure || running == 0 && waiting.isEmpty { finish(completion) }
      }
      // After a failure, the subscriptions to the other sources are canceled.
      if isFailure { cancel() }
    }

    private func finish(_ completion: Subscribers.Completion<Failure>) {
      guard !isOver else { return }
      isOver = true
      complete(completion)
    }

    func cancel() {
      lock.lock()
      isOver = true
      waiting = []
      let ended = subscriptions
      subscriptions = []
      lock.unlock()
      for subscription in ended { subscription.cancel() }
    }
  }
#endif
