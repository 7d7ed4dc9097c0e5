public import XMLTree

/// A font as specified in a document, with sizes in points.
public enum FontValue: Hashable, Sendable {
  /// The system font, with the weight's name in UIKit (`regular` if the document specifies none).
  case system(size: Double?, weight: String)
  /// The italic system font.
  case italicSystem(size: Double?)
  /// A text style: `UICTFontTextStyleBody`.
  case style(String)
  /// A font, identified by its PostScript name.
  case named(String, family: String?, size: Double?)
  /// A system font role (macOS): `system`, `message`, `smallSystem`, with a size if it differs.
  case meta(String, size: Double?)

  /// Reads a `fontDescription` or `font` element; nil if it specifies no font.
  public init?(_ node: Node) {
    let size = node.double(Names.pointSize) ?? node.double(Names.size)
    if let style = node[Names.style] {
      self = .style(style)
    } else if let name = node[Names.name] {
      self = .named(name, family: node[Names.family], size: size)
    } else if let meta = node[Names.metaFont] {
      self = .meta(meta, size: size)
    } else if let type = node[Names.type] {
      switch type {
      case "italicSystem": self = .italicSystem(size: size)
      case "boldSystem": self = .system(size: size, weight: node[Names.weight] ?? "bold")
      default: self = .system(size: size, weight: node[Names.weight] ?? "regular")
      }
    } else {
      return nil
    }
  }
}
