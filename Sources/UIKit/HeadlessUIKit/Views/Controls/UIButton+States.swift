public import Foundation

extension UIButton {
  /// Returns the part of the button's content that was set for this exact state, or else for the normal state.
  private func value<Value>(
    _ part: KeyPath<ButtonContent, Value?>, for state: State
  ) -> Value? {
    contents[state.rawValue]?[keyPath: part] ?? contents[0]?[keyPath: part]
  }

  func set<Value>(
    _ part: WritableKeyPath<ButtonContent, Value?>, _ value: Value?, for state: State
  ) {
    contents[state.rawValue, default: ButtonContent()][keyPath: part] = value
    contentChanged()
  }

  // MARK: Reading

  /// Returns the title for a state.
  public func title(for state: State) -> String? { value(\.title, for: state) }

  /// Returns the attributed title for a state.
  public func attributedTitle(for state: State) -> NSAttributedString? {
    value(\.attributedTitle, for: state)
  }

  /// Returns the color of the title for a state.
  public func titleColor(for state: State) -> UIColor? { value(\.titleColor, for: state) }

  /// Returns the color of the title's shadow for a state.
  public func titleShadowColor(for state: State) -> UIColor? {
    value(\.titleShadowColor, for: state)
  }

  /// Returns the image for a state; of a system button without an image, its symbol.
  public func image(for state: State) -> UIImage? { value(\.image, for: state) ?? builtInImage }

  /// The image that was set for the current state.
  var ownImage: UIImage? { value(\.image, for: state) }

  /// Returns the background image for a state.
  public func backgroundImage(for state: State) -> UIImage? {
    value(\.backgroundImage, for: state)
  }

  /// Returns the symbol configuration for a state.
  public func preferredSymbolConfigurationForImage(in state: State)
    -> UIImage.SymbolConfiguration?
  {
    value(\.symbolConfiguration, for: state)
  }

  /// The visible title.
  public var currentTitle: String? {
    configuration?.title ?? attributedTitle(for: state)?.string ?? title(for: state)
  }

  /// The visible attributed title, or nil for a plain title.
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The color of the visible title.
  ///
  /// The color of the configuration or the state takes precedence. Otherwise, a custom button uses white, and other
  /// buttons use the tint color.
  public var currentTitleColor: UIColor {
    if let color = configuration?.baseForegroundColor ?? titleColor(for: state) { return color }
    return buttonType == .custom && configuration == nil ? .white : tintColor
  }

  /// The color of the visible title's shadow.
  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The visible image.
  public var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  /// The visible background image.
  public var currentBackgroundImage: UIImage? {
    configuration?.background.image ?? backgroundImage(for: state)
  }
}
