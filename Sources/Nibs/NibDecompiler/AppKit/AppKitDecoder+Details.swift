import NibFormat

// Grids, switches, appearances, split views and collection views.
extension AppKitDecoder {
  /// Writes what no table says about an object of some classes.
  func writeDetails(_ object: Int, _ element: DraftElement, seed: UInt64) {
    if let appearance = reader.object("NSAppearance", of: object),
      let name = reader.text("NSAppearanceName", of: appearance)
    {
      element["appearanceType"] = Self.appearances[name]
    }
    switch element.name {
    case "gridView": writeGridCells(object, element, seed: seed)
    case "switch":
      if let state = reader.object("NSControlContents", of: object),
        reader.integer("NS.intval", of: state) == 1
      {
        element["state"] = "on"
      }
    case "splitView": writeHoldingPriorities(object, element)
    case "collectionView": writeCollection(object, element, seed: seed)
    case "collectionViewFlowLayout": writeLayout(object, element)
    case "toolbarItem":
      for (key, property) in [
        ("NSToolbarItemMinSize", "minSize"), ("NSToolbarItemMaxSize", "maxSize"),
      ] { writeSize(key, of: object, as: property, in: element) }
    case "textField", "secureTextField", "searchField", "comboBox", "tokenField":
      guard let cell = reader.object("NSCell", of: object) else { break }
      if reader.flag("NSCharacterPickerEnabled", of: cell) {
        element["allowsCharacterPickerTouchBarItem"] = "YES"
      }
      if reader.flag("NSAutomaticTextCompletionDisabled", of: cell) {
        element["textCompletion"] = "NO"
      }
    case "menuItem":
      guard let title = reader.object("NSAttributedTitle", of: object),
        let text = reader.text("NSString", of: title)
      else { break }
      let string = DraftElement("attributedString", ["key": "attributedTitle"])
      string.children = [DraftElement("fragment", ["content": text])]
      element.children.append(string)
    default: break
    }
  }

  private static let appearances = [
    "NSAppearanceNameAqua": "aqua", "NSAppearanceNameDarkAqua": "darkAqua",
    "NSAppearanceNameVibrantLight": "vibrantLight", "NSAppearanceNameVibrantDark": "vibrantDark",
    "NSAppearanceNameAccessibilityAqua": "accessibilityHighContrastAqua",
    "NSAppearanceNameAccessibilityDarkAqua": "accessibilityHighContrastDarkAqua",
    "NSAppearanceNameAccessibilityVibrantLight": "accessibilityHighContrastVibrantLight",
    "NSAppearanceNameAccessibilityVibrantDark": "accessibilityHighContrastVibrantDark",
  ]

  /// Writes a size, unless it is zero.
  private func writeSize(
    _ key: String, of object: Int, as property: String, in element: DraftElement
  ) {
    let value = reader.object(key, of: object)
    let numbers =
      value.flatMap { reader.geometry("NS.sizeval", of: $0) } ?? reader.geometry(key, of: object)
    guard let numbers, numbers.count == 2, numbers != [0, 0] else { return }
    element.children.append(ValueElements.size(numbers, key: property))
  }

  // MARK: Views

  /// Writes the cells of a grid, which its rows list; they refer to rows and columns by their ids.
  private func writeGridCells(_ object: Int, _ element: DraftElement, seed: UInt64) {
    let container = DraftElement("gridCells")
    for row in reader.members("NSGrid_rows", of: object) {
      for cell in reader.members("NSGrid_cells", of: row) {
        guard let child = self.element(for: cell, seed: seed) else { continue }
        container.children.append(child)
        gridCells.append((child, cell))
      }
    }
    if !container.children.isEmpty { element.children.append(container) }
  }

  /// Writes the places of the cells of grids, once all rows and columns have an element.
  func writeGridPlaces() {
    for (element, cell) in gridCells {
      for (key, name) in [
        ("NSGrid_owningRow", "row"), ("NSGrid_owningColumn", "column"),
        ("NSGrid_mergeHead", "headOfMergedCell"),
      ] {
        element[name] = reader.object(key, of: cell).flatMap { graph.id(of: $0) }
      }
    }
  }

  private func writeHoldingPriorities(_ object: Int, _ element: DraftElement) {
    guard let dictionary = reader.object("NSHoldingPriorities", of: object) else { return }
    var priorities = reader.members("NSSubviews", of: object).map { _ in 250.0 }
    for (place, value) in reader.entries(of: dictionary) {
      guard let place = reader.integer("NS.intval", of: place), priorities.indices.contains(place),
        let priority = reader.number("NS.dblval", of: value)
          ?? reader.number("NS.intval", of: value)
      else { continue }
      priorities[place] = priority
    }
    let list = DraftElement("holdingPriorities")
    list.children = priorities.map {
      DraftElement("real", ["value": DraftElement.number($0)])
    }
    element.children.append(list)
  }

  private func writeCollection(_ object: Int, _ element: DraftElement, seed: UInt64) {
    for (key, property) in [("NSMinGridSize", "minItemSize"), ("NSMaxGridSize", "maxItemSize")] {
      writeSize(key, of: object, as: property, in: element)
    }
    let colors = reader.members("NSBackgroundColors", of: object)
    for (color, property) in zip(colors, ["primaryBackgroundColor", "secondaryBackgroundColor"]) {
      if let child = self.color(color, key: property) { element.children.append(child) }
    }
    guard let core = reader.object("NSCollectionViewCore", of: object) else { return }
    let layout = reader.object("UICollectionLayout", of: core)
    if let layout = layout.flatMap({ self.element(for: $0, seed: seed) }) {
      layout["key"] = "collectionViewLayout"
      element.children.append(layout)
    }
    if reader.values(of: core)["UIAllowsSelection"] != .bool(false) {
      element["selectable"] = "YES"
    }
    if reader.flag("UIAllowsMultipleSelection", of: core) {
      element["allowsMultipleSelection"] = "YES"
    }
  }

  private func writeLayout(_ object: Int, _ element: DraftElement) {
    for (key, property) in [
      ("NSItemSize", "itemSize"), ("NSEstimatedItemSize", "estimatedItemSize"),
      ("NSHeaderReferenceSize", "headerReferenceSize"),
      ("NSFooterReferenceSize", "footerReferenceSize"),
    ] { writeSize(key, of: object, as: property, in: element) }
    guard let insets = reader.object("NSSectionInset", of: object) else { return }
    let child = DraftElement("edgeInsets", ["key": "sectionInset"])
    for side in ["left", "right", "top", "bottom"] {
      child[side] = DraftElement.number(reader.number("NS.edgeval.\(side)", of: insets) ?? 0)
    }
    element.children.append(child)
  }
}
