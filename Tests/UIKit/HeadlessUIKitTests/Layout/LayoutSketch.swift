import Foundation
import HeadlessUIKit

/// Short ways to say what a test of layout needs.
@MainActor
enum LayoutSketch {
  /// A root of a size in points, at two pixels a point.
  static func root(_ width: CGFloat = 200, _ height: CGFloat = 100) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.contentScaleFactor = 2
    return view
  }

  /// A root with a view inside it that constraints are to place.
  static func pair(_ width: CGFloat = 200, _ height: CGFloat = 100) -> (root: UIView, child: UIView)
  {
    let root = root(width, height)
    let child = UIView()
    add(child, to: root)
    return (root, child)
  }

  /// Puts views under constraints into another one.
  static func add(_ views: UIView..., to root: UIView) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  /// Ties all four edges of a view to those of another one.
  static func fill(_ view: UIView, in other: UIView) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
      view.topAnchor.constraint(equalTo: other.topAnchor),
      view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ]
  }

  /// Gives a view a place and a size; nil for what something else decides.
  static func place(
    _ view: UIView, x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil,
    height: CGFloat? = nil
  ) {
    guard let root = view.superview else { return }
    var constraints: [NSLayoutConstraint] = []
    if let x {
      constraints.append(view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: x))
    }
    if let y { constraints.append(view.topAnchor.constraint(equalTo: root.topAnchor, constant: y)) }
    if let width { constraints.append(view.widthAnchor.constraint(equalToConstant: width)) }
    if let height { constraints.append(view.heightAnchor.constraint(equalToConstant: height)) }
    NSLayoutConstraint.activate(constraints)
  }
}

/// A view whose content has a size.
final class ContentView: UIView {
  var contentSize: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    contentSize = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// How often the size was asked for.
  private(set) var questions = 0

  override var intrinsicContentSize: CGSize {
    questions += 1
    return contentSize
  }
}

extension NSLayoutConstraint {
  /// The constraint with a priority.
  func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}
