// Generated from Schema/*.tsv by `swift run generate-schema`. Do not edit.
// swift-format-ignore-file

public import XMLTree

/// An image the document uses, with its natural size.
public struct IBImage: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `image`.
  public static var elementName: Name { Names.image }

  /// The catalog of the image.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// The natural height in points.
  public var height: Double? { node.double(Names.height) }

  /// The name of the image.
  public var name: String? { node.string(Names.name) }

  /// The natural width in points.
  public var width: Double? { node.double(Names.width) }
}

/// A colour of an asset catalog with its components.
public struct IBNamedColor: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `namedColor`.
  public static var elementName: Name { Names.namedColor }

  /// The name of the colour.
  public var name: String? { node.string(Names.name) }
}

/// A system colour with its components.
public struct IBSystemColor: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `systemColor`.
  public static var elementName: Name { Names.systemColor }

  /// The name of the colour.
  public var name: String? { node.string(Names.name) }
}
