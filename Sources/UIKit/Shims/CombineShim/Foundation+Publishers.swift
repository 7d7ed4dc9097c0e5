#if Combine
  public import Foundation
  public import HeadlessUIKit
  public import OpenCombine

  extension NotificationCenter {
    /// Returns a publisher of the notifications with a name, from one object or from any.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
      Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications.
    public struct Publisher: OpenCombine.Publisher {
      public typealias Output = Notification
      public typealias Failure = Never

      public let center: NotificationCenter
      public let name: Notification.Name
      public let object: AnyObject?

      public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
        self.center = center
        self.name = name
        self.object = object
      }

      public func receive<Receiver: Subscriber>(subscriber: Receiver)
      where Receiver.Input == Notification, Receiver.Failure == Never {
        let subject = PassthroughSubject<Notification, Never>()
        nonisolated(unsafe) let sink = subject
        let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
          sink.send(notification)
        }
        let center = center
        subject.handleEvents(receiveCancel: { center.removeObserver(token) })
          .receive(subscriber: subscriber)
      }
    }
  }

  extension NSObjectProtocol where Self: NSObject {
    /// Returns a publisher of the values of a property: the current value, followed by each observed one.
    ///
    /// Changes are detected as in `observe(_:options:changeHandler:)`.
    @preconcurrency @MainActor
    public func publisher<Value>(
      for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> AnyPublisher<Value, Never> {
      nonisolated(unsafe) let (object, path) = (self, keyPath)
      return Deferred { () -> AnyPublisher<Value, Never> in
        nonisolated(unsafe) var values: AnyPublisher<Value, Never>!
        MainActor.assumeIsolated {
          let subject = PassthroughSubject<Value, Never>()
          let token = object.observe(path) { object, _ in subject.send(object[keyPath: path]) }
          let first = options.contains(.initial) ? [object[keyPath: path]] : []
          values = subject.handleEvents(receiveCancel: { token.invalidate() }).prepend(first)
            .eraseToAnyPublisher()
        }
        return values
      }.eraseToAnyPublisher()
    }
  }

  extension Timer {
    /// Returns a publisher of the dates of a timer that runs on the environment's clock.
    /// - Parameter interval: The interval, in seconds.
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
      in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
      TimerPublisher(interval: interval)
    }

    /// A publisher of the dates of a timer, which starts when it is connected.
    public final class TimerPublisher: ConnectablePublisher {
      public typealias Output = Date
      public typealias Failure = Never

      /// The interval, in seconds.
      public let interval: TimeInterval
      private let subject = PassthroughSubject<Date, Never>()

      init(interval: TimeInterval) { self.interval = interval }

      public func receive<Receiver: Subscriber>(subscriber: Receiver)
      where Receiver.Input == Date, Receiver.Failure == Never {
        subject.receive(subscriber: subscriber)
      }

      public func connect() -> any Cancellable {
        nonisolated(unsafe) let subject = subject
        let every = SchedulerTime.Stride(interval)
        return DispatchQueue.main.schedule(
          after: DispatchQueue.main.now.advanced(by: every), interval: every, tolerance: 0,
          options: nil
        ) { subject.send(Date()) }
      }
    }
  }
#endif
