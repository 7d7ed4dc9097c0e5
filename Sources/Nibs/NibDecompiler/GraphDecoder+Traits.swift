import InterfaceBuilder
import NibFormat

// The differences between size classes.
extension GraphDecoder {
  /// The members that a view can have in any size class, by view and key path.
  struct Candidates {
    private var members: [Int: [String: [Int]]] = [:]

    init(_ reader: NibReader, root: Int) {
      for list in reader.members("UINibTraitStorageListsKey", of: root) {
        for storage in reader.members("UITraitStorages", of: list) {
          guard let object = reader.object("UIObject", of: storage),
            let keyPath = reader.text("UIKeyPath", of: storage),
            let candidates = reader.object("UIRelationshipCandidates", of: storage)
          else { continue }
          members[object, default: [:]][keyPath] = reader.members(of: candidates)
        }
      }
    }

    /// Returns the members that a view has in some size class; nil if they are the same in all of them.
    func members(_ keyPath: String, of object: Int) -> [Int]? { members[object]?[keyPath] }
  }

  /// Writes the differences between size classes into the elements of their objects.
  func decodeTraits() {
    for list in reader.members("UINibTraitStorageListsKey", of: root) {
      for storage in reader.members("UITraitStorages", of: list) {
        guard let object = reader.object("UIObject", of: storage),
          let holder = elements[standIns[object] ?? object]
        else {
          losses.add("differences between size classes of objects without an element")
          continue
        }
        let keyPath = reader.text("UIKeyPath", of: storage) ?? ""
        for record in reader.members("UIRecords", of: storage) {
          decode(record, keyPath, in: holder)
        }
      }
    }
  }

  private func decode(_ record: Int, _ keyPath: String, in holder: DraftElement) {
    guard let key = variationKey(reader.object("UITraitCollection", of: record)) else {
      losses.add("differences for traits other than size classes")
      return
    }
    switch keyPath {
    case "traitStorageSubviews": mask("subviews", record, key, in: holder)
    case "traitStorageConstraints": mask("constraints", record, key, in: holder)
    default: attribute(keyPath, record, key, in: holder)
    }
  }

  private func mask(_ name: String, _ record: Int, _ key: String, in holder: DraftElement) {
    let mask = DraftElement("mask", ["key": name])
    for (key, element) in [("UIAddedObjects", "include"), ("UIRemovedObjects", "exclude")] {
      for member in reader.members(key, of: record) {
        guard let id = id(of: member) else {
          losses.add("differences between size classes of objects without an element")
          continue
        }
        mask.children.append(DraftElement(element, ["reference": id]))
      }
    }
    if !mask.children.isEmpty { variation(key, of: holder).children.append(mask) }
  }

  private func attribute(
    _ keyPath: String, _ record: Int, _ key: String, in holder: DraftElement
  ) {
    guard let value = reader.object("UIValue", of: record) else { return }
    // The last record is that of the object itself, without conditions.
    let place = key == "default" ? holder : variation(key, of: holder)
    switch keyPath {
    case "encodedConstant":
      if let number = reader.number("UINumericConstant", of: value) {
        place["constant"] = DraftElement.number(number)
      } else {
        losses.add("standard distances that differ between size classes")
      }
    case "spacing":
      if let number = number(value) { place["spacing"] = DraftElement.number(number) }
    case "hidden":
      if let number = number(value) { place["hidden"] = number == 0 ? "NO" : "YES" }
    case "axis", "alignment", "distribution":
      let word = number(value).flatMap {
        DocumentWords.word(Int($0), keyPath, of: "stackView")
      }
      if let word { place[keyPath] = word }
    case "font", "titleLabel.font":
      guard place !== holder, let font = font(value, key: "fontDescription") else { return }
      place.children.append(font)
    default: losses.add("differences of '\(keyPath)' between size classes")
    }
  }

  private func number(_ object: Int) -> Double? {
    reader.number("NS.dblval", of: object) ?? reader.number("NS.intval", of: object)
  }

  /// Returns the variation of an element for some traits, which is added if there is none.
  private func variation(_ key: String, of holder: DraftElement) -> DraftElement {
    if let known = holder.children.first(where: { $0.name == "variation" && $0["key"] == key }) {
      return known
    }
    let variation = DraftElement("variation", ["key": key])
    holder.children.append(variation)
    return variation
  }

  /// Returns the key of the variation for a trait collection; nil if documents have no word for one of its traits.
  private func variationKey(_ traits: Int?) -> String? {
    guard let traits else { return "default" }
    var conditions: [String] = []
    for (key, value) in reader.values(of: traits).sorted(by: { $0.key > $1.key }) {
      guard case .integer(let number) = value else { continue }
      guard let (name, words) = Self.traits.first(where: { key.hasSuffix($0.suffix) })?.names else {
        return nil
      }
      guard let word = words.words.first(where: { words.number(of: $0) == Int(number) }) else {
        return nil
      }
      conditions.append("\(name)=\(word)")
    }
    return conditions.isEmpty ? "default" : conditions.joined(separator: "-")
  }

  private static let traits:
    [(suffix: String, names: (name: String, words: AttributeType.Enumeration))] = [
      ("VerticalSizeClass", ("heightClass", .traitSizeClass)),
      ("HorizontalSizeClass", ("widthClass", .traitSizeClass)),
      ("UserInterfaceIdiom", ("userInterfaceIdiom", .userInterfaceIdiom)),
      ("UserInterfaceStyle", ("userInterfaceStyle", .userInterfaceStyle)),
    ]
}
