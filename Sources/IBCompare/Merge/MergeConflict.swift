/// Something that both sides changed, each in its own way.
public struct MergeConflict: Hashable, Sendable {
  /// What the sides disagree on.
  public enum Kind: String, Hashable, Sendable {
    /// The value of a property.
    case value
    /// One side removed what the other one changed.
    case removal
    /// Where an object belongs.
    case place
    /// The order of a list.
    case order
    /// What fills a property that holds one object.
    case slot
  }

  /// What the sides disagree on.
  public var kind: Kind
  /// The address of the item: see ``DocumentChange``.
  public var address: String
  /// The object as a person calls it, with its id.
  public var title: String
  /// The property that both sides changed, nil where the item itself is meant.
  public var property: String?
  /// What there was before, nil for nothing.
  public var base: String?
  /// What this side made of it, nil for nothing.
  public var ours: String?
  /// What the other side made of it, nil for nothing.
  public var theirs: String?
}

extension MergeConflict {
  /// The conflict in one line.
  public var text: String {
    switch kind {
    case .value:
      let values = [ours, theirs].map { $0.map { "\"\(ComparedTree.short($0))\"" } ?? "nothing" }
      return "\(title): both sides changed \(property ?? "it"), to \(values[0]) and to \(values[1])"
    case .removal:
      let isOurs = ours == nil
      return
        "\(title): \(isOurs ? "ours" : "theirs") removed it, \(isOurs ? "theirs" : "ours") changed it"
    case .slot:
      return
        "\(title): both sides filled \(property ?? "it"), with \(ours ?? "nothing") and with \(theirs ?? "nothing")"
    case .place: return "\(title): both sides moved it to different places"
    case .order: return "\(title): both sides changed the order of its \(property ?? "items")"
    }
  }
}
