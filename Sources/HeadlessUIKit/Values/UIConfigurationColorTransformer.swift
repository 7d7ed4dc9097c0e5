/// Makes a colour of another one: for a state, or in a style.
public struct UIConfigurationColorTransformer {
  /// What makes the colour.
  public let transform: (UIColor) -> UIColor

  /// A transformer that calls a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// The colour that is made of another.
  public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }
}
