#if Pictures
  public import CairoPictures
  public import Foundation
  public import HeadlessUIKit
  import IBRender

  extension Snapshotting where Value == UIView, Format == CairoWriter.Pixels {
    /// A snapshot of a view as PNG, with two pixels for each point.
    public static var image: Snapshotting { image() }

    /// A snapshot of a view as PNG.
    /// - Parameters:
    ///   - device: The device, whose screen the view fills unless it has a size.
    ///   - isLandscape: Whether the device is in landscape.
    ///   - precision: The fraction of the pixels that must be equal, from 0 to 1.
    ///   - perceptualPrecision: The degree to which two pixels must be similar to count as equal, from 0 to 1. Below
    ///     about 0.98, most people see the difference.
    ///   - scale: The number of pixels in one point.
    ///   - size: The size of the view, in points.
    ///   - traits: The traits that differ from those of the screen.
    public static func image(
      on device: HeadlessDevice? = nil, isLandscape: Bool = false, precision: Double = 1,
      perceptualPrecision: Double = 1, scale: CGFloat = 2, size: CGSize? = nil,
      traits: UITraitCollection? = nil
    ) -> Snapshotting {
      let stage = SnapshotStage(
        device: device, isLandscape: isLandscape, size: size, traits: traits)
      return Snapshotting(
        pathExtension: "png",
        diffing: .pixels(
          precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
      ) { view in
        try stage.show(view) { try CairoWriter.pixels(of: $0, scale: scale) }
      }
    }
  }

  extension CairoWriter {
    @MainActor
    fileprivate static func pixels(of view: UIView, scale: CGFloat) throws -> Pixels {
      var writer = CairoWriter()
      writer.scale = scale
      return try writer.pixels(of: try Picture(of: view))
    }
  }

  extension Snapshotting where Value == UIViewController, Format == CairoWriter.Pixels {
    /// A snapshot of a controller's view as PNG, with two pixels for each point.
    public static var image: Snapshotting { image() }

    /// A snapshot of a controller's view as PNG; see the function for views. On a device, in a size or with traits, the
    /// controller appears in its own window.
    public static func image(
      on device: HeadlessDevice? = nil, isLandscape: Bool = false, precision: Double = 1,
      perceptualPrecision: Double = 1, scale: CGFloat = 2, size: CGSize? = nil,
      traits: UITraitCollection? = nil
    ) -> Snapshotting {
      let stage = SnapshotStage(
        device: device, isLandscape: isLandscape, size: size, traits: traits)
      return Snapshotting(
        pathExtension: "png",
        diffing: .pixels(
          precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
      ) { controller in
        try stage.show(controller) { try CairoWriter.pixels(of: $0, scale: scale) }
      }
    }
  }

  extension Diffing where Format == CairoWriter.Pixels {
    /// Compares pixels. The picture of the difference shows the reference, the new picture, and the pixels that differ.
    static func pixels(
      precision: Double, perceptualPrecision: Double = 1, scale: CGFloat = 1
    ) -> Diffing {
      Diffing(
        toData: { Data($0.png ?? []) },
        fromData: { Format(png: Array($0)) ?? Format(width: 0, height: 0, bytes: []) },
        diff: { reference, new in
          let difference = PixelDifference(
            reference, new, tolerance: 1 - perceptualPrecision, scale: scale)
          guard difference.share > 1 - precision else { return nil }
          return (difference.message, difference.picture.png.map { Data($0) })
        })
    }
  }

  /// The difference between two pictures.
  struct PixelDifference {
    private let reference: CairoWriter.Pixels
    private let new: CairoWriter.Pixels
    /// The number of pixels that differ.
    private var count = 0
    /// The bounding box of all pixels that differ.
    private var area: CGRect = .null
    /// The largest difference between two pixels, from 0 to 1.
    private var largest = 0.0
    private let scale: CGFloat

    /// - Parameters:
    ///   - tolerance: The difference up to which two pixels count as equal, from 0 to 1.
    ///   - scale: The number of pixels in one point.
    init(
      _ reference: CairoWriter.Pixels, _ new: CairoWriter.Pixels, tolerance: Double = 0,
      scale: CGFloat = 1
    ) {
      (self.reference, self.new, self.scale) = (reference, new, scale)
      guard (reference.width, reference.height) == (new.width, new.height) else {
        count = max(reference.width * reference.height, new.width * new.height)
        return
      }
      let (old, now) = (reference.bytes, new.bytes)
      for pixel in 0..<new.width * new.height {
        let bytes = pixel * 4..<pixel * 4 + 4
        guard old[bytes] != now[bytes] else { continue }
        let distance = PerceivedColor(old[bytes]).distance(to: PerceivedColor(now[bytes]))
        guard distance > tolerance else { continue }
        count += 1
        largest = max(largest, distance)
        area = area.union(
          CGRect(x: pixel % new.width, y: pixel / new.width, width: 1, height: 1))
      }
    }

    /// The fraction of the pixels that differ, from 0 to 1.
    var share: Double { Double(count) / Double(max(new.width * new.height, 1)) }

    var message: String {
      guard (reference.width, reference.height) == (new.width, new.height) else {
        return
          "the size is \(new.width) by \(new.height) pixels instead of \(reference.width) by \(reference.height)"
      }
      let place = [area.minX, area.minY, area.width, area.height].map { side in
        let points = (Double(side / scale) * 10).rounded() / 10
        return points == points.rounded() ? "\(Int(points))" : "\(points)"
      }
      let rounded = (largest * 1000).rounded() / 10
      let percent = rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
      return
        "\(count) of \(new.width * new.height) pixels differ, by up to \(percent) %, in the area"
        + " x \(place[0]), y \(place[1]), \(place[2]) wide and \(place[3]) high in points"
    }

    /// The reference, the new picture, and the difference, next to each other. Differences are shown in red.
    var picture: CairoWriter.Pixels {
      let height = max(reference.height, new.height)
      let third = max(reference.width, new.width)
      var result = CairoWriter.Pixels(
        width: third * 3, height: height,
        bytes: Array(repeating: 255, count: third * 3 * height * 4))
      func set(_ x: Int, _ y: Int, _ pixel: some Sequence<UInt8>) {
        let start = (y * result.width + x) * 4
        result.bytes.replaceSubrange(start..<start + 4, with: Array(pixel))
      }
      for y in 0..<height {
        for x in 0..<third {
          let (old, now) = (reference.pixel(x, y), new.pixel(x, y))
          if let old { set(x, y, old) }
          if let now { set(third + x, y, now) }
          if old != now { set(2 * third + x, y, [255, 0, 0, 255]) }
        }
      }
      return result
    }
  }

  /// A color in the CIELAB color space, in which equal distances look equally different.
  private struct PerceivedColor {
    let lightness: Double
    let a: Double
    let b: Double

    /// Creates the color of a pixel: red, green, blue and alpha, over white.
    init(_ pixel: ArraySlice<UInt8>) {
      let bytes = pixel.map { Double($0) / 255 }
      let alpha = bytes[3]
      let (red, green, blue) = (
        Self.linear(bytes[0] + 1 - alpha), Self.linear(bytes[1] + 1 - alpha),
        Self.linear(bytes[2] + 1 - alpha)
      )
      // The matrix of sRGB for the white point D65.
      let x = Self.root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
      let y = Self.root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
      let z = Self.root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
      lightness = 116 * y - 16
      a = 500 * (x - y)
      b = 200 * (y - z)
    }

    /// Returns the distance to another color, where 1 is the distance between black and white.
    func distance(to other: PerceivedColor) -> Double {
      let (l, m, n) = (lightness - other.lightness, a - other.a, b - other.b)
      return min((l * l + m * m + n * n).squareRoot() / 100, 1)
    }

    private static func linear(_ value: Double) -> Double {
      let value = min(max(value, 0), 1)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func root(_ value: Double) -> Double {
      value > 0.008856 ? cbrt(value) : 7.787 * value + 16.0 / 116
    }
  }

  extension CairoWriter.Pixels {
    /// Returns the components of a pixel, or nil outside the picture.
    fileprivate func pixel(_ x: Int, _ y: Int) -> ArraySlice<UInt8>? {
      guard x < width, y < height else { return nil }
      let start = (y * width + x) * 4
      return bytes[start..<start + 4]
    }
  }
#endif
