import InterfaceBuilder
import NibFormat

// The parts of objects that are not plain properties.
extension GraphDecoder {
  /// Writes what only some elements have.
  func writeSpecials(_ object: Int, _ element: DraftElement, seed: UInt64) {
    switch element.name {
    case "button":
      writeButton(object, element)
      writeConfiguration(object, element)
    case "imageView":
      if let symbol = reader.object("UIPreferredSymbolConfiguration", of: object) {
        element.children.append(symbolConfiguration(symbol, key: "preferredSymbolConfiguration"))
      }
    case "navigationItem": writeBarItems(object, element, seed: seed)
    case "segmentedControl": writeSegments(object, element)
    case "tableViewCell": writeCellReferences(object, element)
    case "collectionViewCell": writeCellContent(object, element, seed: seed)
    case "tableView", "collectionView": writePrototypes(object, element, seed: seed)
    case "visualEffectView": writeEffect(object, element)
    case "customObject" where element["customClass"] == nil: element["customClass"] = "NSObject"
    default: break
    }
    writeAttributedText(object, element)
    if let bits = reader.integer("UIDataDetectorTypes", of: object), bits != 0 {
      writeDetectors(bits, element)
    }
  }

  // MARK: Bar button items

  /// Writes the items at both sides of a title. A nib has the first item of a side, and since iOS 5 all of them, too.
  private func writeBarItems(_ object: Int, _ element: DraftElement, seed: UInt64) {
    for (key, name) in [
      ("UILeftBarButtonItem", "leftBarButtonItem"), ("UIRightBarButtonItem", "rightBarButtonItem"),
    ] {
      var items = reader.members(key + "s", of: object)
      if items.isEmpty { items = [reader.object(key, of: object)].compactMap { $0 } }
      let children = items.compactMap { self.element(for: $0, seed: seed) }
      if children.count == 1 {
        children[0]["key"] = name
        element.children.append(children[0])
      } else if !children.isEmpty {
        element.container(name + "s").children += children
      }
    }
  }

  // MARK: Buttons and segments

  private func writeButton(_ object: Int, _ element: DraftElement) {
    // Both words have the same number.
    if element["buttonType"] == "roundedRect" || element["buttonType"] == "system" {
      let isOld = reader.className(object) == "UIRoundedRectButton"
      element["buttonType"] = isOld ? "roundedRect" : "system"
    }
    // The compiler writes a font of its own for some types, unless the document states the default of all buttons.
    let type = element["buttonType"]
    if reader.object("UIFont", of: object) == nil,
      sampler.tools < .xcode7 || type == "system" || type == "roundedRect"
    {
      element.children.append(
        DraftElement(
          "fontDescription", ["key": "fontDescription", "type": "system", "pointSize": "18"]))
    }
    guard let dictionary = reader.object("UIButtonStatefulContent", of: object) else { return }
    for (key, content) in reader.entries(of: dictionary) {
      guard let bits = reader.integer("NS.intval", of: key), let name = Self.state(bits) else {
        losses.add("contents of unknown button states")
        continue
      }
      let state = DraftElement("state", ["key": name])
      if let title = reader.text("UITitle", of: content) { state["title"] = title }
      for (key, name) in [("UIImage", "image"), ("UIBackgroundImage", "backgroundImage")] {
        if let image = reader.object(key, of: content) { writeImage(image, as: name, to: state) }
      }
      for (key, name) in [("UITitleColor", "titleColor"), ("UIShadowColor", "titleShadowColor")] {
        if let color = reader.object(key, of: content).flatMap({ color($0, key: name) }) {
          state.children.append(color)
        }
      }
      if let text = reader.object("UIAttributedTitle", of: content),
        let child = attributedString(text, key: "attributedTitle")
      {
        state.children.append(child)
      }
      if let configuration = reader.object("UIImageSymbolConfiguration", of: content) {
        state.children.append(
          symbolConfiguration(configuration, key: "preferredSymbolConfiguration"))
      }
      element.children.append(state)
    }
  }

  private static func state(_ bits: Int) -> String? {
    if let word = DocumentWords.word(bits, "key", of: "state") { return word }
    let words = (0..<16).filter { bits & 1 << $0 != 0 }.map {
      DocumentWords.word(1 << $0, "key", of: "state")
    }
    return words.contains { $0 == nil } ? nil : words.compactMap { $0 }.joined(separator: "+")
  }

  private func writeSegments(_ object: Int, _ element: DraftElement) {
    let segments = reader.members("UISegments", of: object)
    guard !segments.isEmpty else { return }
    let container = element.container("segments")
    for segment in segments {
      let child = DraftElement("segment")
      if let info = reader.object("UISegmentInfo", of: segment) {
        if let title = reader.text(info) {
          child["title"] = title
        } else if writeImage(info, to: child) {
          child["title"] = ""
        }
      }
      if reader.flag("UIDisabled", of: segment) { child["enabled"] = "NO" }
      if let width = reader.number("UISegmentWidth", of: segment) {
        child["width"] = DraftElement.number(width)
      }
      if let offset = reader.geometry("UISegmentContentOffset", of: segment), offset.count == 2 {
        child.children.append(ValueElements.size(offset, key: "contentOffset"))
      }
      container.children.append(child)
    }
  }

  // MARK: Cells

  private func writeCellReferences(_ object: Int, _ element: DraftElement) {
    for (key, name) in [
      ("UITextLabel", "textLabel"), ("UIDetailTextLabel", "detailTextLabel"),
      ("UIImageView", "imageView"),
    ] {
      if let id = reader.object(key, of: object).flatMap({ id(of: $0) }) { element[name] = id }
    }
  }

  /// Writes the content view of a collection view's cell. Constraints name the cell instead of its content view.
  private func writeCellContent(_ object: Int, _ element: DraftElement, seed: UInt64) {
    guard let content = reader.object("UIContentView", of: object), elements[content] == nil else {
      return
    }
    standIns[content] = object
    let child = DraftElement("view", ["key": "contentView", "opaque": "NO"])
    if reader.flag("UIOpaque", of: content) { child["opaque"] = nil }
    if let size = reader.geometry("UIBounds", of: content), size.count == 4 {
      child.children.append(ValueElements.rect([0, 0, size[2], size[3]], key: "frame"))
    }
    let views = reader.members("UISubviews", of: content)
    child.container("subviews").children += views.compactMap { self.element(for: $0, seed: seed) }
    collectConstraints(of: content, for: element)
    element.children.append(child)
  }

  // MARK: Effects and texts

  private func writeEffect(_ object: Int, _ element: DraftElement) {
    guard let effect = reader.object("UIVisualEffectViewEffect", of: object) else { return }
    func blur(_ key: String) -> DraftElement? {
      reader.integer(key, of: effect)
        .flatMap { DocumentWords.word($0, "style", of: "blurEffect") }
        .map { DraftElement("blurEffect", ["style": $0]) }
    }
    switch reader.className(effect) {
    case "UIBlurEffect":
      if let child = blur("UIBlurEffectStyle") { element.children.append(child) }
    case "UIVibrancyEffect":
      let child = DraftElement("vibrancyEffect")
      if let style = reader.integer("UIVibrancyEffectStyle", of: effect),
        let word = DocumentWords.word(style, "style", of: "vibrancyEffect")
      {
        child["style"] = word
      }
      if let blur = blur("UIVibrancyEffectBlurStyle") { child.children.append(blur) }
      element.children.append(child)
    case let other: losses.add("effects of the class \(other)")
    }
  }

  private func writeDetectors(_ bits: Int, _ element: DraftElement) {
    let child = DraftElement("dataDetectorType", ["key": "dataDetectorTypes"])
    if bits == -1 {
      child["all"] = "YES"
    } else if sampler.detectorBits().write(bits, to: child) != 0 {
      losses.add("unknown data detectors")
    }
    element.children.append(child)
  }

  private func writeAttributedText(_ object: Int, _ element: DraftElement) {
    for (key, name) in [
      ("UIAttributedText", "attributedText"), ("UIAttributedTitle", "attributedTitle"),
    ] {
      guard let text = reader.object(key, of: object), !repeatsPlainText(text, of: element),
        let child = attributedString(text, key: name)
      else { continue }
      element["text"] = nil
      element.children.append(child)
    }
  }

  /// Returns whether an attributed text is the plain text of a text view once more.
  private func repeatsPlainText(_ text: Int, of element: DraftElement) -> Bool {
    guard element.name == "textView", let attributes = reader.object("NSAttributes", of: text),
      reader.className(attributes) == "NSDictionary"
    else { return false }
    return reader.entries(of: attributes).allSatisfy { entry in
      let name = reader.text(entry.key)
      if name == "NSParagraphStyle" {
        return reader.values(of: entry.value).keys.allSatisfy { $0 == "NSTabStops" }
      }
      return name == "NSColor" || name == "NSFont"
    }
  }

  func attributedString(_ object: Int, key: String) -> DraftElement? {
    guard let text = reader.text("NSString", of: object) else { return nil }
    let element = DraftElement("attributedString", ["key": key])
    let units = Array(text.utf16)
    let attributes = reader.object("NSAttributes", of: object)
    var runs: [(text: String, attributes: Int?)] = []
    if let info = reader.object("NSAttributeInfo", of: object), let attributes,
      case .data(let bytes)? = reader.values(of: info)["NS.bytes"]
    {
      let dictionaries = reader.members(of: attributes)
      var numbers = Self.numbers(in: bytes)[...]
      var start = 0
      while let length = numbers.popFirst(), let index = numbers.popFirst(), start < units.count {
        let end = min(start + max(length, 0), units.count)
        let run = String(decoding: units[start..<end], as: UTF16.self)
        runs.append((run, dictionaries.indices.contains(index) ? dictionaries[index] : nil))
        start = end
      }
    } else {
      runs = [(text, attributes)]
    }
    for run in runs {
      let fragment = DraftElement("fragment")
      if run.text.contains(where: \.isNewline) {
        let content = DraftElement("string", ["key": "content"])
        content.text = run.text
        fragment.children.append(content)
      } else {
        fragment["content"] = run.text
      }
      if let attributes = run.attributes {
        let container = DraftElement("attributes")
        for entry in reader.entries(of: attributes) {
          guard let name = reader.text(entry.key) else { continue }
          if let child = textAttribute(entry.value, key: name) {
            container.children.append(child)
          } else {
            losses.add("text attributes '\(name)'")
          }
        }
        fragment.children.append(container)
      }
      element.children.append(fragment)
    }
    return element
  }

  /// Returns the numbers that are stored in groups of seven bits.
  private static func numbers(in bytes: ArraySlice<UInt8>) -> [Int] {
    var numbers: [Int] = []
    var (value, shift) = (0, 0)
    for byte in bytes {
      if shift < 56 { value |= Int(byte & 0x7F) << shift }
      shift += 7
      if byte & 0x80 == 0 {
        numbers.append(value)
        (value, shift) = (0, 0)
      }
    }
    return numbers
  }

  private func textAttribute(_ object: Int, key: String) -> DraftElement? {
    switch reader.className(object) {
    case "UIColor", "NSColor": return color(object, key: key)
    case "UIFont", "NSFont": return textFont(object, key: key)
    case "NSParagraphStyle", "NSMutableParagraphStyle": return paragraphStyle(object, key: key)
    case "NSNumber":
      if let integer = reader.integer("NS.intval", of: object) {
        return DraftElement("integer", ["key": key, "value": "\(integer)"])
      }
      return reader.number("NS.dblval", of: object)
        .map { DraftElement("real", ["key": key, "value": DraftElement.number($0)]) }
    case "NSShadow":
      let element = DraftElement("shadow", ["key": key])
      if let blur = reader.number("NSShadowBlurRadius", of: object) {
        element["blurRadius"] = DraftElement.number(blur)
      }
      let offset = ["NSShadowHoriz", "NSShadowVert"].map { reader.number($0, of: object) ?? 0 }
      element.children.append(ValueElements.size(offset, key: "offset"))
      if let color = reader.object("NSShadowColor", of: object).flatMap({ color($0, key: "color") })
      {
        element.children.append(color)
      }
      return element
    default:
      guard let text = reader.text(object) else { return nil }
      if key == "NSLink" { return DraftElement("url", ["key": key, "string": text]) }
      let element = DraftElement("string", ["key": key])
      element.text = text
      return element
    }
  }

  /// Returns the font of a text attribute, which documents write with other names.
  private func textFont(_ object: Int, key: String) -> DraftElement? {
    guard let font = font(object, key: key, element: "font") else { return nil }
    if font["style"] != nil || font["name"] == nil {
      font.name = "fontDescription"
      return font
    }
    font["size"] = font["pointSize"]
    font["pointSize"] = nil
    font["family"] = nil
    return font
  }

  private func paragraphStyle(_ object: Int, key: String) -> DraftElement {
    let element = DraftElement("paragraphStyle", ["key": key])
    for (key, name) in [
      ("NSAlignment", "alignment"), ("NSLineBreakMode", "lineBreakMode"),
      ("NSWritingDirection", "baseWritingDirection"),
    ] {
      let number = reader.integer(key, of: object)
      guard number != nil || key != "NSWritingDirection" else { continue }
      element[name] = DocumentWords.word(number ?? 0, name, of: "paragraphStyle")
    }
    for (key, name) in [
      ("NSLineSpacing", "lineSpacing"), ("NSParagraphSpacing", "paragraphSpacing"),
      ("NSFirstLineHeadIndent", "firstLineHeadIndent"), ("NSHeadIndent", "headIndent"),
      ("NSTailIndent", "tailIndent"), ("NSMinLineHeight", "minimumLineHeight"),
      ("NSMaxLineHeight", "maximumLineHeight"), ("NSLineHeightMultiple", "lineHeightMultiple"),
      ("NSParagraphSpacingBefore", "paragraphSpacingBefore"),
    ] {
      if let number = reader.number(key, of: object) { element[name] = DraftElement.number(number) }
    }
    return element
  }
}
