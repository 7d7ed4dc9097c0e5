/// Something that both sides changed differently.
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
    func shown(_ value: String?) -> String {
      value.map { "'\(ComparedTree.short($0))'" } ?? "no value"
    }
    switch kind {
    case .value:
      return "\(title): both sides changed \(property ?? "it"):"
        + " \(shown(ours)) in ours, \(shown(theirs)) in theirs"
    case .removal:
      let (one, other) = ours == nil ? ("ours", "theirs") : ("theirs", "ours")
      return "\(title): removed in \(one), changed in \(other)"
    case .slot:
      return "\(title): both sides set \(property ?? "it"):"
        + " \(ours ?? "no object") in ours, \(theirs ?? "no object") in theirs"
    case .place: return "\(title): moved to different places"
    case .order: return "\(title): both sides changed the order of \(property ?? "its items")"
    }
  }
}
