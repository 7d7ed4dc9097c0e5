public import Foundation

/// A view that shows a value and sends an action.
@preconcurrency @MainActor
open class NSControl: NSView, ActionSource, ShowsText {
  /// The object that draws the control and holds its value.
  open var cell: NSCell?
  /// Whether the control reacts.
  open var isEnabled = true
  /// The number that tells controls apart.
  open var tag = 0
  /// The action that the control sends.
  open var action: Selector?
  /// The object that receives the action; nil for the first responder.
  open weak var target: AnyObject?

  /// Creates a control in code.
  public override init(frame frameRect: CGRect = .zero) { super.init(frame: frameRect) }

  /// Creates a control from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    isEnabled = nib.bool("NSEnabled") ?? true
    cell = nib.object("NSCell")
    tag = nib.int("NSTag") ?? cell?.tag ?? 0
  }

  /// The value as text.
  open var stringValue: String {
    get { cell?.stringValue ?? "" }
    set {
      if cell == nil { cell = NSCell() }
      cell?.stringValue = newValue
    }
  }

  var shownText: String? { stringValue }

  /// Sends an action to a target; without one, to the first object in the chain of responders that has it.
  /// - Returns: Whether an object handled the action.
  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    guard let action else { return false }
    return NSApplication.shared.sendAction(action, to: target, from: self)
  }

  /// Sends the control's action, as a click does. A disabled control does nothing.
  open func performClick(_ sender: Any?) {
    if isEnabled { sendAction(action, to: target) }
  }

  /// Declares the outlets of controls.
  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("cell", \NSControl.cell)
    nib.outlet("target", \NSControl.target)
    nib.outlet("enabled", \NSControl.isEnabled)
    nib.outlet("tag", \NSControl.tag)
    nib.outlet("stringValue", \NSControl.stringValue)
  }
}

/// The part of a control that holds its value and draws it.
@preconcurrency @MainActor
open class NSCell: NSObject, NibDecodable, NibAwakening, NibConnectable, NibKeyed, ActionSource,
  ShowsText
{
  /// The text or title.
  open var stringValue = ""
  /// The text that appears if there is none.
  open var placeholderString: String?
  /// Whether the cell reacts.
  open var isEnabled = true
  /// Whether the text can be edited.
  open var isEditable = false
  /// The number that tells cells apart.
  open var tag = 0
  /// The key that sends the action.
  open var keyEquivalent = ""
  /// The menu of a pop-up button, or the shortcut menu.
  open var menu: NSMenu?
  /// The object that converts values to text.
  open var formatter: AnyObject?
  /// The action that the cell sends.
  open var action: Selector?
  /// The object that receives the action.
  open weak var target: AnyObject?
  /// The control that shows the cell.
  public internal(set) weak var controlView: NSView?
  let nibProperties = NibProperties()

  /// Creates a cell in code.
  public nonisolated override init() { super.init() }

  /// Creates a cell from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    let nib = coder.nib
    nib.session?.register(self)
    stringValue = nib.string("NSContents") ?? ""
    placeholderString = nib.string("NSPlaceholderString")
    let flags = nib.int("NSCellFlags") ?? 0
    isEnabled = flags & 0x2000_0000 == 0
    isEditable = flags & 0x1000_0000 != 0
    tag = nib.int("NSTag") ?? 0
    keyEquivalent = nib.string("NSKeyEquivalent") ?? ""
    formatter = nib.object("NSFormatter").map { $0 as AnyObject }
    menu = nib.object("NSMenu")
    nib.later("NSControlView") { [weak self] in self?.controlView = $0 as? NSView }
  }

  /// Finishes setting up the cell, after all objects of the nib have received their outlets and attributes.
  open func awakeFromNib() {}

  /// The title of a button.
  open var title: String {
    get { stringValue }
    set { stringValue = newValue }
  }

  var shownText: String? { stringValue }

  /// Declares the outlets of cells.
  open class func nibConnections(_ nib: NibRegistrar) {
    nib.outlet("menu", \NSCell.menu)
    nib.outlet("target", \NSCell.target)
    nib.outlet("formatter", \NSCell.formatter)
    nib.outlet("stringValue", \NSCell.stringValue)
    nib.outlet("title", \NSCell.title)
    nib.outlet("placeholderString", \NSCell.placeholderString)
    nib.outlet("enabled", \NSCell.isEnabled)
  }
}
