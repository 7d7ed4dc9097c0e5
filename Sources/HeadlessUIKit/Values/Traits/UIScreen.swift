public import Foundation

/// A display.
///
/// Headless, ``main`` can be replaced: `UIScreen.main = UIScreen(device: device)`; see ``HeadlessEnvironment``.
@MainActor
open class UIScreen: NSObject {
  /// The screen of the current environment's device. A new one changes the current traits.
  public static var main: UIScreen {
    get { HeadlessEnvironment.current.screen }
    set { HeadlessEnvironment.current.screen = newValue }
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
  private let ownTraits: UITraitCollection
  /// The traits under what the user has set last.
  private var knownTraits: (settings: UITraitCollection, traits: UITraitCollection)?

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
    var traits = device.traitCollection(isLandscape: self.isLandscape).traits
    traits.userInterfaceStyle = style
    traits.preferredContentSizeCategory = contentSizeCategory
    traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    ownTraits = UITraitCollection(traits: traits)
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

  /// The traits of a window that fills the screen, with what the user of the current environment has set.
  open var traitCollection: UITraitCollection {
    traits(under: HeadlessEnvironment.current.ownTraits)
  }

  func traits(under settings: UITraitCollection?) -> UITraitCollection {
    guard let settings else { return ownTraits }
    if let knownTraits, knownTraits.settings === settings { return knownTraits.traits }
    let traits = UITraitCollection(traitsFrom: [ownTraits, settings])
    knownTraits = (settings, traits)
    return traits
  }
}
