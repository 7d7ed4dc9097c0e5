import Diagnostics
import InterfaceBuilder
import TestSupport
import XMLTree

/// Edits as people make them in Interface Builder, at random and the same for every run.
///
/// They are made with `SourceEdits`, one after another, and leave a valid document: edits that would refer to a removed
/// object, or use an id twice, are skipped.
public struct RandomEdits {
  private var random: RandomSource
  /// The number of edits.
  private let count: Int

  public init(seed: UInt64) {
    random = RandomSource(seed: seed)
    count = 1 + random.below(6)
  }

  /// Returns the sample with a number.
  public static func sample(_ number: UInt64) throws -> [UInt8] {
    let names = ["MacMain.storyboard", "MainMenu.xib", "WatchMain.storyboard"]
    let usual = Samples.modern.filter { !names.contains($0) }
    var random = RandomSource(seed: number &* 31 &+ 7)
    return try IBDocument(parsing: try Samples.bytes(random.pick(usual))).formatted
  }

  /// A document with some edits, in Interface Builder's form.
  /// - Parameter tag: What new names and ids begin with, so that those of two sides differ; some ids are the same for all.
  public mutating func edited(_ bytes: [UInt8], tag: String) throws -> [UInt8] {
    var bytes = bytes
    for number in 0..<count {
      for _ in 0..<8 {
        let document = try IBDocument(parsing: bytes)
        var edits = SourceEdits(document.source)
        edit(document, &edits, "\(tag)\(number)")
        guard !edits.isEmpty, let result = try? IBDocument(parsing: edits.bytes),
          Self.errors(result) <= Self.errors(document), result.formatted != bytes
        else { continue }
        bytes = result.formatted
        break
      }
    }
    return bytes
  }

  private static func errors(_ document: IBDocument) -> Int {
    document.diagnostics.count { $0.severity == .error }
  }

  private mutating func edit(_ document: IBDocument, _ edits: inout SourceEdits, _ name: String) {
    let objects = Array(document.objects)
    let object = random.pick(objects)
    switch random.below(14) {
    case 0, 1: changeAttribute(object.node, &edits, name)
    case 2: edits.setAttribute("userLabel", to: "Label \(name)", on: object.node)
    case 3: removeAttribute(object.node, &edits)
    case 4:
      let constraints = objects.filter { $0.kind == .constraint }
      guard !constraints.isEmpty else { return }
      edits.setAttribute("constant", to: "\(random.below(99))", on: random.pick(constraints).node)
    case 5, 6: addView(document, &edits, name)
    case 7: removeView(document, &edits)
    case 8, 9: moveView(document, &edits)
    case 10: connect(objects, &edits, name)
    case 11: disconnect(document, &edits)
    case 12: changeValue(document, &edits)
    default:
      edits.setAttribute("toolsVersion", to: "\(30000 + random.below(999))", on: document.root)
    }
  }

  private static let kept: Set<String> = [
    "id", "sceneID", "sceneMemberID", "placeholderIdentifier", "key", "customModuleProvider",
  ]

  private func changeable(_ node: Node) -> [Attribute] {
    node.attributes.filter { attribute in
      !Self.kept.contains(attribute.spelling)
        && IBSchema.attribute(attribute.name, of: node.name)?.type != .reference
    }
  }

  private mutating func changeAttribute(_ node: Node, _ edits: inout SourceEdits, _ name: String) {
    let attributes = changeable(node)
    guard !attributes.isEmpty else { return }
    let attribute = random.pick(attributes)
    let value =
      switch attribute.value {
      case "YES": "NO"
      case "NO": "YES"
      case let text where Double(text) != nil: "\(random.below(1000))"
      case let text: text + name
      }
    guard IBSchema.attribute(attribute.name, of: node.name)?.type.accepts(value) != false else {
      return
    }
    edits.setAttribute(attribute.spelling, to: value, on: node)
  }

  private mutating func removeAttribute(_ node: Node, _ edits: inout SourceEdits) {
    let attributes = changeable(node)
    guard !attributes.isEmpty else { return }
    edits.removeAttribute(random.pick(attributes).spelling, from: node)
  }

  private func lists(_ document: IBDocument) -> [Node] {
    document.root.subtree.filter { $0.kind == .element && $0.spelling == "subviews" }
  }

  private mutating func addView(
    _ document: IBDocument, _ edits: inout SourceEdits, _ name: String
  ) {
    let lists = lists(document)
    guard !lists.isEmpty else { return }
    let list = random.pick(lists)
    // Sometimes use an id that the other side may choose as well.
    let id = random.below(5) == 0 ? "new-vi-\(100 + random.below(3))" : "\(name)-vi-ew"
    let rect = #"<rect key="frame" x="\#(random.below(99))" y="0.0" width="9" height="9"/>"#
    let view =
      #"<label text="Added \#(name)" translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)">\#(rect)</label>"#
    let siblings = Array(list.elements)
    if siblings.isEmpty || random.below(3) == 0 {
      edits.insert(view, random.below(2) == 0 ? .firstIn(list) : .lastIn(list))
    } else {
      edits.insert(view, .after(random.pick(siblings)))
    }
    guard random.below(2) == 0, let around = list.parent,
      let constraints = around.elements.first(where: { $0.spelling == "constraints" })
    else { return }
    edits.insert(
      #"<constraint firstItem="\#(id)" firstAttribute="top" constant="\#(random.below(50))" id="\#(name)-co-ns"/>"#,
      .lastIn(constraints))
  }

  private func views(_ document: IBDocument) -> [Node] {
    lists(document).flatMap { $0.elements.filter { $0["id"] != nil } }
  }

  private mutating func removeView(_ document: IBDocument, _ edits: inout SourceEdits) {
    let views = views(document)
    guard !views.isEmpty else { return }
    let view = random.pick(views)
    let gone = Set(view.subtree.compactMap { $0.kind == .element ? $0["id"] : nil })
    edits.remove(view)
    // As in Interface Builder, also remove references to the object.
    for node in document.root.subtree where node.kind == .element {
      guard [.constraint, .connection].contains(node.name.elementKind),
        node.index < view.index || node.index >= Int(view.record.subtreeEnd)
      else { continue }
      let ends = ["firstItem", "secondItem", "destination", "target"].compactMap { node[$0] }
      if ends.contains(where: gone.contains) { edits.remove(node) }
    }
  }

  private mutating func moveView(_ document: IBDocument, _ edits: inout SourceEdits) {
    let views = views(document)
    guard views.count > 1 else { return }
    let view = random.pick(views)
    let inside = Int(view.record.subtreeEnd)
    let targets = views.filter { $0.index < view.index || $0.index >= inside }
    guard !targets.isEmpty else { return }
    let target = random.pick(targets)
    edits.move(view, random.below(2) == 0 ? .before(target) : .after(target))
  }

  private mutating func connect(
    _ objects: [IBObject], _ edits: inout SourceEdits, _ name: String
  ) {
    let source = random.pick(objects.filter { $0.kind == .object })
    let target = random.pick(objects.filter { $0.kind == .object && $0.id != nil })
    // Sometimes use a property that the other side may connect as well.
    let property = random.below(4) == 0 ? "shared" : "outlet\(name)"
    let isTaken = source.connections.contains { $0.kind == .outlet && $0.name == property }
    guard !isTaken, let id = target.id else { return }
    let outlet = #"<outlet property="\#(property)" destination="\#(id)" id="\#(name)-ou-t"/>"#
    if let list = source.node.elements.first(where: { $0.spelling == "connections" }) {
      edits.insert(outlet, .lastIn(list))
    } else {
      edits.insert("<connections>\n\(outlet)\n</connections>", .lastIn(source.node))
    }
  }

  private mutating func disconnect(_ document: IBDocument, _ edits: inout SourceEdits) {
    let connections = Array(document.connections)
    guard !connections.isEmpty else { return }
    edits.remove(random.pick(connections).node)
  }

  private mutating func changeValue(_ document: IBDocument, _ edits: inout SourceEdits) {
    let values = document.root.subtree.filter {
      $0.kind == .element && ["rect", "color"].contains($0.spelling)
    }
    guard !values.isEmpty else { return }
    let value = random.pick(values)
    let numbers = value.attributes.filter { Double($0.value) != nil }
    guard !numbers.isEmpty else { return }
    edits.setAttribute(
      random.pick(numbers).spelling,
      to: value.spelling == "rect" ? "\(random.below(400))" : "0.\(random.below(9) + 1)",
      on: value)
  }
}

extension RandomEdits {
  /// A sample and two versions of it that were edited apart.
  public static func versions(
    seed: UInt64
  ) throws -> (base: [UInt8], ours: [UInt8], theirs: [UInt8]) {
    let base = try sample(seed)
    var ours = RandomEdits(seed: seed &* 2)
    var theirs = RandomEdits(seed: seed &* 2 &+ 1)
    return (base, try ours.edited(base, tag: "a"), try theirs.edited(base, tag: "b"))
  }
}
