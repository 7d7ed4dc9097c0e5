import InterfaceBuilder
import NibCompiler
import NibFormat
import Synchronization
import XMLTree

/// A part of a document that a compiled sample shows to set keys of an object: an attribute with a value, or a child.
struct Probe {
  /// The statement of the part about the value.
  enum Content {
    /// A value that is always the same: a Boolean or a word.
    case fixed(String)
    case number
    case text
    case image
    /// A color, font, size or other child with a value of its own.
    case value(ValueForm)
    /// An object as a child, or objects in a container.
    case objects
    /// A child that clears the property.
    case cleared
  }

  /// The element that holds the attribute: the object itself if nil, or else a child with these names.
  var holder: (element: String, key: String)?
  /// The attribute, or the child's property; the name of the container for objects without a property.
  var name: String
  /// Further attributes that belong to the value.
  var others: [(name: String, value: String)] = []
  var content: Content
  /// The values of the keys that the part changes; nil for a key that it removes.
  var changes: [String: String?]
  /// The key whose value the part determines; nil for a fixed value.
  var carrier: String?
}

/// The kinds of children that hold a value.
enum ValueForm: CaseIterable {
  case color, font, insets, size, rect, date
}

/// The keys that an element's attributes and children compile to, found by compiling one sample for each of them.
///
/// The compiler is the only description of the keys of nibs, so the decompiler asks it instead of having a table.
struct ElementProbes {
  /// The class of the element's objects in a nib.
  let className: String
  /// The values of an object without attributes.
  let plain: [String: String]
  /// The parts that change a key.
  let probes: [Probe]
}

/// Compiles samples of elements as one build of Apple's compiler does.
final class ElementSampler {
  private struct Key: Hashable {
    let build: Int
    let element: String
  }

  let tools: IBToolsVersion
  /// What elements compile to, which is always the same for one build.
  private static let known = Mutex<[Key: ElementProbes?]>([:])
  var knownBits: [String: AttributeBits] = [:]
  private var systemColors: [String: String] = [:]

  init(tools: IBToolsVersion) { self.tools = tools }

  /// Returns what the compiler makes of an element; nil for an element that it does not compile.
  func probes(of element: String) -> ElementProbes? {
    let key = Key(build: tools.build, element: element)
    if let known = Self.known.withLock({ $0[key] }) { return known }
    let probes = sample(element)
    Self.known.withLock { $0[key] = .some(probes) }
    return probes
  }

  // The keys that depend on the place of a view, its contents and its constraints.
  static let structural: Set<String> = [
    "UIBounds", "UICenter", "UIContentSize", "UISubviews", "UIViewAutolayoutConstraints",
    "UIViewLayoutGuides",
    "UIAutoresizingMask", "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints",
    "UIViewContentCompressionResistancePriority",
  ]

  private struct Sample {
    var probe: Probe
    var element: DraftElement
    /// The object inside, if the sample shows where one belongs.
    var child: DraftElement?
  }

  private func sample(_ element: String) -> ElementProbes? {
    guard let name = Vocabulary.interfaceBuilder.name(element) else { return nil }
    var samples = attributeSamples(of: name, in: element, holder: nil)
    for (child, key) in SampleParts.attributed {
      guard let childName = Vocabulary.interfaceBuilder.name(child) else { continue }
      samples += attributeSamples(of: childName, in: element, holder: (child, key))
    }
    samples += hugging(of: element)
    samples += childSamples(of: element)
    samples += objectSamples(of: element)
    let plain = base(element)
    plain["id"] = "plain"
    for (index, sample) in samples.enumerated() {
      sample.element["id"] = "p\(index)"
      sample.child?["id"] = "p\(index)-child"
    }
    let draft = DraftDocument(tools: tools)
    draft.objects.children += [plain] + samples.map(\.element)
    guard let graph = try? compiled(draft) else { return nil }
    let reader = NibReader(graph)
    var objects: [String: Int] = [:]
    for (object, origin) in graph.origins {
      if let id = origin.objectID, objects[id] == nil { objects[id] = object }
    }
    guard let first = objects["plain"] else { return nil }
    let base = shapes(of: first, reader)
    return ElementProbes(
      className: reader.className(first), plain: base,
      probes: samples.enumerated().compactMap { index, sample in
        guard let object = objects["p\(index)"] else { return nil }
        return measured(sample.probe, of: object, base, objects, "p\(index)", reader)
      })
  }

  func compiled(_ draft: DraftDocument) throws -> NibGraph {
    var options = NibCompiler.Options()
    options.toolsVersion = tools
    return try NibCompiler(options: options).compile(
      IBDocument(parsing: draft.bytes(limit: .max) ?? [])
    ).graph
  }

  /// Returns the description of a system color that a document names in the old spelling; nil if it is unknown.
  func shape(ofSystemColor name: String) -> String? {
    if let known = systemColors[name] { return known }
    let view = DraftElement("view", ["id": "plain"])
    view.children.append(
      DraftElement("color", ["key": "backgroundColor", "cocoaTouchSystemColor": name]))
    let draft = DraftDocument(tools: tools)
    draft.objects.children.append(view)
    var shape: String?
    if let graph = try? compiled(draft), let object = graph.origins.keys.min() {
      let reader = NibReader(graph)
      shape = reader.values(of: object)["UIBackgroundColor"].map { reader.shape($0) }
    }
    systemColors[name] = shape
    return shape
  }

  /// A canvas whose size the views of controllers have.
  struct Canvas {
    /// The device; nil for the canvas of documents without one.
    let device: String?
    let isLandscape: Bool
  }

  /// Returns the canvases by the width and height that the compiler gives to their views, in points.
  func canvases() -> [[Double]: Canvas] {
    let words = AttributeType.Enumeration.device.words
    var canvases: [[Double]: Canvas] = [:]
    func add(_ device: String?, isLandscape: Bool) {
      let view = base("view")
      view["id"] = "plain"
      let draft = DraftDocument(tools: tools)
      draft.objects.children.append(view)
      if let device {
        draft.device = DraftElement(
          "device", ["id": device, "orientation": isLandscape ? "landscape" : "portrait"])
      }
      guard let graph = try? compiled(draft),
        let object = graph.origins.first(where: { $0.value.objectID == "plain" })?.key,
        let size = NibReader(graph).geometry("UIBounds", of: object), size.count == 4,
        // The view keeps its own size on a device that the compiler does not know.
        size[2...] != [320, 44], canvases[[size[2], size[3]]] == nil
      else { return }
      canvases[[size[2], size[3]]] = Canvas(device: device, isLandscape: isLandscape)
    }
    add(nil, isLandscape: false)
    for isLandscape in [false, true] {
      for word in words { add(word, isLandscape: isLandscape) }
    }
    return canvases
  }

  func shapes(of object: Int, _ reader: NibReader) -> [String: String] {
    var shapes: [String: String] = [:]
    for (key, value) in reader.values(of: object) where !Self.structural.contains(key) {
      shapes[key] = reader.shape(value)
    }
    return shapes
  }

  /// Returns a probe with the keys that its sample changed; nil if it changed none.
  private func measured(
    _ probe: Probe, of object: Int, _ base: [String: String], _ objects: [String: Int],
    _ id: String, _ reader: NibReader
  ) -> Probe? {
    var probe = probe
    let values = shapes(of: object, reader)
    for (key, shape) in values where base[key] != shape { probe.changes[key] = shape }
    for key in base.keys where values[key] == nil { probe.changes[key] = .some(nil) }
    func carries(_ value: NibValue) -> Bool {
      switch probe.content {
      case .fixed, .cleared: false
      case .number: value.number == SampleParts.number || value.number == SampleParts.integer
      case .text: reader.shape(value) == "\"\(SampleParts.text)\""
      case .image:
        if case .object(let object) = value {
          reader.text("UIResourceName", of: object) == SampleParts.text
        } else {
          false
        }
      case .objects:
        if case .object(let member) = value, let child = objects[id + "-child"] {
          member == child || reader.members(of: member) == [child]
        } else {
          false
        }
      case .value(let form): SampleParts.isSample(value, of: form, reader)
      }
    }
    switch probe.content {
    case .fixed, .cleared: break
    default:
      // Arrays of objects have equal shapes, so every value is examined.
      let carrier = reader.values(of: object).filter { carries($0.value) }.keys.sorted()
        .first { !Self.structural.contains($0) }
      guard let carrier else { return nil }
      probe.carrier = carrier
      probe.changes[carrier] = values[carrier]
    }
    return probe.changes.isEmpty ? nil : probe
  }

  /// Returns an element of the kind with what every such element has.
  private func base(_ element: String) -> DraftElement {
    let draft = DraftElement(element)
    if let name = Vocabulary.interfaceBuilder.name(element), IBSchema.isView(name, on: .iOS) {
      draft.children.append(
        DraftElement(
          "rect", ["key": "frame", "x": "1", "y": "2", "width": "320", "height": "44"]))
    }
    return draft
  }

  private func attributeSamples(
    of name: Name, in element: String, holder: (element: String, key: String)?
  ) -> [Sample] {
    IBSchema.attributes(of: name, on: .iOS).flatMap { row -> [Sample] in
      let attribute = Vocabulary.interfaceBuilder.spelling(of: row.name)
      guard !SampleParts.ignored.contains(attribute) else { return [] }
      let values: [(String, Probe.Content)] =
        switch row.type {
        case .bool: [("YES", .fixed("YES")), ("NO", .fixed("NO"))]
        case .enumeration(let words): words.words.map { ($0, .fixed($0)) }
        case .int: [("\(Int(SampleParts.integer))", .number)]
        case .double, .decimal, .priority, .component, .multiplier:
          [("\(SampleParts.number)", .number)]
        case .imageName: [(SampleParts.text, .image)]
        case .text, .string, .identifier, .selector, .keyPath, .className, .url, .fontName:
          [(SampleParts.text, .text)]
        default: []
        }
      return values.map { value, content in
        let draft = base(element)
        if let holder {
          let child = DraftElement(holder.element, ["key": holder.key])
          child[attribute] = value
          draft.children.append(child)
        } else {
          draft[attribute] = value
        }
        return Sample(
          probe: Probe(holder: holder, name: attribute, content: content, changes: [:]),
          element: draft)
      }
    }
  }

  /// Returns samples with the content hugging priorities that are usual for some class, which nibs do not contain.
  private func hugging(of element: String) -> [Sample] {
    [("750", "750"), ("250", "750"), ("250", "250")].map { across, down in
      let draft = base(element)
      draft["horizontalHuggingPriority"] = across
      draft["verticalHuggingPriority"] = down
      return Sample(
        probe: Probe(
          name: "horizontalHuggingPriority", others: [("verticalHuggingPriority", down)],
          content: .fixed(across), changes: [:]),
        element: draft)
    }
  }

  private func childSamples(of element: String) -> [Sample] {
    var samples: [Sample] = []
    func add(_ child: DraftElement, _ key: String, _ content: Probe.Content) {
      let draft = base(element)
      child["key"] = key
      draft.children.append(child)
      samples.append(
        Sample(probe: Probe(name: key, content: content, changes: [:]), element: draft))
    }
    for (form, keys) in SampleParts.values {
      for key in keys {
        add(SampleParts.element(of: form), key, .value(form))
        add(DraftElement("nil"), key, .cleared)
      }
    }
    return samples
  }

  private func objectSamples(of element: String) -> [Sample] {
    SampleParts.objects.map { part in
      let draft = base(element)
      let child = base(part.element)
      if let key = part.key { child["key"] = key }
      if let container = part.container {
        draft.container(container).children.append(child)
      } else {
        draft.children.append(child)
      }
      return Sample(
        probe: Probe(
          holder: part.container.map { ($0, "") }, name: part.key ?? part.element,
          content: .objects,
          changes: [:]),
        element: draft, child: child)
    }
  }
}
