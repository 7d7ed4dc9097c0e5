// The shims include a module named CoreGraphics, so its existence does not identify the platform.
#if !canImport(Darwin)
  public import Foundation

  // The descriptions used by Apple's CoreGraphics, which tests compare and failures show.

  // swift-format-ignore: AvoidRetroactiveConformances
  extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// Both coordinates: `(0.0, 0.0)`.
    public var debugDescription: String { "(\(x), \(y))" }
  }

  // swift-format-ignore: AvoidRetroactiveConformances
  extension CGSize: @retroactive CustomDebugStringConvertible {
    /// Width and height: `(0.0, 0.0)`.
    public var debugDescription: String { "(\(width), \(height))" }
  }

  // swift-format-ignore: AvoidRetroactiveConformances
  extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The coordinates of the origin, then the size: `(0.0, 0.0, 0.0, 0.0)`.
    public var debugDescription: String {
      "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
  }
#endif
