import XMLTree

/// The numbers of an enumeration's words.
struct Words: Sendable, ExpressibleByDictionaryLiteral {
  private let entries: [(word: StaticString, number: Int)]

  init(dictionaryLiteral elements: (StaticString, Int)...) {
    entries = elements.map { (word: $0.0, number: $0.1) }
  }

  /// The number of an attribute's value, nil for a word that is not among them.
  func number(of record: AttributeRecord, in tree: Tree) -> Int? {
    tree.withValue(of: record) { number(of: $0) }
  }

  /// The number of a word.
  func number(of word: some Collection<UInt8>) -> Int? {
    let count = word.count
    for entry in entries where entry.word.utf8CodeUnitCount == count {
      if word.elementsEqual(UnsafeBufferPointer(start: entry.word.utf8Start, count: count)) {
        return entry.number
      }
    }
    return nil
  }
}

// Views.
extension Words {
  static let contentMode: Words = [
    "scaleToFill": 0, "scaleAspectFit": 1, "scaleAspectFill": 2, "redraw": 3, "center": 4, "top": 5,
    "bottom": 6, "left": 7, "right": 8, "topLeft": 9, "topRight": 10, "bottomLeft": 11,
    "bottomRight": 12, "TopLeft": 9, "TopRight": 10, "BottomLeft": 11, "BottomRight": 12,
  ]
  static let semanticContent: Words = [
    "unspecified": 0, "playback": 1, "spatial": 2, "forceLeftToRight": 3, "forceRightToLeft": 4,
  ]
  static let layoutAttribute: Words = [
    "left": 1, "right": 2, "top": 3, "bottom": 4, "leading": 5, "trailing": 6, "width": 7,
    "height": 8, "centerX": 9, "centerY": 10, "baseline": 11, "lastBaseline": 11,
    "firstBaseline": 12, "leftMargin": 13, "rightMargin": 14, "topMargin": 15, "bottomMargin": 16,
    "leadingMargin": 17, "trailingMargin": 18, "centerXWithinMargins": 19,
    "centerYWithinMargins": 20,
  ]
  static let layoutRelation: Words = ["lessThanOrEqual": -1, "equal": 0, "greaterThanOrEqual": 1]
  static let axis: Words = ["horizontal": 0, "vertical": 1]
  static let scrollDirection: Words = ["vertical": 0, "horizontal": 1]
  static let stackDistribution: Words = [
    "fill": 0, "fillEqually": 1, "fillProportionally": 2, "equalSpacing": 3, "equalCentering": 4,
  ]
  static let stackAlignment: Words = [
    "fill": 0, "leading": 1, "top": 1, "firstBaseline": 2, "center": 3, "trailing": 4, "bottom": 4,
    "lastBaseline": 5,
  ]
  static let blurStyle: Words = [
    "extraLight": 0, "light": 1, "dark": 2, "extraDark": 3, "regular": 4, "prominent": 5,
    "systemUltraThinMaterial": 6, "systemThinMaterial": 7, "systemMaterial": 8,
    "systemThickMaterial": 9, "systemChromeMaterial": 10, "systemUltraThinMaterialLight": 11,
    "systemThinMaterialLight": 12, "systemMaterialLight": 13, "systemThickMaterialLight": 14,
    "systemChromeMaterialLight": 15, "systemUltraThinMaterialDark": 16,
    "systemThinMaterialDark": 17, "systemMaterialDark": 18, "systemThickMaterialDark": 19,
    "systemChromeMaterialDark": 20,
  ]
  static let vibrancyStyle: Words = [
    "label": 0, "secondaryLabel": 1, "tertiaryLabel": 2, "quaternaryLabel": 3, "fill": 4,
    "secondaryFill": 5, "tertiaryFill": 6, "separator": 7,
  ]
  static let sizeClass: Words = ["compact": 1, "regular": 2]
}

// Text.
extension Words {
  static let textAlignment: Words = [
    "left": 0, "center": 1, "right": 2, "justified": 3, "natural": 4,
  ]
  static let lineBreakMode: Words = [
    "wordWrap": 0, "wordWrapping": 0, "characterWrap": 1, "charWrapping": 1, "clip": 2,
    "clipping": 2, "headTruncation": 3, "truncatingHead": 3, "tailTruncation": 4,
    "truncatingTail": 4, "middleTruncation": 5, "truncatingMiddle": 5,
  ]
  static let baselineAdjustment: Words = ["alignBaselines": 0, "alignCenters": 1, "none": 2]
  static let writingDirection: Words = ["natural": -1, "leftToRight": 0, "rightToLeft": 1]
  static let capitalization: Words = ["none": 0, "words": 1, "sentences": 2, "allCharacters": 3]
  static let triState: Words = ["default": 0, "no": 1, "yes": 2]
  static let keyboardType: Words = [
    "default": 0, "alphabet": 1, "ASCIICapable": 1, "asciiCapable": 1, "numbersAndPunctuation": 2,
    "URL": 3, "numberPad": 4, "phonePad": 5, "namePhonePad": 6, "emailAddress": 7, "decimalPad": 8,
    "twitter": 9, "webSearch": 10, "ASCIICapableNumberPad": 11, "asciiCapableNumberPad": 11,
  ]
  static let keyboardAppearance: Words = ["default": 0, "dark": 1, "alert": 1, "light": 2]
  static let returnKeyType: Words = [
    "default": 0, "go": 1, "google": 2, "join": 3, "next": 4, "route": 5, "search": 6, "send": 7,
    "yahoo": 8, "done": 9, "emergencyCall": 10, "continue": 11,
  ]
  static let writingToolsBehavior: Words = [
    "none": -1, "default": 0, "complete": 1, "limited": 2,
  ]
}

// Controls.
extension Words {
  static let contentHorizontalAlignment: Words = [
    "center": 0, "left": 1, "right": 2, "fill": 3, "leading": 4, "trailing": 5,
  ]
  static let contentVerticalAlignment: Words = ["center": 0, "top": 1, "bottom": 2, "fill": 3]
  static let buttonType: Words = [
    "custom": 0, "roundedRect": 1, "system": 1, "detailDisclosure": 2, "infoLight": 3,
    "infoDark": 4, "contactAdd": 5, "close": 7,
  ]
  static let buttonRole: Words = ["normal": 0, "primary": 1, "cancel": 2, "destructive": 3]
  static let activityIndicatorStyle: Words = [
    "whiteLarge": 0, "white": 1, "gray": 2, "medium": 100, "large": 101,
  ]
  static let borderStyle: Words = ["none": 0, "line": 1, "bezel": 2, "roundedRect": 3]
  static let fieldViewMode: Words = [
    "never": 0, "whileEditing": 1, "unlessEditing": 2, "always": 3,
  ]
  static let segmentedControlStyle: Words = ["plain": 0, "bordered": 1, "bar": 2, "bezeled": 3]
  static let progressViewStyle: Words = ["default": 0, "bar": 1]
  static let datePickerMode: Words = [
    "time": 0, "date": 1, "dateAndTime": 2, "countDownTimer": 3, "yearAndMonth": 4,
  ]
  static let datePickerStyle: Words = ["automatic": 0, "wheels": 1, "compact": 2, "inline": 3]
  static let switchStyle: Words = ["automatic": 0, "checkbox": 1, "sliding": 2]
  static let behavioralStyle: Words = ["automatic": 0, "pad": 1, "mac": 2]
  static let controlEvent: Words = [
    "touchDown": 1, "touchDownRepeat": 2, "touchDragInside": 4, "touchDragOutside": 8,
    "touchDragEnter": 16, "touchDragExit": 32, "touchUpInside": 64, "touchUpOutside": 128,
    "touchCancel": 256, "valueChanged": 4096, "primaryActionTriggered": 8192,
    "menuActionTriggered": 16384, "editingDidBegin": 65536, "editingChanged": 131072,
    "editingDidEnd": 262144, "editingDidEndOnExit": 524288, "allTouchEvents": 4095,
    "allEditingEvents": 983040, "allEvents": 4_294_967_295,
  ]
}

// Scroll views, tables and collections.
extension Words {
  static let indicatorStyle: Words = ["default": 0, "black": 1, "white": 2]
  static let keyboardDismissMode: Words = [
    "none": 0, "onDrag": 1, "interactive": 2, "onDragWithAccessory": 3,
    "interactiveWithAccessory": 4,
  ]
  static let contentInsetAdjustment: Words = [
    "automatic": 0, "scrollableAxes": 1, "never": 2, "always": 3,
  ]
  static let tableStyle: Words = ["plain": 0, "grouped": 1, "insetGrouped": 2]
  static let separatorStyle: Words = [
    "none": 0, "default": 1, "singleLine": 1, "singleLineEtched": 2,
  ]
  static let separatorInsetReference: Words = ["fromCellEdges": 0, "fromAutomaticInsets": 1]
  static let cellStyle: Words = [
    "custom": 0, "IBUITableViewCellStyleDefault": 0, "IBUITableViewCellStyleValue1": 1,
    "IBUITableViewCellStyleValue2": 2, "IBUITableViewCellStyleSubtitle": 3,
  ]
  static let selectionStyle: Words = ["none": 0, "blue": 1, "gray": 2, "default": 3]
  static let accessoryType: Words = [
    "none": 0, "disclosureIndicator": 1, "detailDisclosureButton": 2, "checkmark": 3,
    "detailButton": 4,
  ]
  static let focusStyle: Words = ["default": 0, "custom": 1]
  static let sectionInsetReference: Words = [
    "contentInset": 0, "safeArea": 1, "layoutMargins": 2,
  ]
}

// Bars and controllers.
extension Words {
  static let barStyle: Words = [
    "default": 0, "black": 1, "blackOpaque": 1, "blackTranslucent": 2,
  ]
  static let barItemStyle: Words = ["plain": 0, "bordered": 1, "done": 2]
  static let barSystemItem: Words = [
    "done": 0, "cancel": 1, "edit": 2, "save": 3, "add": 4, "flexibleSpace": 5, "fixedSpace": 6,
    "compose": 7, "reply": 8, "action": 9, "organize": 10, "bookmarks": 11, "search": 12,
    "refresh": 13, "stop": 14, "camera": 15, "trash": 16, "play": 17, "pause": 18, "rewind": 19,
    "fastForward": 20, "undo": 21, "redo": 22, "pageCurl": 23, "close": 24, "writingTools": 25,
  ]
  static let tabSystemItem: Words = [
    "more": 0, "favorites": 1, "featured": 2, "topRated": 3, "recents": 4, "contacts": 5,
    "history": 6, "bookmarks": 7, "search": 8, "downloads": 9, "mostRecent": 10, "mostViewed": 11,
  ]
  static let searchBarStyle: Words = ["default": 0, "prominent": 1, "minimal": 2]
  static let largeTitleDisplayMode: Words = [
    "automatic": 0, "always": 1, "never": 2, "inline": 3,
  ]
  static let backButtonDisplayMode: Words = ["default": 0, "generic": 1, "minimal": 2]
  static let tabBarItemPositioning: Words = ["automatic": 0, "fill": 1, "centered": 2]
  static let modalTransitionStyle: Words = [
    "coverVertical": 0, "flipHorizontal": 1, "crossDissolve": 2, "partialCurl": 3,
  ]
  static let modalPresentationStyle: Words = [
    "automatic": -2, "none": -1, "fullScreen": 0, "pageSheet": 1, "formSheet": 2,
    "currentContext": 3, "custom": 4, "overFullScreen": 5, "overCurrentContext": 6, "popover": 7,
  ]
  static let swipeDirection: Words = ["right": 1, "left": 2, "up": 4, "down": 8]
}

// Images and fonts.
extension Words {
  static let renderingMode: Words = ["automatic": 0, "original": 1, "template": 2]
  static let symbolScale: Words = [
    "unspecified": 0, "default": -1, "small": 1, "medium": 2, "large": 3,
  ]
  static let symbolWeight: Words = [
    "unspecified": 0, "ultraLight": 1, "thin": 2, "light": 3, "regular": 4, "medium": 5,
    "semibold": 6, "bold": 7, "heavy": 8, "black": 9,
  ]
}
