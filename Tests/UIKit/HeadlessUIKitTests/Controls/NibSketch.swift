import Foundation
import HeadlessUIKit
import NibFormat
import Testing

/// A value of an object in a sketch of a nib.
enum NibSketch: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByNilLiteral
{
  case text(String)
  case integer(Int)
  case double(Double)
  case boolean(Bool)
  case numbers([Double])
  case bytes([UInt8])
  case members([NibSketch])
  case table([(NibSketch, NibSketch)])
  case nothing
  indirect case object(String, KeyValuePairs<String, NibSketch>)

  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
  init(floatLiteral value: Double) { self = .double(value) }
  init(booleanLiteral value: Bool) { self = .boolean(value) }
  init(arrayLiteral elements: NibSketch...) { self = .members(elements) }
  init(nilLiteral: ()) { self = .nothing }

  /// A number as an object of its own.
  static func number(_ value: Int) -> NibSketch {
    .object("NSNumber", ["NS.intval": .integer(value)])
  }

  static func color(_ red: Double, _ green: Double, _ blue: Double) -> NibSketch {
    .object(
      "UIColor",
      ["UIRed": .double(red), "UIGreen": .double(green), "UIBlue": .double(blue), "UIAlpha": 1.0])
  }

  /// Makes the object from a nib that holds it at its top level.
  @MainActor func load<Value>(as type: Value.Type = Value.self, bundle: Bundle? = nil) throws
    -> Value
  {
    var builder = NibGraphBuilder()
    let root = builder.addObject("NSObject")
    let objects = builder.addObject("NSArray")
    builder.add("UINibTopLevelObjectsKey", object: objects, to: root)
    builder.add("UINibObjectsKey", object: objects, to: root)
    builder.add("UINibEncoderEmptyKey", object: add(to: &builder), to: objects)
    let nib = UINib(graph: builder.finish(), name: "Sketch", bundle: bundle)
    return try #require(try nib.instantiated(withOwner: nil).first as? Value)
  }

  /// Adds the object that the value is; nil for one that stands in place.
  private func add(to builder: inout NibGraphBuilder) -> Int? {
    switch self {
    case .text(let text):
      let object = builder.addObject("NSString")
      builder.add("NS.bytes", data: text.utf8, to: object)
      return object
    case .members(let members):
      let object = builder.addObject("NSArray")
      for member in members {
        builder.add("UINibEncoderEmptyKey", object: member.add(to: &builder), to: object)
      }
      return object
    case .table(let entries):
      let object = builder.addObject("NSDictionary")
      for (key, value) in entries {
        builder.add("UINibEncoderEmptyKey", object: key.add(to: &builder), to: object)
        builder.add("UINibEncoderEmptyKey", object: value.add(to: &builder), to: object)
      }
      return object
    case .object(let name, let values):
      let object = builder.addObject(name)
      for (key, value) in values { value.add(under: NibKey(named: key), of: object, &builder) }
      return object
    case .integer, .double, .boolean, .numbers, .bytes, .nothing:
      return nil
    }
  }

  private func add(under key: NibKey, of object: Int, _ builder: inout NibGraphBuilder) {
    switch self {
    case .integer(let value): builder.add(key, Int64(value), to: object)
    case .double(let value): builder.add(key, value, to: object)
    case .boolean(let value): builder.add(key, value, to: object)
    case .numbers(let numbers): builder.add(key, data: GraphNib.geometry(numbers), to: object)
    case .bytes(let bytes): builder.add(key, data: bytes, to: object)
    case .text, .members, .table, .object, .nothing:
      builder.add(key, object: add(to: &builder), to: object)
    }
  }
}
