public import Foundation

/// A colour: components, or a name with the components that stand for it.
open class UIColor: NSObject, NibDecodable, @unchecked Sendable {
  var nibReference: NibReference?
  private let color: CGColor

  /// A colour in extended sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    super.init()
  }

  /// A grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The system's blue, in its light form.
  public class var systemBlue: UIColor { UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1) }

  /// The components.
  open var cgColor: CGColor { color }

  @MainActor
  public required init?(coder: NSCoder) {
    let nib = coder.nib
    let alpha = nib.double("UIAlpha-Double") ?? nib.double("UIAlpha") ?? 1
    if let white = nib.double("UIWhite-Double") ?? nib.double("UIWhite") {
      color = CGColor(red: white, green: white, blue: white, alpha: alpha)
    } else {
      color = CGColor(
        red: nib.double("UIRed-Double") ?? nib.double("UIRed") ?? 0,
        green: nib.double("UIGreen-Double") ?? nib.double("UIGreen") ?? 0,
        blue: nib.double("UIBlue-Double") ?? nib.double("UIBlue") ?? 0, alpha: alpha)
    }
    super.init()
    nib.register(self)
  }
}
