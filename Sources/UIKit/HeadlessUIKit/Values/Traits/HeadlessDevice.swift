public import Foundation

/// The properties of a device that layouts depend on.
///
/// All lengths are in points, in portrait (for a TV, in landscape).
public struct HeadlessDevice: Hashable, Sendable {
  /// The name that Interface Builder writes into documents, such as `retina6_12`.
  public var identifier: String
  /// The models that have this screen.
  public var name: String
  /// The kind of device.
  public var idiom: UIUserInterfaceIdiom
  /// The size of the screen.
  public var size: CGSize
  /// The number of rendered pixels per point.
  public var scale: CGFloat
  /// The number of physical pixels per point; less than ``scale`` if the rendered image is scaled down to the display.
  public var nativeScale: CGFloat
  /// The insets of a full-screen root view's safe area.
  public var safeArea: UIEdgeInsets
  /// The insets of a full-screen root view's safe area in landscape.
  public var landscapeSafeArea: UIEdgeInsets
  /// Whether a phone in landscape has a regular width.
  public var isRegularInLandscape: Bool

  /// Creates a device. ``nativeScale`` defaults to ``scale``.
  public init(
    identifier: String, name: String, idiom: UIUserInterfaceIdiom, size: CGSize, scale: CGFloat,
    nativeScale: CGFloat? = nil, safeArea: UIEdgeInsets = .zero,
    landscapeSafeArea: UIEdgeInsets = .zero, isRegularInLandscape: Bool = false
  ) {
    self.identifier = identifier
    self.name = name
    self.idiom = idiom
    self.size = size
    self.scale = scale
    self.nativeScale = nativeScale ?? scale
    self.safeArea = safeArea
    self.landscapeSafeArea = landscapeSafeArea
    self.isRegularInLandscape = isRegularInLandscape
  }

  /// The default device of a screen: an iPhone 14 Pro, 15, 15 Pro or 16.
  public static let standard = HeadlessDevice(identifier: "retina6_12") ?? all[0]

  /// Creates the device with a name from Interface Builder; nil for an unknown name.
  public init?(identifier: String) {
    let name = identifier.lowercased()
    guard let device = Self.all.first(where: { $0.identifier.lowercased() == name }) else {
      return nil
    }
    self = device
  }

  /// Whether the device can be in landscape as well as in portrait.
  package var canLie: Bool { idiom != .tv }

  /// Returns the traits of a full screen.
  public func traitCollection(isLandscape: Bool = false) -> UITraitCollection {
    UITraitCollection(traits: traits(isLandscape: isLandscape))
  }

  var traits: Traits { traits(isLandscape: false) }

  private func traits(isLandscape: Bool) -> Traits {
    let isPhone = idiom == .phone
    let isNarrow = isPhone && !(isLandscape && isRegularInLandscape)
    return Traits(
      userInterfaceIdiom: idiom, userInterfaceStyle: .light, layoutDirection: .leftToRight,
      displayScale: scale, horizontalSizeClass: isNarrow ? .compact : .regular,
      verticalSizeClass: isPhone && isLandscape ? .compact : .regular,
      forceTouchCapability: .unavailable, preferredContentSizeCategory: .large,
      displayGamut: .P3, accessibilityContrast: .normal, userInterfaceLevel: .base,
      legibilityWeight: .regular, activeAppearance: .active)
  }
}
