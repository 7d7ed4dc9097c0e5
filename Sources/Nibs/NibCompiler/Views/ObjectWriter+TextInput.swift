import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  func writeTextField() {
    writeControl()
    write("UIText", text: Names.text)
    write("UIPlaceholder", text: Names.placeholder)
    write("UIFont", font: "fontDescription")
    write("UITextColor", color: color("textColor") ?? usualFieldColor)
    // Unlike labels, text fields write left alignment in nibs of every version since Xcode 4.5 (83 of 83 fields).
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

  /// The color of a text field that specifies none. A document that explicitly specifies no color sets it to nil, which
  /// UIKit treats as black; one document with a nib from Xcode 4.6 shows this.
  private var usualFieldColor: ColorValue {
    if !era.knowsLabelColor, node.child("textColor")?.name == Names.nil { return .systemBlack }
    return .field(era)
  }

  func writeTextView() {
    writeScrollView(
      contentSize: era.writesContentSize ? Size(width: frame.width, height: frame.height) : nil)
    if let attributed = node.child("attributedText").map({ AttributedText($0) }),
      let first = attributed.fragments.first
    {
      writeTextView(attributed, first)
    } else {
      writePlainTextView()
    }
    writeTrue(
      "UIAdjustsFontForContentSizeCategory", ifYes: Names.adjustsFontForContentSizeCategory)
    writeFalse("UIEditable", ifNo: Names.editable)
    writeFalse("UISelectable", ifNo: Names.selectable)
    writeTrue("UIAllowsEditingTextAttributes", ifYes: Names.allowsEditingTextAttributes)
    writeDataDetectors()
    // Text views capitalize sentences unless the nib says otherwise; none of 18 nibs do.
    writeTextTraits(usualCapitalization: 2)
  }

  /// Writes an attributed text, which the text view also stores as a plain text with the attributes of the first run.
  private func writeTextView(_ text: AttributedText, _ first: AttributedText.Fragment) {
    write("UIText", string: text.text)
    writeAttributedText()
    if let font = first.element("NSFont"), let value = FontValue(font) {
      write("UIFont", object: encoder.font(value, sizeName: font[Names.metaFont]))
    }
    if let color = first.color { write("UITextColor", color: color) }
    if let style = first.element("NSParagraphStyle") {
      part(style, number: number).write(
        "UITextAlignment", word: Names.alignment, in: .textAlignment, default: 4)
    } else {
      write("UITextAlignment", 4)
    }
  }

  private func writePlainTextView() {
    write("UIFont", font: "fontDescription")
    write("UITextColor", color: "textColor")
    write("UITextAlignment", word: Names.textAlignment, in: .textAlignment, default: 0)
    guard let text = node.textProperty(Names.text) else { return }
    let plain = localizable(text, property: "text")
    write("UIText", object: plain)
    guard era.repeatsPlainText else { return }
    let font = node.child("fontDescription").flatMap { child in
      FontValue(child).map { encoder.font($0, sizeName: child[Names.size]) }
    }
    write(
      "UIAttributedText",
      object: encoder.attributedText(
        repeating: text, as: plain, color: color("textColor").map { encoder.color($0) }, font: font)
    )
  }

  /// Writes the kinds of data that are detected in a text, as bits.
  /// - Parameter usual: The bits for a document that does not specify the kinds.
  func writeDataDetectors(_ key: NibKey = "UIDataDetectorTypes", usual: Int = 0) {
    guard let element = node.child("dataDetectorTypes") else {
      if usual != 0 { write(key, usual) }
      return
    }
    // The settings of web views have another name for the same element.
    let bits =
      element.bool(Names.all) == true ? -1 : element.flagBits(of: Names.dataDetectorType)
    if bits != 0 { write(key, bits) }
  }

  /// Writes the text input traits, which configure the keyboard.
  /// - Parameter usualCapitalization: The raw value of the capitalization that is not written.
  func writeTextTraits(usualCapitalization: Int = 0) {
    guard let element = node.child("textInputTraits") else { return }
    part(element, number: number).writeTraits(usualCapitalization)
  }

  private func writeTraits(_ usualCapitalization: Int) {
    let capitalization =
      value(of: Names.autocapitalizationType, in: .autocapitalizationType) ?? 0
    if capitalization != usualCapitalization {
      write("UIAutocapitalizationType", capitalization)
    }
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
