package import Foundation

// The symbols of system buttons: information, adding and closing. A symbol is the button's image until the app sets one.

extension UIButton {
  /// The symbol as an image; nil for the other types, and for a button with a configuration.
  var builtInImage: UIImage? {
    guard configuration == nil, let name = buttonType.symbol?.name else { return nil }
    var properties = UIImage.Properties()
    properties.size = UIKitEra.current.symbolButtonSize
    return UIImage(.symbol(name), properties)
  }

  /// The character in the circle of a system button, and its position.
  ///
  /// Nil for other buttons, and if the image view shows the image: an image that the app has set, or the symbol once the
  /// app has asked for the view.
  package var symbol: (character: String, frame: CGRect)? {
    guard configuration == nil, ownImage == nil, picture == nil,
      let character = buttonType.symbol?.character
    else { return nil }
    let place = imageRect(forContentRect: contentRect(forBounds: bounds))
    let side = min(22, min(place.width, place.height))
    return (character, place.centered(CGSize(width: side, height: side)))
  }
}

extension UIButton.ButtonType {
  /// Whether a button of the type has a symbol.
  var hasSymbol: Bool { symbol != nil }

  /// The symbol of a system button: the character in its circle, and its name; nil for other buttons.
  fileprivate var symbol: (character: String, name: String)? {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark: ("i", "info.circle")
    case .contactAdd: ("+", "plus.circle")
    case .close: ("×", "xmark")
    case .custom, .system, .plain: nil
    }
  }
}
