import Diagnostics
import XMLTree

extension CompilerRestriction {
  /// Features that the oldest system version of the app does not have.
  package static let newerFeatures = CompilerRestriction("newer-feature", .warning) {
    document, target in
    guard let target, document.platform == .iOS || document.platform == .iPadOS else { return [] }
    let features = SystemFeature.all.filter { target < $0.version }
    guard !features.isEmpty else { return [] }
    return document.objects.flatMap { object in
      features.filter { $0.isUsed(object) }.map { feature in
        Finding(object: object, message: "\(feature.title) before iOS \(feature.version)")
      }
    }
  }
}

/// A feature of UIKit, the version of iOS that added it, and how a document uses it.
struct SystemFeature: Sendable {
  /// The name of the feature in messages.
  let title: String
  let version: SystemVersion
  /// Returns whether an object uses the feature.
  let isUsed: @Sendable (IBObject) -> Bool

  init(
    _ title: String, _ version: SystemVersion, _ isUsed: @escaping @Sendable (IBObject) -> Bool
  ) {
    self.title = title
    self.version = version
    self.isUsed = isUsed
  }

  static let all = [
    SystemFeature("Visual effect view", SystemVersion(8)) {
      $0.node.name == Names.visualEffectView
    },
    SystemFeature("Stack view", SystemVersion(9)) { $0.node.name == Names.stackView },
    SystemFeature("Storyboard reference", SystemVersion(9)) {
      $0.node.name == Names.viewControllerPlaceholder
    },
    SystemFeature("Safe Area Layout Guide", SystemVersion(9)) {
      $0.node.name == Names.viewLayoutGuide && $0.node[Names.key] == "safeArea"
    },
    SystemFeature("Large titles", SystemVersion(11)) {
      $0.node.bool(Names.largeTitles) == true
    },
    SystemFeature("Named colors", SystemVersion(11)) { object in
      object.colors.contains {
        // A color of a catalog is one of macOS, which documents from there may contain.
        $0.attributeRecord(Names.name) != nil && $0.attributeRecord(Names.catalog) == nil
      }
    },
    SystemFeature("System images", SystemVersion(13)) { object in
      object.imageNames.contains { object.document.isSymbol($0) }
    },
    SystemFeature("Compact or wheels date picker style", SystemVersion(13, 4)) {
      $0.node.name == Names.datePicker
        && ["compact", "wheels"].contains($0.node[Names.style] ?? "")
    },
    SystemFeature("Inline date picker style", SystemVersion(14)) {
      $0.node.name == Names.datePicker && $0.node[Names.style] == "inline"
    },
    SystemFeature("Color well", SystemVersion(14)) { $0.node.name == Names.colorWell },
    SystemFeature("Button configuration", SystemVersion(15)) {
      $0.node.name == Names.button && $0.node.child(keyed: "configuration") != nil
    },
    SystemFeature("Keyboard layout guide", SystemVersion(15)) {
      $0.node.name == Names.keyboardLayoutGuide
    },
  ]
}

extension IBObject {
  /// The colors of the object's own properties.
  fileprivate var colors: some Sequence<Node> {
    node.elements.filter { $0.name == Names.color }
  }

  /// The names of the images of the object and of its states.
  fileprivate var imageNames: [String] {
    let holders = [node] + node.elements.filter { $0.name == Names.state }
    return holders.compactMap { $0[Names.image] }
  }
}

extension IBDocument {
  /// Returns whether an image is a system symbol.
  fileprivate func isSymbol(_ name: String) -> Bool {
    resource(Names.image, named: name)?[Names.catalog] == "system"
  }
}
