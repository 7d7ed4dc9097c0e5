import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment) struct ColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func `a color of the system follows the style, the level and the contrast`() {
    #expect(UIColor.systemBackground.resolvedColor(with: light).cgColor.red == 1)
    #expect(UIColor.systemBackground.resolvedColor(with: dark).cgColor.red == 0)
    let elevated = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(userInterfaceLevel: .elevated),
    ])
    #expect(UIColor.systemBackground.resolvedColor(with: elevated).cgColor.red == 28.0 / 255)
    let high = UITraitCollection(accessibilityContrast: .high)
    #expect(UIColor.systemRed.resolvedColor(with: high).cgColor.red == 215.0 / 255)
  }

  @Test func `the current traits decide where none are given`() {
    dark.performAsCurrent {
      #expect(UIColor.label.cgColor.red == 1)
    }
    #expect(UIColor.label.cgColor.red == 0)
  }

  @Test func `another alpha keeps the color dynamic`() {
    let half = UIColor.label.withAlphaComponent(0.5)
    #expect(half.resolvedColor(with: dark).cgColor.components == [1, 1, 1, 0.5])
    #expect(half.resolvedColor(with: light).cgColor.components == [0, 0, 0, 0.5])
  }

  @Test func `colors are equal as on a device`() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor.systemBlue == .systemBlue)
    #expect(UIColor.systemBlue != .systemRed)
    // A gray and the same color of three components are of different spaces.
    #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1) != .white)
    #expect(UIColor(white: 1, alpha: 1) == .white)
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
  }

  @Test func `hue, saturation and brightness come back`() {
    for hue in stride(from: 0.0, to: 1, by: 0.07) {
      let color = UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 1)
      var (h, s, b): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: nil))
      #expect(abs(h - hue) < 1e-9)
      #expect(abs(s - 0.6) < 1e-9)
      #expect(abs(b - 0.8) < 1e-9)
    }
  }

  @Test func `a color of Display P3 lies beyond sRGB`() {
    let color = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).cgColor
    #expect(abs(color.red - 1.0930) < 1e-3)
    #expect(abs(color.green + 0.2267) < 1e-3)
    #expect(abs(color.blue + 0.1501) < 1e-3)
    let white = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).cgColor
    #expect(abs(white.red - 1) < 1e-6)
  }

  @Test func `a nib's components are read in their greatest precision`() throws {
    let color: UIColor = try NibSketch.object(
      "UIColor",
      [
        "UIRed": 0.1, "UIRed-Double": 0.10000000000000001, "UIGreen": -0.25, "UIBlue": 1.5,
        "UIAlpha": 0.5,
      ]
    ).load()
    #expect(color.cgColor.components == [0.1, -0.25, 1.5, 0.5])
    let grey: UIColor = try NibSketch.object("UIColor", ["UIWhite": 0.25, "UIAlpha": 1.0]).load()
    #expect(grey == UIColor(white: 0.25, alpha: 1))
  }

  @Test func `a nib's color of the system is the dynamic one`() throws {
    let color: UIColor = try NibSketch.object(
      "UIColor", ["UISystemColorName": "secondaryLabelColor", "UIWhite": 0.9, "UIAlpha": 1.0]
    ).load()
    #expect(color == .secondaryLabel)
    let unknown: UIColor = try NibSketch.object(
      "UIColor", ["UISystemColorName": "colorOfTomorrow", "UIWhite": 0.9, "UIAlpha": 1.0]
    ).load()
    #expect(unknown == UIColor(white: 0.9, alpha: 1))
  }
}
