import XMLTree

/// The identifiers of the toolbars of macOS and of their items.
public enum ToolbarIdentifier {
  /// Returns whether the app chose an identifier, in contrast to those that Interface Builder makes, which are UUIDs, and
  /// those of the system's items.
  public static func isOfApp(_ identifier: String) -> Bool {
    !identifier.isEmpty && !identifier.hasPrefix("NSToolbar") && !isMade(identifier)
  }

  /// Returns whether an identifier has the form of those that Interface Builder makes.
  public static func isMade(_ identifier: String) -> Bool {
    let bytes = identifier.utf8
    return bytes.count == 36
      && bytes.enumerated().allSatisfy { place, byte in
        [8, 13, 18, 23].contains(place)
          ? byte == UInt8(ascii: "-") : Character(Unicode.Scalar(byte)).isHexDigit
      }
  }
}

extension IBObject {
  /// The identifier of a toolbar of macOS or of one of its items; nil for one that only Interface Builder made.
  public var toolbarIdentifier: String? {
    if let stated = node[Names.explicitIdentifier] ?? node[Names.explicitItemIdentifier] {
      return stated
    }
    let other = node[Names.implicitIdentifier] ?? node[Names.implicitItemIdentifier]
    return other.flatMap { ToolbarIdentifier.isMade($0) ? nil : $0 }
  }
}
