import InterfaceBuilder

/// Describes changes for a reviewer, object by object.
struct ReviewBuilder {
  private let finder: ChangeFinder
  private let showsAll: Bool
  private var old: ComparedTree { finder.old }
  private var new: ComparedTree { finder.new }

  /// The object of a line, in the new version, or in the old version if it was removed.
  private struct Owner: Hashable {
    var item: Int
    var isNew: Bool
  }

  private struct Part {
    var phrases: [ReviewLine.Phrase] = []
    var addedConstraints: [Int] = []
    var removedConstraints: [Int] = []
  }

  private var parts: [Owner: Part] = [:]
  private var folded: [ChangeFolding: Set<Owner>] = [:]
  private var lines: [ReviewLine] = []
  /// Values that have already been described as a whole.
  private var told = Set<Int>()
  private var versions: [String] = []
  /// The effect of the change that is being described.
  private var effect = ReviewLine.Effect.change
  /// The positions of the children of parents in the new version, by parent and child.
  private var places: [Int: [Int: Int]] = [:]
  /// Items of the new version with changes that affect the app.
  private var changedItems: Set<Int> = []

  init(_ finder: ChangeFinder, showsAll: Bool) {
    self.finder = finder
    self.showsAll = showsAll
  }

  /// Returns the review: one line for each changed object, then one line that summarizes the other changes.
  mutating func review() -> [ReviewLine] {
    describeMovedConnections()
    changedItems = Set(finder.found.filter { folding($0) == nil }.map(\.new))
    for found in finder.found { tell(found) }
    let inOrder = parts.sorted { Self.order($0.key) < Self.order($1.key) }
    for (owner, part) in inOrder {
      let phrases = part.phrases + constraintPhrases(part, owner)
      guard !phrases.isEmpty else { continue }
      lines.append(
        ReviewLine(
          object: id(of: owner), title: title(of: owner), phrases: phrases))
    }
    if let summary = foldedLine { lines.append(ReviewLine(summary)) }
    return lines
  }

  private static func order(_ owner: Owner) -> (Int, Int) { (owner.item, owner.isNew ? 0 : 1) }

  private func title(of owner: Owner) -> String {
    owner.isNew ? new.title(of: owner.item) : old.title(of: owner.item)
  }

  private func id(of owner: Owner) -> String? {
    let tree = owner.isNew ? new : old
    return tree.items[owner.item].identity
  }

  // MARK: Owners

  private static func isOwner(_ item: ComparedItem) -> Bool {
    switch item.role {
    case .object, .guide: true
    default: item.name == "scene" || item.role == .archived && item.identity != nil
    }
  }

  /// Returns the object around an item.
  private func owner(_ found: ChangeFinder.Found, outside: Bool = false) -> Owner {
    let isNew = found.new != Matching.none
    let tree = isNew ? new : old
    let item = isNew ? found.new : found.old
    let start = outside ? tree.items[item].parent : item
    let owner = tree.nearest(start, where: Self.isOwner) ?? tree.root ?? 0
    if !isNew, finder.matching.newOf[owner] != Matching.none {
      return Owner(item: finder.matching.newOf[owner], isNew: true)
    }
    return Owner(item: owner, isNew: isNew)
  }

  // MARK: Folding

  private func folding(_ found: ChangeFinder.Found) -> ChangeFolding? {
    let isNew = found.new != Matching.none
    let tree = isNew ? new : old
    let item = isNew ? found.new : found.old
    switch found.change {
    case .declaration: return .versions
    case .attribute(_, let name, let from, let to, let index):
      if from == to, index != nil { return .reordering }
      return tree.folding(of: item, attribute: name)
    case .move:
      let parent = finder.new.items[found.new].parent
      let stays = finder.matching.oldOf[parent] == old.items[found.old].parent
      if stays, !new.isOrdered(parent) { return .reordering }
      return tree.folding(of: item, attribute: nil)
    case .add, .remove, .rename, .text: return tree.folding(of: item, attribute: nil)
    }
  }

  private var foldedLine: String? {
    let names: [(ChangeFolding, String, String)] = [
      (.frames, "frame", "frames"), (.ids, "new id", "new ids"),
      (.reordering, "reordering", "reorderings"),
      (.canvas, "canvas setting", "canvas settings"),
    ]
    var items = names.compactMap { kind, one, many -> String? in
      guard let count = folded[kind]?.count else { return nil }
      return "\(count) \(count == 1 ? one : many)"
    }
    if folded[.versions] != nil { items.append(versions.first ?? "versions of tools") }
    if folded[.resources] != nil { items.append("resources") }
    guard !items.isEmpty else { return nil }
    return (lines.isEmpty ? "only " : "also ") + items.joined(separator: ", ")
      + " (--all shows them)"
  }

  // MARK: Phrases

  private mutating func add(_ phrase: String, _ owner: Owner) {
    parts[owner, default: Part()].phrases.append(.init(phrase, effect))
  }

  private mutating func tell(_ found: ChangeFinder.Found) {
    let about = owner(found)
    switch found.change {
    case .add: effect = .addition
    case .remove: effect = .removal
    default: effect = .change
    }
    if let folding = folding(found) {
      if case .attribute(_, "toolsVersion", let from?, let to?, _) = found.change {
        versions.append("tools version \(from) → \(to)")
      }
      guard showsAll else {
        // The new destination of a recreated connection already implies its new id.
        if folding == .ids, changedItems.contains(found.new) { return }
        folded[folding, default: []].insert(about)
        return
      }
    }
    switch found.change {
    case .add: describeAddition(found)
    case .remove: describeRemoval(found)
    case .move: describeMove(found)
    case .rename where found.new != about.item && new.isValue(found.new):
      describeValue(found, about)
    case .rename(_, let from, let to):
      add("changed from \(ComparedTree.words(from)) to \(ComparedTree.words(to))", about)
    case .attribute(_, let name, let from, let to, _):
      describeAttribute(found, about, name, from, to)
    case .text(_, let from, let to): describeText(found, about, from, to)
    case .declaration(let from, let to): add("XML declaration \(from) → \(to)", about)
    }
  }

  private mutating func describeAddition(_ found: ChangeFinder.Found) {
    // Bounded: the parser of documents limits the depth of elements.
    let around = owner(found, outside: true)
    let item = new.items[found.new]
    guard item.kind == .element, item.name != "scene" else {
      add("\(new.note(found.new)) added", around)
      return
    }
    switch item.role {
    case .constraint: parts[around, default: Part()].addedConstraints.append(found.new)
    case .connection where !told.contains(found.new):
      let target = new.destinationTitle(ofConnection: found.new)
      add("\(new.title(of: found.new)) to \(target) added", around)
    case .connection: break
    case .object where new.referent(of: found.new) != nil:
      add("\(new.title(of: found.new)) added to \(listName(item.parent, in: new))", around)
    case .object, .guide, .archived:
      // Existing items that moved into the new item are reported as moved.
      let inside =
        new.subtree(found.new).count {
          Self.isOwner(new.items[$0]) && finder.matching.oldOf[$0] == Matching.none
        } - 1
      let more = inside > 0 ? " with \(inside) \(inside == 1 ? "object" : "objects") inside" : ""
      add("\(new.titleWithID(of: found.new)) added\(more)", around)
    case .container:
      for child in item.children where finder.matching.oldOf[child] == Matching.none {
        describeAddition(.init(change: found.change, old: Matching.none, new: child))
      }
    default:
      add("\(path(found.new, in: new)) \(new.shown(found.new)) added", around)
    }
  }

  private mutating func describeRemoval(_ found: ChangeFinder.Found) {
    // Bounded: the parser of documents limits the depth of elements.
    let around = owner(found, outside: true)
    let item = old.items[found.old]
    guard item.kind == .element, item.name != "scene" else {
      add("\(old.note(found.old)) removed", around)
      return
    }
    switch item.role {
    case .constraint: parts[around, default: Part()].removedConstraints.append(found.old)
    case .connection where !gone.contains(found.old):
      let target = old.destinationTitle(ofConnection: found.old)
      add("\(old.title(of: found.old)) to \(target) removed", around)
    case .connection: break
    case .object where old.referent(of: found.old) != nil:
      add("\(old.title(of: found.old)) removed from \(listName(item.parent, in: old))", around)
    case .object, .guide, .archived:
      add("\(old.titleWithID(of: found.old)) removed", around)
    case .container:
      for child in item.children where finder.matching.newOf[child] == Matching.none {
        describeRemoval(.init(change: found.change, old: child, new: Matching.none))
      }
    default:
      add("\(path(found.old, in: old)) removed (was \(old.shown(found.old)))", around)
    }
  }

  private mutating func describeMove(_ found: ChangeFinder.Found) {
    let newParent = new.items[found.new].parent
    let about = owner(found)
    if finder.matching.oldOf[newParent] == old.items[found.old].parent {
      let place = place(of: found.new, in: newParent)
      add(
        "\(subject(found.new, about))moved to position \(place + 1) in \(listName(newParent, in: new))",
        about)
      return
    }
    let from = old.nearest(old.items[found.old].parent, where: Self.isOwner)
    let to = new.nearest(newParent, where: Self.isOwner)
    add(
      "\(subject(found.new, about))moved from \(from.map { old.title(of: $0) } ?? "the document") to "
        + (to.map { new.title(of: $0) } ?? "the document"), about)
  }

  /// Returns the position of an item among its siblings in the new document.
  private mutating func place(of item: Int, in parent: Int) -> Int {
    if places[parent] == nil {
      places[parent] = Dictionary(
        uniqueKeysWithValues: zip(new.items[parent].children, 0...))
    }
    return places[parent]?[item] ?? 0
  }

  private func subject(_ item: Int, _ owner: Owner) -> String {
    item == owner.item ? "" : new.title(of: item) + " "
  }

  private func listName(_ parent: Int, in tree: ComparedTree) -> String {
    ComparedTree.words(tree.items[parent]["key"] ?? tree.items[parent].name)
  }

  private mutating func describeText(
    _ found: ChangeFinder.Found, _ owner: Owner, _ from: String, _ to: String
  ) {
    let parent = new.items[found.new].parent
    let name = new.items[found.new].kind == .comment ? "comment" : path(parent, in: new)
    add("\(name) \"\(ComparedTree.short(from))\" → \"\(ComparedTree.short(to))\"", owner)
  }

  private mutating func describeAttribute(
    _ found: ChangeFinder.Found, _ owner: Owner, _ name: String, _ from: String?, _ to: String?
  ) {
    let item = found.new
    guard from != to else {
      add("attribute \(name) moved to another position", owner)
      return
    }
    switch new.items[item].role {
    case .constraint:
      let around = owner.isNew ? owner.item : nil
      if name == "constant" {
        let text = new.constraintText(item, of: around, showsConstant: false)
        add("constraint \(text): \(from ?? "0") → \(to ?? "0")", owner)
      } else {
        let text = new.constraintText(item, of: around)
        add("constraint \(text): \(change(name, from, to, item))", owner)
      }
      return
    case .connection:
      add("\(new.title(of: item)): \(change(name, from, to, item))", owner)
      return
    default: break
    }
    if item != owner.item, new.isValue(item) {
      describeValue(found, owner)
      return
    }
    let prefix = item == owner.item ? "" : path(item, in: new) + " "
    add(prefix + change(name, from, to, item), owner)
  }

  /// Describes a changed value with one phrase, however many of its attributes changed.
  private mutating func describeValue(_ found: ChangeFinder.Found, _ owner: Owner) {
    guard told.insert(found.new).inserted else { return }
    let (before, after) = (old.valueText(found.old), new.valueText(found.new))
    add("\(path(found.new, in: new)) \(before) → \(after)", owner)
  }

  private func change(_ name: String, _ from: String?, _ to: String?, _ item: Int) -> String {
    switch (from, to) {
    case (nil, let to): "\(name) set to \(shown(name, to, item))"
    case (let from, nil): "\(name) no longer set (was \(shown(name, from, item)))"
    default: "\(name) \(shown(name, from, item)) → \(shown(name, to, item))"
    }
  }

  /// Returns a value as shown to reviewers: titles of objects instead of ids, and text in quotation marks.
  private func shown(_ name: String, _ value: String?, _ item: Int) -> String {
    guard let value else { return "nothing" }
    if new.isReference(name, of: item) {
      let tree = new.identities[value] == nil ? old : new
      return tree.title(ofObject: value)
    }
    let isWord = value.utf8.allSatisfy { $0 > 0x20 } && !value.isEmpty
    return isWord ? value : "\"\(ComparedTree.short(value))\""
  }

  /// Returns the path from the enclosing object to an item: `normal title`.
  private func path(_ item: Int, in tree: ComparedTree) -> String {
    var words: [String] = []
    var current = item
    while current != 0, !Self.isOwner(tree.items[current]), current != tree.root {
      let item = tree.items[current]
      if item.role != .container {
        words.append(
          item["key"] ?? item["keyPath"] ?? item["name"] ?? ComparedTree.words(item.name))
      }
      current = item.parent
    }
    return words.reversed().joined(separator: " ")
  }

  // MARK: Constraints and connections

  private func constraintPhrases(_ part: Part, _ owner: Owner) -> [ReviewLine.Phrase] {
    let (added, removed) = (part.addedConstraints, part.removedConstraints)
    guard added.count + removed.count > 3 else {
      let around = owner.isNew ? owner.item : Matching.none
      let before = owner.isNew ? finder.matching.oldOf[owner.item] : owner.item
      return added.map {
        .init("constraint \(new.constraintText($0, of: around)) added", .addition)
      }
        + removed.map {
          .init("constraint \(old.constraintText($0, of: before)) removed", .removal)
        }
    }
    let replaced = min(added.count, removed.count)
    var phrases: [ReviewLine.Phrase] = []
    if added.count > replaced {
      phrases.append(.init(Self.count(added.count - replaced, "added"), .addition))
    }
    if removed.count > replaced {
      phrases.append(.init(Self.count(removed.count - replaced, "removed"), .removal))
    }
    if replaced > 0 { phrases.append(.init(Self.count(replaced, "replaced"), .change)) }
    return phrases
  }

  private static func count(_ count: Int, _ what: String) -> String {
    "\(count) \(count == 1 ? "constraint" : "constraints") \(what)"
  }

  /// Connections of the old version that have moved.
  private var gone = Set<Int>()

  /// Reports a connection as moved if one object lost it and another one gained it with the same destination,
  /// regardless of its id.
  private mutating func describeMovedConnections() {
    var left: [[String?]: Int] = [:]
    for item in old.items.indices
    where old.items[item].role == .connection && finder.matching.newOf[item] == Matching.none {
      left[signature(item, in: old)] = item
    }
    guard !left.isEmpty else { return }
    for item in new.items.indices
    where new.items[item].role == .connection && finder.matching.oldOf[item] == Matching.none {
      guard let before = left.removeValue(forKey: signature(item, in: new)),
        let from = old.source(ofConnection: before), let to = new.source(ofConnection: item),
        finder.matching.newOf[from] != to
      else { continue }
      told.insert(item)
      gone.insert(before)
      add(
        "\(new.title(of: item)) moved here from \(old.title(of: from))",
        Owner(item: to, isNew: true))
    }
  }

  private func signature(_ item: Int, in tree: ComparedTree) -> [String?] {
    let item = tree.items[item]
    let name = item["property"] ?? item["selector"]
    return [item.name, name, item["destination"], item["eventType"]]
  }
}
