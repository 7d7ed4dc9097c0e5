public import XMLTree

// Properties whose values are child elements with `key="…"` rather than attributes.
extension IBElement {
  /// Returns the child that is the value of a property; nil if there is none.
  public func child(_ key: String) -> Node? { node.child(keyed: key) }

  /// Returns a color: `textColor`, `backgroundColor`.
  public func color(_ key: String) -> ColorValue? { child(key).flatMap { ColorValue($0) } }

  /// Returns a font: `fontDescription`.
  public func font(_ key: String) -> FontValue? { child(key).flatMap { FontValue($0) } }

  /// Returns a rectangle in points: `frame`.
  public func rect(_ key: String) -> Rect? { child(key).flatMap(\.rect) }

  /// Returns a point: `canvasLocation`.
  public func point(_ key: String) -> Point? { child(key).flatMap(\.point) }

  /// Returns a size in points: `itemSize`.
  public func size(_ key: String) -> Size? { child(key).flatMap(\.size) }

  /// Returns insets in points: `layoutMargins`, `contentEdgeInsets`.
  public func insets(_ key: String) -> Insets? { child(key).flatMap(\.insets) }

  /// Returns an attributed string: `attributedText`.
  public func attributedString(_ key: String) -> AttributedText? {
    child(key).map { AttributedText($0) }
  }

  /// Returns whether a property is explicitly nil: `<nil key="textColor"/>`.
  public func isNil(_ key: String) -> Bool { child(key)?.name == Names.nil }
}
