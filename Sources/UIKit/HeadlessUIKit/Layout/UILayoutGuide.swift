public import Foundation

/// A rectangle of a view that constraints may refer to.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, NibDecodable {
  var nibReference: NibReference?
  public internal(set) weak var owningView: UIView?
  open var identifier: String { didSet { kind = SystemGuide(rawValue: identifier) } }
  /// The kind of a standard guide, which every view has; nil for a guide that the app has added.
  private(set) var kind: SystemGuide?
  /// The rectangle of a guide that the app has added, after layout.
  private var solvedFrame = CGRect.zero

  /// Creates a guide without a view.
  public override init() {
    identifier = ""
    super.init()
  }

  convenience init(identifier: String) {
    self.init()
    // Initializers do not call the property's observer.
    self.identifier = identifier
    kind = SystemGuide(rawValue: identifier)
    followKeyboard()
  }

  /// Creates a guide from a nib.
  public required init?(coder: NSCoder) {
    let nib = coder.nib
    identifier = ""
    super.init()
    nib.register(self)
    identifier = nib.string("UILayoutGuideIdentifier") ?? ""
    kind = SystemGuide(rawValue: identifier)
    owningView = nib.object("UILayoutGuideOwningView")
    followKeyboard()
  }

  private func followKeyboard() {
    if SystemGuide(rawValue: identifier) == .keyboard {
      KeyboardGuides.current.add(self)
    }
  }

  /// The rectangle in the owning view's coordinates.
  open internal(set) var layoutFrame: CGRect {
    get {
      guard let owningView, let kind else { return solvedFrame }
      return kind.frame(in: owningView)
    }
    set { solvedFrame = newValue }
  }
}

/// A guide with constraints that apply only near certain edges of the window, or away from them.
///
/// The only guide of this kind is the keyboard's, which is docked to the bottom here: the constraints for near the
/// bottom, and for away from the other edges, are active.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var nearConstraints: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]
  private var awayConstraints: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]

  /// Sets the constraints for when the guide is near an edge, replacing earlier ones.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(constraintsActive(whenNearEdge: edge))
    nearConstraints[edge.rawValue] = trackingConstraints
    if edge.contains(.bottom) { NSLayoutConstraint.activate(trackingConstraints) }
  }

  /// Sets the constraints for when the guide is away from an edge, replacing earlier ones.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(constraintsActive(whenAwayFrom: edge))
    awayConstraints[edge.rawValue] = trackingConstraints
    if !edge.contains(.bottom) { NSLayoutConstraint.activate(trackingConstraints) }
  }

  /// The constraints for when the guide is near an edge.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    nearConstraints[edge.rawValue] ?? []
  }

  /// The constraints for when the guide is away from an edge.
  open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    awayConstraints[edge.rawValue] ?? []
  }

  /// Removes all constraints that the guide controls.
  open func removeAllTrackedConstraints() {
    for list in [nearConstraints, awayConstraints] {
      NSLayoutConstraint.deactivate(Array(list.values.joined()))
    }
    (nearConstraints, awayConstraints) = ([:], [:])
  }
}

/// The guide for the area that the keyboard covers.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a floating keyboard. The keyboard is always docked here.
  open var followsUndockedKeyboard = false
  /// Whether the guide has the height of the bottom safe area while the keyboard is hidden.
  open var usesBottomSafeArea = true { didSet { owningView?.constraintsChanged() } }
  /// The distance above the keyboard from which a drag still moves it, in points; stored only.
  open var keyboardDismissPadding: CGFloat = 0
}

/// The guide for a scroll view's content, as archived by recent nibs.
@MainActor
final class ScrollViewContentGuide: UILayoutGuide {}

/// The guides that all views have, by their identifiers in nibs and UIKit.
@MainActor
enum SystemGuide: String {
  case safeArea = "UIViewSafeAreaLayoutGuide"
  case margins = "UIViewLayoutMarginsGuide"
  case readableContent = "UIViewReadableContentGuide"
  case keyboard = "UIViewKeyboardLayoutGuide"
  /// The areas that bars cover at the top and bottom of a controller's view, as before iOS 11; they have no width.
  case topBars = "_UIViewControllerTop"
  case bottomBars = "_UIViewControllerBottom"
  case scrollContent = "UIScrollView-contentLayoutGuide"
  case scrollFrame = "UIScrollView-frameLayoutGuide"
  /// The area of a focused image. The identifier is an assumption.
  case focusedFrame = "UIImageView-focusedFrameGuide"

  /// The maximum comfortable width for reading, in points.
  ///
  /// It is UIKit's width for the default text size, and an approximation for other sizes, whose widths are not
  /// documented.
  private static let readableWidth: CGFloat = 672

  func frame(in view: UIView) -> CGRect {
    let bounds = view.bounds
    let insets = insets(in: view, nil)
    switch self {
    case .scrollContent:
      return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    case .topBars: return CGRect(x: bounds.minX, y: bounds.minY, width: 0, height: insets.top)
    case .bottomBars:
      return CGRect(
        x: bounds.minX, y: bounds.maxY - insets.bottom, width: 0, height: insets.bottom)
    default: return bounds.inset(by: insets)
    }
  }

  /// The guide whose insets determine the position of this one.
  var guideOfInsets: SystemGuide { self == .topBars || self == .bottomBars ? .safeArea : self }

  /// Returns the insets of the guide from the view's bounds, in points.
  func insets(in view: UIView, _ overrides: LayoutOverrides?) -> UIEdgeInsets {
    switch self {
    case .safeArea, .topBars, .bottomBars: return view.insetsOfContent(overrides)
    case .margins: return overrides.map(view.margins) ?? view.layoutMargins
    case .readableContent:
      var margins = overrides.map(view.margins) ?? view.layoutMargins
      let width = view.bounds.width - margins.left - margins.right
      let excess = max(width - Self.readableWidth, 0) / 2
      margins.left += excess
      margins.right += excess
      return margins
    case .keyboard:
      let guide = view.layoutGuides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first
      let usesSafeArea = guide?.usesBottomSafeArea ?? true
      var safe = view.insetsOfContent(overrides)
      if !usesSafeArea { safe.bottom = 0 }
      return KeyboardGuides.insets(in: view, safe: safe)
    case .scrollContent, .scrollFrame, .focusedFrame: return .zero
    }
  }
}

extension UIView {
  /// Adds a guide.
  func own(_ guide: UILayoutGuide) {
    guard !layoutGuides.contains(where: { $0 === guide }) else { return }
    guide.owningView?.removeLayoutGuide(guide)
    layoutGuides.append(guide)
    guide.owningView = self
    if guide.kind == nil { layoutRevisions.equations &+= 1 }
  }

  /// Removes a guide, and the constraints that refer to it.
  func disown(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    HeadlessEnvironment.current.layoutRemovals.keep(guide)
    layoutGuides.removeAll { $0 === guide }
    layoutRevisions.equations &+= 1
    var holder: UIView? = self
    while let current = holder {
      current.removeConstraints(
        current.constraints.filter { $0.firstItem === guide || $0.secondItem === guide })
      holder = current.superview
    }
    guide.owningView = nil
  }

  /// The guide for the area that the keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = guide(.keyboard) as? UIKeyboardLayoutGuide { return guide }
    // Nibs archive the guide with its superclass.
    let general = guide(.keyboard)
    let guide = UIKeyboardLayoutGuide(identifier: general.identifier)
    guard let place = layoutGuides.firstIndex(where: { $0 === general }) else { return guide }
    layoutGuides[place] = guide
    guide.owningView = self
    return guide
  }

  /// Whether the view has the guide of a scroll view's frame, so that scrolling affects constraints.
  var hasFrameGuide: Bool {
    layoutGuides.contains { $0.identifier == SystemGuide.scrollFrame.rawValue }
  }

  /// Returns one of the standard guides, which is from the nib or created on first use.
  func guide(_ kind: SystemGuide) -> UILayoutGuide {
    if let guide = layoutGuides.first(where: { $0.identifier == kind.rawValue }) { return guide }
    let guide =
      kind == .keyboard
      ? UIKeyboardLayoutGuide(identifier: kind.rawValue)
      : UILayoutGuide(identifier: kind.rawValue)
    addLayoutGuide(guide)
    return guide
  }
}
