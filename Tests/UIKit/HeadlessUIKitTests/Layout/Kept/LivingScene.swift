import Foundation
import HeadlessUIKit

/// A hierarchy that lives through random changes: nested views, stacks, labels, guides, masks and constraints of all
/// kinds, some of which contradict.
@MainActor
final class LivingScene {
  private var numbers: SplitMix
  let root: UIView
  /// All views but the root, outer ones not always before inner ones.
  private(set) var views: [UIView] = []
  private var removed: [UIView] = []
  private var constraints: [NSLayoutConstraint] = []
  private var guides: [UILayoutGuide] = []
  private(set) var lastChange = ""

  init(seed: UInt64) {
    numbers = SplitMix(state: seed)
    root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.contentScaleFactor = 2
    // A root without any constraint is not solved.
    root.widthAnchor.constraint(greaterThanOrEqualToConstant: 0).isActive = true
    for _ in 0..<6 { addView() }
    for _ in 0..<14 { addConstraint() }
  }

  /// The views of the hierarchy, the root first.
  var hierarchy: [UIView] {
    var found: [UIView] = []
    var pending = [root]
    while let view = pending.popLast() {
      found.append(view)
      pending += view.subviews
    }
    return found
  }

  // MARK: Changes

  func change() {
    let changes: [(String, () -> Void)] = [
      ("constant", changeConstant), ("constant", changeConstant), ("constant", changeConstant),
      ("priority", changePriority), ("add constraint", addConstraint),
      ("add constraint", addConstraint), ("remove constraint", removeConstraint),
      ("text", changeText), ("text", changeText), ("lines", changeLines),
      ("content size", changeContentSize), ("hide", hide), ("stack", changeStack),
      ("arrange", arrange), ("add view", addView), ("remove view", removeView),
      ("add again", addAgain), ("move view", moveView), ("resize root", resizeRoot),
      ("frame", changeFrame), ("margins", changeMargins), ("direction", changeDirection),
      ("guide", changeGuide), ("hugging", changeHugging), ("insets", changeInsets),
      ("mask", changeMask), ("order", changeOrder), ("bounds", changeBounds),
    ]
    let (name, change) = changes[numbers.below(changes.count)]
    lastChange = name
    change()
  }

  private func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[numbers.below(elements.count)]
  }

  private func length(_ most: Int) -> CGFloat { CGFloat(numbers.below(2 * most)) / 2 }

  private func changeConstant() { pick(constraints)?.constant = length(60) - 10 }

  private func changePriority() {
    guard let constraint = pick(constraints) else { return }
    constraint.priority = UILayoutPriority([1000, 999, 750, 500, 250.5, 50][numbers.below(6)])
  }

  private func removeConstraint() {
    guard constraints.count > 8 else { return }
    constraints.remove(at: numbers.below(constraints.count)).isActive = false
    constraints.removeAll { !$0.isActive }
  }

  private static let words = [
    "one", "two and", "a longer line of text", "x", "", "wide words here",
  ]

  private func text() -> String {
    (0..<1 + numbers.below(5)).map { _ in Self.words[numbers.below(6)] }.joined(separator: " ")
  }

  private func changeText() { pick(views.compactMap { $0 as? UILabel })?.text = text() }

  private func changeLines() {
    guard let label = pick(views.compactMap { $0 as? UILabel }) else { return }
    label.numberOfLines = [1, 0, 2][numbers.below(3)]
  }

  private func changeContentSize() {
    pick(views.compactMap { $0 as? SizedView })?.size = CGSize(
      width: length(80), height: length(50))
  }

  private func hide() { pick(views)?.isHidden.toggle() }

  private func changeStack() {
    guard let stack = pick(views.compactMap { $0 as? UIStackView }) else { return }
    switch numbers.below(7) {
    case 0: stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
    case 1: stack.spacing = length(12)
    case 2: stack.distribution = .init(rawValue: numbers.below(5)) ?? .fill
    case 3: stack.alignment = .init(rawValue: numbers.below(6)) ?? .fill
    case 4: stack.isLayoutMarginsRelativeArrangement.toggle()
    case 5: stack.isBaselineRelativeArrangement.toggle()
    default:
      if let view = pick(stack.arrangedSubviews) { stack.setCustomSpacing(length(20), after: view) }
    }
  }

  private func arrange() {
    guard let stack = pick(views.compactMap { $0 as? UIStackView }) else { return }
    if numbers.below(3) == 0, let view = pick(stack.arrangedSubviews) {
      stack.removeArrangedSubview(view)
    } else if let view = pick(stack.subviews) {
      stack.insertArrangedSubview(view, at: numbers.below(4))
    }
  }

  private func addView() {
    guard views.count < 16 else { return }
    let view: UIView
    switch numbers.below(8) {
    case 0, 1:
      let label = UILabel()
      label.text = text()
      label.numberOfLines = numbers.below(2)
      view = label
    case 2: view = UIStackView()
    case 3: view = UIScrollView()
    case 4, 5: view = SizedView()
    default: view = UIView()
    }
    view.translatesAutoresizingMaskIntoConstraints = numbers.below(5) == 0
    if view.translatesAutoresizingMaskIntoConstraints {
      view.frame = CGRect(x: length(50), y: length(50), width: length(90), height: length(90))
      view.autoresizingMask = .init(rawValue: UInt(numbers.below(64)))
    }
    views.append(view)
    insert(view)
  }

  private func insert(_ view: UIView) {
    let places = ([root] + views).filter {
      !$0.isDescendant(of: view) && $0.isDescendant(of: root) && !($0 is UILabel)
    }
    guard let place = pick(places) else { return }
    if let stack = place as? UIStackView, numbers.below(4) > 0 {
      stack.insertArrangedSubview(view, at: numbers.below(3))
    } else {
      place.insertSubview(view, at: numbers.below(4))
    }
    constraints.removeAll { !$0.isActive }
  }

  private func removeView() {
    guard views.count > 3, let view = pick(views) else { return }
    view.removeFromSuperview()
    let gone = views.filter { $0.isDescendant(of: view) }
    views.removeAll { one in gone.contains { $0 === one } }
    constraints.removeAll { constraint in
      gone.contains { $0.constraints.contains { $0 === constraint } } || !constraint.isActive
    }
    removed = Array((removed + [view]).suffix(3))
  }

  /// A view comes back with what is in it.
  private func addAgain() {
    guard views.count < 16, let view = removed.popLast() else { return }
    var pending = [view]
    while let inside = pending.popLast() {
      views.append(inside)
      constraints += inside.constraints
      pending += inside.subviews
    }
    insert(view)
  }

  private func moveView() {
    if let view = pick(views) { insert(view) }
  }

  private func resizeRoot() {
    root.frame.size = CGSize(width: 200 + length(200), height: 300 + length(200))
  }

  private func changeFrame() {
    guard let view = pick(views) else { return }
    view.frame = CGRect(x: length(90), y: length(90), width: length(90), height: length(90))
  }

  private func changeBounds() {
    pick(views)?.bounds.origin = CGPoint(x: length(10), y: length(10))
  }

  private func changeMargins() {
    guard let view = pick([root] + views) else { return }
    switch numbers.below(3) {
    case 0: view.preservesSuperviewLayoutMargins.toggle()
    default:
      view.layoutMargins = UIEdgeInsets(
        top: length(20), left: length(20), bottom: length(20), right: length(20))
    }
  }

  private func changeDirection() {
    guard let view = pick([root] + views) else { return }
    view.semanticContentAttribute = numbers.below(2) == 0 ? .forceRightToLeft : .unspecified
  }

  private func changeGuide() {
    if guides.count > 3 {
      let guide = guides.remove(at: numbers.below(guides.count))
      guide.owningView?.removeLayoutGuide(guide)
      constraints.removeAll { !$0.isActive }
    } else if let view = pick([root] + views) {
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      guides.append(guide)
    }
  }

  private func changeHugging() {
    guard let view = pick(views) else { return }
    let axis = NSLayoutConstraint.Axis(rawValue: numbers.below(2)) ?? .horizontal
    let priority = UILayoutPriority([250, 251, 750, 1000][numbers.below(4)])
    if numbers.below(2) == 0 {
      view.setContentHuggingPriority(priority, for: axis)
    } else {
      view.setContentCompressionResistancePriority(priority, for: axis)
    }
  }

  private func changeInsets() {
    guard let view = pick(views.compactMap { $0 as? SizedView }) else { return }
    view.insets = UIEdgeInsets(top: length(4), left: length(4), bottom: length(4), right: length(4))
  }

  private func changeMask() {
    guard let view = pick(views), !(view.superview is UIStackView) else { return }
    view.translatesAutoresizingMaskIntoConstraints.toggle()
  }

  private func changeOrder() {
    guard let view = pick(views) else { return }
    view.superview?.bringSubviewToFront(view)
    view.superview?.setNeedsLayout()
    view.invalidateIntrinsicContentSize()
  }

  // MARK: Constraints

  private func item() -> AnyObject? {
    let known = guides.filter { $0.owningView?.isDescendant(of: root) == true }
    if numbers.below(6) == 0, let guide = pick(known) { return guide }
    guard let view = pick([root] + views) else { return nil }
    switch numbers.below(8) {
    case 0: return view.layoutMarginsGuide
    case 1: return view.safeAreaLayoutGuide
    case 2: return (view as? UIScrollView)?.contentLayoutGuide ?? view
    default: return view
    }
  }

  private func addConstraint() {
    guard constraints.count < 40, let first = item(), let second = item(), first !== second
    else { return }
    typealias Attribute = NSLayoutConstraint.Attribute
    let kinds: [[Attribute]] = [
      [.leading, .trailing], [.left, .right, .centerX], [.top, .bottom, .centerY],
      [.top, .firstBaseline, .lastBaseline], [.width, .height], [.width, .height],
      [.leadingMargin, .trailingMargin], [.topMargin, .bottomMargin],
    ]
    let kind = kinds[numbers.below(kinds.count)]
    let attribute = kind[numbers.below(kind.count)]
    let other = kind[numbers.below(kind.count)]
    let isLength = attribute == .width || attribute == .height
    let relations: [NSLayoutConstraint.Relation] = [
      .equal, .equal, .greaterThanOrEqual, .lessThanOrEqual,
    ]
    let relation = relations[numbers.below(4)]
    let constraint: NSLayoutConstraint
    if isLength, numbers.below(2) == 0 {
      constraint = NSLayoutConstraint(
        item: first, attribute: attribute, relatedBy: relation, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: length(120))
    } else {
      let multiplier: CGFloat = numbers.below(6) == 0 ? 0.5 : 1
      constraint = NSLayoutConstraint(
        item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
        multiplier: multiplier, constant: length(40) - 10)
    }
    constraint.identifier = "c\(numbers.below(1_000_000))"
    constraint.priority = UILayoutPriority([1000, 1000, 999, 750, 250][numbers.below(5)])
    constraint.isActive = true
    constraints.append(constraint)
  }
}

/// A view whose content has a size and whose frame is larger than what layout counts.
@MainActor
final class SizedView: UIView {
  var size = CGSize(width: 30, height: 20) { didSet { invalidateIntrinsicContentSize() } }
  var insets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }

  init() { super.init(frame: .zero) }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
  override var alignmentRectInsets: UIEdgeInsets { insets }
}

/// The generator of the same name; a seed gives the same numbers everywhere.
struct SplitMix {
  var state: UInt64

  mutating func below(_ count: Int) -> Int {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int(((z ^ (z >> 31)) >> 11) % UInt64(count))
  }
}
