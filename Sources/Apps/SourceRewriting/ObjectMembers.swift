/// Members that `NSObject` has only with Objective-C, and that classes override.
package enum ObjectMembers {
  /// The members with their labels, and the selector of those that HeadlessUIKit calls on plain objects; empty for others.
  static let selectors = [
    "observeValue(forKeyPath:of:change:context:)":
      "observeValueForKeyPath:ofObject:change:context:",
    "awakeFromNib()": "awakeFromNib", "prepareForInterfaceBuilder()": "",
    "setValue(_:forKey:)": "", "setValue(_:forKeyPath:)": "",
    "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:", "value(forKey:)": "",
    "value(forKeyPath:)": "", "value(forUndefinedKey:)": "valueForUndefinedKey:",
    "responds(to:)": "", "forwardingTarget(for:)": "", "description()": "",
    "willChangeValue(forKey:)": "",
    "didChangeValue(forKey:)": "",
    "automaticallyNotifiesObservers(forKey:)": "", "keyPathsForValuesAffectingValue(forKey:)": "",
  ]

  /// The members without labels.
  package static let names = Set(selectors.keys.map { String($0.prefix { $0 != "(" }) })
}
