#if Combine
  public import OpenCombine

  extension Publisher {
    /// Publishes the values of both publishers in the order in which they arrive.
    public func merge<Other: Publisher>(with other: Other)
      -> Publishers.MergeMany<
        AnyPublisher<Output, Failure>
      > where Other.Output == Output, Other.Failure == Failure
    {
      Publishers.MergeMany(eraseToAnyPublisher(), other.eraseToAnyPublisher())
    }

    /// Publishes the values of three publishers in the order in which they arrive.
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C)
      -> Publishers.MergeMany<
        AnyPublisher<Output, Failure>
      >
    where
      B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure
    {
      Publishers.MergeMany(
        eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher())
    }

    /// Publishes the latest values of both publishers whenever one of them has a new value.
    public func combineLatest<Other: Publisher>(_ other: Other)
      -> Publishers.CombineLatest<Self, Other>
    where Other.Failure == Failure {
      Publishers.CombineLatest(self, other)
    }

    /// Publishes the results of a closure for the latest values of both publishers.
    public func combineLatest<Other: Publisher, Result>(
      _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest<Self, Other>, Result>
    where Other.Failure == Failure {
      combineLatest(other).map(transform)
    }

    /// Publishes the latest values of three publishers whenever one of them has a new value.
    public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C)
      -> Publishers.CombineLatest3<Self, B, C>
    where B.Failure == Failure, C.Failure == Failure {
      Publishers.CombineLatest3(self, b, c)
    }

    /// Publishes the results of a closure for the latest values of three publishers.
    public func combineLatest<B: Publisher, C: Publisher, Result>(
      _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, Result>
    where B.Failure == Failure, C.Failure == Failure {
      combineLatest(b, c).map(transform)
    }

    /// Publishes the latest values of four publishers whenever one of them has a new value.
    public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
      -> Publishers.CombineLatest4<Self, B, C, D>
    where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
      Publishers.CombineLatest4(self, b, c, d)
    }
  }

  extension Publishers {
    /// A publisher of the latest values of three publishers, whenever one of them has a new value.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
      public typealias Output = (A.Output, B.Output, C.Output)
      public typealias Failure = A.Failure

      public let a: A
      public let b: B
      public let c: C

      public init(_ a: A, _ b: B, _ c: C) {
        self.a = a
        self.b = b
        self.c = c
      }

      public func receive<Receiver: Subscriber>(subscriber: Receiver)
      where Receiver.Input == Output, Receiver.Failure == Failure {
        CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }
          .receive(subscriber: subscriber)
      }
    }

    /// A publisher of the latest values of four publishers, whenever one of them has a new value.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
      public typealias Output = (A.Output, B.Output, C.Output, D.Output)
      public typealias Failure = A.Failure

      public let a: A
      public let b: B
      public let c: C
      public let d: D

      public init(_ a: A, _ b: B, _ c: C, _ d: D) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
      }

      public func receive<Receiver: Subscriber>(subscriber: Receiver)
      where Receiver.Input == Output, Receiver.Failure == Failure {
        CombineLatest(CombineLatest3(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) }
          .receive(subscriber: subscriber)
      }
    }

    /// A publisher of the values of two publishers, in the order in which they arrive.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
      public typealias Output = A.Output
      public typealias Failure = A.Failure

      public let a: A
      public let b: B

      public init(_ a: A, _ b: B) {
        self.a = a
        self.b = b
      }

      public func receive<Receiver: Subscriber>(subscriber: Receiver)
      where Receiver.Input == Output, Receiver.Failure == Failure {
        MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher())
          .receive(subscriber: subscriber)
      }
    }
  }
#endif
