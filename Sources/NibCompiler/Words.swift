/// The numbers of an enumeration's words.
struct Words: Sendable, ExpressibleByDictionaryLiteral {
  private let numbers: [String: Int]

  init(dictionaryLiteral elements: (String, Int)...) {
    numbers = Dictionary(uniqueKeysWithValues: elements)
  }

  subscript(word: String) -> Int? { numbers[word] }

  static let contentMode: Words = [
    "scaleToFill": 0, "scaleAspectFit": 1, "scaleAspectFill": 2, "redraw": 3, "center": 4, "top": 5,
    "bottom": 6, "left": 7, "right": 8, "topLeft": 9, "topRight": 10, "bottomLeft": 11,
    "bottomRight": 12, "TopLeft": 9, "TopRight": 10, "BottomLeft": 11, "BottomRight": 12,
  ]
  static let semanticContent: Words = [
    "unspecified": 0, "playback": 1, "spatial": 2, "forceLeftToRight": 3, "forceRightToLeft": 4,
  ]
  static let textAlignment: Words = [
    "left": 0, "center": 1, "right": 2, "justified": 3, "natural": 4,
  ]
  static let lineBreakMode: Words = [
    "wordWrap": 0, "characterWrap": 1, "clip": 2, "headTruncation": 3, "tailTruncation": 4,
    "middleTruncation": 5,
  ]
  static let baselineAdjustment: Words = ["alignBaselines": 0, "alignCenters": 1, "none": 2]
  static let contentHorizontalAlignment: Words = [
    "center": 0, "left": 1, "right": 2, "fill": 3, "leading": 4, "trailing": 5,
  ]
  static let contentVerticalAlignment: Words = ["center": 0, "top": 1, "bottom": 2, "fill": 3]
  static let buttonType: Words = [
    "custom": 0, "roundedRect": 1, "system": 1, "detailDisclosure": 2, "infoLight": 3,
    "infoDark": 4,
    "contactAdd": 5, "close": 7,
  ]
  static let activityIndicatorStyle: Words = [
    "whiteLarge": 0, "white": 1, "gray": 2, "medium": 100, "large": 101,
  ]
  static let layoutAttribute: Words = [
    "left": 1, "right": 2, "top": 3, "bottom": 4, "leading": 5, "trailing": 6, "width": 7,
    "height": 8, "centerX": 9, "centerY": 10, "baseline": 11, "lastBaseline": 11,
    "firstBaseline": 12, "leftMargin": 13, "rightMargin": 14, "topMargin": 15, "bottomMargin": 16,
    "leadingMargin": 17, "trailingMargin": 18, "centerXWithinMargins": 19,
    "centerYWithinMargins": 20,
  ]
  static let layoutRelation: Words = ["lessThanOrEqual": -1, "equal": 0, "greaterThanOrEqual": 1]
  static let controlEvent: Words = [
    "touchDown": 1, "touchDownRepeat": 2, "touchDragInside": 4, "touchDragOutside": 8,
    "touchDragEnter": 16, "touchDragExit": 32, "touchUpInside": 64, "touchUpOutside": 128,
    "touchCancel": 256, "valueChanged": 4096, "primaryActionTriggered": 8192,
    "menuActionTriggered": 16384, "editingDidBegin": 65536, "editingChanged": 131072,
    "editingDidEnd": 262144, "editingDidEndOnExit": 524288,
  ]
}

// Of scroll views, tables and collections.
extension Words {
  static let indicatorStyle: Words = ["default": 0, "black": 1, "white": 2]
  static let keyboardDismissMode: Words = [
    "none": 0, "onDrag": 1, "interactive": 2, "onDragWithAccessory": 3,
    "interactiveWithAccessory": 4,
  ]
  static let contentInsetAdjustment: Words = [
    "automatic": 0, "scrollableAxes": 1, "never": 2, "always": 3,
  ]
  static let axis: Words = ["horizontal": 0, "vertical": 1]
  static let stackDistribution: Words = [
    "fill": 0, "fillEqually": 1, "fillProportionally": 2, "equalSpacing": 3, "equalCentering": 4,
  ]
  static let stackAlignment: Words = [
    "fill": 0, "leading": 1, "top": 1, "firstBaseline": 2, "center": 3, "trailing": 4, "bottom": 4,
    "lastBaseline": 5,
  ]
  static let tableStyle: Words = ["plain": 0, "grouped": 1, "insetGrouped": 2]
  static let separatorStyle: Words = [
    "none": 0, "default": 1, "singleLine": 1, "singleLineEtched": 2,
  ]
  static let separatorInsetReference: Words = ["fromCellEdges": 0, "fromAutomaticInsets": 1]
  static let cellStyle: Words = [
    "IBUITableViewCellStyleDefault": 0, "IBUITableViewCellStyleValue1": 1,
    "IBUITableViewCellStyleValue2": 2, "IBUITableViewCellStyleSubtitle": 3,
  ]
  static let selectionStyle: Words = ["none": 0, "blue": 1, "gray": 2, "default": 3]
  static let accessoryType: Words = [
    "none": 0, "disclosureIndicator": 1, "detailDisclosureButton": 2, "checkmark": 3,
    "detailButton": 4,
  ]
  static let scrollDirection: Words = ["vertical": 0, "horizontal": 1]
}

// Of text input.
extension Words {
  static let borderStyle: Words = ["none": 0, "line": 1, "bezel": 2, "roundedRect": 3]
  static let viewMode: Words = ["never": 0, "whileEditing": 1, "unlessEditing": 2, "always": 3]
  static let autocapitalization: Words = [
    "none": 0, "words": 1, "sentences": 2, "allCharacters": 3,
  ]
  static let correction: Words = ["default": 0, "no": 1, "yes": 2]
  static let keyboardType: Words = [
    "default": 0, "alphabet": 1, "numbersAndPunctuation": 2, "URL": 3, "numberPad": 4,
    "phonePad": 5, "namePhonePad": 6, "emailAddress": 7, "decimalPad": 8, "twitter": 9,
    "webSearch": 10, "ASCIICapableNumberPad": 11, "asciiCapableNumberPad": 11,
  ]
  static let keyboardAppearance: Words = ["default": 0, "alert": 1, "dark": 1, "light": 2]
  static let returnKey: Words = [
    "default": 0, "go": 1, "google": 2, "join": 3, "next": 4, "route": 5, "search": 6, "send": 7,
    "yahoo": 8, "done": 9, "emergencyCall": 10, "continue": 11,
  ]
  static let searchBarStyle: Words = ["default": 0, "prominent": 1, "minimal": 2]
}

// Of controls, bars and other frameworks.
extension Words {
  static let progressStyle: Words = ["default": 0, "bar": 1]
  static let datePickerMode: Words = [
    "time": 0, "date": 1, "dateAndTime": 2, "countDownTimer": 3, "yearAndMonth": 4,
  ]
  static let segmentStyle: Words = ["plain": 0, "bordered": 1, "bar": 2, "bezeled": 3]
  static let barStyle: Words = [
    "default": 0, "black": 1, "blackOpaque": 1, "blackTranslucent": 2,
  ]
  static let barButtonStyle: Words = ["plain": 0, "bordered": 1, "done": 2]
  static let largeTitleDisplayMode: Words = ["automatic": 0, "always": 1, "never": 2, "inline": 3]
  static let systemItem: Words = [
    "done": 0, "cancel": 1, "edit": 2, "save": 3, "add": 4, "flexibleSpace": 5, "fixedSpace": 6,
    "compose": 7, "reply": 8, "action": 9, "organize": 10, "bookmarks": 11, "search": 12,
    "refresh": 13, "stop": 14, "camera": 15, "trash": 16, "play": 17, "pause": 18, "rewind": 19,
    "fastForward": 20, "undo": 21, "redo": 22, "pageCurl": 23, "close": 24,
  ]
  static let tabSystemItem: Words = [
    "more": 0, "favorites": 1, "featured": 2, "topRated": 3, "recents": 4, "contacts": 5,
    "history": 6, "bookmarks": 7, "search": 8, "downloads": 9, "mostRecent": 10, "mostViewed": 11,
  ]
  static let mapType: Words = [
    "standard": 0, "satellite": 1, "hybrid": 2, "satelliteFlyover": 3, "hybridFlyover": 4,
    "mutedStandard": 5,
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
  static let modalTransition: Words = [
    "coverVertical": 0, "flipHorizontal": 1, "crossDissolve": 2, "partialCurl": 3,
  ]
  static let modalPresentation: Words = [
    "automatic": -2, "none": -1, "fullScreen": 0, "pageSheet": 1, "formSheet": 2,
    "currentContext": 3, "custom": 4, "overFullScreen": 5, "overCurrentContext": 6, "popover": 7,
    "blurOverFullScreen": 8,
  ]
  static let swipeDirection: Words = ["right": 1, "left": 2, "up": 4, "down": 8]
}
