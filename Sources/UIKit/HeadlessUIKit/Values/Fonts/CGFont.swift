/// A Core Graphics font. Only the name is known.
public final class CGFont: Hashable, Sendable {
  public let postScriptName: CFString?

  /// Creates a font with a name; nil without a name. Every name is assumed to belong to a font.
  public init?(_ name: CFString) {
    guard !name.isEmpty else { return nil }
    postScriptName = name
  }

  /// A font from a file, which is not read: the font has no name. Nil if there is no data.
  public init?(_ provider: CGDataProvider) {
    guard provider.data != nil else { return nil }
    postScriptName = nil
  }

  public var fullName: CFString? { postScriptName }

  public static func == (left: CGFont, right: CGFont) -> Bool {
    left.postScriptName == right.postScriptName
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(postScriptName) }
}
