import InterfaceBuilder

/// The class prefixes of Apple's frameworks.
public enum FrameworkPrefixes {
  /// Returns whether a class is probably Apple's: it is in the table, or has a prefix followed by a capital letter.
  public static func cover(_ name: String) -> Bool {
    FrameworkClass(named: name) != nil
      || all.contains { prefix in
        name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
      } || name.hasPrefix("_UI") || name.hasPrefix("_NS")
  }

  private static let all = [
    "UI", "NS", "MK", "WK", "AV", "SCN", "SK", "GLK", "MTK", "PDF", "IK", "QC", "CA", "CI", "CN",
    "EK",
    "MF", "MP", "QL", "SF", "SL", "AR", "PK", "AS", "AB", "HK", "LP", "GK", "MS", "PH", "Web",
  ]
}
