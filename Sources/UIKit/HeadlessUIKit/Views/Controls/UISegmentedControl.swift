public import Foundation
import TextMetrics

/// A control with a row of segments, one of which the user selects.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The style of segments before iOS 7, with UIKit's raw values.
  public enum Style: Int, Sendable {
    case plain, bordered, bar, bezeled
  }

  /// The index that indicates that no segment is selected.
  public static let noSegment = -1

  private(set) var segments: [UISegment] = []
  /// The index of the selected segment, or ``noSegment``.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// Whether segments do not stay selected after a tap.
  open var isMomentary = false
  /// Whether segments without a width are as wide as their content.
  open var apportionsSegmentWidthsByContent = false {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var selectedSegmentTintColor: UIColor?
  /// The style of the segments. It has no effect since iOS 7.
  open var segmentedControlStyle = Style.plain
  private var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// The accessibility elements of the segments.
  var madeElements: [UIAccessibilityElement] = []

  /// The accessibility elements of the segments, unless the app sets others.
  override var defaultAccessibilityElements: [Any]? { segmentElements() }

  /// Creates a segmented control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a segmented control with a segment for each title or image.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] { insert(UISegment(content: item), at: segments.count) }
  }

  /// Creates a segmented control from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    for segment in nib.array("UISegments", of: UISegment.self) ?? [] {
      segments.append(segment)
      if segment.superview !== self { addSubview(segment) }
    }
    selectedSegmentIndex = nib.int("UISelectedSegmentIndex") ?? UISegmentedControl.noSegment
    segmentedControlStyle = nib.enumeration("UISegmentedControlStyle") ?? .plain
    isMomentary = nib.bool("UIMomentary") ?? false
    apportionsSegmentWidthsByContent = nib.bool("UISegmentsWidthByContent") ?? false
    selectedSegmentTintColor = nib.object("UISelectedSegmentTintColor")
    if let color: UIColor = nib.object("UISegmentedControlTintColor") { storedTintColor = color }
  }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title. An index out of range means the nearest end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(UISegment(content: title), at: segment)
  }

  /// Inserts a segment with an image. An index out of range means the nearest end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(UISegment(content: image), at: segment)
  }

  /// Removes a segment. An index out of range means the nearest end.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = min(max(segment, 0), segments.count - 1)
    segments.remove(at: index).removeFromSuperview()
    if selectedSegmentIndex == index {
      selectedSegmentIndex = UISegmentedControl.noSegment
    } else if selectedSegmentIndex > index {
      selectedSegmentIndex -= 1
    }
    invalidateIntrinsicContentSize()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    selectedSegmentIndex = UISegmentedControl.noSegment
    invalidateIntrinsicContentSize()
  }

  func insert(_ segment: UISegment, at index: Int) {
    let place = min(max(index, 0), segments.count)
    segments.insert(segment, at: place)
    insertSubview(segment, at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
    invalidateIntrinsicContentSize()
  }

  func change(_ segment: Int, _ body: (UISegment) -> Void) {
    guard segments.indices.contains(segment) else { return }
    body(segments[segment])
    invalidateIntrinsicContentSize()
  }

  private func segment(at index: Int) -> UISegment? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  // MARK: Content

  /// Sets the title of a segment. Does nothing if the index is out of range.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.content = title }
  }

  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    self.segment(at: segment)?.content as? String
  }

  /// Sets the image of a segment. Does nothing if the index is out of range.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.content = image }
  }

  /// Returns the image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? {
    self.segment(at: segment)?.content as? UIImage
  }

  /// Sets the width of a segment, in points. If it is 0, the segment gets a share of the remaining width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  /// Returns the width of a segment, in points, or 0 if it gets a share of the remaining width.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment)?.width ?? 0 }

  /// The positions of segments in the control, with UIKit's raw values.
  public enum Segment: Int, Sendable {
    case any, left, center, right, alone
  }

  /// Sets the offset of the contents of segments, in points; recorded only.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) { RecordedCalls.record("UISegmentedControl.setContentPositionAdjustment", adjustment) }

  /// Sets the offset of a segment's content, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }

  /// Returns the offset of a segment's content, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    self.segment(at: segment)?.contentOffset ?? .zero
  }

  /// Sets whether the user can select a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Returns whether the user can select a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(at: segment)?.isEnabled ?? false
  }

  /// Sets the attributes of titles for a control state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    textAttributes[state.rawValue] = attributes
    invalidateIntrinsicContentSize()
  }

  /// Returns the attributes of titles for a control state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state.rawValue]
  }

  // MARK: Tracking

  override var claimsTaps: Bool { true }

  /// Selects the segment where the touch ends, and sends actions if the selection changes.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside, let index = index(at: touch.location(in: self).x),
      segments[index].isEnabled, isMomentary || index != selectedSegmentIndex
    else { return }
    selectedSegmentIndex = index
    if let action = segments[index].action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered], event: event)
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  /// Returns the index of the segment at a horizontal position; beyond the right end, that of the last segment.
  private func index(at x: CGFloat) -> Int? {
    segmentRects.firstIndex { $0.maxX > x } ?? segments.indices.last
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (index, rect) in segmentRects.enumerated() { segments[index].frame = rect }
  }

  /// The parts of the bounds that the segments cover. Segments without a width share the remaining space.
  package var segmentRects: [CGRect] {
    var x = bounds.minX
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let widths = segmentWidths(in: bounds.width)
    let rects = (isReversed ? widths.reversed() : widths).map { width in
      defer { x += width }
      return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
    return isReversed ? rects.reversed() : rects
  }

  /// Returns the part of the bounds that a segment covers, or an empty rectangle if there is no such segment.
  package func rectOfSegment(at index: Int) -> CGRect {
    segments.indices.contains(index) ? segmentRects[index] : .zero
  }

  private func segmentWidths(in width: CGFloat) -> [CGFloat] {
    let font = textAttributes[0]?[.font] as? UIFont
    // Shares are equal, or proportional to the widths of the contents.
    let shares = segments.map { segment -> CGFloat in
      if segment.width > 0 { return 0 }
      return apportionsSegmentWidthsByContent ? segment.contentWidth(font: font) : 1
    }
    let fixed = segments.reduce(0) { $0 + $1.width }
    let unit = max(width - fixed, 0) / max(shares.reduce(0, +), 1)
    return zip(segments, shares).map { $0.width > 0 ? $0.width : $1 * unit }
  }

  // MARK: Size

  open override var alignmentRectInsets: UIEdgeInsets { UIKitEra.current.segmentInsets }

  /// The intrinsic size. Segments without a width are as wide as the widest of them, or as their own content.
  open override var intrinsicContentSize: CGSize {
    let font = textAttributes[0]?[.font] as? UIFont
    let widths = segments.map { $0.width > 0 ? $0.width : $0.contentWidth(font: font) }
    let widest = zip(segments, widths).map { $0.width > 0 ? 0 : $1 }.max() ?? 0
    let sum = zip(segments, widths).reduce(0) { sum, segment in
      let isOwn = segment.0.width > 0 || apportionsSegmentWidthsByContent
      return sum + (isOwn ? segment.1 : widest)
    }
    let separators = CGFloat(max(segments.count - 1, 0))
    return CGSize(width: sum + separators, height: UIKitEra.current.segmentHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func baselinesFromCenter(ofHeight height: CGFloat?) -> (first: CGFloat, last: CGFloat)? {
    let baseline = titleFont.baselineFromCenter
    return (baseline, baseline)
  }

  override var fontOfLines: UIFont? { titleFont }

  /// The font of titles, unless attributes set another one.
  var titleFont: UIFont {
    textAttributes[0]?[.font] as? UIFont ?? UISegment.usualFont
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
    nib.outlet("momentary", \UISegmentedControl.isMomentary)
    nib.outlet("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)
    nib.outlet(
      "apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent)
  }
}

/// A segment of a segmented control.
final class UISegment: UIImageView {
  /// The title or image.
  var content: Any?
  /// The width, in points. If it is 0, the segment gets a share of the remaining width.
  var width: CGFloat = 0
  /// The offset of the content, in points.
  var contentOffset = CGSize.zero
  var isEnabled = true
  /// The action that runs when the user selects the segment.
  var action: UIAction?

  init(content: Any?) {
    self.content = content
    super.init(frame: .zero)
  }

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    content = nib.object("UISegmentInfo")
    width = nib.cgFloat("UISegmentWidth") ?? 0
    contentOffset = nib.size("UISegmentContentOffset") ?? .zero
    isEnabled = !(nib.bool("UIDisabled") ?? false)
  }

  /// The default font of titles.
  static var usualFont: UIFont {
    .systemFont(ofSize: 13, weight: UIKitEra.current.segmentWeight)
  }

  /// Returns the width of the title or image with its padding, in points.
  func contentWidth(font: UIFont?) -> CGFloat {
    let era = UIKitEra.current
    let content: CGFloat
    switch self.content {
    case let title as String:
      let font = font ?? Self.usualFont
      content = TextLayout(title, font: font).lines(limit: 1).size.width.roundedUp(toPixelsOf: 1)
    case let image as UIImage: content = image.size.width
    default: content = 0
    }
    return content + era.segmentPadding
  }
}

// Source: segmented controls in documents of each era whose segments are as wide as their titles.
extension UIKitEra {
  /// The font weight of titles.
  fileprivate var segmentWeight: UIFont.Weight {
    self >= .iOS13 ? .medium : .regular
  }

  /// The total horizontal padding of a title, in points.
  fileprivate var segmentPadding: CGFloat { self >= .iOS13 ? 18 : 14 }
}
