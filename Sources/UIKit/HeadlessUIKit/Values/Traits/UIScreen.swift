public import Foundation

/// A display.
///
/// Without a real display, ``main`` can be replaced: `UIScreen.main = UIScreen(device: device)`; see
/// ``HeadlessEnvironment``.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of the current environment. Replacing it changes the current traits.
  public static var main: UIScreen {
    get { HeadlessEnvironment.current.screen }
    set { HeadlessEnvironment.current.screen = newValue }
  }

  /// The traits of the standard device's screen, for use before an environment has a screen.
  nonisolated static var standardTraits: UITraitCollection {
    UITraitCollection(traits: HeadlessDevice.standard.traits)
  }

  /// All screens.
  open class var screens: [UIScreen] { [main] }

  /// The device to which the screen belongs.
  public let device: HeadlessDevice
  /// Whether the device is in landscape.
  public var isLandscape: Bool { orientation.isLandscape }
  /// The orientation of the interface.
  public private(set) var orientation: UIInterfaceOrientation
  /// The bounds in points, in the current orientation.
  public var bounds: CGRect { CGRect(origin: .zero, size: size(in: orientation)) }
  /// The size in pixels, in portrait; a screen of these devices has only one mode.
  open var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
  /// The mode in which the screen is sharpest.
  open var preferredMode: UIScreenMode? { currentMode }
  /// All modes of the screen.
  open var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }
  /// The brightness from 0 (dark) to 1.
  open var brightness: CGFloat = 0.5
  /// The screen's own traits in portrait and in landscape.
  private let ownTraits: (portrait: UITraitCollection, landscape: UITraitCollection)
  /// The traits for the settings that were used last.
  private var knownTraits:
    (settings: UITraitCollection, isLandscape: Bool, traits: UITraitCollection)?

  /// Creates the screen of a device.
  /// - Parameters:
  ///   - device: The device.
  ///   - isLandscape: Whether the device is in landscape; ignored for a TV.
  ///   - style: The light or dark style.
  ///   - contentSizeCategory: The user's text size.
  ///   - isRightToLeft: Whether the user's language is written from right to left.
  public init(
    device: HeadlessDevice, isLandscape: Bool = false, style: UIUserInterfaceStyle = .light,
    contentSizeCategory: UIContentSizeCategory = .large, isRightToLeft: Bool = false
  ) {
    self.device = device
    // In this orientation, the home button or the bottom edge is on the right.
    orientation = isLandscape && device.canLie ? .landscapeRight : .portrait
    func traits(isLandscape: Bool) -> UITraitCollection {
      var traits = device.traitCollection(isLandscape: isLandscape).traits
      traits.userInterfaceStyle = style
      traits.preferredContentSizeCategory = contentSizeCategory
      traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      return UITraitCollection(traits: traits)
    }
    ownTraits = (traits(isLandscape: false), traits(isLandscape: true))
    super.init()
  }

  /// The number of pixels per point.
  open var scale: CGFloat { device.scale }

  /// The number of physical pixels per point.
  open var nativeScale: CGFloat { device.nativeScale }

  /// The bounds of the display in physical pixels, in portrait.
  open var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: (device.size.width * nativeScale).rounded(),
      height: (device.size.height * nativeScale).rounded())
  }

  open var maximumFramesPerSecond: Int { 60 }
  /// The factor by which the screen can show colors that are brighter than white; always 1, because it cannot.
  open var potentialEDRHeadroom: CGFloat { 1 }
  open var currentEDRHeadroom: CGFloat { 1 }

  /// Returns a link that fires once for each frame of the screen.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// The traits of a window that fills the screen, with the user's settings of the current environment.
  open var traitCollection: UITraitCollection {
    traits(under: HeadlessEnvironment.current.ownTraits)
  }

  /// Returns the traits with the user's settings, in an orientation; nil for the current one.
  func traits(under settings: UITraitCollection?, isLandscape: Bool? = nil) -> UITraitCollection {
    let isLandscape = isLandscape ?? self.isLandscape
    let own = isLandscape ? ownTraits.landscape : ownTraits.portrait
    guard let settings else { return own }
    if let knownTraits, knownTraits.settings === settings, knownTraits.isLandscape == isLandscape {
      return knownTraits.traits
    }
    let traits = UITraitCollection(traitsFrom: [own, settings])
    knownTraits = (settings, isLandscape, traits)
    return traits
  }

  // MARK: Turning

  /// Returns the size in an orientation, in points.
  func size(in orientation: UIInterfaceOrientation) -> CGSize {
    guard orientation.isLandscape else { return device.size }
    return CGSize(width: device.size.height, height: device.size.width)
  }

  func turn(to orientation: UIInterfaceOrientation) { self.orientation = orientation }
}
