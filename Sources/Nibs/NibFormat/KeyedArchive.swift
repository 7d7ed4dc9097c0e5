import Budgets
import PropertyLists

/// Decodes nibs written by an NSKeyedArchiver: nibs for macOS before Xcode 13, and for iOS before 6.
///
/// The graph has the same form as that of a NIBArchive. The root contains the entries of the archive's `$top`; a list
/// of references becomes one value per member under the list's key; a string, number or data value that the archive
/// shares becomes an object of its class.
enum KeyedArchive {
  static func graph(of list: PropertyList) throws(NibFormatError) -> NibGraph {
    guard let objects = list["$objects"]?.array, case .dictionary(let top)? = list["$top"],
      list["$archiver"] != nil
    else {
      throw NibFormatError(.notANib, at: nil, "the property list is not a keyed archive")
    }
    var converter = Converter(objects: objects)
    try converter.convert(top: top)
    return converter.builder.finish()
  }

  private struct Converter {
    let objects: [PropertyList]
    var builder = NibGraphBuilder()
    /// The index of the graph's object for each object of the archive; nil for `$null` and class descriptions.
    private var numbers: [Int?]
    /// The classes by their index in the archive.
    private var classes: [Int: (String, [String])] = [:]
    /// The keys of nested lists get longer with each level.
    private var budget = Budget(
      depth: PropertyList.deepest, steps: PropertyList.most, bytes: 64 << 20)

    init(objects: [PropertyList]) {
      self.objects = objects
      numbers = Array(repeating: nil, count: objects.count)
    }

    mutating func convert(top: [(key: String, value: PropertyList)]) throws(NibFormatError) {
      let root = builder.addObject("NSObject")
      for (index, object) in objects.enumerated() where !Self.isAuxiliary(object, index) {
        let (name, fallbacks) = try classOf(object)
        numbers[index] = builder.addObject(name, fallbacks: fallbacks)
      }
      for (key, value) in top { try add(key, value, to: root) }
      for (index, object) in objects.enumerated() {
        guard let number = numbers[index] else { continue }
        if case .dictionary(let members) = object {
          for (key, value) in members where key != "$class" { try add(key, value, to: number) }
        } else {
          try addScalar(object, to: number)
        }
      }
    }

    private static func isAuxiliary(_ object: PropertyList, _ index: Int) -> Bool {
      index == 0 || object["$classname"] != nil
    }

    private mutating func classOf(_ object: PropertyList) throws(NibFormatError) -> (
      String, [String]
    ) {
      switch object {
      case .dictionary:
        guard let uid = object["$class"]?.uid else { return ("NSObject", []) }
        if let known = classes[uid] { return known }
        guard uid < objects.count, let name = objects[uid]["$classname"]?.string else {
          throw NibFormatError(
            .indexOutOfRange, at: nil, "the class \(uid) of an object is missing")
        }
        let hints = objects[uid]["$classhints"]?.array?.compactMap(\.string) ?? []
        classes[uid] = (name, hints)
        return (name, hints)
      case .string: return ("NSString", [])
      case .data: return ("NSData", [])
      case .date: return ("NSDate", [])
      case .array: return ("NSArray", [])
      case .integer, .real, .bool: return ("NSNumber", [])
      case .null, .uid: return ("NSNull", [])
      }
    }

    private mutating func addScalar(_ object: PropertyList, to number: Int) throws(NibFormatError) {
      switch object {
      case .string(let text): builder.add("NS.bytes", data: text.utf8, to: number)
      case .data(let bytes): builder.add("NS.bytes", data: bytes, to: number)
      case .integer(let value): builder.add("NS.intval", value, to: number)
      case .real(let value): builder.add("NS.dblval", value, to: number)
      case .bool(let value): builder.add("NS.boolval", value, to: number)
      case .date(let value): builder.add("NS.time", value, to: number)
      case .array: try add("NS.objects", object, to: number)
      case .dictionary, .null, .uid: break
      }
    }

    private mutating func add(_ name: String, _ value: PropertyList, to object: Int)
      throws(NibFormatError)
    {
      do throws(Budget.Exceeded) {
        try budget.spend(bytes: name.utf8.count)
        try budget.enter()
      } catch {
        throw NibFormatError(.tooDeep, at: nil, "the archive cannot be read: \(error.reason)")
      }
      defer { budget.leave() }
      let key = NibKey(named: name)
      switch value {
      case .null: builder.add(key, object: nil, to: object)
      case .bool(let value): builder.add(key, value, to: object)
      case .integer(let value): builder.add(key, value, to: object)
      case .real(let value), .date(let value): builder.add(key, value, to: object)
      case .string(let text): builder.add(key, data: text.utf8, to: object)
      case .data(let bytes): builder.add(key, data: bytes, to: object)
      case .uid(let uid):
        guard uid < objects.count else {
          throw NibFormatError(
            .indexOutOfRange, at: nil,
            "'\(name)' refers to object \(uid), but there are only \(objects.count)")
        }
        builder.add(key, object: numbers[uid], to: object)
      case .array(let members):
        for member in members { try add(name, member, to: object) }
      case .dictionary(let members):
        for (inner, member) in members { try add("\(name).\(inner)", member, to: object) }
      }
    }
  }
}
