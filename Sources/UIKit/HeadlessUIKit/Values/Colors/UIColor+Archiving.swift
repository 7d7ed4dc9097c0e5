public import Foundation

// An archive contains the components for the current traits, under UIKit's keys.

extension UIColor: @preconcurrency NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  public func encode(with coder: NSCoder) {
    let color = cgColor
    coder.encode(Double(color.red), forKey: "UIRed")
    coder.encode(Double(color.green), forKey: "UIGreen")
    coder.encode(Double(color.blue), forKey: "UIBlue")
    coder.encode(Double(color.alpha), forKey: "UIAlpha")
  }

  static func content(in coder: NSCoder) -> Content {
    .plain(
      CGColor(
        red: CGFloat(coder.decodeDouble(forKey: "UIRed")),
        green: CGFloat(coder.decodeDouble(forKey: "UIGreen")),
        blue: CGFloat(coder.decodeDouble(forKey: "UIBlue")),
        alpha: CGFloat(coder.decodeDouble(forKey: "UIAlpha"))))
  }
}
