// Properties that UIKit stores for these classes. Nothing here reads them.

public import Foundation

extension UIButton {
  /// The style of the button, as on an iPad.
  public var behavioralStyle: UIBehavioralStyle { .pad }
  /// Returns the pointer style over a button, given the effect and the shape that the system proposes.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) ->
    UIPointerStyle?
  /// Stored only: the order of a menu never changes here.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { StoredValue.get(self, "preferredMenuElementOrder", .automatic) }
    set { StoredValue.set(self, "preferredMenuElementOrder", newValue) }
  }
  /// The symbol configuration of the image for the current state.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
}

extension UIDocumentInteractionController {
  /// The icons for the file's type; always empty.
  public var icons: [UIImage] { [] }
}

extension UIMenuController {
  /// The direction of a menu's arrow, with UIKit's raw values.
  public enum ArrowDirection: Int, Sendable {
    case `default`, up, down, left, right
  }

  /// Does nothing, because the menu always shows the currently available entries.
  public func update() {}
}

extension UIView {
  /// The formatter for printing the view; printing has no effect.
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

extension UISlider {
  /// The image of the thumb in the current state.
  public var currentThumbImage: UIImage? { thumbImage(for: state) }
}

extension UIImageView {
  /// The dynamic range in which the image is shown: the standard one.
  public var imageDynamicRange: UIImage.DynamicRange { .standard }
  /// The area that a focused image fills: the bounds.
  public var focusedFrameGuide: UILayoutGuide { guide(.focusedFrame) }
}

extension UIImage {
  /// A dynamic range, with UIKit's raw values.
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard, constrainedHigh, high
  }
}

extension UISearchTextField {
  /// Inserts a token.
  public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }
  /// Removes a token.
  public func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
  /// Replaces a range of the text with a token.
  public func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }
  /// The range of the text after the tokens.
  public var textualRange: UITextRange {
    UITextRange(NSRange(location: 0, length: (text ?? "").utf16.count))
  }
}

extension UIView {
  /// The appearance of the view under a pointer or the user's gaze; stored only.
  public var hoverStyle: UIHoverStyle? {
    get { StoredValue.get(self, "hoverStyle", UIHoverStyle?.none) }
    set { StoredValue.set(self, "hoverStyle", newValue) }
  }
}

/// The appearance of a view under a pointer or the user's gaze.
public struct UIHoverStyle {
  /// An effect on the view.
  public enum Effect: Sendable {
    case automatic, highlight, lift
  }

  public var effect: Effect
  public var shape: UIShape?
  public var isEnabled = true

  /// Creates a hover style.
  public init(effect: Effect = .automatic, shape: UIShape? = nil) {
    self.effect = effect
    self.shape = shape
  }
  /// The style that the system chooses.
  public static func automatic() -> UIHoverStyle { UIHoverStyle() }
}

/// A shape that fits its view.
public enum UIShape: Hashable, Sendable {
  case rect, capsule, circle
  /// A rectangle with rounded corners, in points.
  case roundedRect(cornerRadius: CGFloat)
}
