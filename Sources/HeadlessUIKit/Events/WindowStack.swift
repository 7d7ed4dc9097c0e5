/// The windows that are seen.
@MainActor
enum WindowStack {
  struct Entry {
    weak var window: UIWindow?
  }

  /// In the order in which they were shown.
  private static var entries: [Entry] {
    get { HeadlessEnvironment.current.shownWindows }
    set { HeadlessEnvironment.current.shownWindows = newValue }
  }

  static func windowShown(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
    entries.append(Entry(window: window))
  }

  static func windowHidden(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
  }

  /// Those of higher levels first, within a level those shown last.
  static var frontToBack: [UIWindow] {
    let windows = entries.compactMap(\.window).enumerated().sorted { left, right in
      (left.element.windowLevel, left.offset) > (right.element.windowLevel, right.offset)
    }
    return windows.map(\.element)
  }
}
