import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  func writeButton() {
    writeControl()
    if let contents = stateContents { write("UIButtonStatefulContent", object: contents) }
    write("UILineBreakMode", word: Names.lineBreakMode, in: .lineBreakMode, omitting: 5)
    writeTrue(
      "UIReversesTitleShadowWhenHighlighted", ifYes: Names.reversesTitleShadowWhenHighlighted)
    writeTrue("UIShowsTouchWhenHighlighted", ifYes: Names.showsTouchWhenHighlighted)
    writeTrue("UIAdjustsImageWhenHighlighted", unlessNo: Names.adjustsImageWhenHighlighted)
    writeTrue("UIAdjustsImageWhenDisabled", unlessNo: Names.adjustsImageWhenDisabled)
    write("UIButtonType", word: Names.buttonType, in: .buttonType)
    write("UIButtonRole", word: Names.role, in: .buttonRole)
    writeButtonFont()
    write("UIContentEdgeInsets", insets: "contentEdgeInsets")
    write("UITitleEdgeInsets", insets: "titleEdgeInsets")
    write("UIImageEdgeInsets", insets: "imageEdgeInsets")
    write("UITitleShadowOffset", size: "titleShadowOffset")
    writeTrue(
      "UIAdjustsImageSizeForAccessibilityContentSizeCategory",
      ifYes: Names.adjustsImageSizeForAccessibilityContentSizeCategory)
    writeTrue("UIPointerInteractionEnabled", ifYes: Names.pointerInteraction)
    writeConfiguration()
  }

  /// Writes the font, unless it is the default font of buttons.
  private func writeButtonFont() {
    guard let child = node.child("fontDescription"), let font = FontValue(child) else {
      let type = IBButton(node: node).buttonType
      if era.writesUsualButtonFont || type == .roundedRect || type == .system {
        write("UIFont", object: encoder.font(.system(size: 15, weight: "regular"), sizeName: nil))
      }
      return
    }
    let face = ArchivedFont(font, sizeName: child[Names.size], era: era)
    guard !face.isSystem || face.size != 18 || face.traits != 0 || face.style != nil else { return }
    write("UIFont", object: encoder.font(font, sizeName: child[Names.size]))
  }

  private func writeConfiguration() {
    if let configuration = node.child("configuration") {
      let number = encoder.builder.addObject("UIButtonConfiguration")
      write("UIButtonConfiguration", object: number)
      part(configuration, number: number).writeButtonConfiguration()
    } else if era.writesButtonConfiguration {
      write("UIButtonConfiguration", object: nil)
    }
  }

  /// The contents by state; nil if no state has any.
  private var stateContents: Int? {
    var dictionary: Int?
    for state in node.elements where state.name == Names.state {
      guard let key = state[Names.key], let number = Self.number(ofState: key) else {
        note(state, "unknown button state '\(state[Names.key] ?? "(none)")'; left out")
        continue
      }
      guard Self.hasContent(state) else { continue }
      let contents = dictionary ?? encoder.collection("NSMutableDictionary", [])
      dictionary = contents
      encoder.builder.add(
        "UINibEncoderEmptyKey", object: encoder.number(number), to: contents)
      let content = encoder.builder.addObject("UIButtonContent")
      encoder.builder.add("UINibEncoderEmptyKey", object: content, to: contents)
      part(state, number: content).writeStateContent(key)
    }
    return dictionary
  }

  /// Returns whether a state has any content; the color of a shadow by itself does not count.
  private static func hasContent(_ state: Node) -> Bool {
    state.attributes.count > 1
      || state.elements.contains { $0.name != Names.nil && $0[Names.key] != "titleShadowColor" }
  }

  private func writeStateContent(_ key: String) {
    write("UITitle", text: Names.title, property: key + "Title")
    write("UIBackgroundImage", image: Names.backgroundImage)
    write("UITitleColor", color: "titleColor")
    write("UIShadowColor", color: "titleShadowColor")
    if let title = node.child("attributedTitle") {
      write("UIAttributedTitle", object: encoder.attributedString(title))
    }
    write("UIImage", image: Names.image)
    if let configuration = node.child("preferredSymbolConfiguration") {
      write(
        "UIImageSymbolConfiguration", object: encoder.symbolConfiguration(configuration))
    }
  }

  /// Returns the bits of a state such as `highlighted` or `highlighted+selected`.
  private static func number(ofState key: String) -> Int? {
    var number = 0
    for word in key.split(separator: "+") {
      guard let bits = AttributeType.Enumeration.controlState.number(of: String(word)) else {
        return nil
      }
      number |= bits
    }
    return number
  }
}
