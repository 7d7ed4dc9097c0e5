// What UIKit stores for these classes. Nothing here reads it.

extension UITableView {
  /// Stored only.
  public var separatorEffect: UIVisualEffect? {
    get { StoredValue.get(self, "separatorEffect", UIVisualEffect?.none) }
    set { StoredValue.set(self, "separatorEffect", newValue) }
  }
  /// Stored only.
  public var remembersLastFocusedIndexPath: Bool {
    get { StoredValue.get(self, "remembersLastFocusedIndexPath", false) }
    set { StoredValue.set(self, "remembersLastFocusedIndexPath", newValue) }
  }
  /// Stored only.
  public var selectionFollowsFocus: Bool {
    get { StoredValue.get(self, "selectionFollowsFocus", false) }
    set { StoredValue.set(self, "selectionFollowsFocus", newValue) }
  }
}

extension UICollectionView {
  /// Stored only.
  public var selectionFollowsFocus: Bool {
    get { StoredValue.get(self, "selectionFollowsFocus", false) }
    set { StoredValue.set(self, "selectionFollowsFocus", newValue) }
  }
  /// Stored only.
  public var reorderingCadence: ReorderingCadence {
    get { StoredValue.get(self, "reorderingCadence", ReorderingCadence.immediate) }
    set { StoredValue.set(self, "reorderingCadence", newValue) }
  }
}

extension UITableViewCell {
  /// Stored only.
  public var userInteractionEnabledWhileDragging: Bool {
    get { StoredValue.get(self, "userInteractionEnabledWhileDragging", false) }
    set { StoredValue.set(self, "userInteractionEnabledWhileDragging", newValue) }
  }
}

extension UICollectionView {
  /// How soon items move aside for one that is dragged, with UIKit's numbers.
  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow
  }
}
