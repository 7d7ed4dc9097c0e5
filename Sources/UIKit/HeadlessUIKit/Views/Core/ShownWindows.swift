/// The windows of an environment that have been shown. Each turn of the run loop lays them out and draws them.
@MainActor
final class ShownWindows: EnvironmentPart, TurnSource {
  private struct Entry {
    weak var window: UIWindow?
  }

  private var entries: [Entry] = []
  /// All windows of the environment, including those that are not shown.
  private var living: [Entry] = []
  /// The window that receives key events.
  weak var key: UIWindow? { didSet { hadKey = key != nil } }
  /// Whether there has ever been a key window, which may have been released since.
  private(set) var hadKey = false

  init(in environment: HeadlessEnvironment) {
    environment.runLoop.join(self, in: [.layout, .display])
  }

  /// The windows from back to front: by level, and then in the order in which they were shown.
  var all: [UIWindow] {
    let windows = entries.compactMap(\.window)
    guard windows.count > 1 else { return windows }
    return windows.enumerated().sorted {
      ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
    }.map(\.element)
  }

  /// Records a new window.
  func note(_ window: UIWindow) {
    living.removeAll { $0.window == nil }
    living.append(Entry(window: window))
  }

  /// The windows that are not shown. Their views receive traits like those in other windows.
  var unshown: [UIWindow] {
    let shown = Set(entries.compactMap(\.window).map { ObjectIdentifier($0) })
    return living.compactMap(\.window).filter { !shown.contains(ObjectIdentifier($0)) }
  }

  /// Brings a window to the front of its level.
  func add(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
    entries.append(Entry(window: window))
  }

  /// Removes a hidden window.
  func remove(_ window: UIWindow) { entries.removeAll { $0.window == nil || $0.window === window } }

  /// Makes the frontmost visible window the key window after the previous one was hidden or released.
  func replaceKey() {
    key = nil
    all.last { !$0.isHidden && $0.canBecomeKey }?.makeKey()
  }

  private var visible: [UIWindow] { entries.compactMap(\.window).filter { !$0.isHidden } }

  func run(_ phase: TurnPhase, at time: ClockTime) {
    if phase == .layout {
      layOut()
    } else {
      for window in all where !window.isHidden { window.layer.displayTree() }
    }
  }

  /// Whether a visible window needs layout. Nearly every turn checks this, and usually no window needs layout.
  private var hasPendingLayout: Bool {
    for entry in entries {
      if let window = entry.window, !window.isHidden, window.hasPendingLayout { return true }
    }
    return false
  }

  private func layOut() {
    for _ in 0..<LayoutLoop.mostPasses {
      guard hasPendingLayout else { return }
      // Layout in one window may change another window.
      for window in visible.filter(\.hasPendingLayout) { _ = window.performLayoutPass() }
    }
    for window in visible { LayoutLoop.report(in: window) }
  }
}

extension HeadlessEnvironment {
  var windows: ShownWindows { part() }

  /// The window that receives key events. When the key window is released, the frontmost visible window replaces it.
  var keyWindow: UIWindow? {
    get {
      let windows = windows
      if windows.key == nil, windows.hadKey { windows.replaceKey() }
      return windows.key
    }
    set { windows.key = newValue }
  }
}
