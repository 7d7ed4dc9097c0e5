import XMLTree

extension ArchiveConverter {
  /// The states of a button, in the order of the modern dialect.
  private static let states = ["normal", "disabled", "selected", "highlighted"]
  private static let resizingBits: [(Int, Name)] = [
    (1, Names.flexibleMinX), (2, Names.widthSizable), (4, Names.flexibleMaxX),
    (8, Names.flexibleMinY), (16, Names.heightSizable), (32, Names.flexibleMaxY),
  ]
  private static let modifierBits: [(Int, Name)] = [
    (0x2_0000, Names.shift), (0x4_0000, Names.control), (0x8_0000, Names.option),
    (0x10_0000, Names.command),
  ]

  /// Writes the values of an object that the tables map, attributes first, then child elements.
  mutating func writeProperties(of object: Int) {
    let owner = index.classes[object]
    pending.removeAll(keepingCapacity: true)
    states.removeAll(keepingCapacity: true)
    converted.removeAll(keepingCapacity: true)
    for child in index.children(of: object) where index.keys[child] != 0 {
      for at in table.rows(of: index.keys[child], in: owner) {
        let row = table.rows[at]
        guard let value = index.resolved(child), !converted.contains(at) else { continue }
        converted.append(at)
        switch row.conversion {
        case .structure, .none, .object, .objects: break
        case .frame, .frameSize, .rect, .size, .sizeIfSmall, .color, .font, .fontDescription,
          .modifiers, .mask, .value, .segments:
          pending.append((row, value))
        case .stateText, .stateResource, .stateColor: states.append((row, value))
        case .viewFlags:
          writeVisibility(index.integer(value) ?? 0)
          pending.append((row, value))
        default: writeAttribute(row, value, of: object)
        }
      }
    }
    for at in pending.indices { writeChild(pending[at].row, pending[at].node, of: object) }
    if !states.isEmpty { writeStates() }
  }

  // MARK: Attributes

  private mutating func writeAttribute(_ row: ArchiveProperty, _ value: Int, of object: Int) {
    let parameter = table.parameters[Int(row.parameter)]
    switch row.conversion {
    case .text, .bool, .int, .double: put(row.name, scalarAt: value)
    case .textIfAny:
      if case .stored(let text) = index.scalar(value), text.length == 0 { break }
      put(row.name, scalarAt: value)
    case .not:
      if let flag = index.integer(value) { put(row.name, flag == 0 ? "YES" : "NO") }
    case .number:
      if let text = index.string(value), let number = Double(text), number != Double(parameter.text)
      {
        put(row.name, scalarAt: value)
      }
    case .enum:
      if let number = index.integer(value) { putWord(number, of: parameter, as: row.name) }
    case .words:
      guard let text = index.string(value) else { break }
      if let pair = parameter.pairs.first(where: { $0.value == text }) { put(row.name, pair.word) }
    case .flag:
      if let flags = index.integer(value), flags & parameter.mask != 0 {
        put(row.name, parameter.text)
      }
    case .field:
      if let flags = index.integer(value) {
        putWord((flags >> parameter.shift) & parameter.mask, of: parameter, as: row.name)
      }
    case .bezel:
      // The style's fourth bit is separate from the first three.
      if let flags = index.integer(value) {
        putWord(flags & 7 | (flags & 0x20) >> 2, of: parameter, as: row.name)
      }
    case .class:
      if let text = index.string(value), text != parameter.text { put(row.name, scalarAt: value) }
    case .resource:
      if let name = index.value(ArchiveWord.NSResourceName, of: value) {
        put(row.name, scalarAt: name)
      }
    case .imageType:
      let image = index.value(ArchiveWord.NSImageName, of: value).flatMap(index.string)
      if let pair = parameter.pairs.first(where: { $0.value == image }) { put(row.name, pair.word) }
    case .cellTitle:
      if let title = index.value(ArchiveWord.NSContents, of: value) {
        put(row.name, scalarAt: title)
      }
    case .reference:
      if let record = records.record(at: value, in: index) { putID(of: record, as: row.name) }
    case .constant:
      writeConstant(value, as: row.name)
    case .itemDisabled:
      // Separators are disabled as well, but the modern dialect does not store this.
      let isSeparator = index.value(ArchiveWord.NSIsSeparator, of: object).flatMap(index.integer)
      if index.integer(value) == 1, isSeparator != 1 { put(row.name, "NO") }
    default: break
    }
  }

  private mutating func putWord(
    _ number: Int, of parameter: ArchiveProperties.Parameter, as name: Name
  ) {
    guard parameter.words.indices.contains(number), !parameter.words[number].isEmpty else { return }
    put(name, parameter.words[number])
  }

  private mutating func writeVisibility(_ flags: Int) {
    if flags & 0x8000_0000 != 0 { put(Names.hidden, "YES") }
    if flags & 0x100 == 0 { put(Names.autoresizesSubviews, "NO") }
  }

  private mutating func writeConstant(_ value: Int, as name: Name) {
    if index.nodes[value].name != Names.object {
      put(name, scalarAt: value)
      return
    }
    guard let number = index.value(ArchiveWord.value, of: value) else { return }
    put(name, scalarAt: number)
    if index.classes[value] == ArchiveWord.IBNSLayoutSymbolicConstant { put(Names.symbolic, "YES") }
  }

  // MARK: Children

  private mutating func writeChild(_ row: ArchiveProperty, _ value: Int, of object: Int) {
    let parameter = table.parameters[Int(row.parameter)]
    switch row.conversion {
    case .frame, .rect: writeNumbers(value, Names.rect, key: row.key)
    case .frameSize:
      // If an object has both keys, the other one contains its whole frame.
      if index.child(ArchiveWord.NSFrame, of: object) == nil {
        writeNumbers(value, Names.rect, key: row.key)
      }
    case .size: writeNumbers(value, Names.size, key: row.key)
    case .sizeIfSmall:
      // Archives use the largest possible number to represent no limit.
      if let size = index.string(value).flatMap({ Size($0) }), size.width < 1e6, size.height < 1e6 {
        writeNumbers(value, Names.size, key: row.key)
      }
    case .color: writeColor(value, key: row.key)
    case .font: writeFont(value, key: row.key)
    case .fontDescription: writeFontDescription(value, key: row.key)
    case .viewFlags: writeResizing(index.integer(value) ?? 0, key: row.key)
    case .modifiers: writeModifiers(index.integer(value) ?? 0, key: row.key)
    case .mask:
      guard let flags = index.integer(value) else { break }
      open(builder.name(parameter.text), key: row.key)
      for pair in parameter.pairs where flags & pair.number != 0 {
        put(builder.name(pair.word), "YES")
      }
      builder.closeElement()
    case .value:
      guard !index.work.isExhausted else { break }
      index.work.spend(Int(index.nodes[value].subtreeEnd) - value)
      open(builder.name(parameter.text), key: row.key, at: value)
      let owner = index.classes[value]
      for child in index.children(of: value) where index.keys[child] != 0 {
        for at in table.rows(of: index.keys[child], in: owner) {
          guard let scalar = index.resolved(child) else { continue }
          writeAttribute(table.rows[at], scalar, of: value)
        }
      }
      builder.closeElement()
    case .segments: writeSegments(value)
    default: break
    }
  }

  private mutating func writeResizing(_ flags: Int, key: String) {
    open(Names.autoresizingMask, key: key)
    for (bit, name) in Self.resizingBits where flags & bit != 0 { put(name, "YES") }
    builder.closeElement()
  }

  private mutating func writeModifiers(_ flags: Int, key: String) {
    // The modern dialect omits the modifier mask if it contains only the command key.
    if flags & 0x1E_0000 == 0x10_0000 { return }
    open(Names.modifierMask, key: key)
    for (bit, name) in Self.modifierBits where flags & bit != 0 { put(name, "YES") }
    builder.closeElement()
  }

  private mutating func writeSegments(_ titles: Int) {
    guard index.nodes[titles].name != Names.nil, !index.work.isExhausted else { return }
    index.work.spend(Int(index.nodes[titles].subtreeEnd) - titles)
    open(Names.segments, at: titles)
    for title in index.members(of: titles) {
      open(Names.segment, at: title)
      put(Names.title, scalarAt: title)
      builder.closeElement()
    }
    builder.closeElement()
  }

  private mutating func writeStates() {
    for state in Self.states {
      let own = states.filter { table.parameters[Int($0.row.parameter)].text == state }
      guard !own.isEmpty else { continue }
      open(Names.state, key: state)
      for (row, value) in own {
        if row.conversion == .stateText { put(row.name, scalarAt: value) }
        if row.conversion == .stateResource,
          let name = index.value(ArchiveWord.NSResourceName, of: value)
        {
          put(row.name, scalarAt: name)
        }
      }
      for (row, value) in own where row.conversion == .stateColor {
        writeColor(value, key: row.key)
      }
      builder.closeElement()
    }
  }
}
