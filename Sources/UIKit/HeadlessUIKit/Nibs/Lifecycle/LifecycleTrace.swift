import Foundation

/// A record of callbacks to controllers and views, one line per event, for tests to compare as text.
///
/// ```swift
/// let trace = LifecycleTrace()
/// trace.name(controller, "A")
/// window.makeKeyAndVisible()
/// trace.text  // "A.loadView\nA.viewDidLoad\nA.viewWillAppear\n…"
/// ```
///
/// A line is `Name.event`, followed by ` animated` if the event is animated, and by ` -> Other` if another object is
/// involved. An object without a name is shown by its class. All callbacks are recorded, whether the class overrides
/// them or not.
@preconcurrency @MainActor
public final class LifecycleTrace {
  /// The kinds of events that a trace records.
  public struct Events: OptionSet, Sendable {
    /// The bits of the kinds.
    public let rawValue: Int
    /// Creates a set of kinds from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Initializers of controllers, and of views that nibs create.
    public static let making = Events(rawValue: 1)
    /// Calls of `loadView`, `viewDidLoad` and `awakeFromNib`.
    public static let loading = Events(rawValue: 2)
    /// Calls when controllers appear and disappear.
    public static let appearance = Events(rawValue: 4)
    /// Calls before and after layout.
    public static let layout = Events(rawValue: 8)
    /// Segues, including the actions of unwind segues.
    public static let segues = Events(rawValue: 16)
    /// Outlets that a nib sets.
    public static let outlets = Events(rawValue: 32)
    /// Controllers that are added to or removed from a parent.
    public static let containment = Events(rawValue: 64)
    /// Keyboard notifications.
    public static let keyboard = Events(rawValue: 128)

    /// All kinds of events.
    public static let all: Events = [
      .making, .loading, .appearance, .layout, .segues, .outlets, .containment, .keyboard,
    ]
  }

  private let traces: RunningTraces
  private let events: Events
  private let isMeant: (AnyObject) -> Bool
  private var names: [ObjectIdentifier: (object: WeakTarget, name: String)] = [:]
  /// The lines of the recorded events.
  public private(set) var lines: [String] = []

  /// Starts recording until ``stop()`` is called or the trace is deallocated.
  /// - Parameters:
  ///   - events: The kinds of events to record.
  ///   - isMeant: Returns whether to record an object's events; by default, it returns true.
  public init(
    _ events: Events = [.making, .loading, .appearance, .layout, .segues],
    of isMeant: @escaping (AnyObject) -> Bool = { _ in true }
  ) {
    self.events = events
    self.isMeant = isMeant
    traces = RunningTraces.current
    traces.begin(self)
  }

  /// The recorded events, one per line.
  public var text: String { lines.joined(separator: "\n") }

  /// Gives an object a name that is used in later lines.
  public func name(_ object: AnyObject, _ name: String) {
    names[ObjectIdentifier(object)] = (WeakTarget(object: object), name)
  }

  /// Removes the recorded events.
  public func clear() { lines = [] }

  /// Stops recording.
  public func stop() { traces.end(self) }

  /// Records events while a closure runs, and returns the trace.
  public static func during(
    _ events: Events = [.making, .loading, .appearance, .layout, .segues], _ body: () throws -> Void
  ) rethrows -> LifecycleTrace {
    let trace = LifecycleTrace(events)
    defer { trace.stop() }
    try body()
    return trace
  }

  // MARK: Recording

  /// Whether any trace is recording. Code that creates many objects checks this first.
  static var isRunning: Bool { !RunningTraces.current.isEmpty }

  static func note(_ object: AnyObject, _ event: LifecycleEvent, animated: Bool = false) {
    guard isRunning else { return }
    note(object, event, suffix: { _ in animated ? " animated" : "" })
  }

  static func note(
    _ object: AnyObject, _ event: LifecycleEvent, _ other: AnyObject?, named name: String? = nil
  ) {
    guard isRunning else { return }
    note(object, event) { trace in
      " -> " + (other.map { trace.name(of: $0) } ?? "nil") + (name.map { " (\($0))" } ?? "")
    }
  }

  /// Records a question to an object and its answer.
  static func note(
    _ object: AnyObject, _ event: LifecycleEvent, answer: Bool, named name: String?
  ) {
    guard isRunning else { return }
    note(object, event) { _ in " -> \(answer)" + (name.map { " (\($0))" } ?? "") }
  }

  private static func note(
    _ object: AnyObject, _ event: LifecycleEvent, suffix: (LifecycleTrace) -> String
  ) {
    for trace in RunningTraces.current.all
    where trace.events.contains(event.kind) && trace.isMeant(object) {
      trace.lines.append("\(trace.name(of: object)).\(event.text)\(suffix(trace))")
    }
  }

  private func name(of object: AnyObject) -> String {
    if let entry = names[ObjectIdentifier(object)], entry.object.object === object {
      return entry.name
    }
    let reference = (object as? any NibMade)?.nibReference
    let name = reference?.className ?? "\(type(of: object))"
    return name.split(separator: ".").last.map { String($0) } ?? name
  }
}

/// The traces that record in an environment. A trace stops when it is deallocated.
@MainActor
final class RunningTraces: EnvironmentPart {
  /// The traces of the current environment.
  static var current: RunningTraces { HeadlessEnvironment.current.part() }

  private struct Running {
    weak var trace: LifecycleTrace?
  }

  private var running: [Running] = []

  init(in environment: HeadlessEnvironment) {}

  var all: [LifecycleTrace] { running.compactMap(\.trace) }

  var isEmpty: Bool {
    guard !running.isEmpty else { return true }
    running.removeAll { $0.trace == nil }
    return running.isEmpty
  }

  func begin(_ trace: LifecycleTrace) { running.append(Running(trace: trace)) }

  func end(_ trace: LifecycleTrace) { running.removeAll { $0.trace === trace || $0.trace == nil } }
}
