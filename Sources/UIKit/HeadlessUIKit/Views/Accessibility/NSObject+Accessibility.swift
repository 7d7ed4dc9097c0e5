public import Foundation

/// The accessibility properties that UIKit gives to every object, for objects that are neither responders, bar items
/// nor accessibility elements, such as constraints.
///
/// Such an object is in no view, so a screen reader reaches it only as an element of a container.
@MainActor extension NSObjectProtocol where Self: NSObject {
  /// Whether the object is an accessibility element.
  public var isAccessibilityElement: Bool {
    get { keptAccessibility.isElement ?? false }
    set { keptAccessibility.isElement = newValue }
  }

  /// The text that VoiceOver speaks for the object.
  public var accessibilityLabel: String? {
    get { keptAccessibility.label }
    set { keptAccessibility.label = newValue }
  }

  /// The description of what the object does.
  public var accessibilityHint: String? {
    get { keptAccessibility.hint }
    set { keptAccessibility.hint = newValue }
  }

  /// The object's value, as text.
  public var accessibilityValue: String? {
    get { keptAccessibility.value }
    set { keptAccessibility.value = newValue }
  }

  /// The traits of the object, such as button or header.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { keptAccessibility.traits ?? .none }
    set { keptAccessibility.traits = newValue }
  }

  /// The accessibility elements inside, in order.
  public var accessibilityElements: [Any]? {
    get { keptAccessibility.elements }
    set { keptAccessibility.elements = newValue }
  }

  private var keptAccessibility: UIAccessibilityConfiguration {
    get { StoredValue.get(self, "accessibility", UIAccessibilityConfiguration()) }
    set { StoredValue.set(self, "accessibility", newValue) }
  }
}
