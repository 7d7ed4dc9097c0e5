import Foundation
import HeadlessUIKit
import Testing

/// What views do, in order.
@MainActor
private final class Log {
  var lines: [String] = []
}

private class LoggingView: UIView {
  let log: Log
  let name: String
  var work: @MainActor (LoggingView) -> Void = { _ in }

  init(_ name: String, _ log: Log, side: CGFloat = 10) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
  }

  required init?(coder: NSCoder) { nil }

  override class var requiresConstraintBasedLayout: Bool { true }

  override func updateConstraints() {
    log.lines.append("constrain \(name)")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    log.lines.append("lay out \(name)")
    super.layoutSubviews()
    work(self)
  }

  override func draw(_ rect: CGRect) {
    log.lines.append("draw \(name) \(Int(rect.width))x\(Int(rect.height))")
  }
}

@MainActor @Suite(.ownEnvironment) struct RunLoopTests {
  private let log = Log()
  private var clock: HeadlessClock { .shared }

  private func shown(_ views: LoggingView...) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    var parent: UIView = window
    for view in views {
      parent.addSubview(view)
      parent = view
    }
    window.makeKeyAndVisible()
    return window
  }

  // MARK: First display

  @Test func `a shown view is constrained, laid out and drawn in the first turn`() {
    let window = shown(LoggingView("outer", log, side: 20), LoggingView("inner", log))
    #expect(log.lines.isEmpty)
    clock.turn()
    #expect(
      log.lines == [
        "constrain inner", "constrain outer", "lay out outer", "lay out inner",
        "draw outer 20x20", "draw inner 10x10",
      ])
    log.lines = []
    clock.turn()
    #expect(log.lines.isEmpty, "nothing is done twice")
    withExtendedLifetime(window) {}
  }

  @Test
  func
    `a hidden view, one without size and one outside of windows are not drawn until they are seen`()
  {
    let hidden = LoggingView("hidden", log)
    let empty = LoggingView("empty", log, side: 0)
    let window = shown(hidden)
    window.addSubview(empty)
    hidden.isHidden = true
    let loose = LoggingView("loose", log)
    clock.turn()
    #expect(!log.lines.contains { $0.hasPrefix("draw") })
    hidden.isHidden = false
    empty.bounds.size = CGSize(width: 5, height: 5)
    window.addSubview(loose)
    clock.turn()
    #expect(
      log.lines.filter { $0.hasPrefix("draw") } == [
        "draw hidden 10x10", "draw empty 5x5", "draw loose 10x10",
      ])
  }

  // MARK: Order

  @Test func `a turn lays out a view once however often it was invalidated`() {
    let view = LoggingView("view", log)
    let window = shown(view)
    clock.turn()
    log.lines = []
    for _ in 0..<5 { view.setNeedsLayout() }
    clock.turn()
    #expect(log.lines == ["lay out view"])
    withExtendedLifetime(window) {}
  }

  @Test func `a turn completes animations, runs timers, then blocks, and then lays out and draws`()
  {
    let (view, log) = (LoggingView("view", log), log)
    let window = shown(view)
    clock.turn()
    log.lines = []
    UIView.animate(
      withDuration: 0.5, animations: { view.alpha = 0.5 },
      completion: { _ in
        log.lines.append("completion")
        view.setNeedsLayout()
        view.setNeedsDisplay()
      })
    clock.schedule(after: 0.5) {
      log.lines.append("timer")
      DispatchQueue.main.async {
        log.lines.append("block")
        DispatchQueue.main.async { log.lines.append("block of the block") }
      }
    }
    clock.advance(by: 0.5)
    #expect(
      log.lines == [
        "completion", "timer", "block", "lay out view", "draw view 10x10", "block of the block",
      ])
    withExtendedLifetime(window) {}
  }

  @Test func `each time when something is due has a turn of its own`() {
    let view = LoggingView("view", log)
    let window = shown(view)
    clock.turn()
    log.lines = []
    for delay in [0.1, 0.2] {
      clock.schedule(after: delay) { [log, clock] in
        log.lines.append("\(clock.now)")
        view.setNeedsLayout()
      }
    }
    clock.advance(by: 1)
    #expect(log.lines == ["0.1", "lay out view", "0.2", "lay out view"])
    withExtendedLifetime(window) {}
  }

  @Test func `what layout and constraints ask for again is done in the same turn, before drawing`()
  {
    let outer = LoggingView("outer", log, side: 20)
    let inner = LoggingView("inner", log)
    let window = shown(outer, inner)
    clock.turn()
    log.lines = []
    var rounds = 0
    inner.work = { _ in
      rounds += 1
      if rounds < 3 { outer.setNeedsLayout() }
      if rounds == 1 { inner.setNeedsUpdateConstraints() }
      if rounds < 3 { inner.setNeedsLayout() }
    }
    inner.setNeedsLayout()
    inner.setNeedsDisplay()
    clock.turn()
    #expect(
      log.lines == [
        "lay out inner", "constrain inner", "lay out outer", "lay out inner", "lay out outer",
        "lay out inner", "draw inner 10x10",
      ])
    withExtendedLifetime(window) {}
  }

  @Test func `invalid rectangles are drawn as one, within the bounds`() {
    let view = LoggingView("view", log, side: 100)
    let window = shown(view)
    clock.turn()
    log.lines = []
    view.setNeedsDisplay(CGRect(x: 10, y: 10, width: 10, height: 10))
    view.setNeedsDisplay(CGRect(x: 30, y: 30, width: 200, height: 20))
    clock.turn()
    #expect(log.lines == ["draw view 90x40"])
    withExtendedLifetime(window) {}
  }

  @Test
  func `a change of place or opacity draws nothing, a change of size only with the mode to redraw`()
  {
    let view = LoggingView("view", log)
    let window = shown(view)
    clock.turn()
    log.lines = []
    view.center.x += 10
    view.alpha = 0.5
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.bounds.size = CGSize(width: 30, height: 30)
    clock.turn()
    #expect(!log.lines.contains { $0.hasPrefix("draw") })
    view.contentMode = .redraw
    view.bounds.size = CGSize(width: 40, height: 40)
    clock.turn()
    #expect(log.lines.last == "draw view 40x40")
    withExtendedLifetime(window) {}
  }

  // MARK: Endless work

  @Test func `a layout that never ends is reported with its view, and ends`() {
    let view = LoggingView("view", log)
    let window = shown(view)
    view.work = { $0.setNeedsLayout() }
    view.setNeedsLayout()
    var loops: [LayoutLoop] = []
    // swift-format-ignore: OnlyOneTrailingClosureArgument
    HeadlessEnvironment.current.handling(layoutLoops: { loops.append($0) }) { clock.turn() }
    #expect(loops.count == 1 && loops.first?.view === view)
    #expect(loops.first?.description.contains("LoggingView") == true)
    #expect(log.lines.filter { $0 == "lay out view" }.count == 100)
    withExtendedLifetime(window) {}
  }

  @Test func `the clock settles when nothing is pending`() throws {
    clock.schedule(after: 1) { [log] in
      log.lines.append("timer")
      HeadlessClock.shared.schedule(after: 1) { log.lines.append("last") }
    }
    try clock.settle()
    #expect(log.lines == ["timer", "last"] && clock.now == 2)
  }

  @Test func `a clock that does not settle names what is pending`() throws {
    clock.schedule(after: 0.5, repeating: 0.5, named: "clock hand") {}
    let ticker = Ticker()
    CADisplayLink(target: ticker, selector: "tick:").add(to: .main, forMode: .common)
    let error = try #require(
      #expect(throws: HeadlessClock.Unsettled.self) { try clock.settle(limit: 2) })
    #expect(error.elapsed == 2)
    #expect(
      error.pending == [
        "clock hand every 0.5 s, due at 2.5 s", "CADisplayLink that calls tick: of Ticker",
      ])
  }

  // MARK: Display links

  @Test func `a display link fires sixty times a second until it is paused or invalidated`() {
    let ticker = Ticker()
    let link = CADisplayLink(target: ticker, selector: "tick:")
    link.add(to: .main, forMode: .common)
    clock.advance(by: 1)
    #expect(ticker.times.count == 60)
    #expect(abs(ticker.times[0] - 1.0 / 60) < 1e-8 && ticker.times[59] == 1)
    #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 1e-8)
    link.isPaused = true
    clock.advance(by: 1)
    #expect(ticker.times.count == 60)
    link.isPaused = false
    link.preferredFramesPerSecond = 20
    clock.advance(by: 1)
    #expect(ticker.times.count == 80)
    #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 20) < 1e-8)
    link.invalidate()
    clock.advance(by: 1)
    #expect(ticker.times.count == 80)
  }

  @Test(arguments: [
    (CAFrameRateRange(minimum: 15, maximum: 30), 30),
    (CAFrameRateRange(minimum: 15, maximum: 30, preferred: 0), 30),
    (CAFrameRateRange(minimum: 15, maximum: 30, preferred: 20), 20),
    (CAFrameRateRange(minimum: 15, maximum: 45), 30),
    (CAFrameRateRange(minimum: 30, maximum: 120), 60),
    (CAFrameRateRange.default, 60),
  ])
  func `a display link fires at its preferred rate, at most at its maximum`(
    range: CAFrameRateRange, count: Int
  ) {
    let ticker = Ticker()
    let link = CADisplayLink(target: ticker, selector: "tick:")
    link.preferredFrameRateRange = range
    link.add(to: .main, forMode: .common)
    clock.advance(by: 1)
    #expect(ticker.times.count == count)
    link.invalidate()
  }

  @Test func `a display link keeps its target until it is invalidated`() {
    weak var target: Ticker?
    let link: CADisplayLink
    do {
      let ticker = Ticker()
      target = ticker
      link = CADisplayLink(target: ticker, selector: "tick:")
    }
    link.add(to: .main, forMode: .common)
    clock.turn()
    #expect(target != nil)
    link.invalidate()
    #expect(target == nil, "Apple documents that the link then releases it")
    link.add(to: .main, forMode: .common)
    #expect(throws: Never.self) { try clock.settle(limit: 1) }
  }

  @Test func `a display link fires until it is removed from its last mode, and can be added again`()
  {
    let ticker = Ticker()
    let link = CADisplayLink(target: ticker, selector: "tick:")
    link.add(to: .main, forMode: .default)
    link.add(to: .main, forMode: .common)
    link.remove(from: .main, forMode: .default)
    clock.advance(by: 0.5)
    #expect(ticker.times.count == 30)
    link.remove(from: .main, forMode: .common)
    clock.advance(by: 0.5)
    #expect(ticker.times.count == 30)
    link.add(to: .main, forMode: .common)
    clock.advance(by: 0.5)
    #expect(ticker.times.count == 60)
    link.invalidate()
  }

  // MARK: Tasks

  @Test func `tasks of the main actor run while the test waits for them`() async {
    Task { @MainActor in
      log.lines.append("\(UIScreen.main.bounds.width)")
      await Task.yield()
      log.lines.append("again")
    }
    clock.turn()
    #expect(log.lines.isEmpty)
    await clock.runTasks()
    #expect(log.lines.first == "393.0")
    // A task that yields comes back by way of the system's threads.
    #expect(await clock.runTasks { log.lines.count == 2 })
    #expect(log.lines == ["393.0", "again"])
  }

  @Test func `tasks that never come to the condition are waited for only so often`() async {
    var questions = 0
    let holds = await clock.runTasks(limit: 3) {
      questions += 1
      return false
    }
    #expect(!holds && questions == 4)
  }

  @Test func `a test outside of the main actor lets tasks and blocks run by the same call`() async {
    let log = log
    await Self.work(on: log)
    #expect(log.lines == ["task", "block"])
  }

  /// Off the main actor, as an asynchronous test without an actor is.
  private nonisolated static func work(on log: Log) async {
    Task { @MainActor in
      log.lines.append("task")
      DispatchQueue.main.async { log.lines.append("block") }
    }
    await HeadlessClock.shared.runTasks { log.lines.count == 2 }
  }
}

private final class Ticker: UIResponder {
  var times: [TimeInterval] = []

  func tick(_ link: CADisplayLink) { times.append(link.timestamp) }

  override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.action("tick:", Ticker.tick)
  }
}
