import InterfaceBuilder

/// The class prefixes of Apple's frameworks.
public enum FrameworkPrefixes {
  /// Returns whether a class is probably Apple's: it is in the table, or its name has a prefix followed by a capital
  /// letter.
  public static func cover(_ name: String) -> Bool {
    let bytes = name.utf8
    let hasPrefix = (2...3).contains { length in
      guard let next = bytes.dropFirst(length).first,
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(next)
      else { return false }
      return all.contains(String(Substring(bytes.prefix(length))))
    }
    return hasPrefix || name.hasPrefix("_UI") || name.hasPrefix("_NS")
      || FrameworkClass(named: name) != nil
  }

  private static let all: Set<String> = [
    "UI", "NS", "MK", "WK", "AV", "SCN", "SK", "GLK", "MTK", "PDF", "IK", "QC", "CA", "CI", "CN",
    "EK",
    "MF", "MP", "QL", "SF", "SL", "AR", "PK", "AS", "AB", "HK", "LP", "GK", "MS", "PH", "Web",
  ]
}
