public import Foundation

/// What a keyboard for a text looks like and does.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The traits as one value.
  var inputTraits: UITextInputTraitValues { get set }
}

extension UITextInputTraits {
  /// The traits of an app's own view; those that it declares itself do not count.
  public var inputTraits: UITextInputTraitValues {
    get { StoredValue.get(self, "inputTraits", UITextInputTraitValues()) }
    set { StoredValue.set(self, "inputTraits", newValue) }
  }
}

/// The traits of a text's input.
public struct UITextInputTraitValues: Hashable, Sendable {
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  public var autocorrectionType = UITextAutocorrectionType.default
  public var spellCheckingType = UITextSpellCheckingType.default
  public var smartQuotesType = UITextSmartQuotesType.default
  public var smartDashesType = UITextSmartDashesType.default
  public var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  public var keyboardType = UIKeyboardType.default
  public var keyboardAppearance = UIKeyboardAppearance.default
  public var returnKeyType = UIReturnKeyType.default
  public var enablesReturnKeyAutomatically = false
  public var isSecureTextEntry = false
  public var textContentType: UITextContentType?
  /// The rules for new passwords, as ``UITextInputPasswordRules/passwordRulesDescriptor``.
  public var passwordRules: String?
  public var inlinePredictionType = UITextInlinePredictionType.default
  public var writingToolsBehavior = UIWritingToolsBehavior.default

  /// The default traits of a text.
  public init() {}

  @MainActor init(_ nib: NibValues) {
    autocapitalizationType = nib.enumeration("UIAutocapitalizationType") ?? .none
    autocorrectionType = nib.enumeration("UIAutocorrectionType") ?? .default
    spellCheckingType = nib.enumeration("UISpellCheckingType") ?? .default
    smartQuotesType = nib.enumeration("UITextSmartQuotesType") ?? .default
    smartDashesType = nib.enumeration("UITextSmartDashesType") ?? .default
    smartInsertDeleteType = nib.enumeration("UITextSmartInsertDeleteType") ?? .default
    keyboardType = nib.enumeration("UIKeyboardType") ?? .default
    keyboardAppearance = nib.enumeration("UIKeyboardAppearance") ?? .default
    returnKeyType = nib.enumeration("UIReturnKeyType") ?? .default
    enablesReturnKeyAutomatically = nib.bool("UIEnablesReturnKeyAutomatically") ?? false
    isSecureTextEntry = nib.bool("UISecureTextEntry") ?? false
    textContentType = nib.string("UITextContentType").map { UITextContentType(rawValue: $0) }
    passwordRules = nib.string("UITextPasswordRules")
    inlinePredictionType = nib.enumeration("UITextInlinePredictionType") ?? .default
    writingToolsBehavior = nib.enumeration("UIWritingToolsBehavior") ?? .default
  }
}

/// When letters become capitals by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// Whether quotation marks become typographic ones.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}

/// Whether hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
}

/// Whether spaces are added and removed with words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`, no, yes
}

/// Whether the rest of a word is proposed while it is typed.
public enum UITextInlinePredictionType: Int, Sendable {
  case `default`, no, yes
}

/// How much of the writing tools a text offers, with UIKit's numbers.
public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default`, complete, limited
}

/// What new passwords have to be like.
public final class UITextInputPasswordRules: NSObject, Sendable {
  /// The rules in Apple's notation: `required: upper; minlength: 12;`.
  public let passwordRulesDescriptor: String

  /// Rules in Apple's notation; they are not checked.
  public init(descriptor: String) {
    passwordRulesDescriptor = descriptor
    super.init()
  }
}

/// The keys of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
  case asciiCapableNumberPad

  /// The earlier name of `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The colours of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light

  /// The earlier name of `dark`.
  public static let alert = UIKeyboardAppearance.dark
}

/// The label of the return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// What a text means, for suggestions.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = UITextContentType(rawValue: "name")
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let middleName = UITextContentType(rawValue: "middle-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let location = UITextContentType(rawValue: "location")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let addressState = UITextContentType(rawValue: "address-level1")
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let emailAddress = UITextContentType(rawValue: "email")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "url")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
