import InterfaceBuilder
import NibFormat

/// The values that are already in the graph: equal values are a single object, as in Apple's nibs.
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
    let words: [Double]
    let lengths: [Double]
    let direction: Int
  }

  /// An attribute of a text: its name, and an object or the values of a paragraph style.
  enum TextAttribute: Hashable {
    case value(String, Int)
    case style(String, ParagraphKey)
  }

  struct Priorities: Hashable {
    let horizontal: Double
    let vertical: Double
  }

  var emptyArray: Int?
  var emptySet: Int?
  var strings = StringObjects()
  var integers: [Int: Int] = [:]
  var doubles: [Double: Int] = [:]
  var priorities: [Priorities: Int] = [:]
  var colors: [ColorKey: Int] = [:]
  var looks: [ColorLook: Int] = [:]
  var paragraphStyles: [ParagraphKey: Int] = [:]
  var textAttributes: [[TextAttribute]: Int] = [:]
  var fonts: [FontKey: Int] = [:]
  /// The fonts by their resolved values; several fonts in a document may resolve to the same one.
  var faces: [ArchivedFont: Int] = [:]
  var images: [ImageValue: Int] = [:]
  var emptyTraits: Int?
  var bools: [Bool: Int] = [:]
  var appKitFonts: [AppKitFont: Int] = [:]
  var colorSpaces: [ColorProfile: Int] = [:]
  /// The components of AppKit's colors, by name.
  var catalogLooks: [String: Int] = [:]
  var decimals: [ArchivedDecimal: Int] = [:]
}

/// The graph's string objects by text.
struct StringObjects {
  private var places = NameNumbers()
  private var objects: [Int] = []

  subscript(text: String) -> Int? {
    places.number(of: text).map { objects[Int($0)] }
  }

  /// Inserts the object for a text that is not in the table.
  mutating func insert(_ object: Int, for text: String) {
    objects.append(object)
    places.insert(text)
  }
}
