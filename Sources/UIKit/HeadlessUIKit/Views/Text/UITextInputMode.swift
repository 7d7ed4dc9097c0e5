public import Foundation

/// A keyboard's language.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The notification that the user chose another input mode. A test posts it.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  private let language: String?

  /// Creates an input mode without a language. Custom input modes override ``primaryLanguage``.
  public nonisolated override init() {
    language = nil
    super.init()
  }

  init(language: String) {
    self.language = language
    super.init()
  }

  /// The language as a BCP 47 tag, such as `en-US`.
  open var primaryLanguage: String? { language }

  /// The keyboards of the device: one for each of the user's languages.
  open class var activeInputModes: [UITextInputMode] {
    HeadlessEnvironment.current.languages.map { UITextInputMode(language: $0) }
  }
}

/// The three-finger gestures that edit a responder's text, with UIKit's raw values.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  case none, `default`
}

/// The bar of shortcuts above the keyboard of an iPad. It is stored only, because no bar appears.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Whether the user can hide the shortcuts.
  open var allowsHidingShortcuts = true
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []

  public nonisolated override init() { super.init() }
}

extension UIResponder {
  /// The shortcuts above the keyboard while the responder is being edited.
  public var inputAssistantItem: UITextInputAssistantItem {
    if let item = StoredValue.get(self, "inputAssistantItem", UITextInputAssistantItem?.none) {
      return item
    }
    let item = UITextInputAssistantItem()
    StoredValue.set(self, "inputAssistantItem", item)
    return item
  }
}
