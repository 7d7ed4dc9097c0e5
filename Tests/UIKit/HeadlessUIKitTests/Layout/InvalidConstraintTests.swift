import Foundation
import HeadlessUIKit
import Testing

/// Constraints that UIKit refuses.
@MainActor @Suite(.ownEnvironment)
struct InvalidConstraintTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var first = NSLayoutConstraint.Attribute.left
    var second = NSLayoutConstraint.Attribute.left
    var hasSecond = true
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    let message: String

    var testDescription: String { "\(first) to \(second) × \(multiplier) + \(constant)" }
  }

  nonisolated private static let pairing = "Invalid pairing of layout attributes."
  nonisolated private static let location =
    "creates an illegal constraint of a location equal to a constant."
  nonisolated private static let sides = "Use leading/trailing for both or neither."

  nonisolated private static let cases: [Case] = [
    Case(second: .notAnAttribute, hasSecond: false, message: location),
    Case(first: .centerY, second: .notAnAttribute, hasSecond: false, message: location),
    Case(multiplier: 0, message: location),
    Case(first: .width, second: .left, message: pairing),
    Case(first: .bottom, second: .height, message: pairing),
    Case(first: .notAnAttribute, second: .left, message: pairing),
    Case(first: .width, second: .notAnAttribute, message: pairing),
    Case(first: .leading, second: .left, message: sides),
    Case(first: .rightMargin, second: .trailing, message: sides),
    Case(constant: .nan, message: "Constant is not finite!  That's illegal.  constant:nan"),
    Case(constant: .infinity, message: "Constant is not finite!"),
    Case(multiplier: -.infinity, message: "Multiplier is not finite!"),
    Case(multiplier: .nan, message: "Multiplier is not finite!"),
  ]

  @Test(arguments: cases)
  func `an equation that makes no sense is told, and never counts`(refused: Case) {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, x: 5, y: 6, width: 7, height: 8)
    var constraint: NSLayoutConstraint?
    let errors = FailureLog.during {
      constraint = NSLayoutConstraint(
        item: child, attribute: refused.first, relatedBy: .equal,
        toItem: refused.hasSecond ? root : nil, attribute: refused.second,
        multiplier: refused.multiplier, constant: refused.constant)
      constraint?.isActive = true
    }
    #expect(errors.count == 1 && errors[0].rule == "invalid-constraint")
    #expect(errors[0].message.contains(refused.message))
    #expect(constraint?.isActive == false)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
  }

  @Test func `what is neither a view nor a guide is not an item`() {
    let view = UIView()
    let errors = FailureLog.during {
      _ = NSLayoutConstraint(
        item: "text", attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 5)
      _ = NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: 7, attribute: .width,
        multiplier: 1, constant: 5)
    }
    #expect(errors.count == 2)
    #expect(
      errors.allSatisfy {
        $0.message.contains("Constraint items must each be a view or layout guide.")
      })
  }

  @Test func `an anchor of a view that is gone makes no constraint`() {
    let root = LayoutSketch.root()
    var view: UIView? = UIView()
    let anchor = view!.widthAnchor
    view = nil
    let errors = FailureLog.during {
      anchor.constraint(equalToConstant: 5).isActive = true
    }
    #expect(errors.count == 1 && root.constraints.isEmpty)
  }

  @Test func `positions on different axes can be compared`() {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, y: 12, width: 7, height: 8)
    let errors = FailureLog.during {
      NSLayoutConstraint(
        item: child, attribute: .left, relatedBy: .equal, toItem: child, attribute: .top,
        multiplier: 1, constant: 50
      ).isActive = true
    }
    root.layoutIfNeeded()
    // The constraint belongs to the nearest common view, which is the child itself.
    #expect(errors.isEmpty && child.constraints.count == 3 && root.constraints.count == 1)
    #expect(child.frame.minX == 62)
  }

  @Test func `a length may be a constant by a multiplier of 0`() {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, x: 0, y: 0, height: 5)
    let errors = FailureLog.during {
      child.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0, constant: 12)
        .isActive = true
    }
    root.layoutIfNeeded()
    #expect(errors.isEmpty && child.frame.width == 12)
  }

  @Test func `a second attribute without an item says nothing`() {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, x: 0, y: 0, height: 5)
    NSLayoutConstraint(
      item: child, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width,
      multiplier: 1, constant: 33
    ).isActive = true
    root.layoutIfNeeded()
    #expect(child.frame.width == 33)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a constant that is not finite is refused, and the old one stays`(constant: CGFloat) {
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    let errors = FailureLog.during { width.constant = constant }
    #expect(errors.count == 1 && width.constant == 5 && width.firstItem === view)
  }

  @Test(arguments: [Float(0), -1, 1000.5, .nan])
  func `a priority out of range is refused, and the old one stays`(priority: Float) {
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    let errors = FailureLog.during { width.priority = UILayoutPriority(priority) }
    #expect(errors.count == 1 && width.priority == .required && width.firstItem === view)
    #expect(errors.first?.message.contains("It's illegal to set priority:") == true)
  }

  @Test func `views without a common ancestor cannot be tied, in UIKit's words`() {
    let (first, second) = (UIView(), UILabel())
    let errors = FailureLog.during {
      first.leadingAnchor.constraint(equalTo: second.trailingAnchor).isActive = true
      first.topAnchor.constraint(equalTo: second.bottomAnchor).isActive = true
      first.widthAnchor.constraint(equalTo: second.heightAnchor).isActive = true
    }
    let anchors = [
      #"<NSLayoutXAxisAnchor "UIView.leading"> and <NSLayoutXAxisAnchor "UILabel.trailing">"#,
      #"<NSLayoutYAxisAnchor "UIView.top"> and <NSLayoutYAxisAnchor "UILabel.bottom">"#,
      #"<NSLayoutDimension "UIView.width"> and <NSLayoutDimension "UILabel.height">"#,
    ]
    #expect(errors.count == 3)
    for (error, anchors) in zip(errors, anchors) {
      #expect(
        error.message
          == "Unable to activate constraint with anchors \(anchors) because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
      )
    }
    #expect(first.constraints.isEmpty && second.constraints.isEmpty)
  }
}
