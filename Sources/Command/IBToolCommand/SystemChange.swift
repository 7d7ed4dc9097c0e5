import InterfaceBuilder
import XMLTree

/// A version of iOS from which Apple's compiler writes a different nib.
///
/// The conditions were derived from compiled nibs: 910 folders have a file for iOS 8, among them all 56 of documents
/// without size classes; 51 have one for iOS 11 (each with a safe area), and 39 for iOS 13, of which 31 belong to the only
/// one of an app's eight documents that uses iOS 13 colors.
enum SystemChange: CaseIterable {
  /// Bars that cover the views of controllers. Every nib has a file of its own.
  case barsOverViews
  /// Size classes. Every nib has a file of its own, also that of a document without size classes.
  case sizeClasses
  /// The safe area.
  case safeArea
  /// System colors that adapt to the appearance.
  case dynamicColors

  /// The first version with the feature.
  var version: SystemVersion {
    switch self {
    case .barsOverViews: SystemVersion(7)
    case .sizeClasses: SystemVersion(8)
    case .safeArea: SystemVersion(11)
    case .dynamicColors: SystemVersion(13)
    }
  }

  /// The name of the file for this version and later ones; the first such file has no version.
  var fileName: String {
    self == .barsOverViews ? "objects.nib" : "objects-\(version)+.nib"
  }

  /// Returns whether a document uses the feature.
  func affects(_ document: IBDocument) -> Bool {
    switch self {
    case .barsOverViews, .sizeClasses: true
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

  /// The system colors introduced before iOS 13, which are the same in every appearance.
  private static let oldColors: Set<String> = [
    "darkTextColor", "lightTextColor", "groupTableViewBackgroundColor",
    "viewFlipsideBackgroundColor",
    "scrollViewTexturedBackgroundColor", "underPageBackgroundColor",
  ]
}
