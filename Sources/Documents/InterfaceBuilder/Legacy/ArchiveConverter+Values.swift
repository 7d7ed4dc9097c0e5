import XMLTree

extension ArchiveConverter {
  // MARK: Geometry

  /// Writes `{{x, y}, {width, height}}` or `{width, height}` as the attributes of a `rect` or `size`.
  mutating func writeNumbers(_ value: Int, _ element: Name, key: String) {
    guard let record = index.stored(value), record.length < 256 else { return }
    var parts: [AttributeRecord] = []
    let isWhole = index.tree.withValue(of: record) { bytes in
      var start: Int?
      for (at, byte) in bytes.enumerated() {
        switch byte {
        case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x45, 0x65:
          if start == nil { start = at }
        case 0x7B, 0x7D, 0x2C, 0x20:
          if let from = start, parts.count < 5 { parts.append(record.part(from..<at)) }
          start = nil
        default: return false
        }
      }
      return start == nil
    }
    guard isWhole, parts.count == 2 || parts.count == 4 && element == Names.rect else { return }
    open(element, key: key)
    if element == Names.rect {
      if parts.count == 4 {
        put(Names.x, parts[0])
        put(Names.y, parts[1])
      } else {
        put(Names.x, "0.0")
        put(Names.y, "0.0")
      }
    }
    put(Names.width, parts[parts.count - 2])
    put(Names.height, parts[parts.count - 1])
    builder.closeElement()
  }

  // MARK: Colors

  /// Writes a color, or `<nil>` for an explicit nil.
  mutating func writeColor(_ value: Int, key: String) {
    if index.nodes[value].name == Names.nil {
      open(Names.nil, at: value)
      put(Names.key, key)
      builder.closeElement()
      return
    }
    guard !index.work.isExhausted else { return }
    index.work.spend(Int(index.nodes[value].subtreeEnd) - value)
    var space = 0
    var components: Int?
    var catalog: Int?
    var name: Int?
    var system: Int?
    for child in index.children(of: value) {
      switch index.keys[child] {
      case ArchiveWord.NSColorSpace: space = index.integer(child) ?? 0
      case ArchiveWord.NSRGB, ArchiveWord.NSWhite, ArchiveWord.NSCMYK: components = child
      case ArchiveWord.NSCatalogName: catalog = child
      case ArchiveWord.NSColorName: name = child
      case ArchiveWord.IBUIColorCocoaTouchKeyPath: system = child
      default: break
      }
    }
    if let system {
      open(Names.color, key: key, at: value)
      put(Names.cocoaTouchSystemColor, scalarAt: system)
      builder.closeElement()
      return
    }
    if space == 6, let catalog, let name {
      open(Names.color, key: key, at: value)
      put(Names.name, scalarAt: name)
      put(Names.catalog, scalarAt: catalog)
      put(Names.colorSpace, "catalog")
      builder.closeElement()
      return
    }
    guard let form = Self.forms[space], let components, let text = index.string(components),
      let numbers = Self.numbers(text),
      numbers.count == form.names.count || numbers.count == form.names.count + 1
    else { return }
    open(Names.color, key: key, at: value)
    for (name, number) in zip(form.names, numbers) { put(name, number) }
    put(Names.alpha, numbers.count > form.names.count ? numbers[form.names.count] : "1")
    put(Names.colorSpace, form.space)
    builder.closeElement()
  }

  /// The modern spelling and components of each archived color space with numeric components.
  private static let forms: [Int: (space: String, names: [Name])] = [
    1: ("calibratedRGB", [Names.red, Names.green, Names.blue]),
    2: ("deviceRGB", [Names.red, Names.green, Names.blue]),
    3: ("calibratedWhite", [Names.white]), 4: ("deviceWhite", [Names.white]),
    5: ("deviceCMYK", [Names.cyan, Names.magenta, Names.yellow, Names.black]),
  ]

  /// Returns the numbers of a color, which the archive stores as Base64 of zero-terminated text.
  private static func numbers(_ text: String) -> [String]? {
    guard text.utf8.count < 512, let bytes = Base64.decode(text) else { return nil }
    let words = bytes.prefix { $0 != 0 }.split(separator: 0x20)
    let isNumber = words.allSatisfy { word in
      word.allSatisfy { (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }
    }
    return isNumber ? words.map { String(decoding: $0, as: UTF8.self) } : nil
  }

  // MARK: Fonts

  /// The roles of the system fonts, by their flags.
  private static let roles = [
    1044: "system", 2072: "systemBold", 3100: "smallSystem", 3357: "miniSystem",
  ]

  /// Writes a UIKit font, by its kind or by its name.
  mutating func writeFontDescription(_ value: Int, key: String) {
    let kinds = ["system", "boldSystem", "italicSystem"]
    let type = index.value(ArchiveWord.type, of: value).flatMap(index.integer)
    let name = index.value(ArchiveWord.name, of: value)
    guard type != nil || name != nil else { return }
    open(Names.fontDescription, key: key, at: value)
    if let type, kinds.indices.contains(type - 1) {
      put(Names.type, kinds[type - 1])
    } else if let name {
      put(Names.name, scalarAt: name)
      if let family = index.value(ArchiveWord.family, of: value) {
        put(Names.family, scalarAt: family)
      }
    }
    if let size = index.value(ArchiveWord.pointSize, of: value) {
      put(Names.pointSize, scalarAt: size)
    }
    builder.closeElement()
  }

  /// Writes an AppKit font, by its role if its flags name one, otherwise by its name.
  mutating func writeFont(_ value: Int, key: String) {
    let size = index.value(ArchiveWord.NSSize, of: value)
    guard let name = index.value(ArchiveWord.NSName, of: value) else { return }
    let flags = index.value(ArchiveWord.NSfFlags, of: value).flatMap(index.integer) ?? 0
    open(Names.font, key: key, at: value)
    if let role = Self.roles[flags], index.string(name)?.mentions("LucidaGrande") == true {
      put(Names.metaFont, role)
      // The bold system font has two sizes; the other roles have one each.
      if flags == 2072, let size { put(Names.size, scalarAt: size) }
    } else {
      if let size { put(Names.size, scalarAt: size) }
      put(Names.name, scalarAt: name)
    }
    builder.closeElement()
  }
}
