import InterfaceBuilder
import NibFormat
import XMLTree

extension NibEncoder {
  func encodeButton(_ button: IBObject, _ object: Int) {
    encodeControl(button, object)
    let node = button.node
    add("UIButtonStatefulContent", object: states(of: node), to: object)
    insets("contentEdgeInsets", "UIContentEdgeInsets", of: node, to: object)
    insets("titleEdgeInsets", "UITitleEdgeInsets", of: node, to: object)
    insets("imageEdgeInsets", "UIImageEdgeInsets", of: node, to: object)
    if node.bool(Names.adjustsImageWhenHighlighted) != false {
      add("UIAdjustsImageWhenHighlighted", true, to: object)
    }
    if node.bool(Names.adjustsImageWhenDisabled) != false {
      add("UIAdjustsImageWhenDisabled", true, to: object)
    }
    flag(Names.showsTouchWhenHighlighted, "UIShowsTouchWhenHighlighted", of: node, to: object)
    flag(
      Names.reversesTitleShadowWhenHighlighted, "UIReversesTitleShadowWhenHighlighted", of: node,
      to: object)
    word(Names.buttonType, "UIButtonType", in: .buttonType, of: node, to: object)
    word(
      Names.lineBreakMode, "UILineBreakMode", in: .lineBreakMode, of: node, to: object, omitting: 5)
    font("fontDescription", of: node, to: object)
  }

  /// The content by state.
  private func states(of node: Node) -> Int {
    let dictionary = builder.addObject("NSMutableDictionary")
    add("NSInlinedValue", true, to: dictionary)
    for state in node.elements where state.name == Names.state {
      guard let key = state[Names.key], let number = Self.stateNumber(key) else {
        note(state, "the button's state \(state[Names.key] ?? "(none)") is not known")
        continue
      }
      add("UINibEncoderEmptyKey", object: self.number(number), to: dictionary)
      let content = builder.addObject("UIButtonContent")
      add("UINibEncoderEmptyKey", object: content, to: dictionary)
      text(Names.title, "UITitle", of: state, to: content)
      color("titleColor", "UITitleColor", of: state, to: content)
      color("titleShadowColor", "UIShadowColor", of: state, to: content)
      image(Names.image, "UIImage", of: state, to: content)
      image(Names.backgroundImage, "UIBackgroundImage", of: state, to: content)
    }
    return dictionary
  }

  /// The bits of a state such as `highlighted` or `highlighted+selected`.
  private static func stateNumber(_ key: String) -> Int? {
    var number = 0
    for word in key.utf8.split(separator: 0x2B) {
      switch String(Substring(word)) {
      case "normal": break
      case "highlighted": number |= 1
      case "disabled": number |= 2
      case "selected": number |= 4
      case "focused": number |= 8
      default: return nil
      }
    }
    return number
  }
}
