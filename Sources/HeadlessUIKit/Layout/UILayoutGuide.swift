public import Foundation

/// A rectangle of a view that constraints may refer to.
@MainActor
open class UILayoutGuide: NSObject, NibDecodable {
  var nibReference: NibReference?
  public internal(set) weak var owningView: UIView?
  open var identifier: String { didSet { kind = SystemGuide(rawValue: identifier) } }
  /// The kind of a guide that every view has; nil for one that the app has added.
  private(set) var kind: SystemGuide?
  /// The rectangle of a guide that the app has added, after layout.
  private var solvedFrame = CGRect.zero

  /// A guide of no view.
  public override convenience init() { self.init(identifier: "") }

  init(identifier: String) {
    self.identifier = identifier
    kind = SystemGuide(rawValue: identifier)
    super.init()
    followKeyboard()
  }

  /// A guide from a nib.
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

/// The guide of a scroll view's content, as recent nibs hold it.
@MainActor
final class ScrollViewContentGuide: UILayoutGuide {}

/// The guides that views have from the beginning, by the identifiers that nibs and UIKit give them.
@MainActor
enum SystemGuide: String {
  case safeArea = "UIViewSafeAreaLayoutGuide"
  case margins = "UIViewLayoutMarginsGuide"
  case readableContent = "UIViewReadableContentGuide"
  case keyboard = "UIViewKeyboardLayoutGuide"
  case scrollContent = "UIScrollView-contentLayoutGuide"
  case scrollFrame = "UIScrollView-frameLayoutGuide"

  /// The widest that text is set for reading, in points: UIKit's for the usual size of text, and an approximation
  /// for others, whose widths nothing published tells.
  private static let readableWidth: CGFloat = 672

  func frame(in view: UIView) -> CGRect {
    guard self == .scrollContent else { return view.bounds.inset(by: insets(in: view, nil)) }
    return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
  }

  /// What the guide leaves out of the view's bounds, in points.
  func insets(in view: UIView, _ overrides: LayoutOverrides?) -> UIEdgeInsets {
    switch self {
    case .safeArea: return view.insetsOfContent(overrides)
    case .margins: return overrides.map(view.margins) ?? view.layoutMargins
    case .readableContent:
      var margins = overrides.map(view.margins) ?? view.layoutMargins
      let width = view.bounds.width - margins.left - margins.right
      let excess = max(width - Self.readableWidth, 0) / 2
      margins.left += excess
      margins.right += excess
      return margins
    case .keyboard: return KeyboardGuides.insets(in: view, safe: view.insetsOfContent(overrides))
    case .scrollContent, .scrollFrame: return .zero
    }
  }
}

extension UIView {
  /// Adds a guide.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guard !layoutGuides.contains(where: { $0 === guide }) else { return }
    guide.owningView?.removeLayoutGuide(guide)
    layoutGuides.append(guide)
    guide.owningView = self
    if guide.kind == nil { layoutRevisions.equations &+= 1 }
  }

  /// Removes a guide, and the constraints that refer to it.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
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

  /// The part that bars and corners leave free.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }

  /// The part within the margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }

  /// The area for readable text, within the margins.
  public var readableContentGuide: UILayoutGuide { guide(.readableContent) }

  /// The part that the keyboard covers.
  public var keyboardLayoutGuide: UILayoutGuide { guide(.keyboard) }

  /// Whether something may depend on the content of a scroll view, and move with it.
  var hasFrameGuide: Bool {
    layoutGuides.contains { $0.identifier == SystemGuide.scrollFrame.rawValue }
  }

  /// One of the guides that every view has: from the nib, or created on first use.
  func guide(_ kind: SystemGuide) -> UILayoutGuide {
    if let guide = layoutGuides.first(where: { $0.identifier == kind.rawValue }) { return guide }
    let guide = UILayoutGuide(identifier: kind.rawValue)
    addLayoutGuide(guide)
    return guide
  }
}
