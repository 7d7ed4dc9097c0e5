public import Foundation

/// The region of a field, relative to its center.
@preconcurrency @MainActor
open class UIRegion: NSObject {
  private let isInside: (CGPoint) -> Bool

  private init(isInside: @escaping (CGPoint) -> Bool) {
    self.isInside = isInside
    super.init()
  }

  /// Creates a circle. The radius is in points.
  public convenience init(radius: CGFloat) {
    self.init(isInside: { $0.x * $0.x + $0.y * $0.y <= radius * radius })
  }

  /// Creates a rectangle around the center. The size is in points.
  public convenience init(size: CGSize) {
    self.init(isInside: { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 })
  }

  /// The region that contains every point.
  open class var infinite: UIRegion { UIRegion(isInside: { _ in true }) }

  open func inverse() -> UIRegion { UIRegion(isInside: { [isInside] in !isInside($0) }) }
  open func union(with region: UIRegion) -> UIRegion {
    UIRegion(isInside: { [isInside, other = region.isInside] in isInside($0) || other($0) })
  }
  open func difference(from region: UIRegion) -> UIRegion {
    UIRegion(isInside: { [isInside, other = region.isInside] in isInside($0) && !other($0) })
  }
  open func intersection(with region: UIRegion) -> UIRegion {
    UIRegion(isInside: { [isInside, other = region.isInside] in isInside($0) && other($0) })
  }

  /// Whether a point, relative to the center, is inside the region.
  open func contains(_ point: CGPoint) -> Bool { isInside(point) }
}

/// A behavior that applies the force of a field. It has no effect here.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem] = []
  /// The center of the field, in the coordinates of the animator's view.
  open var position = CGPoint.zero
  open var region = UIRegion.infinite
  open var strength: CGFloat = 1
  open var falloff: CGFloat = 0
  /// The distance within which the field has its full strength, in points.
  open var minimumRadius: CGFloat = 0
  open var direction = CGVector.zero
  open var smoothness: CGFloat = 0
  open var animationSpeed: CGFloat = 0

  private override init() { super.init() }

  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  open class func dragField() -> UIFieldBehavior { UIFieldBehavior() }
  open class func vortexField() -> UIFieldBehavior { UIFieldBehavior() }
  open class func springField() -> UIFieldBehavior { UIFieldBehavior() }
  open class func electricField() -> UIFieldBehavior { UIFieldBehavior() }
  open class func magneticField() -> UIFieldBehavior { UIFieldBehavior() }

  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior()
    field.position = position
    return field
  }
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior()
    field.direction = direction
    return field
  }
  open class func velocityField(direction: CGVector) -> UIFieldBehavior {
    linearGravityField(direction: direction)
  }
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior
  {
    let field = UIFieldBehavior()
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  open class func turbulenceField(
    smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> UIFieldBehavior { noiseField(smoothness: smoothness, animationSpeed: speed) }
}
