import InterfaceBuilder
import XMLTree

/// A toolbar item of the system, which a document states by its identifier alone.
///
/// The identifiers are those of `NSToolbarItem.Identifier` in AppKit; the rest is what compiled nibs of several apps
/// contain.
package struct SystemToolbarItem: Sendable {
  /// The class of a space or a separator; nil for a plain item.
  let className: String?
  /// The name in the palette, and the label of an item that is not a space.
  let name: String
  let toolTip: String?
  let action: String?

  private init(_ className: String, _ name: String) {
    self.className = className
    self.name = name
    (toolTip, action) = (nil, nil)
  }

  private init(_ name: String, toolTip: String, action: String) {
    className = nil
    self.name = name
    self.toolTip = toolTip
    self.action = action
  }

  private static let all: [String: SystemToolbarItem] = [
    "NSToolbarSpaceItem": SystemToolbarItem("NSToolbarSpaceItem", "Space"),
    "NSToolbarFlexibleSpaceItem":
      SystemToolbarItem("NSToolbarFlexibleSpaceItem", "Flexible Space"),
    "NSToolbarSeparatorItem": SystemToolbarItem("NSToolbarSeparatorItem", "Separator"),
    "NSToolbarPrintItem":
      SystemToolbarItem("Print", toolTip: "Print", action: "printDocument:"),
    "NSToolbarShowColorsItem":
      SystemToolbarItem("Colors", toolTip: "Show Color Panel", action: "orderFrontColorPanel:"),
    "NSToolbarShowFontsItem":
      SystemToolbarItem("Fonts", toolTip: "Show Font Panel", action: "orderFrontFontPanel:"),
    "NSToolbarCustomizeToolbarItem":
      SystemToolbarItem(
        "Customize", toolTip: "Customize Toolbar", action: "runToolbarCustomizationPalette:"),
  ]

  /// Returns the item with an identifier; nil if the system has none.
  package static func named(_ identifier: String?) -> SystemToolbarItem? {
    identifier.flatMap { all[$0] }
  }

  /// The attributes of the item that a document need not state.
  var attributes: [Name: String] {
    [Names.label: className == nil ? name : "", Names.paletteLabel: name, Names.tag: "-1"]
  }

  /// Returns the smallest and the largest size in points; nil for a plain item.
  ///
  /// macOS 11 made toolbars taller, and spaces narrower.
  func sizes(_ era: ToolsEra) -> (least: Size, most: Size)? {
    let isFlexible = className == "NSToolbarFlexibleSpaceItem"
    switch className {
    case nil: return nil
    case "NSToolbarSeparatorItem":
      return (Size(width: 12, height: 5), Size(width: 12, height: 1000))
    default:
      guard era.hasTallToolbars else {
        return isFlexible
          ? (Size(width: 1, height: 5), Size(width: 20_000, height: 32))
          : (Size(width: 32, height: 5), Size(width: 32, height: 32))
      }
      return (Size(width: 8, height: 24), Size(width: isFlexible ? 20_000 : 8, height: 24))
    }
  }
}

extension IBObject {
  /// The item of the system that a toolbar item states; nil for one of the app.
  var systemToolbarItem: SystemToolbarItem? {
    guard node.name == Names.toolbarItem else { return nil }
    return .named(node[Names.implicitItemIdentifier])
  }
}
