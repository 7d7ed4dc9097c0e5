import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

/// What is told of constraints that cannot all hold, and what layout does then.
@MainActor @Suite(.ownEnvironment)
struct ConflictTests {
  @Test func `a conflict is reported in UIKit's words, with the constraint that is broken`() throws
  {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, x: 0, y: 0, height: 10)
    let narrow = child.widthAnchor.constraint(equalToConstant: 10)
    let wide = child.widthAnchor.constraint(greaterThanOrEqualToConstant: 50)
    let neutral = child.widthAnchor.constraint(lessThanOrEqualToConstant: 500)
    wide.identifier = "at least fifty"
    NSLayoutConstraint.activate([neutral, narrow, wide])
    let conflicts = ConflictLog.during { root.layoutIfNeeded() }
    let conflict = try #require(conflicts.first)
    #expect(conflicts.count == 1)
    #expect(conflict.members.compactMap(\.constraint) == [narrow, wide])
    #expect(conflict.broken.constraint === wide && conflict.broken.identifier == "at least fifty")
    #expect(
      conflict.description == """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.
        \tTry this:
        \t\t(1) look at each constraint and try to figure out which you don't expect;
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
        (
            "<NSLayoutConstraint UIView.width == 10>",
            "<NSLayoutConstraint 'at least fifty' UIView.width >= 50>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint 'at least fifty' UIView.width >= 50>
        """)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `a conflict is reported once for as long as it lasts`() {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, x: 0, y: 0, width: 20, height: 10)
    let other = child.widthAnchor.constraint(equalToConstant: 30)
    other.isActive = true
    #expect(ConflictLog.during { root.layoutIfNeeded() }.count == 1)
    #expect(
      ConflictLog.during {
        other.constant = 31
        root.layoutIfNeeded()
      }.isEmpty)
    other.isActive = false
    #expect(ConflictLog.during { root.layoutIfNeeded() }.isEmpty)
    other.isActive = true
    #expect(ConflictLog.during { root.layoutIfNeeded() }.count == 1)
  }

  @Test func `constraints that are not required do not conflict`() {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, x: 0, y: 0, width: 20, height: 10)
    child.widthAnchor.constraint(equalToConstant: 30).at(999).isActive = true
    #expect(ConflictLog.during { root.layoutIfNeeded() }.isEmpty)
  }

  @Test func `a frame that contradicts is named as what it is`() throws {
    let root = LayoutSketch.root()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 25, height: 10))
    root.addSubview(child)
    let width = child.widthAnchor.constraint(equalToConstant: 60)
    width.isActive = true
    let conflict = try #require(ConflictLog.during { root.layoutIfNeeded() }.first)
    #expect(
      conflict.members.map(\.description) == [
        "<NSLayoutConstraint UIView.width == 60>",
        "<NSAutoresizingMaskLayoutConstraint UIView 25x10>",
      ])
    #expect(conflict.broken.constraint === width && child.frame.width == 25)
  }

  @Test func `a stack that takes part in a conflict is named`() throws {
    let root = LayoutSketch.root()
    let (first, second) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.distribution = .fillEqually
    LayoutSketch.add(stack, to: root)
    LayoutSketch.place(stack, x: 0, y: 0, height: 10)
    LayoutSketch.place(first, width: 10)
    LayoutSketch.place(second, width: 20)
    let conflict = try #require(ConflictLog.during { root.layoutIfNeeded() }.first)
    #expect(conflict.members.contains { $0.description == "<UISV UIStackView>" })
    #expect(conflict.members.compactMap(\.constraint).count == 2)
  }

  @Test func `constraints of a document are named by their ids`() throws {
    let document = Documents.xib(
      """
      <view id="root" customClass="">
        <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="0.0" y="0.0" width="20" height="20"/>
            <constraints>
              <constraint firstAttribute="width" constant="20" id="one"/>
              <constraint firstAttribute="width" constant="30" identifier="second" id="two"/>
              <constraint firstAttribute="height" constant="20" id="three"/>
            </constraints>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="four"/>
          <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="five"/>
        </constraints>
      </view>
      """.replacingOccurrences(of: #" customClass="""#, with: ""))
    let objects = try UINib(document: IBDocument(parsing: Array(document.utf8)))
      .instantiated(withOwner: nil)
    let root = try #require(objects.first as? UIView)
    let conflict = try #require(ConflictLog.during { root.layoutIfNeeded() }.first)
    #expect(conflict.members.map(\.objectID) == ["one", "two"])
    #expect(
      conflict.broken.description
        == "<NSLayoutConstraint 'second' (two) UIView(box).width == 30>")
  }

  @Test func `equations are reported with their sides, signs and priorities`() {
    let (root, child) = LayoutSketch.pair()
    let guide = UILayoutGuide()
    guide.identifier = "left half"
    root.addLayoutGuide(guide)
    let errors = FailureLog.during {
      let lone = UIView()
      // Priorities out of range are refused, with the equation.
      child.leadingAnchor.constraint(equalTo: lone.leadingAnchor, constant: -8)
        .priority = UILayoutPriority(0)
      guide.widthAnchor.constraint(lessThanOrEqualTo: lone.widthAnchor, multiplier: 0.5)
        .priority = UILayoutPriority(2000)
    }
    #expect(errors.count == 2)
    #expect(errors[0].message.contains(" UIView.leading == UIView.leading - 8 @ 0: "))
    #expect(
      errors[1].message.contains(
        " UIView:UILayoutGuide'left half'.width <= 0.5*UIView.width @ 2000: "))
  }
}
