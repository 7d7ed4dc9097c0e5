/// The limits for image files, which may come from untrusted repositories.
package enum ImageLimits {
  /// The maximum size of a file, in bytes.
  package static let bytes = 32 << 20
  /// The maximum size of an SVG, in bytes: its text is examined several times.
  package static let vectorBytes = 4 << 20
  /// The maximum number of filter primitives in an SVG.
  package static let filters = 16
  /// The maximum number in the attributes that determine the cost of an SVG filter: a radius, a deviation, a
  /// number of octaves, or the size of a matrix.
  package static let filterSize = 100.0
  /// The maximum size of a filter's region, in sizes of what it filters.
  package static let filterRegion = 4.0
  /// The maximum number of translucent groups of an SVG inside of one another, each of which needs a layer.
  package static let layers = 16
}
