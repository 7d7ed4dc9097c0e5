import NibFormat

// Grids, switches, appearances, split views, collection views and formatters.
extension AppKitDecoder {
  /// Writes what no table says about an object of some classes.
  func writeDetails(_ object: Int, _ element: DraftElement, seed: UInt64) {
    if let appearance = reader.object("NSAppearance", of: object),
      let name = reader.text("NSAppearanceName", of: appearance)
    {
      element["appearanceType"] = Self.appearances[name]
    }
    switch element.name {
    case "gridView": writeCells(object, element, seed: seed)
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
    case "dateFormatter": writeDateFormatter(object, element)
    case "numberFormatter": writeNumberFormatter(object, element)
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
  private func writeCells(_ object: Int, _ element: DraftElement, seed: UInt64) {
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

  // MARK: Formatters

  /// The attributes of a formatter by name.
  private func attributes(of formatter: Int) -> [String: Int] {
    let entries = reader.object("NS.attributes", of: formatter).map { reader.entries(of: $0) } ?? []
    return Dictionary(
      entries.compactMap { entry in reader.text(entry.key).map { ($0, entry.value) } }
    ) { first, _ in first }
  }

  private func writeDateFormatter(_ object: Int, _ element: DraftElement) {
    let attributes = attributes(of: object)
    let styles = ["none", "short", "medium", "long", "full"]
    for name in ["dateStyle", "timeStyle"] {
      let style = attributes[name].flatMap { reader.integer("NS.intval", of: $0) } ?? 0
      if style > 0, styles.indices.contains(style) { element[name] = styles[style] }
    }
    if let format = attributes["dateFormat"].flatMap({ reader.text($0) }) {
      element["dateFormat"] = format
    }
    let relative = attributes["doesRelativeDateFormatting"]
    if relative.map({ reader.values(of: $0)["NS.boolval"]?.truth == true }) == true {
      element["doesRelativeDateFormatting"] = "YES"
    }
    if reader.flag("NS.natural", of: object) { element["allowsNaturalLanguage"] = "YES" }
  }

  private func writeNumberFormatter(_ object: Int, _ element: DraftElement) {
    let attributes = attributes(of: object)
    func number(_ name: String) -> Double? {
      attributes[name].flatMap { object in
        reader.integer("NS.intval", of: object).map { Double($0) }
          ?? reader.number("NS.dblval", of: object)
      }
    }
    func truth(_ name: String) -> Bool? {
      attributes[name].flatMap { reader.values(of: $0)["NS.boolval"]?.truth }
    }
    let styles = ["none", "decimal", "currency", "percent", "scientific", "spellOut"]
    let style = number("numberStyle").flatMap { Int(exactly: $0) } ?? 0
    if style > 0, styles.indices.contains(style) { element["numberStyle"] = styles[style] }
    for (name, usual) in [
      ("allowsFloats", true), ("alwaysShowsDecimalSeparator", false), ("lenient", false),
      ("usesGroupingSeparator", style != 0),
    ] {
      if let value = truth(name), value != usual { element[name] = value ? "YES" : "NO" }
    }
    for (name, usual) in [
      ("formatWidth", -1.0), ("groupingSize", 3), ("maximumFractionDigits", 0),
      ("maximumIntegerDigits", 42), ("minimumFractionDigits", 0), ("minimumIntegerDigits", 0),
    ] {
      if let value = number(name), value != usual { element[name] = DraftElement.number(value) }
    }
    for name in ["negativeInfinitySymbol", "positiveInfinitySymbol"] where attributes[name] == nil {
      element.children.append(DraftElement("nil", ["key": name]))
    }
    for name in Self.formatterTexts {
      guard let text = attributes[name].flatMap({ reader.text($0) }) else { continue }
      // Every formatter has this one.
      if name != "nilSymbol" || !text.isEmpty { element[name] = text }
    }
    for name in ["minimum", "maximum"] {
      guard let value = number(name) else { continue }
      let isWhole = attributes[name].flatMap { reader.integer("NS.intval", of: $0) } != nil
      element.children.append(
        DraftElement(
          isWhole ? "integer" : "real", ["key": name, "value": DraftElement.number(value)]))
    }
    if reader.values(of: object)["NS.localized"] == .bool(false) {
      element["localizesFormat"] = "NO"
    }
  }

  private static let formatterTexts = [
    "positiveFormat", "negativeFormat", "currencySymbol", "internationalCurrencySymbol",
    "groupingSeparator", "decimalSeparator", "currencyDecimalSeparator",
    "currencyGroupingSeparator", "paddingCharacter", "nilSymbol", "notANumberSymbol", "zeroSymbol",
    "positivePrefix", "positiveSuffix", "negativePrefix", "negativeSuffix", "exponentSymbol",
    "percentSymbol", "perMillSymbol", "plusSign", "minusSign",
  ]
}
