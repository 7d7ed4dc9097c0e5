public import Foundation

/// A menu entry that sends an action along the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  open var discoverabilityTitle: String?
  public let action: Selector
  /// A value that distinguishes entries with the same action.
  public let propertyList: Any?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  /// The effect of the entry while modifier keys are held down; stored only.
  public internal(set) var alternates: [UICommandAlternate] = []

  /// Creates a command.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }
}

/// The effect of a menu entry while modifier keys are held down.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  public let title: String
  public let action: Selector
  public let modifierFlags: UIKeyModifierFlags

  /// Creates an alternate with its own title.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}

/// A keyboard shortcut.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key.
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a keyboard shortcut.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a keyboard shortcut with alternates, which are stored only.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      title: title, image: image, action: action, input: input, modifierFlags: modifierFlags,
      propertyList: propertyList, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state)
    self.alternates = alternates
  }

  /// Creates a keyboard shortcut with a title for the list of shortcuts.
  @available(*, deprecated, message: "set title or discoverabilityTitle")
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Creates a keyboard shortcut without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
  public static let inputPageUp = "UIKeyInputPageUp"
  public static let inputPageDown = "UIKeyInputPageDown"
  public static let inputHome = "UIKeyInputHome"
  public static let inputEnd = "UIKeyInputEnd"
  /// The key that deletes backward.
  public static let inputDelete = "UIKeyInputDelete"
  public static let f1 = "UIKeyInputF1"
  public static let f2 = "UIKeyInputF2"
  public static let f3 = "UIKeyInputF3"
  public static let f4 = "UIKeyInputF4"
  public static let f5 = "UIKeyInputF5"
  public static let f6 = "UIKeyInputF6"
  public static let f7 = "UIKeyInputF7"
  public static let f8 = "UIKeyInputF8"
  public static let f9 = "UIKeyInputF9"
  public static let f10 = "UIKeyInputF10"
  public static let f11 = "UIKeyInputF11"
  public static let f12 = "UIKeyInputF12"

  /// The names of the function keys, in their order on a keyboard.
  static let functionKeys = [f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12]
}

/// The modifier keys of a keyboard shortcut.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
