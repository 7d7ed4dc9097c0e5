import InterfaceBuilder
import NibFormat

// The configurations of buttons and symbols.
extension GraphDecoder {
  /// Writes the configuration of a button.
  func writeConfiguration(_ object: Int, _ element: DraftElement) {
    guard let configuration = reader.object("UIButtonConfiguration", of: object) else { return }
    let child = DraftElement("buttonConfiguration", ["key": "configuration"])
    for (key, name) in [
      ("ButtonStyle", "style"), ("CornerStyle", "cornerStyle"), ("ButtonSize", "buttonSize"),
      ("MacIdiomStyle", "macIdiomStyle"), ("ImagePlacement", "imagePlacement"),
      ("TitleAlignment", "titleAlignment"),
    ] {
      guard let number = reader.integer(Self.prefix + key, of: configuration) else { continue }
      if let word = DocumentWords.word(number, name, of: child.name) {
        child[name] = word
      } else {
        losses.add("the \(name) \(number) of button configurations")
      }
    }
    for (key, name) in [("ImagePadding", "imagePadding"), ("TitlePadding", "titlePadding")] {
      guard let number = reader.number(Self.prefix + key, of: configuration) else { continue }
      child[name] = DraftElement.number(number)
    }
    if reader.flag(Self.prefix + "ShowsActivityIndicator", of: configuration) {
      child["showsActivityIndicator"] = "YES"
    }
    if let image = reader.object(Self.prefix + "Image", of: configuration) {
      writeImage(image, to: child)
    }
    writeChildren(of: configuration, to: child)
    let lost = reader.values(of: configuration).filter {
      !Self.configurationKeys.contains($0.key) && $0.value != .nil
    }
    for key in lost.keys { losses.add("'\(key)' of UIButtonConfiguration") }
    element.children.append(child)
  }

  private func writeChildren(of configuration: Int, to child: DraftElement) {
    for (key, name) in [("Title", "title"), ("Subtitle", "subtitle")] {
      guard let text = reader.object(Self.prefix + key, of: configuration) else { continue }
      writeTitle(text, name, to: child)
    }
    if let background = reader.object(Self.prefix + "Background", of: configuration),
      let element = self.background(background)
    {
      child.children.append(element)
    }
    for (key, name) in [
      ("BaseBackgroundColor", "baseBackgroundColor"),
      ("BaseForegroundColor", "baseForegroundColor"),
    ] {
      let object = reader.object(Self.prefix + key, of: configuration)
      if let color = object.flatMap({ color($0, key: name) }) { child.children.append(color) }
    }
    if let symbol = reader.object(
      Self.prefix + "PreferredSymbolConfigurationForImage", of: configuration)
    {
      child.children.append(
        symbolConfiguration(symbol, key: "preferredSymbolConfigurationForImage"))
    }
    if let text = reader.text(Self.prefix + "ContentInset", of: configuration) {
      let numbers = ValueElements.numbers(in: text)
      if numbers.count == 4 { child.children.append(edges(numbers, key: "contentInsets")) }
    }
  }

  /// Writes a title: as an attribute, if the document may have stated it as one, or else as an attributed text.
  private func writeTitle(_ text: Int, _ name: String, to child: DraftElement) {
    let attributes = reader.object("NSAttributes", of: text)
    let isUniform = attributes.map { reader.className($0) == "NSDictionary" } ?? true
    let entries = isUniform ? attributes.map { reader.entries(of: $0) } ?? [] : []
    let names = entries.map { reader.text($0.key) }
    guard isUniform, names.isEmpty || names == ["NSFont"] else {
      let property = "attributed" + name.prefix(1).uppercased() + name.dropFirst()
      if let element = attributedString(text, key: property) { child.children.append(element) }
      return
    }
    if let plain = reader.text("NSString", of: text), !plain.isEmpty { child[name] = plain }
    if let entry = entries.first, let font = font(entry.value, key: name + "FontDescription") {
      child.children.append(font)
    }
  }

  /// Returns the background of a button; nil if it has only what every background has.
  private func background(_ object: Int) -> DraftElement? {
    let child = DraftElement("backgroundConfiguration", ["key": "background"])
    func isCustomized(_ name: String) -> Bool {
      reader.flag("hasCustomized-\(name)", of: object)
    }
    for name in ["cornerRadius", "strokeWidth", "strokeOutset"] where isCustomized(name) {
      child[name] = DraftElement.number(reader.number(name, of: object) ?? 0)
    }
    if isCustomized("image"), let image = reader.object("image", of: object) {
      writeImage(image, to: child)
    }
    for name in ["backgroundColor", "strokeColor"] where isCustomized(name) {
      let object = reader.object(name, of: object)
      if let color = object.flatMap({ color($0, key: name) }) { child.children.append(color) }
    }
    if isCustomized("backgroundInsets"),
      let numbers = reader.text("backgroundInsets", of: object).map({
        ValueElements.numbers(in: $0)
      }), numbers.count == 4
    {
      child.children.append(edges(numbers, key: "backgroundInsets"))
    }
    let known: Set<String> = [
      "cornerRadius", "strokeWidth", "strokeOutset", "image", "backgroundColor", "strokeColor",
      "backgroundInsets",
    ]
    for key in reader.values(of: object).keys where key.hasPrefix("hasCustomized-") {
      let name = key.dropFirst("hasCustomized-".count)
      if isCustomized(String(name)), !known.contains(String(name)) {
        losses.add("the \(name) of a button's background")
      }
    }
    return child.attributes.count > 1 || !child.children.isEmpty ? child : nil
  }

  /// Returns insets that follow the direction of the text; a nib lists them from the top counterclockwise.
  private func edges(_ numbers: [Double], key: String) -> DraftElement {
    DraftElement(
      "directionalEdgeInsets",
      [
        "key": key, "top": DraftElement.number(numbers[0]),
        "leading": DraftElement.number(numbers[1]), "bottom": DraftElement.number(numbers[2]),
        "trailing": DraftElement.number(numbers[3]),
      ])
  }

  private static let prefix = "UIButtonConfiguration"
  private static let configurationKeys = Set(
    [
      "ButtonStyle", "CornerStyle", "ButtonSize", "MacIdiomStyle", "ImagePlacement",
      "TitleAlignment", "ImagePadding", "TitlePadding", "ShowsActivityIndicator", "Image", "Title",
      "Subtitle", "Background", "BaseBackgroundColor", "BaseForegroundColor",
      "PreferredSymbolConfigurationForImage", "ContentInset",
    ].map { prefix + $0 })

  /// Returns the configuration of a symbol.
  func symbolConfiguration(_ object: Int, key: String) -> DraftElement {
    let element = DraftElement("imageSymbolConfiguration", ["key": key])
    if let size = reader.number("UIPointSize", of: object) {
      element["configurationType"] = "pointSize"
      element["pointSize"] = DraftElement.number(size)
    }
    for (key, name, words) in [
      ("UISymbolScale", "scale", AttributeType.Enumeration.symbolScale),
      ("UISymbolWeight", "weight", .symbolWeight),
    ] {
      guard let number = reader.integer(key, of: object) else { continue }
      if let word = words.words.first(where: { words.number(of: $0) == number }) {
        element[name] = word
      } else {
        losses.add("the \(name) \(number) of symbols")
      }
    }
    if let style = reader.text("UITextStyle", of: object) {
      element["configurationType"] = "font"
      element.children.append(
        DraftElement("fontDescription", ["key": "fontDescription", "style": style]))
    }
    let known: Set<String> = ["UIPointSize", "UISymbolScale", "UISymbolWeight", "UITextStyle"]
    for (key, value) in reader.values(of: object) where !known.contains(key) && value != .nil {
      losses.add("'\(key)' of \(reader.className(object))")
    }
    return element
  }
}
