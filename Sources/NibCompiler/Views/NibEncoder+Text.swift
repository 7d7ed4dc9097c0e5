import InterfaceBuilder
import NibFormat
import XMLTree

extension NibEncoder {
  func encodeTextField(_ field: IBObject, _ object: Int) {
    encodeControl(field, object)
    let node = field.node
    text(Names.text, "UIText", of: node, to: object)
    text(Names.placeholder, "UIPlaceholder", of: node, to: object)
    font("fontDescription", of: node, to: object)
    color("textColor", "UITextColor", of: node, to: object)
    let alignment = node[Names.textAlignment].flatMap { Words.textAlignment[$0] } ?? 0
    add("UITextAlignment", alignment, to: object)
    word(Names.borderStyle, "UIBorderStyle", in: .borderStyle, of: node, to: object)
    if node.bool(Names.adjustsFontSizeToFit) != false {
      add("UIAdjustsFontSizeToFit", true, to: object)
    }
    float(Names.minimumFontSize, "UIMinimumFontSize", of: node, to: object, omitting: 0)
    word(Names.clearButtonMode, "UIClearButtonMode", in: .viewMode, of: node, to: object)
    flag(Names.clearsOnBeginEditing, "UIClearsOnBeginEditing", of: node, to: object)
    add("UIClearButtonOffset", Size(width: 3, height: 1), to: object)
    image(Names.background, "UITextFieldBackground", of: node, to: object)
    image(Names.disabledBackground, "UITextFieldDisabledBackground", of: node, to: object)
    encodeTextInputTraits(node, object)
  }

  func encodeSearchBar(_ bar: IBObject, _ object: Int) {
    encodeView(bar, object)
    let node = bar.node
    word(Names.barStyle, "UIBarStyle", in: .barStyle, of: node, to: object)
    color("barTintColor", "UIBarTintColor", of: node, to: object)
    add("UISearchBarTranslucence", node.bool(Names.translucent) == false ? 2 : 1, to: object)
    word(Names.searchBarStyle, "UISearchBarStyle", in: .searchBarStyle, of: node, to: object)
    add("UIText", string: node.textProperty(Names.text) ?? "", to: object)
    text(Names.placeholder, "UIPlaceholder", of: node, to: object)
    text(Names.prompt, "UIPrompt", of: node, to: object)
    flag(Names.showsCancelButton, "UIShowsCancelButton", of: node, to: object)
    flag(Names.showsScopeBar, "UIShowsScopeBar", of: node, to: object)
    flag(Names.showsBookmarkButton, "UIShowsBookmarkButton", of: node, to: object)
    encodeTextInputTraits(node, object)
  }

  /// Writes how text is typed.
  func encodeTextInputTraits(_ node: Node, _ object: Int) {
    guard let traits = node.firstElement(named: Names.textInputTraits) else { return }
    word(
      Names.autocapitalizationType, "UIAutocapitalizationType", in: .autocapitalization, of: traits,
      to: object)
    word(Names.autocorrectionType, "UIAutocorrectionType", in: .correction, of: traits, to: object)
    word(Names.spellCheckingType, "UISpellCheckingType", in: .correction, of: traits, to: object)
    word(Names.keyboardType, "UIKeyboardType", in: .keyboardType, of: traits, to: object)
    word(
      Names.keyboardAppearance, "UIKeyboardAppearance", in: .keyboardAppearance, of: traits,
      to: object)
    word(Names.returnKeyType, "UIReturnKeyType", in: .returnKey, of: traits, to: object)
    flag(
      Names.enablesReturnKeyAutomatically, "UIEnablesReturnKeyAutomatically", of: traits, to: object
    )
    flag(Names.secureTextEntry, "UISecureTextEntry", of: traits, to: object)
    if let type = traits[Names.textContentType] {
      add("UITextContentType", string: type, to: object)
    }
    word(Names.smartDashesType, "UITextSmartDashesType", in: .correction, of: traits, to: object)
    word(Names.smartQuotesType, "UITextSmartQuotesType", in: .correction, of: traits, to: object)
    word(
      Names.smartInsertDeleteType, "UITextSmartInsertDeleteType", in: .correction, of: traits,
      to: object)
  }
}
