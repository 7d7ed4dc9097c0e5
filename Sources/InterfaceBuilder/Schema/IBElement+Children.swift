public import XMLTree

// The properties that are in a child with `key="…"` rather than in an attribute.
extension IBElement {
  /// The child that fills a property, nil if there is none.
  public func child(_ key: String) -> Node? { node.child(keyed: key) }

  /// A colour: `textColor`, `backgroundColor`.
  public func color(_ key: String) -> ColorValue? { child(key).flatMap { ColorValue($0) } }

  /// A font: `fontDescription`.
  public func font(_ key: String) -> FontValue? { child(key).flatMap { FontValue($0) } }

  /// A rectangle in points: `frame`.
  public func rect(_ key: String) -> Rect? { child(key).flatMap(\.rect) }

  /// A point: `canvasLocation`.
  public func point(_ key: String) -> Point? { child(key).flatMap(\.point) }

  /// A size in points: `itemSize`.
  public func size(_ key: String) -> Size? { child(key).flatMap(\.size) }

  /// Insets in points: `layoutMargins`, `contentEdgeInsets`.
  public func insets(_ key: String) -> Insets? { child(key).flatMap(\.insets) }

  /// An attributed string: `attributedText`.
  public func attributedString(_ key: String) -> AttributedText? {
    child(key).map { AttributedText($0) }
  }

  /// Whether a property is stated to be nil: `<nil key="textColor"/>`.
  public func isNil(_ key: String) -> Bool { child(key)?.name == Names.nil }
}
