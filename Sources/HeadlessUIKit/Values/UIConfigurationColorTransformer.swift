/// A transformation of a colour, for example for a state or a style.
public struct UIConfigurationColorTransformer {
  /// The closure that transforms a colour.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer that calls a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the transformed colour.
  public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }
}
