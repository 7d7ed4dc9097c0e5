import InterfaceBuilder
import NibCompiler
import NibFormat

// What no table says: the parts of single classes.
extension AppKitDecoder {
  /// Writes the parts of an object that are objects.
  func writeParts(_ object: Int, _ element: DraftElement, seed: UInt64) {
    for part in AppKitParts.parts where part.owners.isEmpty || part.owners.contains(element.name) {
      if part.key == "NSSubviews", AppKitParts.withoutSubviews.contains(element.name) { continue }
      // The cell of a matrix stands for all of them.
      if part.key == "NSCell", element.name == "matrix" { continue }
      guard let inner = reader.object(part.key, of: object) else { continue }
      if let property = part.property {
        guard let child = self.element(for: inner, seed: seed) else { continue }
        child["key"] = property
        element.children.append(child)
      } else if let container = part.container {
        var members = reader.members(of: inner)
        // The object that represents a custom view lists its subviews from front to back.
        if container == "subviews", reader.className(object) == "NSCustomView" {
          members.reverse()
        }
        let children = members.compactMap { self.element(for: $0, seed: seed) }
        if !children.isEmpty { element.container(container).children += children }
      }
    }
    if element.name == "scrollView", let clip = reader.object("NSHeaderClipView", of: object),
      let view = reader.object("NSDocView", of: clip),
      let header = self.element(for: view, seed: seed)
    {
      header["key"] = "headerView"
      element.children.append(header)
    }
    if element.name == "matrix" { writeMatrix(object, element, seed: seed) }
    if element.name == "toolbar" { writeItems(object, element, seed: seed) }
  }

  /// Writes the values of an object that are neither attributes of the schema nor objects.
  func writeSpecials(_ object: Int, _ element: DraftElement) {
    if AppKitParts.isView(element.name), element.child(keyed: "autoresizingMask") == nil {
      // Without a mask, a document's view is fixed to the top-left corner; this one has an empty mask.
      element.children.append(DraftElement("autoresizingMask", ["key": "autoresizingMask"]))
    }
    if isInStoryboard { writeSceneValues(object, element) }
    switch element.name {
    case "window": writeWindow(object, element)
    case "menuItem": writeMenuItem(object, element)
    case "popUpButtonCell":
      if let item = reader.object("NSMenuItem", of: object) {
        selectedItems.append((element, item))
      }
    case "toolbarItem":
      let identifier = reader.text("NSToolbarItemIdentifier", of: object)
      writeIdentifier(identifier, of: element, "Item")
      if SystemToolbarItem.named(identifier) != nil {
        // The system's items state nothing else.
        element.attributes.removeAll { !["id", "implicitItemIdentifier"].contains($0.name) }
        element.children = []
      }
    case "searchFieldCell": writeSearch(object, element)
    case "scrollView": writeScrollAmounts(object, element)
    case "tableView", "outlineView":
      if reader.object("NSTableViewArchivedReusableViewsKey", of: object) != nil {
        element["viewBased"] = "YES"
      }
      if let header = reader.object("NSHeaderView", of: object) {
        headerViews.append((element, header))
      }
    case "tableColumn": writeColumn(object, element)
    case "segmentedCell": writeSegments(object, element)
    case "box":
      // The title of a line is always the same.
      if element["boxType"] != "separator", let cell = reader.object("NSTitleCell", of: object),
        let title = reader.text("NSContents", of: cell), !title.isEmpty
      {
        element["title"] = title
      }
    case "textView": writeTextView(object, element)
    case "datePickerCell": writeDates(object, element)
    case "buttonCell":
      // Check boxes and radio buttons have the system's image.
      if element["type"] == "check" || element["type"] == "radio" {
        element["alternateImage"] = nil
      }
    case _ where reader.object("NSDeclaredKeys", of: object) != nil:
      let list = DraftElement("declaredKeys")
      list.children = reader.members("NSDeclaredKeys", of: object).compactMap { key in
        reader.text(key).map { text in
          let child = DraftElement("string")
          child.text = text
          return child
        }
      }
      element.children.append(list)
    case "dateFormatter": writeDateFormat(object, element)
    case "numberFormatter": writeNumberFormat(object, element)
    case "button", "popUpButton":
      let flags = reader.object("NSCell", of: object).flatMap {
        reader.integer("NSButtonFlags", of: $0)
      }
      if let flags, flags & 0x20 != 0 { element["imageHugsTitle"] = "YES" }
    case "drawer":
      for (key, property) in [
        ("NSContentSize", "contentSize"), ("NSMinContentSize", "minContentSize"),
        ("NSMaxContentSize", "maxContentSize"),
      ] {
        guard let size = reader.geometry(key, of: object), size.count == 2, size != [0, 0] else {
          continue
        }
        element.children.append(ValueElements.size(size, key: property))
      }
    case "webPreferences": writeWebPreferences(object, element)
    default: break
    }
  }

  /// Writes what refers to objects, once all of them have an element.
  func writeReferences() {
    for (element, item) in selectedItems { element["selectedItem"] = graph.id(of: item) }
    for (element, header) in headerViews { element["headerView"] = graph.id(of: header) }
    writeGridPlaces()
  }

  private func writeWindow(_ object: Int, _ element: DraftElement) {
    // The struts of a window that keeps its frame have no bits.
    if let mask = element.child(keyed: "initialPositionMask"), mask.attributes.count == 1 {
      mask["leftStrut"] = "YES"
      mask["bottomStrut"] = "YES"
    }
    for (key, property) in [("NSWindowRect", "contentRect"), ("NSScreenRect", "screenRect")] {
      guard let numbers = reader.geometry(key, of: object), numbers.count == 4,
        property == "contentRect" || numbers != [0, 0, 0, 0]
      else { continue }
      element.children.append(ValueElements.rect(numbers, key: property))
    }
    for (key, property) in [
      ("NSWindowContentMinSize", "minSize"), ("NSWindowContentMaxSize", "maxSize"),
      ("NSMinFullScreenContentSize", "minFullScreenContentSize"),
      ("NSMaxFullScreenContentSize", "maxFullScreenContentSize"),
    ] {
      guard let numbers = reader.geometry(key, of: object), numbers.count == 2,
        numbers != [0, 0], numbers[0] < 1e12
      else { continue }
      let size = ValueElements.size(numbers, key: property)
      size.name = "value"
      size.attributes.insert(("type", "size"), at: 1)
      element.children.append(size)
    }
    if let border = reader.number("NSContentBorderThicknessMinY", of: object) {
      element.children.append(
        DraftElement("contentBorderThickness", ["minY": DraftElement.number(border)]))
    }
  }

  /// Writes the distances of scrolling, which are four big-endian numbers of single precision.
  private func writeScrollAmounts(_ object: Int, _ element: DraftElement) {
    guard case .data(let bytes)? = reader.values(of: object)["NSScrollAmts"], bytes.count == 16
    else { return }
    let names = [
      "horizontalPageScroll", "verticalPageScroll", "horizontalLineScroll", "verticalLineScroll",
    ]
    for (place, name) in names.enumerated() {
      let bits = bytes.dropFirst(place * 4).prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      let amount = Double(Float(bitPattern: bits))
      if amount != 10, amount.isFinite { element[name] = DraftElement.number(amount) }
    }
  }

  private func writeMenuItem(_ object: Int, _ element: DraftElement) {
    if reader.flag("NSIsDisabled", of: object), element["isSeparatorItem"] != "YES" {
      element["enabled"] = "NO"
    }
    let mask = reader.integer("NSKeyEquivModMask", of: object) ?? 0
    guard mask != Self.commandKey else { return }
    let child = DraftElement("modifierMask", ["key": "keyEquivalentModifierMask"])
    for (word, bit) in Self.modifierKeys where mask & bit != 0 { child[word] = "YES" }
    element.children.append(child)
  }

  private static let commandKey = 0x10_0000
  private static let modifierKeys = [
    ("capsLock", 0x1_0000), ("shift", 0x2_0000), ("control", 0x4_0000), ("option", 0x8_0000),
    ("command", commandKey), ("numeric", 0x20_0000), ("help", 0x40_0000), ("function", 0x80_0000),
  ]

  private func writeColumn(_ object: Int, _ element: DraftElement) {
    if let identifier = reader.text("NSIdentifier", of: object) {
      element["identifier"] = identifier
    }
    if reader.flag("NSIsResizeable", of: object), element.child(keyed: "resizingMask") == nil {
      element.children.append(DraftElement("tableColumnResizingMask", ["key": "resizingMask"]))
    }
    if let cell = reader.object("NSHeaderCell", of: object) {
      let header = DraftElement("tableHeaderCell", ["key": "headerCell"])
      graph.elements[cell] = header
      writeKeys(cell, header)
      writeValues(cell, header)
      element.children.append(header)
    }
    if let sort = reader.object("NSSortDescriptorPrototype", of: object) {
      let descriptor = DraftElement("sortDescriptor", ["key": "sortDescriptorPrototype"])
      for (key, name) in [("NSSelector", "selector"), ("NSKey", "sortKey")] {
        if let text = reader.text(key, of: sort) { descriptor[name] = text }
      }
      if reader.values(of: sort)["NSAscending"] == .bool(false) { descriptor["ascending"] = "NO" }
      element.children.append(descriptor)
    }
  }

  private func writeSegments(_ object: Int, _ element: DraftElement) {
    let container = element.container("segments")
    for item in reader.members("NSSegmentImages", of: object) {
      let segment = DraftElement("segment")
      if let text = reader.text("NSSegmentItemLabel", of: item), !text.isEmpty {
        segment["label"] = text
      }
      if let image = reader.object("NSSegmentItemImage", of: item), let name = self.image(image) {
        segment["image"] = name
        if isSymbol(image) { segment["catalog"] = "system" }
      }
      if let text = reader.text("NSSegmentItemTooltip", of: item) { segment["toolTip"] = text }
      if let width = reader.number("NSSegmentItemWidth", of: item), width != 0 {
        segment["width"] = DraftElement.number(width)
      }
      if let tag = reader.integer("NSSegmentItemTag", of: item), tag != 0 {
        segment["tag"] = "\(tag)"
      }
      if reader.flag("NSSegmentItemSelected", of: item) { segment["selected"] = "YES" }
      if reader.flag("NSSegmentItemDisabled", of: item) { segment["enabled"] = "NO" }
      let scales = [1: "axesIndependently", 2: "none", 3: "proportionallyUpOrDown"]
      let scale = reader.integer("NSSegmentItemImageScaling", of: item) ?? 0
      if let word = scales[scale] { segment["imageScaling"] = word }
      container.children.append(segment)
    }
    let selected = reader.integer("NSSelectedSegment", of: object) ?? 0
    let place = container.children.lastIndex { $0["selected"] == "YES" } ?? -1
    if selected != place { element["selectedSegment"] = "\(selected)" }
  }

  private func writeTextView(_ object: Int, _ element: DraftElement) {
    let manager = reader.object("NSTextContainer", of: object)
      .flatMap { reader.object("NSLayoutManager", of: $0) }
    let layout = manager.flatMap { reader.integer("NSLMFlags", of: $0) } ?? 0
    if layout & 0x80 != 0 { element["allowsNonContiguousLayout"] = "YES" }
    let storage = manager.flatMap { reader.object("NSTextStorage", of: $0) }
    if let text = storage.flatMap({ reader.text("NSString", of: $0) }), !text.isEmpty {
      element["string"] = text
    }
    if let flags = reader.integer("NSTVFlags", of: object), flags & 1 != 0 {
      element["horizontallyResizable"] = "YES"
    }
    if let size = reader.geometry("NSMaxSize", of: object), size.count == 2 {
      element.children.append(ValueElements.size(size, key: "maxSize"))
    }
    guard let shared = reader.object("NSSharedData", of: object) else { return }
    for (key, property) in [
      ("NSBackgroundColor", "backgroundColor"), ("NSInsertionColor", "insertionPointColor"),
    ] {
      if let color = reader.object(key, of: shared).flatMap({ color($0, key: property) }) {
        element.children.append(color)
      }
    }
    let flags = reader.integer("NSFlags", of: shared) ?? 0
    for option in AppKitTextOption.all where (flags & option.bit != 0) != option.usual {
      element[option.name] = option.usual ? "NO" : "YES"
    }
    switch reader.integer("NSPreferredTextFinderStyle", of: shared) {
    case 2: element["findStyle"] = "bar"
    case 1: element["findStyle"] = "panel"
    default: break
    }
    if reader.flag("NSAutomaticTextCompletionDisabled", of: shared) {
      element["textCompletion"] = "NO"
    }
  }

  private func writeSearch(_ object: Int, _ element: DraftElement) {
    if case .data(let bytes)? = reader.values(of: object)["NSSearchFieldFlags"],
      let flags = bytes.first
    {
      if flags & 0x1 != 0 { element["sendsWholeSearchString"] = "YES" }
      if flags & 0x8 != 0 { element["sendsSearchStringImmediately"] = "YES" }
    }
    if let count = reader.integer("NSMaximumRecents", of: object), count != 255 {
      element["maximumRecents"] = "\(count)"
    }
    element["recentsAutosaveName"] = reader.text("NSRecentsAutosaveName", of: object)
  }

  private func writeDates(_ object: Int, _ element: DraftElement) {
    for (key, property) in [
      ("NSContents", "date"), ("NSMinDate", "minDate"), ("NSMaxDate", "maxDate"),
    ] {
      guard let date = reader.object(key, of: object),
        let time = reader.number("NS.time", of: date)
      else { continue }
      element.children.append(
        DraftElement(
          "date",
          ["key": property, "timeIntervalSinceReferenceDate": DraftElement.number(time)]))
    }
    let bits = reader.integer("NSDatePickerElements", of: object) ?? 0
    let elements = DraftElement("datePickerElements", ["key": "datePickerElements"])
    for (word, bit) in [
      ("year", 0xC0), ("month", 0xC0), ("day", 0xE0), ("hour", 0xC), ("minute", 0xC),
      ("second", 0xE),
    ] where bits & bit == bit { elements[word] = "YES" }
    element.children.append(elements)
  }

  private func writeItems(_ object: Int, _ element: DraftElement, seed: UInt64) {
    for (key, name) in [
      ("NSToolbarIBAllowedItems", "allowedToolbarItems"),
      ("NSToolbarIBDefaultItems", "defaultToolbarItems"),
    ] {
      let list = DraftElement(name)
      for item in reader.members(key, of: object) {
        if let child = self.element(for: item, seed: seed) {
          list.children.append(child)
        } else if let id = graph.id(of: item) {
          list.children.append(DraftElement("toolbarItem", ["reference": id]))
        }
      }
      element.children.append(list)
    }
    for item in reader.members("NSToolbarIBSelectableItems", of: object) {
      graph.elements[item]?["selectable"] = "YES"
    }
    writeIdentifier(reader.text("NSToolbarIdentifier", of: object), of: element, "")
  }

  /// Writes the identifier of a toolbar or of one of its items, in the attribute that Interface Builder shows if the app
  /// chose it.
  private func writeIdentifier(_ identifier: String?, of element: DraftElement, _ part: String) {
    guard let identifier else { return }
    let origin = ToolbarIdentifier.isOfApp(identifier) ? "explicit" : "implicit"
    element["\(origin)\(part)Identifier"] = identifier
  }
}
