public import Foundation
public import NibSources

/// A controller of a view, which a nib usually contains.
@preconcurrency @MainActor
open class NSViewController: NSResponder, ShowsText, SeguePerforming {
  private var storedView: NSView?
  private var isLoadingView = false
  /// The name of the nib with the view; nil for the name of the class.
  open var nibName: NSNib.Name? { givenName }
  private let givenName: NSNib.Name?
  private let bundle: Bundle?
  /// The title.
  open var title: String?
  /// The value that the bindings of the view refer to.
  open var representedObject: Any?
  /// The identifier in a storyboard.
  public private(set) var storyboardIdentifier: String?
  /// The storyboard that the controller comes from; nil if there is none.
  public internal(set) var storyboard: NSStoryboard?
  var segueTemplates: [SegueTemplate] = []
  /// The objects that the nib of the view needs from the nib of the controller.
  private var externals: [String: Any] = [:]
  /// The placeholders for the controller itself in the nib of its view.
  private var ownPlaceholders: [String] = []
  /// The nib of the view, if the storyboard is only inspected: its owner is the controller, which would never be released.
  private(set) var viewNib: LoadedNib?
  /// The controllers inside the controller.
  open var children: [NSViewController] = []
  /// Why the nib could not be loaded; nil if it could, or was not needed yet.
  public private(set) var loadError: NibError?

  /// Creates a controller of the view in a nib, which is loaded when the view is needed.
  public init(nibName: NSNib.Name? = nil, bundle: Bundle? = nil) {
    (givenName, self.bundle) = (nibName, bundle)
    super.init()
  }

  /// Creates a controller from a nib.
  public required init?(coder: NSCoder) {
    givenName = coder.nib.string("NSNibName")
    bundle = nil
    super.init(coder: coder)
    title = coder.nib.string("NSTitle")
    storyboardIdentifier = coder.nib.string("explicitStoryboardIdentifier")
    externals = coder.nib.object("NSExternalObjectsTableForViewLoading") ?? [:]
    // A controller that kept itself would never be released.
    ownPlaceholders = externals.filter { $0.value as AnyObject === self }.map(\.key)
    for placeholder in ownPlaceholders { externals[placeholder] = nil }
    segueTemplates = coder.nib.list("NSStoryboardSegueTemplates")
    for template in segueTemplates { template.controller = self }
    storedView = coder.nib.object("NSView")
  }

  /// The view, which is loaded on first use.
  open var view: NSView {
    get {
      if let storedView { return storedView }
      // Setting the outlet through its key path reads it first.
      guard !isLoadingView else { return NSView() }
      isLoadingView = true
      loadView()
      isLoadingView = false
      if storedView != nil { viewDidLoad() }
      let view = storedView ?? NSView()
      storedView = view
      return view
    }
    set { storedView = newValue }
  }

  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Loads the nib, with the controller as its owner. A controller without a nib gets an empty view.
  open func loadView() {
    let name = nibName ?? "\(type(of: self))"
    do throws(NibError) {
      if let storyboard {
        var externals = externals
        for placeholder in ownPlaceholders { externals[placeholder] = self }
        let nib = try storyboard.loadView(name, of: self, externals: externals)
        if storyboard.makesStandIns { viewNib = nib }
      } else {
        _ = try NSNib(named: name, bundle: bundle).load(withOwner: self)
      }
      loadError = nil
    } catch {
      if nibName != nil { loadError = error }
    }
  }

  /// Called after the view has been loaded.
  open func viewDidLoad() {}

  /// Returns whether a segue is to be performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue shows its destination.
  open func prepare(for segue: NSStoryboardSegue, sender: Any?) {}
  /// Performs a segue of the storyboard.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performTemplate(named: identifier, sender: sender)
  }

  var shownText: String? { title }

  /// Declares the outlets of view controllers.
  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("view", \NSViewController.view)
    nib.outlet("title", \NSViewController.title)
    nib.outlet("storyboard", \NSViewController.storyboard)
    nib.outlet("representedObject", \NSViewController.representedObject)
  }
}
