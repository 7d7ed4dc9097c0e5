public import Diagnostics
public import InterfaceBuilder
public import XMLTree

/// A name or text in a document, with its location: a class, an image, an outlet, a text.
public struct DocumentUse: Sendable {
  /// The kinds of names and texts.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A custom class.
    case `class`
    /// A text that users read.
    case text
    /// An image, by its name.
    case image
    /// A named or system color.
    case color
    /// A font, by its PostScript name.
    case font
    /// The selector of an action, an unwind segue or a segue action.
    case action
    /// An outlet or outlet collection.
    case outlet
    /// The identifier of a segue.
    case segue
    /// A reuse, storyboard, restoration or accessibility identifier, or that of an external object.
    case identifier
    /// The id of an object.
    case id
    /// The key path of a user-defined runtime attribute.
    case attribute
    /// The storyboard that a reference names.
    case storyboard
    /// An element.
    case element
  }

  /// The ``detail`` of a color or image that the system provides, such as a symbol: an app does not have it.
  public static let system = "system"

  /// The kind.
  public let kind: Kind
  /// The name or text.
  public let name: String
  /// The attribute or element that contains the name: `customClass`, `reuseIdentifier`, `string`.
  public let property: String
  /// The element that contains the name.
  public let node: Node
  /// The object that the name belongs to; nil for an entry about a resource, and outside any object.
  public let object: IBObject?
  /// The module of a class, the type of an identifier, or ``system`` for a color or image of the system; nil for others.
  public let detail: String?
  /// Whether the name only refers to something named elsewhere in the document, such as the id in a connection.
  public let isReference: Bool

  /// Whether the name is that of a color, symbol or class that the system provides, so that an app does not have it.
  public var isOfSystem: Bool {
    switch kind {
    case .color, .image: detail == Self.system
    case .class: detail == nil && FrameworkClass(named: name) != nil
    default: false
    }
  }

  /// Whether the name is only that of an entry about a resource, such as the size of an image, and no object uses it there.
  public var isResource: Bool { object == nil && node.parent?.name == Names.resources }

  /// The location of the name: the attribute's value, or the element.
  public var sourceRange: SourceRange {
    node.attributes.first { $0.spelling == property }?.sourceRange ?? node.sourceRange
  }
}
