import Diagnostics

extension LoadedNib {
  /// The owner, the application if something is connected to or from it, and the top-level objects with their contents.
  public var hierarchy: [LoadedObject] {
    let connections = Dictionary(grouping: connections, by: \.sourceNumber)
    var children: [Int: [NibInstantiation.Entry]] = [:]
    var roots: [NibInstantiation.Entry] = []
    let known = Set(entries.map(\.number))
    for entry in entries {
      if let parent = entry.parent, known.contains(parent) {
        children[parent, default: []].append(entry)
      } else {
        roots.append(entry)
      }
    }
    var seen: Set<Int> = []
    func node(_ entry: NibInstantiation.Entry) -> LoadedObject? {
      // Bounded: each object is visited once, and the session limits their depth.
      guard seen.insert(entry.number).inserted else { return nil }
      return LoadedObject(
        object: entry.object, id: id(ofNumber: entry.number),
        className: className(ofNumber: entry.number), isCustom: isCustom(entry.number),
        role: entry.role, connections: connections[entry.number] ?? [],
        children: (children[entry.number] ?? []).compactMap { node($0) })
    }
    let owner = LoadedObject(
      object: self.owner, id: ownerNumber.flatMap(id(ofNumber:)),
      className: ownerNumber.map(className(ofNumber:)) ?? NibClasses.name(of: self.owner),
      isCustom: ownerNumber.map(isCustom) ?? false, role: .filesOwner,
      connections: ownerNumber.flatMap { connections[$0] } ?? [])
    return [owner] + roots.compactMap { node($0) }
  }

  func className(ofNumber number: Int) -> String {
    NibNames(source).className(of: number)
  }

  private func isCustom(_ number: Int) -> Bool { NibNames(source).isCustom(number) }
}
