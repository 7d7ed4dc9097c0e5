public import XMLTree

/// A reference to an image by name, with the document's information about it.
public struct ImageValue: Hashable, Sendable {
  /// The name of the image in its catalog.
  public var name: String
  /// The value `system` for a symbol; nil for one of the app's images.
  public var catalog: String?
  /// The scale of a symbol: `small`, `medium`, `large`; nil if not specified.
  public var symbolScale: String?
  /// The rendering mode: `template`, `original` or a symbol's mode; nil for the image's own.
  public var renderingMode: String?
  /// The intrinsic size in points, from the document's resources; nil if they do not contain it.
  public var size: Size?

  /// Creates an image reference.
  public init(
    name: String, catalog: String? = nil, symbolScale: String? = nil, renderingMode: String? = nil,
    size: Size? = nil
  ) {
    self.name = name
    self.catalog = catalog
    self.symbolScale = symbolScale
    self.renderingMode = renderingMode
    self.size = size
  }
}

extension IBDocument {
  /// Returns the image that is the value of an element's property, specified by an attribute (`image="star"`) or an
  /// `imageReference` child; nil if there is none.
  /// - Parameters:
  ///   - property: `image`, `selectedImage`, `backgroundImage`.
  ///   - node: The element: a view, or the state of a button.
  public func image(_ property: Name, of node: Node) -> ImageValue? {
    let reference = node.child(keyed: tree.spelling(of: property))
    if let reference, reference.name == Names.imageReference, let name = reference[Names.image] {
      return ImageValue(
        name: name, catalog: reference[Names.catalog], symbolScale: reference[Names.symbolScale],
        renderingMode: reference[Names.renderingMode], size: imageSize(name))
    }
    guard let name = node[property] else { return nil }
    // For AppKit controls, an attribute next to that of the secondary image specifies the catalog.
    return ImageValue(name: name, catalog: node[Names.catalog], size: imageSize(name))
  }

  private func imageSize(_ name: String) -> Size? {
    resource(Names.image, named: name).flatMap(\.size)
  }
}
