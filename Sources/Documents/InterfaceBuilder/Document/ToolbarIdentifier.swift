import XMLTree

/// The identifiers of the toolbars of macOS and of their items.
public enum ToolbarIdentifier {
  /// Returns whether the app chose an identifier, in contrast to those that Interface Builder makes, which are UUIDs, and
  /// those of the system's items.
  public static func isOfApp(_ identifier: String) -> Bool {
    !identifier.isEmpty && !isOfSystem(identifier) && !isUUID(identifier)
  }

  /// Returns whether an identifier is that of an item of the system, such as `NSToolbarPrintItem`.
  public static func isOfSystem(_ identifier: String) -> Bool {
    identifier.hasPrefix("NSToolbar")
  }

  private static func isUUID(_ identifier: String) -> Bool {
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
    guard let made = node[Names.implicitIdentifier] ?? node[Names.implicitItemIdentifier],
      ToolbarIdentifier.isOfSystem(made) || ToolbarIdentifier.isOfApp(made)
    else { return nil }
    return made
  }
}
