import InterfaceBuilder
import XMLTree

extension Node {
  /// The attributes of an object's element that the compiler for AppKit does not know, except those with a default value.
  var lostByAppKit: [Attribute] {
    guard let known = AppKitKey.knownAttributes[name.rawValue] else { return [] }
    return attributes.filter { attribute in
      guard !known.contains(attribute.name.rawValue),
        !Self.attributesOfAllObjects.contains(attribute.name)
      else { return false }
      guard let row = IBSchema.attribute(attribute.name, of: name) else { return true }
      return row.defaultValue != attribute.value
    }
  }

  /// The children of an object's element whose values the compiler for AppKit does not write, except those with the
  /// values of a new object.
  var valuesLostByAppKit: [Node] {
    guard let known = AppKitKey.knownAttributes[name.rawValue] else { return [] }
    let owner = tree.spelling(of: name)
    return elements.filter { child in
      guard let key = child[Names.key] else { return child.isListLostByAppKit }
      guard child.name.elementKind == .value, child.name != Names.nil else {
        // The view of a menu item.
        return name == Names.menuItem && key == "view"
      }
      if child.name == Names.string || child.name == Names.mutableString,
        let attribute = Vocabulary.interfaceBuilder.name(key), known.contains(attribute.rawValue)
      {
        return false
      }
      if key == "contentInsets", child.insets == .zero { return false }
      guard let owners = Self.writtenValues[key] else { return true }
      return !owners.isEmpty && !owners.contains(owner)
    }
  }

  /// Whether this is a list without a key that nibs for AppKit lose, with other values than those of a new object.
  private var isListLostByAppKit: Bool {
    switch spelling {
    case "allowedTypes", "textAttributesForNegativeValues", "textAttributesForPositiveValues": true
    // A view is always visible, and its distance is that of all views.
    case "visibilityPriorities": elements.contains { $0.double(Names.value) != 1000 }
    case "customSpacing":
      elements.contains { ($0.double(Names.value) ?? 0) < Double(Float.greatestFiniteMagnitude) }
    default: false
    }
  }

  /// The values that the compiler for AppKit writes, and those without an effect in a running app, by key, with their
  /// elements; no elements for all.
  private static let writtenValues: [String: Set<String>] = {
    let anywhere = """
      frame autoresizingMask font backgroundColor textColor behavior contentRect screenRect styleMask \
      initialPositionMask collectionBehavior intercellSpacing keyEquivalent keyEquivalentModifierMask \
      gridColor gridStyleMask resizingMask minSize maxSize minFullScreenContentSize \
      maxFullScreenContentSize insertionPointColor title toolTip minimum maximum cellSize \
      cellBackgroundColor sortDescriptorPrototype titleFont textStorage image alternateImage \
      secondaryImage representedObject contentSize minContentSize maxContentSize transitionOptions \
      itemSize sectionInset headerReferenceSize footerReferenceSize estimatedItemSize minItemSize \
      maxItemSize primaryBackgroundColor secondaryBackgroundColor date minDate maxDate \
      datePickerElements contentViewMargins attributedStringForZero attributedStringForNil \
      attributedStringForNotANumber userComments canvasLocation designTimeSize objectClass
      """
    var owners: [String: Set<String>] = [
      "fillColor": ["box"], "borderColor": ["box"], "color": ["colorWell"],
      "edgeInsets": ["stackView"], "attributedTitle": ["menuItem"],
    ]
    for key in anywhere.split(separator: " ") { owners[String(key)] = [] }
    return owners
  }()

  /// The attributes that every object may have.
  private static let attributesOfAllObjects: Set = [
    Names.id, Names.key, Names.customClass, Names.customModule, Names.customModuleProvider,
    Names.userLabel, Names.colorLabel, Names.sceneMemberID, Names.storyboardIdentifier,
    Names.showSeguePresentationStyle,
  ]
}
