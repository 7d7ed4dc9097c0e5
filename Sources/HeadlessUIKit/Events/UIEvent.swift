public import Foundation

/// What happened: touches, motion, remote control.
@MainActor
open class UIEvent: NSObject {
  /// An event.
  public nonisolated override init() { super.init() }
}

/// One finger on the screen.
@MainActor
open class UITouch: NSObject {
  /// A touch.
  public nonisolated override init() { super.init() }
}
