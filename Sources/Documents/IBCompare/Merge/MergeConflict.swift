/// A conflict between the changes of both sides.
public struct MergeConflict: Hashable, Sendable {
  /// The kinds of conflict.
  public enum Kind: String, Hashable, Sendable {
    /// Both sides changed the value of a property.
    case value
    /// One side removed an item that the other side changed.
    case removal
    /// Both sides moved an object to different places.
    case place
    /// Both sides reordered a list.
    case order
    /// Both sides set a property to different objects.
    case slot
  }

  /// The kind of conflict.
  public var kind: Kind
  /// The address of the item, as in ``DocumentChange``.
  public var address: String
  /// The readable name of the object, with its id.
  public var title: String
  /// The property that both sides changed, or nil for the item itself.
  public var property: String?
  /// The value in the base, or nil if there is none.
  public var base: String?
  /// The value in ours, or nil if there is none.
  public var ours: String?
  /// The value in theirs, or nil if there is none.
  public var theirs: String?
}

extension MergeConflict {
  /// A one-line description of the conflict.
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
    case .place: return "\(title): both sides moved it to different places"
    case .order: return "\(title): both sides changed the order of \(property ?? "its items")"
    }
  }
}
