public import Foundation

extension UIButton {
  /// What the button shows in a state: the value for exactly that state, otherwise the one for the normal state.
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

  /// The title in a state.
  public func title(for state: State) -> String? { value(\.title, for: state) }

  /// The title with attributes in a state.
  public func attributedTitle(for state: State) -> NSAttributedString? {
    value(\.attributedTitle, for: state)
  }

  /// The colour of the title in a state.
  public func titleColor(for state: State) -> UIColor? { value(\.titleColor, for: state) }

  /// The colour of the title's shadow in a state.
  public func titleShadowColor(for state: State) -> UIColor? {
    value(\.titleShadowColor, for: state)
  }

  /// The image in a state.
  public func image(for state: State) -> UIImage? { value(\.image, for: state) }

  /// The image behind title and image in a state.
  public func backgroundImage(for state: State) -> UIImage? {
    value(\.backgroundImage, for: state)
  }

  /// How symbols are shown in a state.
  public func preferredSymbolConfigurationForImage(in state: State)
    -> UIImage.SymbolConfiguration?
  {
    value(\.symbolConfiguration, for: state)
  }

  /// The title that is shown.
  public var currentTitle: String? {
    configuration?.title ?? attributedTitle(for: state)?.string ?? title(for: state)
  }

  /// The title with attributes that is shown, nil for a plain one.
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The colour of the title that is shown: the state's, else the tint of a system button, else white.
  public var currentTitleColor: UIColor {
    if let color = configuration?.baseForegroundColor ?? titleColor(for: state) { return color }
    return buttonType == .custom && configuration == nil ? .white : tintColor
  }

  /// The colour of the title's shadow that is shown.
  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The image that is shown.
  public var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  /// The image behind title and image that is shown.
  public var currentBackgroundImage: UIImage? {
    configuration?.background.image ?? backgroundImage(for: state)
  }
}
