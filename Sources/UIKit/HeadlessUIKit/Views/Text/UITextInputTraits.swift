public import Foundation

/// The traits of a text's keyboard and input.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The traits as a single value.
  var inputTraits: UITextInputTraitValues { get set }

  // Traits that classes can decide on in a property of their own.

  var keyboardType: UIKeyboardType { get set }
  var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
  /// The traits of an app's custom view, excluding those that it declares itself.
  public var inputTraits: UITextInputTraitValues {
    get { StoredValue.get(self, "inputTraits", UITextInputTraitValues()) }
    set { StoredValue.set(self, "inputTraits", newValue) }
  }
}

/// The values of a text's input traits.
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
  /// The rules for new passwords, in the format of ``UITextInputPasswordRules/passwordRulesDescriptor``.
  public var passwordRules: String?
  public var inlinePredictionType = UITextInlinePredictionType.default
  public var writingToolsBehavior = UIWritingToolsBehavior.default

  /// Creates the default traits.
  public init() {}

  /// Reads the traits of a nib.
  /// - Parameter capitalization: The capitalization if the nib does not specify one.
  @MainActor init(
    _ nib: NibValues, capitalization: UITextAutocapitalizationType = .none
  ) {
    autocapitalizationType = nib.enumeration("UIAutocapitalizationType") ?? capitalization
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

/// The rule for automatic capitalization.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// The setting for automatic correction.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// The setting for spell checking.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// The setting for typographic quotation marks.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}

/// The setting for replacing hyphens with dashes.
public enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
}

/// The setting for adjusting the spaces around inserted and deleted words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`, no, yes
}

/// The setting for inline suggestions during typing.
public enum UITextInlinePredictionType: Int, Sendable {
  case `default`, no, yes
}

/// The extent to which a text offers writing tools, with UIKit's raw values.
public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default`, complete, limited
}

/// Rules for new passwords.
public final class UITextInputPasswordRules: NSObject, Sendable {
  /// The rules in Apple's notation: `required: upper; minlength: 12;`.
  public let passwordRulesDescriptor: String

  /// Creates rules from Apple's notation, which is not validated.
  public init(descriptor: String) {
    passwordRulesDescriptor = descriptor
    super.init()
  }
}

/// The kind of keyboard.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
  case asciiCapableNumberPad

  /// The earlier name of `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The colors of the keyboard.
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

/// The meaning of a text, for suggestions.
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
  public static let birthdate = UITextContentType(rawValue: "bday")
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
