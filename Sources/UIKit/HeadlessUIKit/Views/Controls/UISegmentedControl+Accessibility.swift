import Foundation

/// The accessibility element of a segment.
@MainActor
final class SegmentElement: UIAccessibilityElement {
  private weak var control: UISegmentedControl?
  private let index: Int

  init(_ control: UISegmentedControl, _ index: Int) {
    self.control = control
    self.index = index
    super.init(accessibilityContainer: control)
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? control?.titleForSegment(at: index) }
    set { super.accessibilityLabel = newValue }
  }

  /// The traits of a button, with those for selected and disabled segments.
  override var defaultTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.button
    guard let control else { return traits }
    if control.selectedSegmentIndex == index { traits.insert(.selected) }
    if !control.isEnabled || !control.isEnabledForSegment(at: index) {
      traits.insert(.notEnabled)
    }
    return traits
  }

  override var defaultAccessibilityFrame: CGRect {
    control.map { $0.rectOnScreen($0.rectOfSegment(at: index)) } ?? .zero
  }
}

extension UISegmentedControl {
  /// Returns an element for each segment. The elements are recreated only if the number of segments changes.
  func segmentElements() -> [UIAccessibilityElement] {
    if madeElements.count != numberOfSegments {
      madeElements = (0..<numberOfSegments).map { SegmentElement(self, $0) }
    }
    return madeElements
  }
}
