public import Foundation

/// A list of commands.
@preconcurrency @MainActor
open class NSMenu: NSObject, NibDecodable, NibAwakening, NibConnectable, NibKeyed, ShowsText {
  /// The title.
  open var title = ""
  /// The items, in order.
  open var items: [NSMenuItem] = [] {
    didSet { for item in items { item.menu = self } }
  }
  /// The object that updates the menu.
  open weak var delegate: AnyObject?
  let nibProperties = NibProperties()

  /// Creates a menu in code.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates a menu from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    let nib = coder.nib
    nib.session?.register(self)
    title = nib.string("NSTitle") ?? ""
    items = nib.list("NSMenuItems")
    for item in items { item.menu = self }
    if nib.string("NSName") == "_NSMainMenu" { NSApplication.shared.mainMenu = self }
  }

  /// Finishes setting up the menu, after all objects of the nib have received their outlets and attributes.
  open func awakeFromNib() {}

  /// Returns the first item with a title; nil if there is none.
  open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
  /// Returns the first item with a tag; nil if there is none.
  open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }

  var shownText: String? { title }

  /// Declares the outlets of menus.
  open class func nibConnections(_ nib: NibRegistrar) { nib.outlet("delegate", \NSMenu.delegate) }
}

/// A command, a separator or a submenu.
@preconcurrency @MainActor
open class NSMenuItem: NSObject, NibDecodable, NibAwakening, NibConnectable, NibKeyed,
  ActionSource, ShowsText
{
  /// The title.
  open var title = ""
  /// The key that chooses the item.
  open var keyEquivalent = ""
  /// The bits of the keys that must be held together with the key.
  open var keyEquivalentModifierMask = 0
  /// The menu that the item opens.
  open var submenu: NSMenu?
  /// The number that tells items apart.
  open var tag = 0
  /// The state: 1 for on, 0 for off, -1 for mixed.
  open var state = 0
  /// Whether the item can be chosen.
  open var isEnabled = true
  /// Whether the item is invisible.
  open var isHidden = false
  /// Whether the item is a line between others.
  public private(set) var isSeparatorItem = false
  /// The action that the item sends.
  open var action: Selector?
  /// The object that receives the action; nil for the first responder.
  open weak var target: AnyObject?
  /// The menu that contains the item.
  public internal(set) weak var menu: NSMenu?
  /// The view that the item shows.
  open var view: NSView?
  let nibProperties = NibProperties()

  /// Creates an item in code.
  public init(title: String, action: Selector?, keyEquivalent: String) {
    (self.title, self.action, self.keyEquivalent) = (title, action, keyEquivalent)
    super.init()
  }

  /// Creates an item from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    let nib = coder.nib
    nib.session?.register(self)
    title = nib.string("NSTitle") ?? ""
    keyEquivalent = nib.string("NSKeyEquiv") ?? ""
    keyEquivalentModifierMask = nib.int("NSKeyEquivModMask") ?? 0
    tag = nib.int("NSTag") ?? 0
    state = nib.int("NSState") ?? 0
    isEnabled = nib.bool("NSIsDisabled") != true
    isHidden = nib.bool("NSIsHidden") ?? false
    isSeparatorItem = nib.bool("NSIsSeparator") ?? false
    action = nib.string("NSAction").map { Selector($0) }
    submenu = nib.object("NSSubmenu")
  }

  /// Finishes setting up the item, after all objects of the nib have received their outlets and attributes.
  open func awakeFromNib() {}

  var shownText: String? { title }

  /// Declares the outlets of menu items.
  open class func nibConnections(_ nib: NibRegistrar) {
    nib.outlet("target", \NSMenuItem.target)
    nib.outlet("view", \NSMenuItem.view)
    nib.outlet("submenu", \NSMenuItem.submenu)
    nib.outlet("title", \NSMenuItem.title)
  }
}

/// The items at the top of a window.
@preconcurrency @MainActor
open class NSToolbar: NSObject, NibDecodable, NibConnectable, NibKeyed {
  /// The identifier.
  open var identifier = ""
  /// The items that the toolbar may show, by identifier.
  public private(set) var allowedItems: [NSToolbarItem] = []
  /// The object that supplies items.
  open weak var delegate: AnyObject?
  let nibProperties = NibProperties()

  /// Creates a toolbar from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    let nib = coder.nib
    nib.session?.register(self)
    identifier = nib.string("NSToolbarIdentifier") ?? ""
    delegate = nib.object("NSToolbarDelegate").map { $0 as AnyObject }
    let items = nib.object("NSToolbarIBIdentifiedItems", as: [String: Any].self) ?? [:]
    allowedItems = items.keys.sorted().compactMap { items[$0] as? NSToolbarItem }
  }

  /// Declares the outlets of toolbars.
  open class func nibConnections(_ nib: NibRegistrar) {
    nib.outlet("delegate", \NSToolbar.delegate)
  }
}

/// An item of a toolbar.
@preconcurrency @MainActor
open class NSToolbarItem: NSObject, NibDecodable, NibAwakening, NibConnectable, NibKeyed,
  ActionSource, ShowsText
{
  /// The identifier.
  open var itemIdentifier = ""
  /// The text below the item.
  open var label = ""
  /// The view of the item.
  open var view: NSView?
  /// The action that the item sends.
  open var action: Selector?
  /// The object that receives the action.
  open weak var target: AnyObject?
  let nibProperties = NibProperties()

  /// Creates an item from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    let nib = coder.nib
    nib.session?.register(self)
    itemIdentifier = nib.string("NSToolbarItemIdentifier") ?? ""
    label = nib.string("NSToolbarItemLabel") ?? ""
    view = nib.object("NSToolbarItemView")
  }

  /// Finishes setting up the item, after all objects of the nib have received their outlets and attributes.
  open func awakeFromNib() {}

  var shownText: String? { label }

  /// Declares the outlets of items.
  open class func nibConnections(_ nib: NibRegistrar) {
    nib.outlet("target", \NSToolbarItem.target)
    nib.outlet("view", \NSToolbarItem.view)
  }
}
