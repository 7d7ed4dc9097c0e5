import Foundation

extension UIButton {
  /// The type of a button, with UIKit's raw values.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close

    /// The earlier name of `system`.
    public static let roundedRect = ButtonType.system

    /// The default font of titles.
    var font: UIFont { .systemFont(ofSize: self == .custom ? UIFont.buttonFontSize : 15) }
  }

  /// The role of a button.
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }

  /// A closure that updates a button's configuration.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

/// The content of a button in one state.
struct ButtonContent {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var titleShadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
  var symbolConfiguration: UIImage.SymbolConfiguration?
}

/// The content of a button's state in a nib.
final class NibButtonContent: NSObject, NibDecodable {
  var nibReference: NibReference?
  let content: ButtonContent

  init?(coder: NSCoder) {
    let nib = coder.nib
    content = ButtonContent(
      title: nib.string("UITitle"), attributedTitle: nib.attributedString("UIAttributedTitle"),
      titleColor: nib.object("UITitleColor"), titleShadowColor: nib.object("UIShadowColor"),
      image: nib.object("UIImage"), backgroundImage: nib.object("UIBackgroundImage"),
      symbolConfiguration: nib.object("UIImageSymbolConfiguration"))
    super.init()
    nib.register(self)
  }
}

extension UIButton {
  func decodeButton(_ nib: NibValues) {
    let states = nib.object("UIButtonStatefulContent") as? [AnyHashable: Any] ?? [:]
    for case (let state as Int, let content as NibButtonContent) in states {
      contents[UInt(truncatingIfNeeded: state)] = content.content
    }
    if let held: NibButtonConfiguration = nib.object("UIButtonConfiguration") {
      configuration = held.configuration
    }
    contentEdgeInsets = nib.insets("UIContentEdgeInsets") ?? .zero
    titleEdgeInsets = nib.insets("UITitleEdgeInsets") ?? .zero
    imageEdgeInsets = nib.insets("UIImageEdgeInsets") ?? .zero
    adjustsImageWhenHighlighted = nib.bool("UIAdjustsImageWhenHighlighted") ?? false
    adjustsImageWhenDisabled = nib.bool("UIAdjustsImageWhenDisabled") ?? false
    showsTouchWhenHighlighted = nib.bool("UIShowsTouchWhenHighlighted") ?? false
    reversesTitleShadowWhenHighlighted =
      nib.bool("UIReversesTitleShadowWhenHighlighted") ?? false
    storedShadowOffset = nib.size("UITitleShadowOffset")
    storedLineBreakMode = nib.enumeration("UILineBreakMode") ?? .byTruncatingMiddle
    isPointerInteractionEnabled = nib.bool("UIPointerInteractionEnabled") ?? false
    adjustsImageSizeForAccessibilityContentSizeCategory =
      nib.bool("UIAdjustsImageSizeForAccessibilityContentSizeCategory") ?? false
    role = nib.enumeration("UIButtonRole") ?? .normal
    menu = nib.object("UIMenu")
    changesSelectionAsPrimaryAction = nib.bool("UIChangesSelectionAsPrimaryAction") ?? false
  }
}

/// Members and states of buttons that do not exist here. Members of a protocol do not conflict with apps whose own
/// buttons have properties with the same names.
@preconcurrency @MainActor
public protocol ButtonParts: AnyObject {}

extension UIButton: ButtonParts {}

extension ButtonParts {
  /// The label of the configuration's subtitle; nil if there is none, or until it has been laid out.
  public var subtitleLabel: UILabel? { (self as? UIButton)?.ownSubtitleLabel }
  /// Whether a pointer is above the button: always false here.
  public var isHovered: Bool { false }
  /// Whether a toggle button is held down: always false here.
  public var isHeld: Bool { false }
}
