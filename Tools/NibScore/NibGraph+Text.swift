import NibFormat

extension NibGraph {
  /// A value in short, for tables: numbers, texts, and of references the class and what it says.
  func text(of record: ValueRecord) -> String {
    switch value(record) {
    case .integer(let value): "\(value)"
    case .bool(let value): value ? "true" : "false"
    case .float(let value): "\(value)f"
    case .double(let value): "\(value)"
    case .nil: "nil"
    case .data(let bytes): Self.text(of: bytes)
    case .object(let object): text(ofObject: object)
    }
  }

  private func text(ofObject object: Int) -> String {
    let name = className(of: object)
    let telling = [
      "NS.bytes", "NS.intval", "NS.dblval", "UIResourceName", "UISystemColorName", "UILabel",
      "UIClassName", "NSRGB", "NSWhite", "NSName", "UIBounds",
    ]
    for key in telling {
      guard let record = values[objects[object].values].first(where: { keys[Int($0.key)] == key })
      else { continue }
      if case .object(let target) = value(record) {
        guard case .data(let bytes)? = value("NS.bytes", of: target) else { continue }
        return "\(name) \(Self.text(of: bytes))"
      }
      return "\(name) \(text(of: record))"
    }
    return name
  }

  private static func text(of bytes: ArraySlice<UInt8>) -> String {
    if NIBArchive.isArchive(bytes) { return "a nib" }
    if let geometry = NibGeometry(bytes) {
      let suffix = bytes.first == 6 ? "f" : ""
      return "(" + geometry.numbers.map { "\($0)" }.joined(separator: ", ") + ")" + suffix
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { return "\(bytes.count) bytes" }
    let line = text.map { $0.isNewline ? " " : String($0) }.joined()
    return line.count > 60 ? "\"\(line.prefix(60))…\"" : "\"\(line)\""
  }
}
