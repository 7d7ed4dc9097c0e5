import CombineShim
import Testing
import UIKit
import UIKitTesting

@testable import HarbourApp

private struct WindyPlaces: ForecastLoading {
  func forecast(for place: String) async throws -> Forecast {
    if place == "Quay" { return Forecast(place: place, wind: 12) }
    throw ForecastError.unknownPlace(place)
  }
}

/// Sources with Combine and tasks.
@MainActor @Suite struct ForecastTests {
  @Test(arguments: [("Quay", "Quay: 12 knots"), ("Moon", "No forecast for Moon")])
  func `a search that was typed is loaded and shown`(place: String, shown: String) async throws {
    let environment = HeadlessEnvironment()
    environment.recordedCallHandler = { _ in }
    try await withEnvironment(environment) {
      let model = ForecastModel(loader: WindyPlaces())
      let controller = ForecastViewController(model: model)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      HeadlessClock.shared.advance(by: 0.1)
      try type(place, into: controller.searchBar.searchTextField)
      HeadlessClock.shared.advance(by: 0.29)
      #expect(model.state == .idle)
      HeadlessClock.shared.advance(by: 0.02)
      #expect(model.state == .loading)
      HeadlessClock.shared.advance(by: 0)
      #expect(controller.spinner.isAnimating)
      await model.waitUntilLoaded()
      HeadlessClock.shared.advance(by: 0)
      #expect(controller.label.text == shown && !controller.spinner.isAnimating)
    }
  }

  @Test func `notifications arrive until the subscription is cancelled`() {
    let center = NotificationCenter()
    let name = Notification.Name("Tide")
    var count = 0
    var subscription: AnyCancellable? = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    #expect(count == 1)
    subscription?.cancel()
    subscription = nil
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test func `the latest values of several publishers come together`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("x"))
    let c = Just(2.5)
    var values: [String] = []
    var isOver = false
    let subscription = a.combineLatest(b, c).sink(
      receiveCompletion: { _ in isOver = true },
      receiveValue: { values.append("\($0) \($1) \($2)") })
    a.send(1)
    b.send("y")
    a.send(2)
    #expect(values == ["1 x 2.5", "1 y 2.5", "2 y 2.5"])
    a.send(completion: .finished)
    #expect(!isOver)
    b.send(completion: .finished)
    #expect(isOver)
    subscription.cancel()
  }

  @Test func `merged publishers send as the subscriber asks`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var values: [Int] = []
    let first = a.merge(with: b).prefix(3).sink { values.append($0) }
    for number in 1...3 {
      a.send(number)
      b.send(-number)
    }
    #expect(values == [1, -1, 2])
    first.cancel()
  }

  @Test func `times of the main queue are those of the clock`() {
    withEnvironment(HeadlessEnvironment()) {
      var log: [String] = []
      var subscriptions: Set<AnyCancellable> = []
      let subject = PassthroughSubject<Int, Never>()
      subject.delay(for: 0.5, scheduler: RunLoop.main).sink { log.append("delayed \($0)") }
        .store(in: &subscriptions)
      subject.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: false)
        .sink { log.append("throttled \($0)") }.store(in: &subscriptions)
      Timer.publish(every: 2, on: .main, in: .common).autoconnect().sink { _ in log.append("timer")
      }
      .store(in: &subscriptions)
      subject.send(1)
      subject.send(2)
      HeadlessClock.shared.advance(by: 1)
      subject.send(3)
      HeadlessClock.shared.advance(by: 1)
      #expect(log.filter { $0.hasPrefix("delayed") } == ["delayed 1", "delayed 2", "delayed 3"])
      #expect(log.filter { $0.hasPrefix("throttled") }.first == "throttled 1")
      #expect(log.last == "timer")
      subscriptions = []
      HeadlessClock.shared.advance(by: 10)
      #expect(log.filter { $0 == "timer" }.count == 1)
    }
  }

  @Test func `a view's property is published when it changes`() {
    withEnvironment(HeadlessEnvironment()) {
      let view = UIView()
      var widths: [CGFloat] = []
      let subscription = view.publisher(for: \.frame).sink { widths.append($0.width) }
      view.frame.size.width = 10
      #expect(widths == [0, 10])
      subscription.cancel()
      view.frame.size.width = 20
      #expect(widths == [0, 10])
    }
  }
}
