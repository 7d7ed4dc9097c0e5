import InterfaceBuilder
import NibFormat

// The properties that the compiler writes from attributes and children, read in the opposite direction.
extension GraphDecoder {
  /// Writes the attributes and children that explain the keys of an object.
  func writeProperties(_ object: Int, _ element: DraftElement, seed: UInt64) {
    guard let known = sampler.probes(of: element.name) else { return }
    let values = sampler.shapes(of: object, reader)
    var open = Set(values.keys.filter { values[$0] != known.plain[$0] })
    open.formUnion(known.plain.keys.filter { values[$0] == nil })
    open.subtract(Self.readElsewhere)
    if isInStoryboard { open.subtract(sceneKeys(of: object, element.name)) }
    writeFixed(known.probes, values, &open, element)
    // Some words also change a value that a document usually states, such as the font of a button.
    writeFixed(
      known.probes, values, &open, element,
      besides: Set(known.probes.compactMap(\.carrier)))
    for probe in known.probes {
      guard let carrier = probe.carrier, open.contains(carrier),
        let value = reader.values(of: object)[carrier],
        write(value, of: probe, to: element, seed: seed)
      else { continue }
      open.remove(carrier)
      // The keys that follow from the value differ with it.
      open.subtract(probe.changes.keys)
    }
    open.subtract(Self.derived)
    for key in open { losses.add("'\(key)' of \(known.className)") }
  }

  /// Writes the words and Booleans that explain most keys at once.
  /// - Parameter stated: The keys that may have another value, because another part of the document states it.
  private func writeFixed(
    _ probes: [Probe], _ values: [String: String], _ open: inout Set<String>,
    _ element: DraftElement, besides stated: Set<String> = []
  ) {
    func agrees(_ change: (key: String, value: String?)) -> Bool {
      values[change.key] == change.value
    }
    // A property with a value of its own is not cleared.
    let valued = Set(
      probes.compactMap { probe in
        probe.carrier.flatMap { open.contains($0) ? probe.name : nil }
      })
    var rest = probes.filter { probe in
      switch probe.content {
      case .fixed: probe.changes.allSatisfy { agrees($0) || stated.contains($0.key) }
      case .cleared: !valued.contains(probe.name) && probe.changes.allSatisfy(agrees)
      default: false
      }
    }
    while true {
      let counts = rest.map { probe in
        probe.changes.count { open.contains($0.key) && agrees($0) }
      }
      guard let most = counts.max(), most > 0, let place = counts.firstIndex(of: most) else {
        return
      }
      let probe = rest.remove(at: place)
      guard let holder = holder(of: probe, in: element) else { continue }
      switch probe.content {
      case .fixed(let word):
        guard holder[probe.name] == nil else { continue }
        holder[probe.name] = word
        for (name, value) in probe.others { holder[name] = value }
      default:
        guard element.child(keyed: probe.name) == nil else { continue }
        element.children.append(DraftElement("nil", ["key": probe.name]))
      }
      open.subtract(probe.changes.filter(agrees).keys)
    }
  }

  private func holder(of probe: Probe, in element: DraftElement) -> DraftElement? {
    guard let holder = probe.holder else { return element }
    if let known = element.child(keyed: holder.key) { return known }
    let child = DraftElement(holder.element, ["key": holder.key])
    element.children.append(child)
    return child
  }

  /// Writes the part of a document that has a value; false if the value is of another kind.
  private func write(
    _ value: NibValue, of probe: Probe, to element: DraftElement, seed: UInt64
  ) -> Bool {
    if case .objects = probe.content {
      return writeObjects(value, of: probe, to: element, seed: seed)
    }
    if case .value(let form) = probe.content {
      guard element.child(keyed: probe.name) == nil,
        let child = self.child(value, form, key: probe.name)
      else { return false }
      element.children.append(child)
      return true
    }
    guard let holder = holder(of: probe, in: element), holder[probe.name] == nil else {
      return false
    }
    if case .image = probe.content {
      guard case .object(let object) = value else { return false }
      return writeImage(object, as: probe.name, to: holder)
    }
    guard let text = attribute(value, probe.content) else { return false }
    holder[probe.name] = text
    return true
  }

  private func attribute(_ value: NibValue, _ content: Probe.Content) -> String? {
    switch (content, value) {
    case (.number, _): return value.number.map { DraftElement.number($0) }
    case (.text, .object(let object)): return reader.text(object)
    default: return nil
    }
  }

  private func child(_ value: NibValue, _ form: ValueForm, key: String) -> DraftElement? {
    switch (form, value) {
    case (.color, .object(let object)): return color(object, key: key)
    case (.font, .object(let object)): return font(object, key: key)
    case (.date, .object(let object)):
      guard let time = reader.number("NS.time", of: object) else { return nil }
      return DraftElement(
        "date", ["key": key, "timeIntervalSinceReferenceDate": DraftElement.number(time)])
    case (.insets, _):
      guard let numbers = value.geometry, numbers.count == 4 else { return nil }
      return ValueElements.insets(numbers, key: key)
    case (.size, _):
      guard let numbers = value.geometry, numbers.count == 2 else { return nil }
      return ValueElements.size(numbers, key: key)
    case (.rect, _):
      guard let numbers = value.geometry, numbers.count == 4 else { return nil }
      return ValueElements.rect(numbers, key: key)
    default: return nil
    }
  }

  private func writeObjects(
    _ value: NibValue, of probe: Probe, to element: DraftElement, seed: UInt64
  ) -> Bool {
    guard case .object(let target) = value else { return false }
    let members =
      reader.className(target).hasSuffix("Array") ? reader.members(of: target) : [target]
    if Self.controllerBars.contains(probe.name) { barsOfControllers.formUnion(members) }
    let children = members.compactMap { self.element(for: $0, seed: seed) }
    guard !children.isEmpty else { return false }
    if let container = probe.holder?.element {
      element.container(container).children += children
    } else if children.count == 1 {
      children[0]["key"] = probe.name
      element.children.append(children[0])
    } else {
      return false
    }
    return true
  }

  /// The keys that the decompiler reads by code of its own.
  static let readElsewhere: Set<String> = [
    "UIClassName", "UIOriginalClassName", "UIButtonStatefulContent", "UISegments",
    "UIAttributedText", "UIAttributedTitle", "UITableViewCellPrototypeNibs",
    "UITableViewCellPrototypeNibExternalObjects", "UICollectionViewCellNibDict",
    "UICollectionViewCellPrototypeNibExternalObjects", "UICollectionViewSupplementaryViewNibDict",
    "UICollectionViewSupplementaryViewPrototypeNibExternalObjects", "UIVisualEffectViewEffect",
    "UIButtonConfiguration", "UITextLabel", "UIDetailTextLabel", "UIImageView",
    "UIDataDetectorTypes", "UIPreferredSymbolConfiguration", "UILeftBarButtonItem",
    "UILeftBarButtonItems", "UIRightBarButtonItem", "UIRightBarButtonItems",
  ]

  /// The parts of controllers that are bars.
  private static let controllerBars: Set<String> = ["navigationBar", "toolbar", "tabBar"]

  /// The keys that the compiler derives from other parts of the document.
  private static let derived: Set<String> = [
    "UIContentSize", "UIStackViewArrangedSubviews", "UIViewContentHuggingPriority",
    "UIViewContentCompressionResistancePriority", "UITableCellBackgroundColorSet",
  ]
}
