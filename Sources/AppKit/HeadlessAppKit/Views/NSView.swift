public import Foundation

/// A rectangular area of a window. Coordinates have their origin at the bottom left.
@preconcurrency @MainActor
open class NSView: NSResponder {
  /// The place in the superview, in points.
  open var frame: CGRect = .zero
  /// The views inside the view, from back to front.
  open var subviews: [NSView] = [] {
    didSet { for view in subviews { view.superview = self } }
  }
  /// The view that contains the view.
  public internal(set) weak var superview: NSView?
  weak var ownWindow: NSWindow?
  /// Whether the view and its subviews are invisible.
  open var isHidden = false
  /// The bits of the autoresizing mask.
  open var autoresizingMask = 0
  /// Whether the autoresizing mask becomes constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The constraints that the view holds.
  open var constraints: [NSLayoutConstraint] = []
  /// The gesture recognizers.
  open var gestureRecognizers: [NSGestureRecognizer] = []
  /// The identifier of the interface item.
  open var identifier: String?
  /// The text that appears while the pointer rests on the view.
  open var toolTip: String?
  /// The view that receives the keyboard after this one.
  open weak var nextKeyView: NSView?

  /// Creates a view in code.
  public init(frame frameRect: CGRect = .zero) {
    frame = frameRect
    super.init()
  }

  /// Creates a view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    frame = nib.rect("NSFrame") ?? CGRect(origin: .zero, size: nib.size("NSFrameSize") ?? .zero)
    let flags = nib.int("NSvFlags") ?? 0
    isHidden = flags & 0x8000_0000 != 0
    autoresizingMask = flags & 0x3F
    translatesAutoresizingMaskIntoConstraints =
      nib.bool("NSDoNotTranslateAutoresizingMask") != true
    identifier = nib.string("NSReuseIdentifierKey")
    // A damaged nib may contain a view in itself.
    subviews = nib.list("NSSubviews").filter { nib.session?.isOpen($0) != true }
    for view in subviews { view.superview = self }
    constraints = nib.list("NSViewConstraints")
    gestureRecognizers = nib.list("NSGestureRecognizers")
    nib.later("NSNextKeyView") { [weak self] in self?.nextKeyView = $0 as? NSView }
  }

  /// The window that contains the view; nil if there is none.
  open var window: NSWindow? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.ownWindow).first
  }

  /// Adds a view in front of the other subviews.
  open func addSubview(_ view: NSView) {
    view.superview?.subviews.removeAll { $0 === view }
    subviews.append(view)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Returns the nearest view with a tag among the view and the views inside it.
  open func viewWithTag(_ tag: Int) -> NSView? {
    if let control = self as? NSControl, control.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Declares the outlets of views.
  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("nextKeyView", \NSView.nextKeyView)
    nib.outlet("hidden", \NSView.isHidden)
    nib.outlet("identifier", \NSView.identifier)
    nib.outlet("toolTip", \NSView.toolTip)
  }
}

/// A view that scrolls another one.
@preconcurrency @MainActor
open class NSScrollView: NSView {
  /// The view that clips the document.
  open var contentView: NSClipView? { subviews.lazy.compactMap { $0 as? NSClipView }.first }
  /// The view that scrolls.
  open var documentView: NSView? { contentView?.documentView }
}

/// The visible area of a scroll view.
@preconcurrency @MainActor
open class NSClipView: NSView {
  /// The view that scrolls.
  open var documentView: NSView? { subviews.first }
}

/// A view with a title and a border around its contents.
@preconcurrency @MainActor
open class NSBox: NSView, ShowsText {
  /// The title.
  open var title = ""
  /// The contents.
  open var contentView: NSView?

  /// Creates a view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView = coder.nib.object("NSContentView")
    title = coder.nib.object("NSTitleCell", as: NSCell.self)?.stringValue ?? ""
  }

  /// Creates a box in code.
  public override init(frame frameRect: CGRect = .zero) { super.init(frame: frameRect) }

  var shownText: String? { title }
}

/// A view that arranges others in a row or column.
@preconcurrency @MainActor
open class NSStackView: NSView {
  /// The arranged views, in order.
  public private(set) var arrangedSubviews: [NSView] = []

  /// Creates a view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let gravities = ["Beginning", "Middle", "End"].flatMap { name in
      (coder.nib.object("NSStackView\(name)Container") as? NSView)?.nibStackedViews ?? []
    }
    arrangedSubviews = gravities.isEmpty ? subviews : gravities
  }

  /// Creates a stack view in code.
  public override init(frame frameRect: CGRect = .zero) { super.init(frame: frameRect) }
}

extension NSView {
  /// The views of a container that only nibs have.
  fileprivate var nibStackedViews: [NSView] {
    (nibProperties["NSStackViewContainerNonDroppedViews"] as? [NSView]) ?? subviews
  }
}

/// A view whose parts can be resized.
@preconcurrency @MainActor
open class NSSplitView: NSView {
  /// The object that decides about sizes.
  open weak var delegate: AnyObject?

  /// Declares the outlets of split views.
  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("delegate", \NSSplitView.delegate)
  }
}

/// A view that edits text.
@preconcurrency @MainActor
open class NSTextView: NSView, ShowsText {
  /// The text.
  open var string = ""
  /// The object that receives messages about changes.
  open weak var delegate: AnyObject?

  /// Creates a view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.nib.later("NSTextContainer") { [weak self] container in
      var record = container as? NibRecord
      record = record?.values["NSLayoutManager"] as? NibRecord
      record = record?.values["NSTextStorage"] as? NibRecord
      if let text = record?.values["NSString"] as? String { self?.string = text }
    }
  }

  /// Creates a text view in code.
  public override init(frame frameRect: CGRect = .zero) { super.init(frame: frameRect) }

  var shownText: String? { string }

  /// Declares the outlets of text views.
  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("delegate", \NSTextView.delegate)
  }
}

/// A view with tabs.
@preconcurrency @MainActor
open class NSTabView: NSView {
  /// The tabs, in order.
  open var tabViewItems: [NSTabViewItem] = []
  /// The object that receives messages about the selection.
  open weak var delegate: AnyObject?

  /// Creates a view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    tabViewItems = coder.nib.list("NSTabViewItems")
    for item in tabViewItems { item.tabView = self }
  }

  /// Creates a tab view in code.
  public override init(frame frameRect: CGRect = .zero) { super.init(frame: frameRect) }

  /// Declares the outlets of tab views.
  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("delegate", \NSTabView.delegate)
  }
}

/// A tab of a tab view.
@preconcurrency @MainActor
open class NSTabViewItem: NSObject, NibDecodable, NibConnectable, NibKeyed, ShowsText {
  /// The identifier of the tab.
  open var identifier: Any?
  /// The title of the tab.
  open var label = ""
  /// The contents.
  open var view: NSView?
  /// The view that contains the tab.
  public internal(set) weak var tabView: NSTabView?
  let nibProperties = NibProperties()

  /// Creates a tab in code.
  public init(identifier: Any? = nil) {
    self.identifier = identifier
    super.init()
  }

  /// Creates a tab from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    coder.nib.session?.register(self)
    identifier = coder.nib.object("NSIdentifier")
    label = coder.nib.string("NSLabel") ?? ""
    view = coder.nib.object("NSView")
  }

  var shownText: String? { label }

  /// Declares the outlets of tabs.
  open class func nibConnections(_ nib: NibRegistrar) {
    nib.outlet("view", \NSTabViewItem.view)
  }
}
