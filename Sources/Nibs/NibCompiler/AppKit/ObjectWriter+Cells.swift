import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  /// Writes the keys of every cell.
  func writeCell(adding bits: [(word: String, bits: Int)] = []) {
    writeAppKitKeys(of: node.name, adding: bits + focusRing)
    if era.writesControlSizeTwice, node.name != Names.customCell {
      write("NSControlSize2", Self.controlSize(of: node))
    }
    writeFont("NSSupport", "font")
    if node.name != Names.imageCell || era.writesMoreOfCells, let view = controlView {
      write("NSControlView", object: view)
    }
  }

  /// The view that shows the cell: its control, or the table of its column.
  private var controlView: Int? {
    guard let parent = source.parent else { return nil }
    if parent.node.name == Names.tableColumn {
      return parent.parent.flatMap { encoder.reference(to: $0) }
    }
    guard parent.node.name != Names.matrix else { return nil }
    return IBSchema.isView(parent.node.name, on: .macOS) ? encoder.reference(to: parent) : nil
  }

  /// If a button or path control has no focus ring, neither does its cell.
  private var focusRing: [(word: String, bits: Int)] {
    guard let parent = source.parent, parent.child(keyed: "cell") == source,
      parent.node[Names.focusRingType] == "none",
      [Names.buttonCell, Names.popUpButtonCell, Names.pathCell].contains(node.name)
    else { return [] }
    return [("NSCellFlags2", 0x8000)]
  }

  func writeFont(_ key: NibKey, _ property: StaticString) {
    guard let child = node.child(property), let font = AppKitFont(child) else { return }
    write(key, object: encoder.font(font))
  }

  func writeAppKitColor(_ key: NibKey, _ property: StaticString) {
    if let color = color(property) { write(key, object: encoder.appKitColor(color)) }
  }

  // MARK: Texts

  func writeTextFieldCell() {
    writeCell()
    if let formatter = object("formatter"), let number = encoder.reference(to: formatter) {
      write("NSFormatter", object: number)
    }
    if let text = node.textProperty(Names.title) {
      write("NSContents", object: localizable(text, property: "title"))
    } else if node.child("formatter") == nil {
      write("NSContents", string: "")
    }
    writeAppKitColor("NSBackgroundColor", "backgroundColor")
    writeAppKitColor("NSTextColor", "textColor")
    if node.name == Names.secureTextFieldCell {
      let locales = ["NSAllRomanInputSourcesLocaleIdentifier"].map { encoder.string($0) }
      write("NSAllowedInputLocales", array: locales)
    }
    if let field = source.parent?.node {
      if field.bool(Names.allowsCharacterPickerTouchBarItem) == true {
        write("NSCharacterPickerEnabled", true)
      }
      if field.bool(Names.textCompletion) == false {
        write("NSAutomaticTextCompletionDisabled", true)
      }
    }
  }

  func writeSearchFieldCell() {
    writeTextFieldCell()
    write("NSSearchButtonCell", object: searchPart("_searchFieldSearch:", title: "search"))
    write("NSCancelButtonCell", object: searchPart("_searchFieldCancel:", title: nil))
    write("NSMaximumRecents", node.int(Names.maximumRecents) ?? 255)
    if let name = node[Names.recentsAutosaveName] { write("NSRecentsAutosaveName", string: name) }
    var flags: UInt8 = 0x6
    if node.bool(Names.sendsWholeSearchString) == true { flags |= 0x1 }
    if node.bool(Names.sendsSearchStringImmediately) == true { flags |= 0x8 }
    if era.writesControlSizeTwice { flags |= 0x10 }
    encoder.builder.add("NSSearchFieldFlags", data: [flags, 0, 0, 0], to: number)
    write("NSAutomaticTextCompletionStored", true)
  }

  /// Writes a button inside a search field. The cancel button has a description instead of a title.
  private func searchPart(_ action: String, title: String?) -> Int {
    let part = encoder.builder.addObject("NSButtonCell")
    let writer = encoder.writer(for: part, of: source)
    writer.write("NSCellFlags", title == nil ? -0x8000_0000 : 0)
    writer.write("NSCellFlags2", 0)
    if let title {
      writer.write("NSContents", string: title)
    } else {
      writer.write("NSAccessibilityOverriddenAttributes", mutableArray: [cancelDescription()])
    }
    writer.write("NSControlView", object: controlView)
    writer.write("NSAction", string: action)
    writer.write("NSTarget", object: number)
    writer.write("NSButtonFlags", 0x840_4000)
    writer.write("NSButtonFlags2", 0)
    writer.write("NSBezelStyle", 0)
    writer.write("NSKeyEquivalent", string: "")
    writer.write("NSPeriodicDelay", 400)
    writer.write("NSPeriodicInterval", 75)
    writer.write("NSAuxButtonType", 5)
    return part
  }

  private func cancelDescription() -> Int {
    encoder.dictionary(
      "NSMutableDictionary",
      [
        (encoder.string("AXDescription"), encoder.string("cancel")),
        (
          encoder.string("NSAccessibilityEncodedAttributesValueType"), encoder.wholeNumber(1)
        ),
      ])
  }

  // MARK: Images and dates

  func writeImageCell() {
    writeCell()
    if let image = document.image(Names.image, of: node) {
      write("NSContents", object: encoder.appKitImage(image))
    }
    if era.writesMoreOfCells { write("NSImageAnimation", -1) }
  }

  func writeDatePickerCell() {
    writeCell()
    if let date = node.child("date")?.double(Names.timeIntervalSinceReferenceDate) {
      write("NSContents", object: self.date(date))
    }
    let elements = node.child("datePickerElements")?.flags ?? []
    var bits = 0
    if elements.contains("hour") || elements.contains("minute") { bits |= 0xc }
    if elements.contains("second") { bits |= 0xe }
    if elements.contains("year") || elements.contains("month") { bits |= 0xc0 }
    if elements.contains("day") { bits |= 0xe0 }
    if bits != 0 { write("NSDatePickerElements", bits) }
    if let date = node.child("minDate")?.double(Names.timeIntervalSinceReferenceDate) {
      write("NSMinDate", object: self.date(date))
    }
    if let date = node.child("maxDate")?.double(Names.timeIntervalSinceReferenceDate) {
      write("NSMaxDate", object: self.date(date))
    }
    writeAppKitColor("NSBackgroundColor", "backgroundColor")
    writeAppKitColor("NSTextColor", "textColor")
    write("NSDatePickerUseCurrentDateDuringDecoding", node.bool(Names.useCurrentDate) == true)
  }

  private func date(_ interval: Double) -> Int {
    let date = encoder.builder.addObject("NSDate")
    encoder.builder.add("NS.time", interval, to: date)
    return date
  }
}
