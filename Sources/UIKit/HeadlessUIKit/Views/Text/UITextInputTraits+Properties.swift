extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { inputTraits.autocapitalizationType }
    set { inputTraits.autocapitalizationType = newValue }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { inputTraits.autocorrectionType }
    set { inputTraits.autocorrectionType = newValue }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { inputTraits.spellCheckingType }
    set { inputTraits.spellCheckingType = newValue }
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { inputTraits.smartQuotesType }
    set { inputTraits.smartQuotesType = newValue }
  }
  public var smartDashesType: UITextSmartDashesType {
    get { inputTraits.smartDashesType }
    set { inputTraits.smartDashesType = newValue }
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { inputTraits.smartInsertDeleteType }
    set { inputTraits.smartInsertDeleteType = newValue }
  }
  public var keyboardType: UIKeyboardType {
    get { inputTraits.keyboardType }
    set { inputTraits.keyboardType = newValue }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { inputTraits.keyboardAppearance }
    set { inputTraits.keyboardAppearance = newValue }
  }
  public var returnKeyType: UIReturnKeyType {
    get { inputTraits.returnKeyType }
    set { inputTraits.returnKeyType = newValue }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { inputTraits.enablesReturnKeyAutomatically }
    set { inputTraits.enablesReturnKeyAutomatically = newValue }
  }
  public var isSecureTextEntry: Bool {
    get { inputTraits.isSecureTextEntry }
    set { inputTraits.isSecureTextEntry = newValue }
  }
  public var textContentType: UITextContentType! {
    get { inputTraits.textContentType }
    set { inputTraits.textContentType = newValue }
  }
  public var passwordRules: UITextInputPasswordRules? {
    get { inputTraits.passwordRules.map { UITextInputPasswordRules(descriptor: $0) } }
    set { inputTraits.passwordRules = newValue?.passwordRulesDescriptor }
  }
  public var inlinePredictionType: UITextInlinePredictionType {
    get { inputTraits.inlinePredictionType }
    set { inputTraits.inlinePredictionType = newValue }
  }
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { inputTraits.writingToolsBehavior }
    set { inputTraits.writingToolsBehavior = newValue }
  }
}

extension NibRegistrar {
  /// Declares the input traits of a text.
  func inputTraits<Root: UITextInputTraits>(of type: Root.Type) {
    number("autocapitalizationType", \Root.autocapitalizationType)
    number("autocorrectionType", \Root.autocorrectionType)
    number("spellCheckingType", \Root.spellCheckingType)
    number("smartQuotesType", \Root.smartQuotesType)
    number("smartDashesType", \Root.smartDashesType)
    number("smartInsertDeleteType", \Root.smartInsertDeleteType)
    number("keyboardType", \Root.keyboardType)
    number("keyboardAppearance", \Root.keyboardAppearance)
    number("returnKeyType", \Root.returnKeyType)
    number("inlinePredictionType", \Root.inlinePredictionType)
    number("writingToolsBehavior", \Root.writingToolsBehavior)
    outlet("enablesReturnKeyAutomatically", \Root.enablesReturnKeyAutomatically)
    outlet("secureTextEntry", \Root.isSecureTextEntry)
    attribute(
      "textContentType", of: String.self,
      get: { (object: Root) in object.inputTraits.textContentType?.rawValue },
      set: { object, text in object.textContentType = UITextContentType(rawValue: text) })
  }
}
