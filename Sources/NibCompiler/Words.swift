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
