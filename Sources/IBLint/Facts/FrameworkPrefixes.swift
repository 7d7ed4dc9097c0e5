import InterfaceBuilder

/// The prefixes reserved by Apple's frameworks.
public enum FrameworkPrefixes {
  /// Whether a class is probably one of Apple's: in the table, or with a prefix followed by a capital letter.
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
