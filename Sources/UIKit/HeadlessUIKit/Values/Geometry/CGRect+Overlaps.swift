public import Foundation

// Foundation's rectangles on Linux also intersect if they only touch; Core Graphics' do not. An extension cannot replace
// the method, so AppSources replaces the name in the sources of apps.

extension CGRect {
  /// Whether the rectangles have points in common; a common edge is not enough.
  public func uiOverlaps(_ rect: CGRect) -> Bool {
    guard intersects(rect) else { return false }
    let (mine, other) = (standardized, rect.standardized)
    return mine.minX < other.maxX && other.minX < mine.maxX && mine.minY < other.maxY
      && other.minY < mine.maxY
  }
}

extension NSOrderedSet {
  /// Whether the sets have an object in common.
  public func uiOverlaps(_ other: NSOrderedSet) -> Bool { intersects(other) }
}

extension NSSet {
  /// Whether the sets have an object in common.
  public func uiOverlaps(_ other: Set<AnyHashable>) -> Bool { intersects(other) }
}
