import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  /// Writes a template from which AppKit creates a window.
  func writeNSWindow() {
    let content = node.child("contentRect")?.rect ?? Rect(x: 0, y: 0, width: 0, height: 0)
    write("NSWindowRect", string: text(content))
    let toolbar = source.child(keyed: "toolbar").flatMap { encoder.reference(to: $0) }
    let name = encoder.runtimeName(of: node)
    if let name { write("IBClassReference", object: encoder.classReference(name)) }
    write("NSWindowClass", string: name ?? "NSWindow")
    write("NSViewClass", object: toolbar)
    if node[Names.identifier] == nil { write("NSUserInterfaceItemIdentifier", object: nil) }
    let position = positionBits
    writeAppKitKeys(
      of: Names.window, adding: [("NSWTFlags", position.added)],
      removing: [("NSWTFlags", position.removed)])
    writeAppearance()
    let view = source.child(keyed: "contentView").flatMap { encoder.reference(to: $0) }
    write("NSWindowView", object: view)
    if let screen = node.child("screenRect")?.rect {
      write("NSScreenRect", string: text(screen))
    } else {
      write("NSScreenRect", string: "{{0, 0}, {0, 0}}")
    }
    writeSizes(hasToolbar: toolbar != nil)
    for (key, property) in [
      ("NSMinFullScreenContentSize" as NibKey, "minFullScreenContentSize"),
      ("NSMaxFullScreenContentSize", "maxFullScreenContentSize"),
    ] {
      let size = node.child(keyed: property)?.size ?? Size(width: 0, height: 0)
      write(key, string: text(size))
    }
    if let border = node.firstElement(named: Names.contentBorderThickness)?.double(Names.minY) {
      write("NSAutorecalculatesContentBorderThicknessMinY", false)
      write("NSContentBorderThicknessMinY", double: border)
    }
  }

  /// The bits of the initial position that struts together determine. Without a strut in a direction, the window keeps
  /// its proportional position, as with both. The left and the bottom strut alone keep the frame as it is.
  private var positionBits: (added: Int, removed: Int) {
    guard let mask = node.child("initialPositionMask") else { return (0, 0) }
    let left = mask.bool(Names.leftStrut) == true
    let right = mask.bool(Names.rightStrut) == true
    let bottom = mask.bool(Names.bottomStrut) == true
    let top = mask.bool(Names.topStrut) == true
    if left, bottom, !right, !top { return (0, 0x78_0000) }
    return ((left || right ? 0 : 0x18_0000) | (bottom || top ? 0 : 0x60_0000), 0)
  }

  private func text(_ rect: Rect) -> String {
    "{\(encoder.braced([rect.x, rect.y])), \(encoder.braced([rect.width, rect.height]))}"
  }

  private func text(_ size: Size) -> String { encoder.braced([size.width, size.height]) }

  /// Writes the size limits of the content, and those of the window, which is taller by its title bar.
  private func writeSizes(hasToolbar: Bool) {
    let bar =
      node.child("styleMask")?.bool(Names.titled) == true ? era.titleBarHeight : 0
    if let least = node.child("minSize")?.windowSize {
      write("NSWindowContentMinSize", string: text(least))
      write("NSMinSize", string: text(Size(width: least.width, height: least.height + bar)))
    }
    if let most = node.child("maxSize")?.windowSize {
      write("NSWindowContentMaxSize", string: text(most))
      write("NSMaxSize", string: text(Size(width: most.width, height: most.height + bar)))
    } else if !hasToolbar {
      write("NSMaxSize", string: text(Size(width: 1e13, height: 1e13)))
    }
  }

  // MARK: Toolbars

  func writeNSToolbar() {
    if let identifier = node[Names.explicitIdentifier] ?? node[Names.implicitIdentifier] {
      write("NSToolbarIdentifier", string: identifier)
    }
    writeAppKitKeys(of: Names.toolbar)
    let allowed = items("allowedToolbarItems")
    let defaults = items("defaultToolbarItems")
    let named: [(key: Int, value: Int)] = allowed.compactMap { item in
      encoder.reference(to: item).map { (encoder.string(item.toolbarItemKey), $0) }
    }
    write("NSToolbarIBIdentifiedItems", object: encoder.dictionary("NSMutableDictionary", named))
    write("NSToolbarIBAllowedItems", array: allowed.compactMap { encoder.reference(to: $0) })
    write("NSToolbarIBDefaultItems", array: defaults.compactMap { encoder.reference(to: $0) })
    let selectable = allowed.filter { $0.node.bool(Names.selectable) == true }
    write(
      "NSToolbarIBSelectableItems",
      mutableArray: selectable.compactMap { encoder.reference(to: $0) })
  }

  /// Returns the items of a list, which contains items or references to items.
  private func items(_ list: String) -> [IBObject] {
    let element = node.elements.first { $0.spelling == list }
    return (element.map { Array($0.elements) } ?? []).compactMap { child in
      if let id = child[Names.reference] { return document.object(id: id) }
      return encoder.object(at: child)
    }
  }

  func writeToolbarItem() {
    let system = source.systemToolbarItem
    write("NSToolbarItemIdentifier", string: source.toolbarItemKey)
    writeAppKitKeys(of: node.name, defaults: system?.attributes ?? [:])
    if let text = node.textProperty(Names.toolTip) ?? (system == nil ? "" : system?.toolTip) {
      write("NSToolbarItemToolTip", object: localizable(text, property: "toolTip"))
    } else {
      write("NSToolbarItemToolTip", object: nil)
    }
    write("NSToolbarItemTarget", object: nil)
    if let action = system?.action {
      write("NSToolbarItemAction", string: action)
    } else {
      write("NSToolbarItemAction", object: nil)
    }
    let view = source.child(keyed: "view").flatMap { encoder.reference(to: $0) }
    write("NSToolbarItemView", object: view)
    let image = document.image(Names.image, of: node).map { encoder.appKitImage($0) }
    write("NSToolbarItemImage", object: image)
    let own = system?.sizes(era)
    let least = node.child("minSize")?.size ?? own?.least
    let most = node.child("maxSize")?.size ?? own?.most ?? least
    write("NSToolbarItemMinSize", string: text(least ?? Size(width: 0, height: 0)))
    write("NSToolbarItemMaxSize", string: text(most ?? Size(width: 0, height: 0)))
    if system?.className != nil {
      write("NSToolbarItemMenuFormRepresentation", object: encoder.menuSeparator())
    }
  }
}

extension IBObject {
  /// The identifier that tells the items of a toolbar apart.
  var toolbarItemKey: String {
    node[Names.explicitItemIdentifier] ?? node[Names.implicitItemIdentifier] ?? id ?? ""
  }
}

extension Node {
  /// The size in a `size` or `value` element.
  fileprivate var windowSize: Size? { size }
}
