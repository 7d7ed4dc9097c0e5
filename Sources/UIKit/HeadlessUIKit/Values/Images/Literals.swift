import Foundation

// Color and image literals: `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`, `#imageLiteral(resourceName: "Bird")`.

extension UIColor: _ExpressibleByColorLiteral {}
extension UIImage: _ExpressibleByImageLiteral {}

extension _ExpressibleByColorLiteral where Self: UIColor {
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    let color = UIColor(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    // A literal has the type of the class itself: subclasses cannot be written as literals.
    self = color as! Self
  }
}

extension _ExpressibleByImageLiteral where Self: UIImage {
  /// Creates the app's image with a name. If the image does not exist, the program terminates, as on a device.
  public init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) as? Self else {
      fatalError("the app has no image '\(name)'")
    }
    self = image
  }
}

/// The default types of color and image literals.
// swift-format-ignore
public typealias _ColorLiteralType = UIColor
// swift-format-ignore
public typealias _ImageLiteralType = UIImage
