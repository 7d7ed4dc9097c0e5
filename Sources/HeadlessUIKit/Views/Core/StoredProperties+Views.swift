// What UIKit stores for these classes. Nothing here reads it.

extension UIView {
  /// Stored only.
  public var focusGroupIdentifier: String? {
    get { StoredValue.get(self, "focusGroupIdentifier", String?.none) }
    set { StoredValue.set(self, "focusGroupIdentifier", newValue) }
  }
  /// Stored only.
  public var scalesLargeContentImage: Bool {
    get { StoredValue.get(self, "scalesLargeContentImage", false) }
    set { StoredValue.set(self, "scalesLargeContentImage", newValue) }
  }
  /// Stored only.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { StoredValue.get(self, "minimumContentSizeCategory", UIContentSizeCategory?.none) }
    set { StoredValue.set(self, "minimumContentSizeCategory", newValue) }
  }
  /// Stored only.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { StoredValue.get(self, "maximumContentSizeCategory", UIContentSizeCategory?.none) }
    set { StoredValue.set(self, "maximumContentSizeCategory", newValue) }
  }
  /// Stored only.
  public var accessibilityIgnoresInvertColors: Bool {
    get { StoredValue.get(self, "accessibilityIgnoresInvertColors", false) }
    set { StoredValue.set(self, "accessibilityIgnoresInvertColors", newValue) }
  }
}

extension UIScrollView {
  /// Stored only.
  public var allowsKeyboardScrolling: Bool {
    get { StoredValue.get(self, "allowsKeyboardScrolling", true) }
    set { StoredValue.set(self, "allowsKeyboardScrolling", newValue) }
  }
}

extension UILabel {
  /// Stored only.
  public var showsExpansionTextWhenTruncated: Bool {
    get { StoredValue.get(self, "showsExpansionTextWhenTruncated", false) }
    set { StoredValue.set(self, "showsExpansionTextWhenTruncated", newValue) }
  }
}

extension UITextView {
  /// Stored only.
  public var usesStandardTextScaling: Bool {
    get { StoredValue.get(self, "usesStandardTextScaling", false) }
    set { StoredValue.set(self, "usesStandardTextScaling", newValue) }
  }
  /// Stored only.
  public var isFindInteractionEnabled: Bool {
    get { StoredValue.get(self, "isFindInteractionEnabled", false) }
    set { StoredValue.set(self, "isFindInteractionEnabled", newValue) }
  }
}

extension UIButton {
  /// Stored only.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { StoredValue.get(self, "preferredBehavioralStyle", UIBehavioralStyle.automatic) }
    set { StoredValue.set(self, "preferredBehavioralStyle", newValue) }
  }
}

extension UIMenuController {
  /// Stored only.
  public var arrowDirection: ArrowDirection {
    get { StoredValue.get(self, "arrowDirection", ArrowDirection.default) }
    set { StoredValue.set(self, "arrowDirection", newValue) }
  }
}

extension UIDocumentInteractionController {
  /// The pictures of the file's kind: always none.
  public var icons: [UIImage] { [] }
}

extension UIMenuController {
  /// Where a menu points, with UIKit's numbers.
  public enum ArrowDirection: Int, Sendable {
    case `default`, up, down, left, right
  }

  /// Does nothing: the menu shows what can be chosen now.
  public func update() {}
}

extension UIView {
  /// What prints the view; printing has no effect.
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(of: self) }
}

/// Prints a view.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
  public let view: UIView

  init(of view: UIView) {
    self.view = view
    super.init()
  }
}
