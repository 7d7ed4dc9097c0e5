public import Foundation

// Images and offsets of bars and controls that apps set: they are stored, but not drawn.

/// The storage of such images: by kind, state and metrics.
@MainActor
private enum StoredImages {
  static func set(_ object: AnyObject, _ kind: String, _ value: Any?) {
    var values = StoredValue.get(object, "storedImages", [String: Any]())
    values[kind] = value
    StoredValue.set(object, "storedImages", values)
  }

  static func get<Value>(_ object: AnyObject, _ kind: String) -> Value? {
    StoredValue.get(object, "storedImages", [String: Any]())[kind] as? Value
  }
}

extension UIToolbar {
  /// Stored only.
  public func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) { StoredImages.set(self, "background \(position) \(barMetrics)", image) }

  public func backgroundImage(
    forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { StoredImages.get(self, "background \(position) \(barMetrics)") }

  /// Stored only.
  public func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {
    StoredImages.set(self, "shadow \(position)", image)
  }

  public func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? {
    StoredImages.get(self, "shadow \(position)")
  }
}

extension UIBarButtonItem {
  /// Stored only.
  public func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { StoredImages.set(self, "background \(state.rawValue) \(barMetrics)", image) }

  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    StoredImages.get(self, "background \(state.rawValue) \(barMetrics)")
  }

  /// Stored only.
  public func setBackButtonBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { StoredImages.set(self, "back \(state.rawValue) \(barMetrics)", image) }

  /// The offset, in points; stored only.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) { StoredImages.set(self, "backTitle \(barMetrics)", adjustment) }

  /// The offset, in points; stored only.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    StoredImages.set(self, "title \(barMetrics)", adjustment)
  }
}

extension UISegmentedControl {
  /// Stored only.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    StoredImages.set(
      self, "divider \(leftState.rawValue) \(rightState.rawValue) \(barMetrics)", dividerImage)
  }

  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    StoredImages.get(self, "divider \(leftState.rawValue) \(rightState.rawValue) \(barMetrics)")
  }

  /// Stored only.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { StoredImages.set(self, "background \(state.rawValue) \(barMetrics)", backgroundImage) }

  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    StoredImages.get(self, "background \(state.rawValue) \(barMetrics)")
  }
}

extension UIStepper {
  /// Stored only.
  public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    StoredImages.set(self, "increment \(state.rawValue)", image)
  }
  public func incrementImage(for state: UIControl.State) -> UIImage? {
    StoredImages.get(self, "increment \(state.rawValue)")
  }
  /// Stored only.
  public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    StoredImages.set(self, "decrement \(state.rawValue)", image)
  }
  public func decrementImage(for state: UIControl.State) -> UIImage? {
    StoredImages.get(self, "decrement \(state.rawValue)")
  }
  /// Stored only.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    StoredImages.set(self, "background \(state.rawValue)", image)
  }
  public func backgroundImage(for state: UIControl.State) -> UIImage? {
    StoredImages.get(self, "background \(state.rawValue)")
  }
  /// Stored only.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { StoredImages.set(self, "divider \(leftState.rawValue) \(rightState.rawValue)", image) }
}

extension UIPageControl {
  /// Stored only.
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    StoredImages.set(self, "indicator \(page)", image)
  }
  public func indicatorImage(forPage page: Int) -> UIImage? {
    StoredImages.get(self, "indicator \(page)")
  }

  /// The size of the dots of some pages, in points.
  public func size(forNumberOfPages pageCount: Int) -> CGSize {
    let copy = UIPageControl()
    copy.numberOfPages = pageCount
    return copy.intrinsicContentSize
  }

  /// Shows the current page; here, it is always shown immediately.
  public func updateCurrentPageDisplay() { setNeedsDisplay() }
}
