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
    ///   - precision: The share of the pixels that must be equal, from 0 to 1.
    ///   - scale: The number of pixels in one point.
    public static func image(precision: Double = 1, scale: CGFloat = 2) -> Snapshotting {
      Snapshotting(pathExtension: "png", diffing: .pixels(precision: precision)) { view in
        view.layoutIfNeeded()
        var writer = CairoWriter()
        writer.scale = scale
        return try writer.pixels(of: try Picture(of: view))
      }
    }
  }

  extension Snapshotting where Value == UIViewController, Format == CairoWriter.Pixels {
    /// A snapshot of a controller's view as PNG, with two pixels for each point.
    public static var image: Snapshotting {
      Snapshotting<UIView, CairoWriter.Pixels>.image.pullback { controller in controller.view }
    }
  }

  extension Diffing where Format == CairoWriter.Pixels {
    /// Compares pixels. The picture of the difference shows the reference, the new picture, and the pixels that differ.
    static func pixels(precision: Double) -> Diffing {
      Diffing(
        toData: { Data($0.png ?? []) },
        fromData: { Format(png: Array($0)) ?? Format(width: 0, height: 0, bytes: []) },
        diff: { reference, new in
          let difference = PixelDifference(reference, new)
          guard difference.share > 1 - precision else { return nil }
          return (difference.message, difference.picture.png.map { Data($0) })
        })
    }
  }

  /// The difference of two pictures.
  struct PixelDifference {
    private let reference: CairoWriter.Pixels
    private let new: CairoWriter.Pixels
    /// The number of pixels that differ.
    private let count: Int

    init(_ reference: CairoWriter.Pixels, _ new: CairoWriter.Pixels) {
      (self.reference, self.new) = (reference, new)
      guard (reference.width, reference.height) == (new.width, new.height) else {
        count = max(reference.width * reference.height, new.width * new.height)
        return
      }
      let (old, now) = (reference.bytes, new.bytes)
      count = (0..<new.width * new.height).count { pixel in
        let bytes = pixel * 4..<pixel * 4 + 4
        return old[bytes] != now[bytes]
      }
    }

    /// The share of the pixels that differ, from 0 to 1.
    var share: Double { Double(count) / Double(max(new.width * new.height, 1)) }

    var message: String {
      guard (reference.width, reference.height) == (new.width, new.height) else {
        return
          "the size is \(new.width) by \(new.height) pixels instead of \(reference.width) by \(reference.height)"
      }
      return "\(count) of \(new.width * new.height) pixels differ"
    }

    /// The reference, the new picture, and the difference, next to each other. What differs is red.
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

  extension CairoWriter.Pixels {
    /// Returns the components of a pixel, or nil outside the picture.
    fileprivate func pixel(_ x: Int, _ y: Int) -> ArraySlice<UInt8>? {
      guard x < width, y < height else { return nil }
      let start = (y * width + x) * 4
      return bytes[start..<start + 4]
    }
  }
#endif
