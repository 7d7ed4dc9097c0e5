public import Foundation

extension UISegmentedControl {
  /// Creates a segmented control with a segment for each action, which shows the action's image, or else its title.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }

  /// Inserts a segment with the image of an action, or else its title. An index out of range means the nearest end.
  ///
  /// The action runs when the user selects the segment, before the control's own actions.
  public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let new = UISegment(content: nil)
    new.show(action)
    insert(new, at: segment)
  }

  /// Replaces the action, the image and the title of a segment. Does nothing if the index is out of range.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0.show(action) }
  }

  /// Returns the action of a segment.
  public func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }

  /// Returns the index of the segment whose action has an identifier, or `NSNotFound`.
  public func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == identifier } ?? NSNotFound
  }
}

extension UISegment {
  fileprivate func show(_ action: UIAction) {
    self.action = action
    content = action.image ?? action.title
  }
}
