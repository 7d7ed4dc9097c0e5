public import Foundation
import ObjectFields

/// The accessibility properties of an object, for assistive technologies and tests.
struct UIAccessibilityConfiguration {
  var identifier: String?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var isElement: Bool?
  var language: String?
  /// The frame, in screen coordinates.
  var frame: CGRect?
  /// The activation point, in screen coordinates.
  var activationPoint: CGPoint?
  var elements: [Any]?
  var hidesElements = false
  var isModal = false
  var groupsChildren: Bool?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var containerType = UIAccessibilityContainerType.none
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var textualContext: UIAccessibilityTextualContext?
  var path: UIBezierPath?
  var respondsToUserInteraction: Bool?
  var userInputLabels: [String]?
  var ignoresInvertColors: Bool?
  var headerElements: [Any]?
  var dragSources: [UIAccessibilityLocationDescriptor]?
  var dropPoints: [UIAccessibilityLocationDescriptor]?

  init() {}

  /// Applies the values in a nib, and keeps the other values.
  @MainActor mutating func apply(_ values: NibValues) {
    identifier = values.string("UIAccessibilityIdentifier") ?? identifier
    label = values.string("UIAccessibilityLabel") ?? label
    hint = values.string("UIAccessibilityHint") ?? hint
    value = values.string("UIAccessibilityValue") ?? value
    if let number = values.object("UIAccessibilityTraits") as? Int {
      traits = UIAccessibilityTraits(rawValue: UInt64(truncatingIfNeeded: number))
    }
    if let flag = values.object("UIIsAccessibilityElement") {
      isElement = NibConversion.convert(flag, to: Bool.self)
    }
  }
}

/// The traits that describe an element to assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  public static let header = UIAccessibilityTraits(rawValue: 65536)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 17)
  /// A view with content that the user can zoom. UIKit does not document its raw value, so this one is our own.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 54)
  /// A control with two states. UIKit does not document its raw value, so this one is our own.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// An object that tests find by an identifier.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The identifier by which tests find the object; never read to users.
  var accessibilityIdentifier: String? { get set }
}

extension UIAccessibilityIdentification {
  /// The identifier by which tests find the object.
  public var accessibilityIdentifier: String? {
    get { StoredValue.get(self, "accessibilityIdentifier", String?.none) }
    set { StoredValue.set(self, "accessibilityIdentifier", newValue) }
  }
}

extension UIView: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIAlertAction: UIAccessibilityIdentification {}
extension UIMenuElement: UIAccessibilityIdentification {}

extension UIResponder: NibAccessible {
  func changeAccessibility(_ body: (inout UIAccessibilityConfiguration) -> Void) {
    var configuration = accessibility ?? UIAccessibilityConfiguration()
    body(&configuration)
    accessibility = configuration
  }
}
