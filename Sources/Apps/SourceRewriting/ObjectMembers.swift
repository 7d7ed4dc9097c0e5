/// Members that `NSObject` has only with the Objective-C runtime, and that classes override.
package enum ObjectMembers {
  /// The members by full name, each with the selector if HeadlessUIKit calls the member on plain objects; otherwise the
  /// selector is empty.
  static let selectors = [
    "observeValue(forKeyPath:of:change:context:)":
      "observeValueForKeyPath:ofObject:change:context:",
    "awakeFromNib()": "awakeFromNib", "awakeAfter(using:)": "", "prepareForInterfaceBuilder()": "",
    "setValue(_:forKey:)": "", "setValue(_:forKeyPath:)": "",
    "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:", "value(forKey:)": "",
    "value(forKeyPath:)": "", "value(forUndefinedKey:)": "valueForUndefinedKey:",
    "responds(to:)": "", "forwardingTarget(for:)": "", "description()": "",
    "willChangeValue(forKey:)": "",
    "didChangeValue(forKey:)": "",
    "automaticallyNotifiesObservers(forKey:)": "", "keyPathsForValuesAffectingValue(forKey:)": "",
  ]

  /// The base names of the members.
  package static let names = Set(selectors.keys.map { String($0.prefix { $0 != "(" }) })
}
