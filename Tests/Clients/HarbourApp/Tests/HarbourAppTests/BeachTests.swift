import Testing
import UIKit

@testable import HarbourApp

/// Symbols of the colors and images of a catalog.
@MainActor @Suite struct BeachTests {
  private func components(_ color: UIColor?) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @Test func `colors and images have the symbols that Xcode gives them`() {
    let view = BeachView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(components(view.backgroundColor) == [0.8, 0.6, 0.4, 1])
    #expect(components(view.tintColor) == [0.1, 0.2, 0.3, 1])
    #expect(view.house.image?.size == CGSize(width: 4, height: 6))
    #expect(view.house.highlightedImage?.size == CGSize(width: 4, height: 6))
  }
}
