import XMLTree

/// A finder of the changes between two matched documents, in an order in which they can be applied.
struct ChangeFinder {
  /// A change with the affected items.
  struct Found {
    var change: DocumentChange
    /// The item in the old document, or ``Matching/none`` for an added item.
    var old: Int
    /// The item in the new document, or ``Matching/none`` for a removed item.
    var new: Int
  }

  let old: ComparedTree
  let new: ComparedTree
  let matching: Matching
  private let oldOrdinals: [Int]
  private let newOrdinals: [Int]
  /// The new texts that would become one with the text before them in the markup of their parent.
  private let separateTexts: Set<Int>
  private(set) var found: [Found] = []

  init(_ old: ComparedTree, _ new: ComparedTree) {
    self.old = old
    self.new = new
    matching = Matching(old, new)
    oldOrdinals = old.ordinals
    newOrdinals = new.ordinals
    separateTexts = Self.separateTexts(new, matching)
    findDeclaration()
    findRemovals()
    // In document order, because the first item with an id is the one that has it: also while changes are applied.
    var open = [Visit(item: 0, index: 0, stays: true)]
    while let next = open.popLast() {
      // Bounded: each item of the document is visited once.
      let partner = matching.oldOf[next.item]
      if !next.stays { place(next.item, at: next.index, partner) }
      if partner != Matching.none {
        if matching.isSame(partner, next.item) { continue }
        compare(partner, next.item)
      }
      let children = new.items[next.item].children
      let staying = partner == Matching.none ? [] : self.staying(children, partner)
      for (index, child) in children.enumerated().reversed() {
        open.append(Visit(item: child, index: index, stays: staying.contains(child)))
      }
    }
  }

  /// An item of the new document to look at.
  private struct Visit {
    var item: Int
    /// The place among the children of its parent.
    var index: Int
    /// Whether it keeps its parent and its order among the siblings that stay.
    var stays: Bool
  }

  private mutating func add(_ change: DocumentChange, _ old: Int, _ new: Int) {
    found.append(Found(change: change, old: old, new: new))
  }

  private mutating func findDeclaration() {
    let (from, to) = (Self.text(of: old.declaration), Self.text(of: new.declaration))
    if from != to { add(.declaration(from: from, to: to), 0, 0) }
  }

  /// Returns the text of an XML declaration. The encoding is always UTF-8, regardless of the encoding of the file.
  static func text(of declaration: XMLDeclaration?) -> String {
    guard let declaration else { return "" }
    let isUTF8 = ["UTF-8", "UTF8"].contains(declaration.encoding?.uppercased())
    let encoding = declaration.encoding.map { isUTF8 ? $0 : "UTF-8" }
    return [
      ("version", declaration.version), ("encoding", encoding),
      ("standalone", declaration.standalone),
    ].compactMap { name, value in value.map { "\(name)=\"\($0)\"" } }.joined(separator: " ")
  }

  private mutating func findRemovals() {
    var open = [0]
    while let next = open.popLast() {
      // Bounded: each item of the document is visited once.
      let partner = matching.newOf[next]
      if partner != Matching.none, matching.isSame(next, partner) { continue }
      if partner == Matching.none, matching.newOf[old.items[next].parent] != Matching.none {
        add(.remove(at: old.address(of: next, oldOrdinals)), next, Matching.none)
      }
      open += old.items[next].children.reversed()
    }
  }

  // MARK: What an item says

  private mutating func compare(_ left: Int, _ right: Int) {
    let (one, two) = (old.items[left], new.items[right])
    guard !one.hasOwn(of: two) else { return }
    let address = old.address(of: left, oldOrdinals)
    if one.name != two.name { add(.rename(at: address, from: one.name, to: two.name), left, right) }
    if one.text != two.text { add(.text(at: address, from: one.text, to: two.text), left, right) }
    compareAttributes(one, two) {
      add(.attribute(at: address, name: $0, from: $1, to: $2, index: $3), left, right)
    }
  }

  /// Reports the attributes that differ: first removed ones, then the others in the order of the new element.
  private func compareAttributes(
    _ one: ComparedItem, _ two: ComparedItem,
    _ report: (_ name: String, _ from: String?, _ to: String?, _ index: Int?) -> Void
  ) {
    var places: [String: Int] = [:]
    for (place, attribute) in one.attributes.enumerated() { places[attribute.name] = place }
    let names = Set(two.attributes.map(\.name))
    for attribute in one.attributes where !names.contains(attribute.name) {
      report(attribute.name, attribute.value, nil, nil)
    }
    let kept = two.attributes.indices.filter { places[two.attributes[$0].name] != nil }
    let run = IncreasingRun.places(of: kept.compactMap { places[two.attributes[$0].name] })
    let staying = Set(run.map { kept[$0] })
    for (index, attribute) in two.attributes.enumerated() {
      let before = places[attribute.name].map { one.attributes[$0].value }
      if !staying.contains(index) {
        report(attribute.name, before, attribute.value, index)
      } else if before != attribute.value {
        report(attribute.name, before, attribute.value, nil)
      }
    }
  }

  // MARK: Where items are

  private static func separateTexts(_ new: ComparedTree, _ matching: Matching) -> Set<Int> {
    var found = Set<Int>()
    for item in new.items where item.children.count > 1 {
      var last: ComparedItem.Kind?
      for child in item.children where matching.oldOf[child] == Matching.none {
        let kind = new.items[child].kind
        if kind == .text, last == .text { found.insert(child) }
        last = kind
      }
    }
    return found
  }

  /// Reports where an item is that did not stay: moved there, or added.
  private mutating func place(_ child: Int, at index: Int, _ partner: Int) {
    let parent = new.items[child].parent
    let isAddedAlone =
      parent == 0 || matching.oldOf[parent] != Matching.none || separateTexts.contains(child)
    // An item below an added one is part of its markup.
    guard partner != Matching.none || isAddedAlone else { return }
    let place = DocumentChange.Place(parent: new.address(of: parent, newOrdinals), index: index)
    if partner != Matching.none {
      return add(.move(at: old.address(of: partner, oldOrdinals), to: place), partner, child)
    }
    let markup = new.markup(of: child) {
      matching.oldOf[$0] == Matching.none && !separateTexts.contains($0)
    }
    add(.add(markup: markup, place), Matching.none, child)
  }

  /// Returns the children that keep their parent and their relative order.
  private func staying(_ children: [Int], _ partner: Int) -> Set<Int> {
    var places: [Int: Int] = [:]
    for (place, child) in old.items[partner].children.enumerated() { places[child] = place }
    let kept = children.compactMap { child in
      places[matching.oldOf[child]].map { (child: child, place: $0) }
    }
    return Set(IncreasingRun.places(of: kept.map(\.place)).map { kept[$0].child })
  }
}
