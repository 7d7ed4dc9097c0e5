import Foundation
import HeadlessUIKit
import Testing

/// Drawing with numbers that are none.
@MainActor @Suite(.ownEnvironment) struct OddDrawingTests {
  nonisolated private static let oddNumbers: [CGFloat] = [
    .nan, .infinity, -.infinity, -1, 0, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]

  @Test(arguments: oddNumbers)
  func `paths with odd numbers can be asked and drawn`(_ number: CGFloat) {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: number, y: 0), radius: number, startAngle: number, endAngle: 1,
      clockwise: number > 0)
    path.append(
      UIBezierPath(
        roundedRect: CGRect(x: 0, y: number, width: number, height: 10), cornerRadius: number))
    path.addQuadCurve(to: CGPoint(x: number, y: number), controlPoint: .zero)
    path.apply(CGAffineTransform(scaleX: number, y: number))
    _ = (path.bounds, path.contains(.zero), path.currentPoint)
    let layer = CAShapeLayer()
    (layer.path, layer.lineWidth) = (path.cgPath, number)
    layer.fillColor = UIColor.red.cgColor
    layer.bounds = CGRect(x: 0, y: 0, width: number, height: number)
    #expect(layer.drawing?.items.isEmpty != true)
  }

  @Test(arguments: oddNumbers)
  func `images and text of an odd size have one`(_ number: CGFloat) {
    let size = CGSize(width: number, height: 3)
    UIGraphicsBeginImageContextWithOptions(size, false, number)
    _ = (UIGraphicsGetCurrentContext()?.width, UIGraphicsGetCurrentContext()?.bytesPerRow)
    UIGraphicsEndImageContext()
    let text = CATextLayer()
    (text.string, text.fontSize, text.isWrapped) = ("low tide", number, true)
    text.truncationMode = .middle
    text.bounds = CGRect(x: 0, y: 0, width: number, height: number)
    #expect((text.drawing?.items.count ?? 0) <= 8)
  }

  @Test func `a slider that has no range says a percentage`() {
    let slider = UISlider()
    slider.maximumValue = .infinity
    #expect(slider.accessibilityValue == "0%")
  }
}
