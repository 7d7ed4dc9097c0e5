extension ClassRegistry {
  /// The classes that nibs refer to, by name.
  static let frameworkClasses: [String: any NibMade.Type] = [
    coreClasses, valueClasses, controlClasses, containerClasses, barClasses, gestureClasses,
    controllerClasses, otherFrameworksClasses,
  ].reduce(into: [:]) { all, family in all.merge(family) { _, new in new } }

  /// Views, windows, and the parts of constraints.
  private static let coreClasses: [String: any NibMade.Type] = [
    "NSIBPrototypingLayoutConstraint": NSIBPrototypingLayoutConstraint.self,
    "NSLayoutConstraint": NSLayoutConstraint.self,
    "UILayoutGuide": UILayoutGuide.self,
    "UINib": UINib.self,
    "UITextSelectionView": UIView.self,
    "UIView": UIView.self,
    "UIWindow": UIWindow.self,
    "_NSLayoutConstraintConstant": EncodedConstant.self,
    "_UIAttributeTraitStorage": AttributeTraitStorage.self,
    "_UIAttributeTraitStorageRecord": AttributeTraitRecord.self,
    "_UIColorAttributeTraitStorage": ColorTraitStorage.self,
    "_UICoreUICatalogColorWrapper": NamedColor.self,
    "_UILayoutGuide": LayoutSupportView.self,
    "_UILayoutSupportConstraint": LayoutSupportConstraint.self,
    "_UIRelationshipTraitStorage": RelationshipTraitStorage.self,
    "_UIRelationshipTraitStorageRecord": RelationshipTraitRecord.self,
    "_UISystemBackgroundView": SystemBackgroundView.self,
    "_UITraitStorageList": TraitStorageList.self,
  ]
}
