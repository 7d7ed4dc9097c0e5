import InterfaceBuilder
import NibCompiler
import NibFormat
import XMLTree

// The rows of the schema, read from a nib's values.
extension AppKitDecoder {
  /// The rows that state one attribute.
  private struct Group {
    let attribute: Name
    let child: String?
    var rows: [AppKitKey]
  }

  /// Writes the attributes that the keys of an object state.
  func writeKeys(_ object: Int, _ element: DraftElement) {
    guard let name = Vocabulary.interfaceBuilder.name(element.name) else { return }
    let values = reader.values(of: object)
    // The bits of packed words that are not explained yet.
    var open: [String: Int] = [:]
    var groups: [Group] = []
    let rows = AppKitKey.rows(of: name)
    for row in rows where row.form == .flags && open[row.key.name] == nil {
      open[row.key.name] = values[row.key.name]?.bits ?? row.omitted.map { Int($0) } ?? 0
    }
    for row in rows {
      guard let attribute = row.attribute else {
        // Every object has these bits.
        if row.form == .flags { open[row.key.name]? &= ~Int(row.absent ?? 0) }
        continue
      }
      // The control repeats what its cell says.
      guard row.child != "cell" else { continue }
      if let place = groups.firstIndex(where: {
        $0.attribute == attribute && $0.child == row.child
      }) {
        groups[place].rows.append(row)
      } else {
        groups.append(Group(attribute: attribute, child: row.child, rows: [row]))
      }
    }
    let masks = statedMasks(rows, values)
    for mask in masks.sorted() { _ = holder(mask, in: element) }
    for group in groups {
      guard let value = value(of: group, values, &open, masks) else { continue }
      let spelling = Vocabulary.interfaceBuilder.spelling(of: group.attribute)
      holder(group.child, in: element)[spelling] = value
    }
  }

  /// Returns the keys of the children with bits that must be stated, because an element without the child has others. In
  /// such a child, bits that it does not mention are not set.
  private func statedMasks(_ rows: [AppKitKey], _ values: [String: NibValue]) -> Set<String> {
    var masks: Set<String> = []
    for row in rows where row.form == .flags && row.absent != 0 {
      guard let child = row.child, let usual = row.absent.map({ Int($0) }) else { continue }
      let bits = values[row.key.name]?.bits ?? row.omitted.map { Int($0) } ?? 0
      if row.words.contains(where: { $0.1 & (bits ^ usual) & 0xFFFF_FFFF != 0 }) {
        masks.insert(child)
      }
    }
    return masks
  }

  /// Returns the child that has an attribute, or the element itself.
  private func holder(_ key: String?, in element: DraftElement) -> DraftElement {
    guard let key else { return element }
    if let known = element.child(keyed: key) { return known }
    let child = DraftElement(AppKitParts.children[key] ?? key, ["key": key])
    element.children.append(child)
    return child
  }

  /// Returns the value of an attribute; nil if the element needs none.
  private func value(
    of group: Group, _ values: [String: NibValue], _ open: inout [String: Int],
    _ masks: Set<String>
  ) -> String? {
    let first = group.rows[0]
    guard first.words.isEmpty else {
      let isStated = group.child.map { masks.contains($0) } ?? false
      return word(of: group, values, &open, inStatedMask: isStated)
    }
    let value = values[first.key.name]
    switch first.form {
    case .text, .string:
      guard case .object(let object)? = value, let text = reader.text(object) else { return nil }
      return text.isEmpty && first.absent != nil ? nil : text
    case .word:
      guard case .object(let object)? = value, let text = reader.text(object) else { return nil }
      return first.texts.first { $0.1 == text }?.0
    case .bool, .not:
      guard let truth = value?.truth ?? first.omitted.map({ ($0 != 0) != (first.form == .not) })
      else { return nil }
      let stated = truth != (first.form == .not)
      return first.absent == (stated ? 1 : 0) || first.absent == nil && value == nil
        ? nil : stated ? "YES" : "NO"
    case .int, .float, .double:
      guard let number = value?.number ?? first.omitted, number != first.absent else { return nil }
      return DraftElement.number(number)
    case .flags, .none: return nil
    }
  }

  /// Returns the word that explains the values of all rows of an attribute; nil if it is that of an element without the
  /// attribute.
  private func word(
    of group: Group, _ values: [String: NibValue], _ open: inout [String: Int],
    inStatedMask isStated: Bool
  ) -> String? {
    var words: [String?] = [nil]
    for row in group.rows {
      for (word, _) in row.words where !words.contains(word) { words.append(word) }
    }
    func number(_ row: AppKitKey, _ word: String?) -> Int? {
      guard let word else {
        return isStated ? 0 : row.absent.map { Int($0) } ?? (row.form == .flags ? 0 : nil)
      }
      if row.words.isEmpty { return word == "YES" ? 1 : 0 }
      return row.words.first { $0.0 == word }.map(\.1) ?? (row.form == .flags ? 0 : nil)
    }
    var best: (word: String?, gain: Int)?
    for word in words {
      var gain = 0
      let fits = group.rows.allSatisfy { row in
        let stated = number(row, word)
        guard row.form == .flags else {
          let truth = values[row.key.name]?.truth.map { $0 == (row.form == .not) ? 0.0 : 1 }
          let value = [.bool, .not].contains(row.form) ? truth : values[row.key.name]?.number
          // The bits of the other rows decide if an old compiler wrote no number.
          if value == nil, group.rows.contains(where: { $0.form == .flags }) { return true }
          let actual = value ?? row.omitted
          return actual == stated.map { Double($0) }
        }
        let actual = values[row.key.name]?.bits ?? row.omitted.map { Int($0) } ?? 0
        let bits = (stated ?? 0) & 0xFFFF_FFFF
        gain += (bits & (open[row.key.name] ?? 0)).nonzeroBitCount
        return bits & ~actual & 0xFFFF_FFFF == 0
      }
      // Without gain, the attribute is not stated.
      if fits, best.map({ gain > $0.gain }) ?? true { best = (word, gain) }
    }
    guard let best else { return nil }
    for row in group.rows where row.form == .flags {
      open[row.key.name]? &= ~(number(row, best.word) ?? 0)
    }
    return best.word
  }
}

extension NibValue {
  /// The bits of a packed word, which is 32 bits wide and signed.
  var bits: Int? {
    if case .integer(let value) = self { return Int(value) & 0xFFFF_FFFF }
    return nil
  }

  /// A Boolean value; nil for another one.
  var truth: Bool? {
    switch self {
    case .bool(let value): value
    case .integer(let value): value != 0
    default: nil
    }
  }
}
