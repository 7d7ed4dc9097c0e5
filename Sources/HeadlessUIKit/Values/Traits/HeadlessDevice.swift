public import Foundation

/// A device as far as layouts depend on it; all lengths are in points, in portrait (for a TV, in landscape).
public struct HeadlessDevice: Hashable, Sendable {
  /// The name that Interface Builder writes into documents: `retina6_12`.
  public var identifier: String
  /// Models with this screen.
  public var name: String
  public var idiom: UIUserInterfaceIdiom
  /// The screen.
  public var size: CGSize
  /// Pixels per point of what is drawn.
  public var scale: CGFloat
  /// Pixels of the panel in a point; less than ``scale`` where the picture is scaled down to the panel.
  public var nativeScale: CGFloat
  /// What bars and rounded corners cover of the root view of a full screen.
  public var safeArea: UIEdgeInsets
  /// The same on the side.
  public var landscapeSafeArea: UIEdgeInsets
  /// Whether a phone in landscape has a regular width.
  public var isRegularInLandscape: Bool

  /// A device; ``nativeScale`` is ``scale`` unless it is given.
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

  /// The device that a screen has unless another one is chosen: an iPhone 14 Pro, 15, 15 Pro or 16.
  public static let standard = HeadlessDevice(identifier: "retina6_12") ?? all[0]

  /// The device with a name of Interface Builder's, nil for an unknown one.
  public init?(identifier: String) {
    guard let device = Self.all.first(where: { $0.identifier == identifier }) else { return nil }
    self = device
  }

  /// Whether it can be held on its side.
  package var canLie: Bool { idiom != .tv }

  /// The traits of a full screen.
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
