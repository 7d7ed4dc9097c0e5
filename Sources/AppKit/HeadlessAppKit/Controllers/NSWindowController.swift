public import Foundation
public import NibSources

/// A controller of a window, which a nib usually contains.
@preconcurrency @MainActor
open class NSWindowController: NSResponder, SeguePerforming {
  private var storedWindow: NSWindow?
  private var isLoading = false
  /// The name of the nib with the window; nil for a controller that is itself in a nib.
  open var windowNibName: NSNib.Name? { nibName }
  private let nibName: NSNib.Name?
  private let bundle: Bundle?
  /// The storyboard that the controller comes from; nil if there is none.
  public internal(set) var storyboard: NSStoryboard?
  var segueTemplates: [SegueTemplate] = []
  /// The document that the window shows.
  open weak var document: AnyObject?
  /// Why the nib could not be loaded; nil if it could, or was not needed yet.
  public private(set) var loadError: NibError?

  /// Creates a controller of a window that exists; nil for one whose window is set later.
  public init(window: NSWindow?) {
    (nibName, bundle) = (nil, nil)
    super.init()
    self.window = window
  }

  /// Creates a controller of the window in a nib, which is loaded when the window is needed.
  public init(windowNibName name: NSNib.Name, bundle: Bundle? = nil) {
    (nibName, self.bundle) = (name, bundle)
    super.init()
  }

  /// Creates a controller from a nib.
  public required init?(coder: NSCoder) {
    (nibName, bundle) = (nil, nil)
    super.init(coder: coder)
    segueTemplates = coder.nib.list("NSStoryboardSegueTemplates")
    for template in segueTemplates { template.controller = self }
  }

  /// The window, which is loaded on first use; nil if the controller has no nib.
  open var window: NSWindow? {
    get {
      if storedWindow == nil, windowNibName != nil, !isLoading { loadWindow() }
      return storedWindow
    }
    set {
      storedWindow = newValue
      newValue?.windowController = self
    }
  }

  /// Whether the nib has been loaded.
  open var isWindowLoaded: Bool { storedWindow != nil }

  /// Loads the nib, with the controller as its owner.
  open func loadWindow() {
    guard let name = windowNibName else { return }
    isLoading = true
    defer { isLoading = false }
    windowWillLoad()
    do throws(NibError) {
      _ = try NSNib(named: name, bundle: bundle).load(withOwner: self)
      loadError = nil
    } catch {
      loadError = error
    }
    if storedWindow != nil { windowDidLoad() }
  }

  /// Called before the nib is loaded.
  open func windowWillLoad() {}
  /// Called after the nib has been loaded.
  open func windowDidLoad() {}

  /// Returns whether a segue is to be performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue shows its destination.
  open func prepare(for segue: NSStoryboardSegue, sender: Any?) {}
  /// Performs a segue of the storyboard.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performTemplate(named: identifier, sender: sender)
  }

  /// The controller of the window's contents.
  open var contentViewController: NSViewController? { window?.contentViewController }

  /// Shows the window.
  open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }

  /// Declares the outlets and actions of window controllers.
  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("window", \NSWindowController.window)
    nib.outlet("document", \NSWindowController.document)
    nib.outlet("storyboard", \NSWindowController.storyboard)
    nib.action("showWindow:", NSWindowController.showWindow)
  }
}
