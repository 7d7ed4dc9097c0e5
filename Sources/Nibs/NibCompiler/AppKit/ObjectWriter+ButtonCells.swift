import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  func writeButtonCell() {
    writeButtonKeys()
    let title = node.textProperty(Names.title)
    write(
      "NSContents", object: title.map { localizable($0, property: "title") } ?? encoder.string(""))
    write("NSKeyEquivalent", string: node.keyEquivalent)
  }

  private func writeButtonKeys() {
    var bits: [(word: String, bits: Int)] = []
    if source.parent?.node.bool(Names.imageHugsTitle) == true {
      bits.append(("NSButtonFlags", 0x20))
    }
    if AppKitFont.isBold(node.child("font")) { bits.append(("NSButtonFlags2", 0x8)) }
    if node.child("behavior")?.bool(Names.doesNotDimImage) == true {
      bits.append(("NSButtonFlags", 0x100))
    }
    writeCell(adding: bits)
    if let image = document.image(Names.image, of: node) {
      write("NSNormalImage", object: encoder.appKitImage(image))
    }
    switch node[Names.type] {
    case "check": write("NSAlternateImage", object: buttonImage("NSSwitch"))
    case "radio": write("NSAlternateImage", object: buttonImage("NSRadioButton"))
    default:
      if let image = document.image(Names.alternateImage, of: node) {
        write("NSAlternateImage", object: encoder.appKitImage(image))
      }
    }
  }

  private func buttonImage(_ name: String) -> Int {
    let number = encoder.builder.addObject("NSButtonImageSource")
    encoder.builder.add("NSImageName", object: encoder.string(name), to: number)
    return number
  }

  func writePopUpButtonCell() {
    writeButtonKeys()
    let menu = source.child(keyed: "menu")
    let items = menu?.children(keyed: "items") ?? []
    let selected =
      node[Names.selectedItem].flatMap { id in items.first { $0.id == id } }
      ?? (node.bool(Names.pullsDown) == true ? items.first : nil)
    write(
      "NSContents",
      string: selected?.node.textProperty(Names.title) ?? node.textProperty(Names.title) ?? "")
    write("NSKeyEquivalent", string: node.keyEquivalent)
    write("NSMenuItem", object: selected.flatMap { encoder.reference(to: $0) })
    if let menu, let number = encoder.reference(to: menu) { write("NSMenu", object: number) }
    let index = selected.flatMap { items.firstIndex(of: $0) } ?? -1
    if index != 0 { write("NSSelectedIndex", index) }
  }

  func writeSegmentedCell() {
    writeCell()
    let segments = node.firstElement(named: Names.segments).map { Array($0.elements) } ?? []
    var items: [Int] = []
    var selected = -1
    for (place, segment) in segments.enumerated() {
      let item = encoder.builder.addObject("NSSegmentItem")
      part(segment, number: item).writeSegment(at: place)
      if segment.bool(Names.selected) == true { selected = place }
      items.append(item)
    }
    write("NSSegmentImages", mutableArray: items)
    if let stated = node.int(Names.selectedSegment) { selected = stated }
    if selected != 0 { write("NSSelectedSegment", selected) }
    write("NSSegmentDistribution", segmentDistribution)
    if node[Names.style] == "separated" { write("NSSegmentStyleSeparated", 1) }
  }

  private var segmentDistribution: Int {
    switch source.parent?.node[Names.segmentDistribution] {
    case "fill": 1
    case "fillEqually": 2
    case "fillProportionally": 3
    default: 0
    }
  }

  private func writeSegment(at place: Int) {
    write("NSSegmentItemWidth", double: Names.width, omitting: 0)
    if let label = node.textProperty(Names.label) {
      write(
        "NSSegmentItemLabel", object: localizable(label, property: "ibShadowedLabels[\(place)]"))
    } else {
      write("NSSegmentItemLabel", string: "")
    }
    if let image = document.image(Names.image, of: node) {
      write("NSSegmentItemImage", object: encoder.appKitImage(image))
    }
    if let text = node.textProperty(Names.toolTip) { write("NSSegmentItemTooltip", string: text) }
    write("NSSegmentItemTag", int: Names.tag)
    writeTrue("NSSegmentItemSelected", ifYes: Names.selected)
    writeTrue("NSSegmentItemDisabled", ifNo: Names.enabled)
    let scales = ["none": 2, "axesIndependently": 1, "proportionallyUpOrDown": 3]
    write("NSSegmentItemImageScaling", node[Names.imageScaling].flatMap { scales[$0] } ?? 0)
  }
}

extension Node {
  /// The characters of a key equivalent; empty for none.
  var keyEquivalent: String { textProperty(Names.keyEquivalent) ?? "" }
}
