import InterfaceBuilder
import XMLTree

/// The parts of AppKit's objects, by the keys that nibs have for them.
enum AppKitParts {
  /// A place in a document for the objects that a key contains.
  struct Part {
    /// The elements that have the key; empty for all.
    var owners: Set<String> = []
    var key: String
    /// The property of a single object; nil for a list.
    var property: String?
    /// The container of a list.
    var container: String?
  }

  /// The keys with objects, in the order of documents.
  static let parts: [Part] = [
    Part(key: "NSCell", property: "cell"),
    Part(owners: ["window"], key: "NSWindowView", property: "contentView"),
    Part(owners: ["window"], key: "NSViewClass", property: "toolbar"),
    Part(owners: ["scrollView", "box"], key: "NSContentView", property: "contentView"),
    Part(owners: ["scrollView"], key: "NSHScroller", property: "horizontalScroller"),
    Part(owners: ["scrollView"], key: "NSVScroller", property: "verticalScroller"),
    Part(owners: ["tabView"], key: "NSTabViewItems", container: "tabViewItems"),
    Part(
      owners: ["tabViewItem", "viewController", "collectionViewItem"], key: "NSView",
      property: "view"),
    Part(owners: ["tableView", "outlineView"], key: "NSTableColumns", container: "tableColumns"),
    Part(owners: ["tableColumn"], key: "NSDataCell", property: "dataCell"),
    Part(owners: ["menu"], key: "NSMenuItems", container: "items"),
    Part(owners: ["menuItem"], key: "NSSubmenu", property: "submenu"),
    Part(owners: ["popUpButtonCell"], key: "NSMenu", property: "menu"),
    Part(owners: ["application"], key: "IBMainMenu", property: "mainMenu"),
    Part(owners: ["windowController"], key: "IBWindowTemplate", property: "window"),
    Part(owners: ["tabViewController"], key: "NSTabView", property: "tabView"),
    Part(owners: ["toolbarItem"], key: "NSToolbarItemView", property: "view"),
    Part(owners: ["webView"], key: "Preferences", property: "preferences"),
    Part(owners: ["gridView"], key: "NSGrid_rows", container: "rows"),
    Part(owners: ["gridView"], key: "NSGrid_columns", container: "columns"),
    Part(owners: ["gridCell"], key: "NSGrid_content", property: "contentView"),
    Part(key: "NSFormatter", property: "formatter"),
    Part(key: "NSSubviews", container: "subviews"),
  ]

  /// The elements whose subviews other keys contain.
  static let withoutSubviews: Set<String> = ["scrollView", "box", "tabView", "gridView"]

  /// A value with a child element, or an image with an attribute.
  struct Value {
    var owners: Set<String> = []
    var key: String
    var property: String
  }

  static let colors: [Value] = [
    Value(key: "NSBackgroundColor", property: "backgroundColor"),
    Value(key: "NSTextColor", property: "textColor"),
    Value(owners: ["clipView"], key: "NSBGColor", property: "backgroundColor"),
    Value(key: "NSGridColor", property: "gridColor"),
    Value(owners: ["colorWell"], key: "NSColor", property: "color"),
    Value(key: "NSBorderColor2", property: "borderColor"),
    Value(key: "NSFillColor2", property: "fillColor"),
    Value(key: "NSTextViewTextColor", property: "textColor"),
    Value(owners: ["matrix"], key: "NSCellBackgroundColor", property: "cellBackgroundColor"),
  ]

  static let fonts: [Value] = [
    Value(key: "NSSupport", property: "font"),
    Value(owners: ["tabView", "matrix"], key: "NSFont", property: "font"),
  ]

  static let images: [Value] = [
    Value(key: "NSNormalImage", property: "image"),
    Value(key: "NSAlternateImage", property: "alternateImage"),
    Value(owners: ["imageCell"], key: "NSContents", property: "image"),
    Value(owners: ["menuItem", "tabViewItem"], key: "NSImage", property: "image"),
    Value(owners: ["menuItem"], key: "NSActionImage", property: "secondaryImage"),
    Value(owners: ["toolbarItem"], key: "NSToolbarItemImage", property: "image"),
  ]

  static let texts: [Value] = [
    Value(
      owners: [
        "textFieldCell", "secureTextFieldCell", "comboBoxCell", "tokenFieldCell",
        "searchFieldCell", "buttonCell", "tableHeaderCell", "customCell", "actionCell", "formCell",
        "browserCell",
      ], key: "NSContents", property: "title"),
    Value(owners: ["popUpButtonCell"], key: "NSContents", property: "title"),
    Value(owners: ["menuItem"], key: "NSKeyEquiv", property: "keyEquivalent"),
    Value(
      owners: ["buttonCell", "popUpButtonCell"], key: "NSKeyEquivalent", property: "keyEquivalent"),
    Value(owners: ["toolbarItem"], key: "NSToolbarItemToolTip", property: "toolTip"),
  ]

  /// The names of the elements with the bits of a property.
  static let children: [String: String] = [
    "keyEquivalentModifierMask": "modifierMask", "styleMask": "windowStyleMask",
    "collectionBehavior": "windowCollectionBehavior", "initialPositionMask": "windowPositionMask",
    "resizingMask": "tableColumnResizingMask", "gridStyleMask": "tableViewGridLines",
    "intercellSpacing": "size",
  ]

  /// The classes of objects that the compiler makes without an element.
  static let generated: Set<String> = [
    "_NSCornerView", "NSStackViewContainer", "NSTableHeaderCell", "NSPanGestureRecognizer",
    "NSTextContainer", "NSNibConnector", "_NSManagedProxy", "NSString", "NSMutableString",
    "NSNibExternalObjectPlaceholder",
  ]

  /// Returns the container of an element that no key of its holder contains; nil if it is a property.
  static func container(of element: String, in holder: String) -> String? {
    switch (element, holder) {
    case (_, "tableColumn"): "prototypeCellViews"
    case (let name, _) where name.hasSuffix("GestureRecognizer"): "gestureRecognizers"
    default: nil
    }
  }

  static func isView(_ element: String) -> Bool {
    Vocabulary.interfaceBuilder.name(element).map { IBSchema.isView($0, on: .macOS) } ?? false
  }

  /// The element for each class of a nib for macOS.
  static let elements: [String: String] = {
    var elements = DocumentWords.elements(on: .macOS)
    elements["NSView"] = "view"
    elements["NSCustomView"] = "customView"
    elements["NSCustomObject"] = "customObject"
    elements["NSWindowTemplate"] = "window"
    elements["NSFormatter"] = "customFormatter"
    elements["NSViewController"] = "viewController"
    for space in ["Space", "FlexibleSpace", "Separator"] {
      elements["NSToolbar\(space)Item"] = "toolbarItem"
    }
    return elements
  }()
}
