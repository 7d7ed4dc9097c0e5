public import Foundation

/// The shape of the ends of lines.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// The shape of the corners of lines.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

/// The mode in which new drawing is blended with the content below it.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter
}

/// The way in which a path is painted.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// The quality with which scaled images are drawn.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, medium, high
}

/// The way in which text is painted.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

/// A gradient of colors along a line or between circles.
public final class CGGradient: Hashable, Sendable {
  /// The colors, each with its location from 0 to 1.
  public let stops: [Stop]

  /// A color at a location.
  public struct Stop: Hashable, Sendable {
    public let color: CGColor
    /// The location from 0 to 1.
    public let location: CGFloat
  }

  /// Creates a gradient; nil without colors. Missing locations are distributed evenly.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let found = colors.compactMap { $0 as? CGColor }
    guard !found.isEmpty else { return nil }
    stops = Self.stops(
      found, locations.map { Array(UnsafeBufferPointer(start: $0, count: found.count)) })
  }

  init(_ colors: [CGColor], locations: [CGFloat]?) { stops = Self.stops(colors, locations) }

  private static func stops(_ colors: [CGColor], _ locations: [CGFloat]?) -> [Stop] {
    colors.enumerated().map { index, color in
      let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      return Stop(
        color: color,
        location: locations.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? even)
    }
  }

  public static func == (left: CGGradient, right: CGGradient) -> Bool { left.stops == right.stops }
  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}

/// A Core Foundation array; any array here.
public typealias CFArray = [Any]

/// The parts of a gradient that extend beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// The color space that defines the meaning of a color's components. Colors of all spaces are stored in extended sRGB.
public final class CGColorSpace: Hashable, Sendable {
  public let name: CFString?

  public init?(name: CFString) { self.name = name }

  /// Whether colors can be drawn in the space; true for all spaces here.
  public var supportsOutput: Bool { true }

  public static let sRGB = "kCGColorSpaceSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
}

/// A Core Foundation string.
public typealias CFString = String

/// Returns the device's RGB color space.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(name: CGColorSpace.sRGB)!
}

/// Returns the device's grayscale color space.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)!
}
