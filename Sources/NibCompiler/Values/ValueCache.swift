import InterfaceBuilder

/// Values that stand in the graph already: equal ones are one object, as in Apple's nibs.
struct ValueCache {
  struct FontKey: Hashable {
    let font: FontValue
    let sizeName: String?
  }

  struct ColorKey: Hashable {
    let color: ColorValue
    let nameOfWhite: String?
  }

  struct ParagraphKey: Hashable {
    let isMutable: Bool
    let numbers: [Double]
  }

  struct Priorities: Hashable {
    let horizontal: Double
    let vertical: Double
  }

  var emptyArray: Int?
  var strings: [String: Int] = [:]
  var integers: [Int: Int] = [:]
  var doubles: [Double: Int] = [:]
  var priorities: [Priorities: Int] = [:]
  var colors: [ColorKey: Int] = [:]
  var looks: [ColorLook: Int] = [:]
  var paragraphStyles: [ParagraphKey: Int] = [:]
  var fonts: [FontKey: Int] = [:]
  var images: [ImageValue: Int] = [:]
  var traitCollections: [[String: String]: Int] = [:]
}
