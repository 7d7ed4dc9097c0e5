import InterfaceBuilder
import XMLTree

/// Values that stand in the graph already: equal ones are one object, as in Apple's nibs.
struct ValueCache {
  var emptyArray: Int?
  var strings: [String: Int] = [:]
  var integers: [Int: Int] = [:]
  var doubles: [Double: Int] = [:]
  var colors: [ColorValue: Int] = [:]
  var fonts: [FontValue: Int] = [:]
  var images: [ImageValue: Int] = [:]
}
