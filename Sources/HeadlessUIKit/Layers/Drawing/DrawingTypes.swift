public import Foundation

/// How lines end.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// How lines meet.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

/// How drawing is blended with what is already there.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter
}

/// How a path is painted.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// How exact an image is drawn at another size.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, medium, high
}

/// How a text is painted.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

/// Colours along a line or between circles.
public final class CGGradient: Hashable, Sendable {
  /// The colours, each with its place from 0 to 1.
  public let stops: [Stop]

  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    public let color: CGColor
    /// From 0 to 1.
    public let location: CGFloat
  }

  /// A gradient; places that are missing are spread evenly. Nil where there are no colours.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    let found = colors.compactMap { $0 as? CGColor }
    guard !found.isEmpty else { return nil }
    stops = Self.stops(found, locations)
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

/// A list of Core Foundation, which is any array here.
public typealias CFArray = [Any]

/// What is drawn beyond the ends of a gradient.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// What the numbers of a colour mean. Colours of all spaces are stored in extended sRGB.
public final class CGColorSpace: Sendable {
  public let name: CFString?

  public init?(name: CFString) { self.name = name }

  public static let sRGB = "kCGColorSpaceSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
}

/// A text of Core Foundation.
public typealias CFString = String

/// The space of red, green and blue of the device.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(name: CGColorSpace.sRGB)!
}

/// The space of greys of the device.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)!
}
