public import Foundation

/// A display.
///
/// Headless, ``main`` can be replaced: `UIScreen.main = UIScreen(device: device)`.
@MainActor
open class UIScreen: NSObject {
  /// The device's own screen. A new one changes the current traits.
  public static var main = UIScreen(device: .standard) {
    didSet { UITraitCollection.current = main.traitCollection }
  }

  /// All screens.
  open class var screens: [UIScreen] { [main] }

  public let device: HeadlessDevice
  /// Whether the device lies on its side.
  public let isLandscape: Bool
  /// The size in points, in the orientation in use.
  public let bounds: CGRect
  /// From dark, 0, to bright, 1.
  open var brightness: CGFloat = 0.5
  private let style: UIUserInterfaceStyle
  private let contentSizeCategory: UIContentSizeCategory
  private let isRightToLeft: Bool

  /// The screen of a device.
  /// - Parameters:
  ///   - isLandscape: Whether it lies on its side, which a TV never does.
  ///   - style: Light or dark.
  ///   - contentSizeCategory: The user's size of text.
  ///   - isRightToLeft: Whether the user's language runs from right to left.
  public init(
    device: HeadlessDevice, isLandscape: Bool = false, style: UIUserInterfaceStyle = .light,
    contentSizeCategory: UIContentSizeCategory = .large, isRightToLeft: Bool = false
  ) {
    self.device = device
    self.isLandscape = isLandscape && device.canLie
    self.style = style
    self.contentSizeCategory = contentSizeCategory
    self.isRightToLeft = isRightToLeft
    bounds = CGRect(
      x: 0, y: 0, width: self.isLandscape ? device.size.height : device.size.width,
      height: self.isLandscape ? device.size.width : device.size.height)
    super.init()
  }

  /// Pixels in a point.
  open var scale: CGFloat { device.scale }

  /// Pixels of the panel in a point.
  open var nativeScale: CGFloat { device.nativeScale }

  /// The panel in pixels, in portrait.
  open var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: (device.size.width * nativeScale).rounded(),
      height: (device.size.height * nativeScale).rounded())
  }

  open var maximumFramesPerSecond: Int { 60 }

  /// The traits of a window that fills the screen.
  open var traitCollection: UITraitCollection {
    let traits = device.traitCollection(isLandscape: isLandscape)
    return traits.modifyingTraits {
      $0.userInterfaceStyle = style
      $0.preferredContentSizeCategory = contentSizeCategory
      $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
  }
}
