import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  func writeTextField() {
    writeControl()
    write("UIText", text: Names.text)
    write("UIPlaceholder", text: Names.placeholder)
    write("UIFont", font: "fontDescription")
    let textColor = color("textColor")
    write("UITextColor", color: textColor ?? .field(era))
    // Other than labels, fields state left alignment in nibs of every version since Xcode 4.5 (83 of 83 fields).
    write("UITextAlignment", word: Names.textAlignment, in: .textAlignment, default: 0)
    writeAttributedText()
    write("UITextFieldBackground", image: Names.background)
    write("UITextFieldDisabledBackground", image: Names.disabledBackground)
    write("UIBorderStyle", word: Names.borderStyle, in: .textBorderStyle)
    writeTrue("UIClearsOnBeginEditing", ifYes: Names.clearsOnBeginEditing)
    writeTrue("UIAdjustsFontSizeToFit", unlessNo: Names.adjustsFontSizeToFit)
    write("UIMinimumFontSize", float: Names.minimumFontSize)
    write("UIClearButtonMode", word: Names.clearButtonMode, in: .fieldViewMode)
    write("UILeftViewMode", word: Names.leftViewMode, in: .fieldViewMode)
    write("UIRightViewMode", word: Names.rightViewMode, in: .fieldViewMode)
    write("UIClearButtonOffset", size: Size(width: 3, height: 1))
    writeTextTraits()
    writeTrue("UIAllowsEditingTextAttributes", ifYes: Names.allowsEditingTextAttributes)
    writeTrue(
      "UIAdjustsFontForContentSizeCategory", ifYes: Names.adjustsFontForContentSizeCategory)
    if era.writesTextColorUpdates {
      write("UIDisableTextColorUpdateOnTraitCollectionChange", true)
    }
  }

  func writeTextView() {
    writeScrollView(
      contentSize: era.writesContentSize ? Size(width: frame.width, height: frame.height) : nil)
    write("UIText", text: Names.text)
    writeAttributedText()
    write("UIFont", font: "fontDescription")
    let textColor = color("textColor")
    if let textColor { write("UITextColor", color: textColor) }
    writeTrue(
      "UIAdjustsFontForContentSizeCategory", ifYes: Names.adjustsFontForContentSizeCategory)
    write("UITextAlignment", word: Names.textAlignment, in: .textAlignment, default: 0)
    writeFalse("UIEditable", ifNo: Names.editable)
    writeFalse("UISelectable", ifNo: Names.selectable)
    writeTrue("UIAllowsEditingTextAttributes", ifYes: Names.allowsEditingTextAttributes)
    writeDataDetectors()
    writeTextTraits()
  }

  /// Writes the kinds of data that are detected in a text, as bits.
  /// - Parameter usual: The bits for a document that does not specify the kinds.
  func writeDataDetectors(usual: Int = 0) {
    guard let element = node.child("dataDetectorTypes") else {
      if usual != 0 { write("UIDataDetectorTypes", usual) }
      return
    }
    let bits = element.bool(Names.all) == true ? -1 : element.flagBits
    if bits != 0 { write("UIDataDetectorTypes", bits) }
  }

  /// Writes the text input traits, which configure the keyboard.
  func writeTextTraits() {
    guard let element = node.child("textInputTraits") else { return }
    part(element, number: number).writeTraits()
  }

  private func writeTraits() {
    write(
      "UIAutocapitalizationType", word: Names.autocapitalizationType, in: .autocapitalizationType)
    write("UIAutocorrectionType", word: Names.autocorrectionType, in: .triState)
    write("UISpellCheckingType", word: Names.spellCheckingType, in: .triState)
    write("UIKeyboardAppearance", word: Names.keyboardAppearance, in: .keyboardAppearance)
    write("UIKeyboardType", word: Names.keyboardType, in: .keyboardType)
    write("UIReturnKeyType", word: Names.returnKeyType, in: .returnKeyType)
    writeTrue("UIEnablesReturnKeyAutomatically", ifYes: Names.enablesReturnKeyAutomatically)
    writeTrue("UISecureTextEntry", ifYes: Names.secureTextEntry)
    write("UITextSmartDashesType", word: Names.smartDashesType, in: .triState)
    write("UITextSmartQuotesType", word: Names.smartQuotesType, in: .triState)
    write("UITextSmartInsertDeleteType", word: Names.smartInsertDeleteType, in: .triState)
    write("UITextContentType", string: Names.textContentType)
    write("UITextInlinePredictionType", word: Names.inlinePredictionType, in: .triState)
    write("UITextPasswordRules", string: Names.passwordRules)
    write(
      "UIWritingToolsBehavior", word: Names.writingToolsBehavior, in: .writingToolsBehavior)
  }
}
