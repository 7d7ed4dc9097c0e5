public import Foundation

/// A rotor, which finds elements of a kind one after another. Nothing turns a rotor here, but a test can call its
/// search closure.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// A closure that searches from an item in a direction and returns nil at the end.
  public typealias Search =
    (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// The direction of a search, with UIKit's raw values.
  public enum Direction: Int, Sendable {
    case previous, next
  }

  /// Kinds of elements that have system rotors, with UIKit's raw values.
  public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3
    case headingLevel4, headingLevel5, headingLevel6, boldText, italicText, underlineText
    case misspelledWord, image, textField, table, list, landmark
  }

  /// The label of the rotor.
  open var name: String
  open var itemSearchBlock: Search
  public let systemRotorType: SystemRotorType

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    name = ""
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }
}

/// The parameters of a rotor's search.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// A result of a rotor: an element, or a range of its text.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?
  open var targetRange: UITextRange?

  public override init() { super.init() }
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}

/// The kinds of containers, with UIKit's raw values.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// The way in which a screen reader moves through the elements inside another one, with UIKit's raw values.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic, separate, combined
}

/// The context of a text, which affects how it is read.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
}
