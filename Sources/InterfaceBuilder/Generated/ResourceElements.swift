// Generated from Schema/*.tsv by `swift run generate-schema`. Do not edit.
// swift-format-ignore-file

public import XMLTree

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
