import FoundationEssentials

/// Decodes XML property lists with Foundation's own decoder.
enum XMLPropertyList {
  static func decode(_ bytes: [UInt8]) throws(NibFormatError) -> PropertyList {
    guard isShallow(bytes) else {
      throw NibFormatError(.tooDeep, at: nil, "the property list is nested too deeply")
    }
    do {
      return try PropertyListDecoder().decode(Value.self, from: renamingReferences(in: bytes)).list
    } catch {
      throw NibFormatError(.invalidPropertyList, at: nil, "invalid XML property list")
    }
  }

  /// Returns whether lists are nested no deeper than in any archive, because the library's decoder is limited only by
  /// the stack. This counts tags, including those in comments.
  private static func isShallow(_ bytes: [UInt8]) -> Bool {
    var depth = 0
    var rest = bytes[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      let tag = bytes[(start + 1)...].prefix { $0 != UInt8(ascii: ">") }
      rest = bytes[tag.endIndex...]
      if tag.starts(with: "/array".utf8) || tag.starts(with: "/dict".utf8) {
        depth -= 1
      } else if tag.last != UInt8(ascii: "/"),
        tag.starts(with: "array".utf8) || tag.starts(with: "dict".utf8)
      {
        depth += 1
        if depth > BinaryPropertyList.depthLimit { return false }
      }
    }
    return true
  }

  /// Returns the list with `CF$UID` renamed to `CF_UID`, because the decoder treats `CF$UID` as its own inaccessible
  /// reference type.
  private static func renamingReferences(in bytes: [UInt8]) -> Data {
    var data = Data(bytes)
    let word = Array("CF$UID".utf8)
    var start = data.startIndex
    while let dollar = data[start...].firstIndex(of: UInt8(ascii: "$")) {
      if dollar >= 2, data[(dollar - 2)...].starts(with: word) { data[dollar] = UInt8(ascii: "_") }
      start = dollar + 1
    }
    return data
  }

  /// Any value. Archives write a reference as a dictionary with the single key `CF$UID`, which has been renamed here.
  private struct Value: Decodable {
    let list: PropertyList

    private struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      if let container = try? decoder.container(keyedBy: Key.self) {
        let members = try container.allKeys.sorted { $0.stringValue < $1.stringValue }.map {
          let isNull = try container.decodeNil(forKey: $0)
          return (
            $0.stringValue, isNull ? .null : try container.decode(Value.self, forKey: $0).list
          )
        }
        if members.count == 1, members[0].0 == "CF_UID", case .integer(let number) = members[0].1,
          number >= 0
        {
          list = .uid(Int(number))
        } else {
          list = .dictionary(members.map { (key: $0.0, value: $0.1) })
        }
        return
      }
      if var container = try? decoder.unkeyedContainer() {
        var values: [PropertyList] = []
        while !container.isAtEnd {
          // The string `$null`, which represents nil in archives, decodes as nil.
          let isNull = try container.decodeNil()
          values.append(isNull ? .null : try container.decode(Value.self).list)
        }
        list = .array(values)
        return
      }
      let container = try decoder.singleValueContainer()
      if let value = try? container.decode(Bool.self) {
        list = .bool(value)
      } else if let value = try? container.decode(Int64.self) {
        list = .integer(value)
      } else if let value = try? container.decode(Double.self) {
        list = .real(value)
      } else if let value = try? container.decode(String.self) {
        list = .string(value)
      } else if let value = try? container.decode(Data.self) {
        list = .data([UInt8](value))
      } else {
        list = .date(try container.decode(Date.self).timeIntervalSinceReferenceDate)
      }
    }
  }
}
