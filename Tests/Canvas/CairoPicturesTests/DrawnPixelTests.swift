#if Pictures
  import CairoPictures
  import Foundation
  import HeadlessUIKit
  import IBRender
  import Testing

  /// What drawing code looks like as pixels.
  @MainActor
  @Suite struct DrawnPixelTests {
    private final class Canvas: UIView {
      var code: (CGContext) -> Void = { _ in }
      override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext().map(code) }
    }

    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)

    /// Returns the pixels of 20 by 20 points on white, with one pixel for each point.
    private func pixels(_ code: @escaping (CGContext) -> Void) throws -> CairoWriter.Pixels {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      root.backgroundColor = .white
      let canvas = Canvas(frame: root.bounds)
      canvas.isOpaque = false
      canvas.backgroundColor = .clear
      canvas.code = code
      root.addSubview(canvas)
      var writer = CairoWriter()
      writer.scale = 1
      return try writer.pixels(of: try Picture(of: root))
    }

    private let left = CGRect(x: 0, y: 0, width: 12, height: 20)
    private let right = CGRect(x: 8, y: 0, width: 12, height: 20)

    @Test func `the steps of a transparency layer do not shine through each other`() throws {
      func draw(_ context: CGContext) {
        context.setFillColor(self.red)
        context.fill(self.left)
        context.setFillColor(self.green)
        context.fill(self.right)
      }
      let layer = try pixels { context in
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        draw(context)
        context.endTransparencyLayer()
      }
      #expect(layer[10, 10] == layer[15, 10])
      #expect((126...129).contains(layer[15, 10][0]) && layer[15, 10][1] == 255)
      let steps = try pixels { context in
        context.setAlpha(0.5)
        draw(context)
      }
      #expect(steps[10, 10] != steps[15, 10])
    }

    @Test func `the shadow of a layer is that of all its steps together`() throws {
      let shown = try pixels { context in
        context.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: .black)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(self.green)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
        context.setFillColor(self.red)
        context.fill(CGRect(x: 0, y: 5, width: 20, height: 8))
        context.endTransparencyLayer()
      }
      // A shadow of the second step alone would be on top of nothing; one of the first would be on top of the second.
      #expect(shown[10, 11] == [255, 0, 0, 255] && shown[10, 15] == [0, 0, 0, 255])
    }

    @Test func `multiplied colors see what the same code drew, not what is behind the view`()
      throws
    {
      let shown = try pixels { context in
        context.setFillColor(self.red)
        context.fill(self.left)
        context.setBlendMode(.multiply)
        context.setFillColor(self.green)
        context.fill(self.right)
      }
      #expect(shown[2, 2] == [255, 0, 0, 255])
      #expect(shown[10, 10] == [0, 0, 0, 255])
      #expect(shown[15, 10] == [0, 255, 0, 255])
    }

    @Test func `what is cleared shows what is behind the view`() throws {
      let shown = try pixels { context in
        context.setFillColor(self.red)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.clear(CGRect(x: 5, y: 5, width: 10, height: 10))
        context.fill(CGRect(x: 8, y: 8, width: 2, height: 2))
      }
      #expect(shown[2, 2] == [255, 0, 0, 255] && shown[6, 6] == [255, 255, 255, 255])
      #expect(shown[8, 8] == [255, 0, 0, 255])
    }

    @Test func `a radial gradient ends at its circle unless it continues`() throws {
      func corner(_ options: CGGradientDrawingOptions) throws -> [UInt8] {
        let gradient = CGGradient(colorsSpace: nil, colors: [red, green], locations: nil)!
        return try pixels {
          $0.drawRadialGradient(
            gradient, startCenter: CGPoint(x: 10, y: 10), startRadius: 0,
            endCenter: CGPoint(x: 10, y: 10), endRadius: 8, options: options)
        }[0, 0]
      }
      #expect(try corner([]) == [255, 255, 255, 255])
      #expect(try corner(.drawsAfterEndLocation) == [0, 255, 0, 255])
    }
  }
#endif
