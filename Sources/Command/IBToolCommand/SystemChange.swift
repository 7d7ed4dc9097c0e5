import InterfaceBuilder
import XMLTree

/// A version of iOS from which on Apple's compiler writes another nib.
///
/// The conditions are those of compiled nibs: 890 folders have a file for iOS 8, 51 for iOS 11 (each with a safe area),
/// and 39 for iOS 13, of which 31 belong to the only one of eight documents of an app that uses colors of iOS 13.
enum SystemChange: CaseIterable {
  /// Size classes.
  case sizeClasses
  /// The safe area.
  case safeArea
  /// System colors that follow the appearance.
  case dynamicColors

  /// The first version with the feature.
  var version: SystemVersion {
    switch self {
    case .sizeClasses: SystemVersion(8)
    case .safeArea: SystemVersion(11)
    case .dynamicColors: SystemVersion(13)
    }
  }

  /// Returns whether a document uses the feature.
  func affects(_ document: IBDocument) -> Bool {
    switch self {
    case .sizeClasses: document.usesTraitCollections
    case .safeArea:
      document.objects.contains {
        $0.node.name == Names.viewLayoutGuide && $0.node[Names.key] == "safeArea"
      }
    case .dynamicColors:
      document.resources.contains {
        $0.name == Names.systemColor && !Self.oldColors.contains($0[Names.name] ?? "")
      }
    }
  }

  /// The system colors from before iOS 13, which are the same in every appearance.
  private static let oldColors: Set<String> = [
    "darkTextColor", "lightTextColor", "groupTableViewBackgroundColor",
    "viewFlipsideBackgroundColor",
    "scrollViewTexturedBackgroundColor", "underPageBackgroundColor",
  ]
}
