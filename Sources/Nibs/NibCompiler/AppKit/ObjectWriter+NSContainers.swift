import InterfaceBuilder
import NibFormat
import XMLTree

// Views that arrange other views.
extension ObjectWriter {
  func writeNSStackView() {
    let views = references(in: Names.subviews)
    writeNSView(subviews: views)
    guard !views.isEmpty else { return }
    let container = encoder.builder.addObject("NSStackViewContainer")
    let writer = encoder.writer(for: container, of: source)
    writer.writeBareView(superview: nil)
    writer.write("NSvFlags", 0x100)
    writer.write("NSFrameSize", string: "{0, 0}")
    writer.write("NSDoNotTranslateAutoresizingMask", true)
    writer.write("NSStackViewContainerStackView", object: number)
    writer.write("NSStackViewContainerViewToCustomAfterSpaceMap", object: nil)
    writer.write("NSStackViewContainerVisibilityPriorities", object: nil)
    writer.write("NSStackViewContainerNonDroppedViews", mutableArray: views)
    write("NSStackViewBeginningContainer", object: container)
    encoder.earlyStackIndices.append(source.index)
  }

  func writeSplitView() {
    writeNSView()
    guard let list = node.firstElement(named: Names.holdingPriorities) else { return }
    let entries: [(key: Int, value: Int)] = list.elements.enumerated().compactMap { place, value in
      guard let priority = value.double(Names.value), priority != 250 else { return nil }
      return (encoder.wholeNumber(place), encoder.number(priority, asDouble: true))
    }
    if !entries.isEmpty {
      write("NSHoldingPriorities", object: encoder.dictionary("NSMutableDictionary", entries))
    }
  }

  func writeTabView() {
    let items = source.children(keyed: "tabViewItems")
    let selected = source.selectedTab
    let view = selected?.child(keyed: "view").flatMap { encoder.reference(to: $0) }
    writeNSView(subviews: [view].compactMap { $0 }, keepsSubviews: true, next: view)
    write("NSTabViewItems", mutableArray: items.compactMap { encoder.reference(to: $0) })
    if let selected { write("NSSelectedTabViewItem", object: encoder.reference(to: selected)) }
    if node.child("font") != nil {
      writeFont("NSFont", "font")
    } else {
      let size = node[Names.controlSize] == "regular" ? "system" : "smallSystem"
      if let font = AppKitFont(kind: size) { write("NSFont", object: encoder.font(font)) }
    }
  }

  func writeTabViewItem() {
    writeAppKitKeys(of: Names.tabViewItem)
    if let view = source.child(keyed: "view") {
      write("NSView", object: encoder.reference(to: view))
    }
    write("NSColor", object: encoder.appKitColor(named: "controlColor"))
    // The tabs of a controller have no view before the controller is loaded.
    if let tabView = source.parent, tabView.node.name == Names.tabView {
      write("NSTabView", object: encoder.reference(to: tabView))
    }
    if let image = document.image(Names.image, of: node) {
      write("NSImage", object: encoder.appKitImage(image))
    }
  }

  func writeBox() {
    let content = source.child(keyed: "contentView").flatMap { encoder.reference(to: $0) }
    writeNSView(subviews: [content].compactMap { $0 }, keepsSubviews: true)
    let isSeparator = node[Names.boxType] == "separator"
    let margins = node.child("contentViewMargins")?.size
    let offsets =
      isSeparator ? Size(width: 5, height: 5) : margins ?? Size(width: 0, height: 0)
    write("NSOffsets", string: encoder.braced([offsets.width, offsets.height]))
    write("NSTitleCell", object: boxTitle())
    if let content {
      write("NSContentView", object: content)
      write("IBNSBoxIsUsingDocumentContentView", true)
    }
    writeAppKitColor("NSBorderColor2", "borderColor")
    writeAppKitColor("NSFillColor2", "fillColor")
  }

  private func boxTitle() -> Int {
    let cell = encoder.builder.addObject("NSTextFieldCell")
    let writer = encoder.writer(for: cell, of: source)
    let isSeparator = node[Names.boxType] == "separator"
    writer.write("NSCellFlags", 0x400_0000)
    writer.write("NSCellFlags2", 0x800_0000)
    if era.writesControlSizeTwice { writer.write("NSControlSize2", 0) }
    let title = isSeparator ? "Title" : node.textProperty(Names.title) ?? ""
    writer.write("NSContents", object: localizable(title, property: "title"))
    // Only a font that is specified by name is used for the title; otherwise, the title has the small system font.
    let named = node.child("titleFont").flatMap { $0[Names.name] == nil ? nil : AppKitFont($0) }
    let font = named ?? AppKitFont(kind: "smallSystem")
    if let font { writer.write("NSSupport", object: encoder.font(font)) }
    if era.writesMoreOfCells { writer.write("NSControlView", object: number) }
    writer.write("NSBackgroundColor", object: encoder.appKitColor(named: "textBackgroundColor"))
    writer.write("NSTextColor", object: encoder.appKitColor(named: "labelColor"))
    return cell
  }

  func writeOldWebView() {
    writeNSView()
    if let stated = source.child(keyed: "preferences") {
      write("Preferences", object: encoder.reference(to: stated))
    } else {
      let preferences = encoder.builder.addObject("WebPreferences")
      encoder.builder.add("Identifier", object: nil, to: preferences)
      let values = encoder.dictionary("NSMutableDictionary", [])
      encoder.builder.add("Values", object: values, to: preferences)
      write("Preferences", object: preferences)
    }
    write("NSNextKeyView", object: nil)
  }
}

extension NibEncoder {
  /// Returns connectors that make AppKit decode stack views before the other connections.
  var earlyStackViews: [Int] {
    earlyStackIndices.sorted().map { index in
      let number = builder.addObject("NSNibConnector")
      builder.add("NSSource", object: reference(to: document.objects[index]), to: number)
      let label =
        "Encoding NSStackView requires being decoded before other connections with an early decoding order priority of 999990."
      builder.add("NSLabel", object: string(label), to: number)
      return number
    }
  }
}
