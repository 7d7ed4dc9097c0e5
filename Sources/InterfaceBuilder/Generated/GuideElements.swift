// Generated from Schema/*.tsv by `swift run generate-schema`. Do not edit.
// swift-format-ignore-file

public import XMLTree

/// The layout guide that follows the keyboard.
public struct IBKeyboardLayoutGuide: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `keyboardLayoutGuide`.
  public static var elementName: Name { Names.keyboardLayoutGuide }

  /// Whether the guide follows a floating keyboard.
  public var followsUndockedKeyboard: Bool { node.bool(Names.followsUndockedKeyboard) ?? false }

  /// Whether the guide ends at the safe area.
  public var usesBottomSafeArea: Bool { node.bool(Names.usesBottomSafeArea) ?? true }
}

/// A layout guide.
public struct IBLayoutGuide: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `layoutGuide`.
  public static var elementName: Name { Names.layoutGuide }
}

/// The top or bottom layout guide of a controller.
public struct IBViewControllerLayoutGuide: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `viewControllerLayoutGuide`.
  public static var elementName: Name { Names.viewControllerLayoutGuide }

  /// Whether the guide is the top or the bottom one.
  public var type: IBControllerGuideTypeValue? { node.enumeration(Names.type) }
}

/// A layout guide of a view, such as its safe area.
public struct IBViewLayoutGuide: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `viewLayoutGuide`.
  public static var elementName: Name { Names.viewLayoutGuide }
}
