import XMLTree

/// The properties that Interface Builder exports to strings files.
///
/// The names are those of the entries in public strings files written by Xcode or ibtool. Attributed texts are missing
/// intentionally, because Interface Builder does not export them: no such file has a key of one.
enum LocalizableProperties {
  /// The attributes of an object's own element, with the property of the entry. An attribute counts only if the schema
  /// defines it as text: a constraint's `placeholder` is a flag.
  private static let own: [(attribute: String, property: String)] = [
    ("alternateTitle", "alternateTitle"), ("backButtonTitle", "backButtonTitle"),
    ("badgeValue", "badgeValue"),
    ("collapsedRepresentationLabel", "collapsedRepresentationLabel"),
    ("customizationLabel", "customizationLabel"), ("discoverabilityTitle", "discoverabilityTitle"),
    ("footerTitle", "footerTitle"), ("headerTitle", "headerTitle"),
    ("headerToolTip", "headerToolTip"), ("label", "label"),
    ("largeContentTitle", "largeContentTitle"), ("paletteLabel", "paletteLabel"),
    ("placeholder", "placeholder"), ("placeholderString", "placeholderString"),
    ("prompt", "prompt"), ("searchResultsTitle", "searchResultsTitle"), ("subtitle", "subtitle"),
    ("text", "text"), ("textPlaceholder", "textPlaceholder"), ("title", "title"),
    ("toolTip", "ibShadowedToolTip"),
  ]

  /// The property for an attribute, by the number of its name; nil for all other attributes.
  private static let byNumber: [String?] = {
    var table = [String?](repeating: nil, count: Vocabulary.interfaceBuilder.count)
    for (attribute, property) in own {
      guard let name = Vocabulary.interfaceBuilder.name(attribute) else { continue }
      table[Int(name.rawValue)] = property
    }
    return table
  }()

  /// Returns the property for an attribute of an object's element, or nil if the attribute is not translated.
  static func property(of attribute: Name, on node: Node) -> String? {
    let element = node.name
    // Only the patterns of the old formatters, such as `%d.%m.%y`, are in public strings files.
    if attribute == Names.dateFormat, element == Names.dateFormatter {
      return node[Names.formatterBehavior] == "pre10_4" ? "ibShadowedDateFormat" : nil
    }
    guard let property = usualProperty(of: attribute, on: element) else { return nil }
    // A pop-up button shows the title of an item, which has its own entry.
    if element == Names.popUpButtonCell, attribute == Names.title { return nil }
    // The tool tip of a toolbar item is the item's own property, and not a setting beside the object.
    if attribute == Names.toolTip, toolbarItems.contains(element) { return "toolTip" }
    return property
  }

  /// Returns the property that an attribute has on most elements, or nil if the attribute is not translated.
  private static func usualProperty(of attribute: Name, on element: Name) -> String? {
    let number = Int(attribute.rawValue)
    guard number < byNumber.count, let property = byNumber[number],
      IBSchema.attribute(attribute, of: element)?.type == .text
    else { return nil }
    return property
  }

  private static let toolbarItems: Set<Name> = [
    Names.toolbarItem, Names.toolbarItemGroup, Names.searchToolbarItem,
    Names.sharingServicePickerToolbarItem,
  ]

  /// Returns whether the list has a property of an object's element, so that a text that it lacks is deleted. Interface
  /// Builder may export others.
  static func knows(_ property: Substring, of node: Node) -> Bool {
    let base = property.last == "]" ? property.prefix { $0 != "[" } : property
    if elsewhere.contains(base) { return true }
    let attributes = own.filter { $0.property == base || $0.attribute == base }
      .compactMap { Vocabulary.interfaceBuilder.name($0.attribute) }
    return (attributes + [Names.dateFormat]).contains { attribute in
      Self.property(of: attribute, on: node).map { $0[...] } == base
        || usualProperty(of: attribute, on: node.name).map { $0[...] } == base
    }
  }

  /// The properties that children of an object's element have.
  private static let elsewhere: Set<Substring> = Set(
    ["normalTitle", "selectedTitle", "highlightedTitle", "disabledTitle", "focusedTitle"]
      + ["headerCell.title", "segmentTitles", "ibShadowedLabels", "ibShadowedToolTips"]
      + ["ibShadowedObjectValues", "scopeButtonTitles"]
      + (accessibility + accessibilityOnMac + configuration).map { $0.1[...] })

  /// The attributes of an object's accessibility settings, for UIKit.
  static let accessibility: [(Name, String)] = [
    (Names.label, "accessibilityLabel"), (Names.hint, "accessibilityHint"),
    (Names.value, "accessibilityValue"),
  ]

  /// The attributes of an object's accessibility settings, for AppKit.
  static let accessibilityOnMac: [(Name, String)] = [
    (Names.description, "ibExternalAccessibilityDescription"),
    (Names.help, "ibExternalAccessibilityHelp"),
  ]

  /// The attributes of a button's configuration.
  static let configuration: [(Name, String)] = [
    (Names.title, "configuration.title"), (Names.subtitle, "configuration.subtitle"),
  ]

  /// The options of a binding that are texts, with the property of the entry.
  static let bindingPlaceholders: [String: String] = [
    "NSNullPlaceholder": "ibShadowedIsNilPlaceholder",
    "NSMultipleValuesPlaceholder": "ibShadowedMultipleValuesPlaceholder",
    "NSNoSelectionPlaceholder": "ibShadowedNoSelectionPlaceholder",
    "NSNotApplicablePlaceholder": "ibShadowedNotApplicablePlaceholder",
    "NSDisplayName": "ibShadowedDisplayName", "NSDisplayPattern": "ibShadowedDisplayPattern",
  ]
}
