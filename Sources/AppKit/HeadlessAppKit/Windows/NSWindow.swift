public import Foundation

/// A window, as a nib describes it; it is never shown.
@preconcurrency @MainActor
open class NSWindow: NSResponder, ShowsText {
  /// The title.
  open var title = ""
  /// The place of the contents on the screen, in points.
  open var frame: CGRect = .zero
  /// The bits of the style.
  open var styleMask = 0
  /// The contents.
  open var contentView: NSView? {
    didSet { contentView?.ownWindow = self }
  }
  /// The controller of the contents, whose view the contents become.
  open var contentViewController: NSViewController? {
    didSet {
      guard let contentViewController else { return }
      contentView = contentViewController.view
    }
  }
  /// The object that receives messages about the window.
  open weak var delegate: AnyObject?
  /// The view that receives the keyboard first.
  open weak var initialFirstResponder: NSView?
  /// The view or window that receives the keyboard.
  public private(set) weak var firstResponder: NSResponder?
  /// The items at the top.
  open var toolbar: NSToolbar?
  /// The controller.
  public internal(set) weak var windowController: NSWindowController?
  /// The name under which the frame is saved.
  open var frameAutosaveName = ""
  /// Whether the window has been ordered to the front.
  public private(set) var isVisible = false

  /// Creates a window in code.
  public nonisolated override init() { super.init() }

  /// Creates a window from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    title = nib.string("NSWindowTitle") ?? ""
    frame = nib.rect("NSWindowRect") ?? .zero
    styleMask = nib.int("NSWindowStyleMask") ?? 0
    frameAutosaveName = nib.string("NSFrameAutosaveName") ?? ""
    contentView = nib.object("NSWindowView")
    contentView?.ownWindow = self
    toolbar = nib.object("NSViewClass", as: NSToolbar.self)
    nextResponder = nil
  }

  /// Shows the window in front of the others.
  open func orderFront(_ sender: Any?) { isVisible = true }
  /// Shows the window and lets it receive the keyboard.
  open func makeKeyAndOrderFront(_ sender: Any?) {
    orderFront(sender)
    NSApplication.shared.keyWindow = self
  }
  /// Hides the window.
  open func close() { isVisible = false }
  /// Hides the window, as its close button does.
  open func performClose(_ sender: Any?) { close() }

  /// Lets a view receive the keyboard.
  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    firstResponder = responder
    return true
  }

  var shownText: String? { title }

  /// Declares the outlets and actions of windows.
  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("delegate", \NSWindow.delegate)
    nib.outlet("initialFirstResponder", \NSWindow.initialFirstResponder)
    nib.outlet("toolbar", \NSWindow.toolbar)
    nib.outlet("contentView", \NSWindow.contentView)
    nib.outlet("contentViewController", \NSWindow.contentViewController)
    nib.outlet("title", \NSWindow.title)
    nib.action("makeKeyAndOrderFront:", NSWindow.makeKeyAndOrderFront)
    nib.action("orderFront:", NSWindow.orderFront)
    nib.action("performClose:", NSWindow.performClose)
  }
}

/// A window for tools.
@preconcurrency @MainActor
open class NSPanel: NSWindow {}

/// The running app.
@preconcurrency @MainActor
open class NSApplication: NSResponder {
  /// The application of the current ``AppKitEnvironment``.
  public static var shared: NSApplication { AppKitEnvironment.current.application }

  /// The object that receives messages about the app.
  open weak var delegate: AnyObject?
  /// The menu at the top of the screen.
  open var mainMenu: NSMenu?
  /// The window that receives the keyboard.
  public internal(set) weak var keyWindow: NSWindow?

  /// Sends an action to a target; without one, to the first responder that has it: in the sender's or the key window,
  /// then its delegate, then the application and its delegate.
  /// - Returns: Whether an object handled the action.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    if let target { return Self.perform(action, on: target as AnyObject, sender) }
    return chain(from: sender).contains { Self.perform(action, on: $0, sender) }
  }

  private func chain(from sender: Any?) -> [AnyObject] {
    let window = (sender as? NSView)?.window ?? keyWindow
    var chain: [AnyObject] = []
    var next = window?.firstResponder ?? sender as? NSView
    while let responder = next, !chain.contains(where: { $0 === responder }) {
      chain.append(responder)
      next = responder.nextResponder ?? (responder as? NSView)?.superview
    }
    let rest = [window, window?.delegate, window?.windowController, self, delegate] as [AnyObject?]
    return chain + rest.compactMap { $0 }
  }

  private static func perform(_ action: Selector, on target: AnyObject, _ sender: Any?) -> Bool {
    ConnectionTable.table(of: target)?.actions[action.name]?(target, sender) ?? false
  }

  /// Declares the outlets of the application.
  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("delegate", \NSApplication.delegate)
    nib.outlet("mainMenu", \NSApplication.mainMenu)
  }
}
