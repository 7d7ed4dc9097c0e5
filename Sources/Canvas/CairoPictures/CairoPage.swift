#if Pictures
  import CPaint
  import Foundation
  import HeadlessUIKit
  import IBRender

  /// A page that Cairo draws on.
  final class CairoPage {
    let pointer: OpaquePointer
    private let width: Int
    private let height: Int

    /// Creates a page of pixels, or nil if there is not enough memory.
    init?(width: Int, height: Int, scale: Double) {
      guard let pointer = cpt_page_of_pixels(Int32(width), Int32(height), scale) else { return nil }
      (self.pointer, self.width, self.height) = (pointer, width, height)
    }

    /// Creates a page of a PDF with a size in points, or nil if there is not enough memory.
    init?(pdfOf size: CGSize) {
      guard let pointer = cpt_page_of_pdf(Double(size.width), Double(size.height)) else {
        return nil
      }
      (self.pointer, width, height) = (pointer, 0, 0)
    }

    deinit { cpt_free(pointer) }

    /// Returns the file.
    /// - Throws: A ``PictureError`` if drawing failed.
    func file() throws(PictureError) -> [UInt8] {
      var length = 0
      guard let bytes = cpt_file(pointer, &length) else {
        throw cpt_problem(pointer).map { .failed(String(cString: $0)) } ?? .noMemory
      }
      return Array(UnsafeBufferPointer(start: bytes, count: length))
    }

    var pixels: CairoWriter.Pixels {
      var stride: Int32 = 0
      var result = CairoWriter.Pixels(width: width, height: height, bytes: [])
      guard let data = cpt_pixels(pointer, &stride) else { return result }
      result.bytes.reserveCapacity(width * height * 4)
      for row in 0..<height {
        let line = data + row * Int(stride)
        for column in 0..<width {
          let pixel = line + column * 4
          result.bytes += [pixel[2], pixel[1], pixel[0], pixel[3]]
        }
      }
      return result
    }

    // MARK: Shapes

    /// Makes a shape the current path, and returns whether it uses the even-odd rule. Cairo cannot handle numbers that
    /// are not finite, so a shape that contains one leaves the path empty.
    func trace(_ shape: Picture.Shape) -> Bool {
      guard shape.isFinite else { return false }
      switch shape {
      case .rectangle(let rect, let radius): cpt_rectangle(pointer, cpt_rect(rect), radius)
      case .ellipse(let rect): cpt_ellipse(pointer, cpt_rect(rect))
      case .path(let path, let rule):
        trace(path)
        return rule == .evenOdd
      }
      return false
    }

    private func trace(_ path: CGPath) {
      var current = CGPoint.zero
      for element in path.elements {
        switch element {
        case .move(let end):
          cpt_move(pointer, end.x, end.y)
          current = end
        case .line(let end):
          cpt_line(pointer, end.x, end.y)
          current = end
        case .quadCurve(let control, let end):
          // A cubic curve with the same points: its control points are two thirds of the way to the quadratic curve's
          // control point.
          cpt_curve(
            pointer, current.x + (control.x - current.x) * 2 / 3,
            current.y + (control.y - current.y) * 2 / 3, end.x + (control.x - end.x) * 2 / 3,
            end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
          current = end
        case .curve(let first, let second, let end):
          cpt_curve(pointer, first.x, first.y, second.x, second.y, end.x, end.y)
          current = end
        case .close: cpt_close(pointer)
        }
      }
    }
  }

  extension Picture.Shape {
    fileprivate var isFinite: Bool {
      switch self {
      case .rectangle(let rect, let radius): rect.isFinite && radius.isFinite
      case .ellipse(let rect): rect.isFinite
      case .path(let path, _): path.elements.allSatisfy(\.isFinite)
      }
    }
  }

  extension CGPath.Element {
    fileprivate var isFinite: Bool {
      let points: [CGPoint] =
        switch self {
        case .move(let end), .line(let end): [end]
        case .quadCurve(let control, let end): [control, end]
        case .curve(let first, let second, let end): [first, second, end]
        case .close: []
        }
      return points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
  }

  extension CGRect {
    fileprivate var isFinite: Bool {
      origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
  }

  extension cpt_rect {
    init(_ rect: CGRect) {
      self.init(
        x: rect.minX, y: rect.minY, width: max(rect.width, 0), height: max(rect.height, 0))
    }
  }

  extension cpt_circle {
    init(_ circle: Picture.Circle) {
      self.init(x: circle.center.x, y: circle.center.y, radius: max(circle.radius, 0))
    }
  }

  extension cpt_color {
    init(_ color: CGColor) {
      func part(_ value: CGFloat) -> Double {
        value.isFinite ? min(max(Double(value), 0), 1) : 0
      }
      self.init(
        red: part(color.red), green: part(color.green), blue: part(color.blue),
        alpha: part(color.alpha))
    }
  }
#endif
