import Foundation
import HeadlessUIKit
import SnapshotAssertions
import Testing

@testable import ViewSnapshots

/// Snapshots on other screens, of other values, inside the test, and what a difference says.
@MainActor
@Suite(.serialized) struct SnapshotStageTests {
  private func label(_ text: String, width: CGFloat = 80) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 20))
    label.text = text
    return label
  }

  private func controller() -> UIViewController {
    let controller = UIViewController()
    controller.view = UIView()
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(child)
    let safe = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: safe.topAnchor),
      child.leftAnchor.constraint(equalTo: safe.leftAnchor),
      child.rightAnchor.constraint(equalTo: safe.rightAnchor),
      child.heightAnchor.constraint(equalToConstant: 10),
    ])
    return controller
  }

  @Test func `a controller is shown on a device, in landscape or in a size`() throws {
    let phone = try #require(HeadlessDevice(identifier: "retina4_7"))
    let make = Snapshotting<UIViewController, String>.hierarchy
    #expect(
      try Snapshotting<UIViewController, String>.hierarchy(on: phone).snapshot(controller())
        == "UIView [0, 0, 375, 667]\n  UIView [0, 20, 375, 10]\n")
    let lying = try Snapshotting<UIViewController, String>.hierarchy(on: phone, isLandscape: true)
      .snapshot(controller())
    #expect(lying.hasPrefix("UIView [0, 0, 667, 375]\n"))
    let sized = try Snapshotting<UIViewController, String>.hierarchy(
      size: CGSize(width: 100, height: 50)
    ).snapshot(controller())
    #expect(sized == "UIView [0, 0, 100, 50]\n  UIView [0, 0, 100, 10]\n")
    #expect(try make.snapshot(controller()).hasPrefix("UIView"))
  }

  @Test func `traits change a picture, and the view returns to its place`() throws {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = label("Gull")
    view.textColor = .label
    view.frame.origin = CGPoint(x: 7, y: 8)
    parent.addSubview(view)
    let light = try Snapshotting<UIView, String>.svg(
      traits: UITraitCollection(userInterfaceStyle: .light)
    ).snapshot(view)
    let dark = try Snapshotting<UIView, String>.svg(
      traits: UITraitCollection(userInterfaceStyle: .dark)
    ).snapshot(view)
    #expect(light != dark)
    #expect(view.superview === parent && view.frame.origin == CGPoint(x: 7, y: 8))
  }

  struct Berth: Encodable {
    var name = "North"
    var boats = ["Tern", "Gull"]
  }

  @Test func `values are dumped, described and encoded as JSON`() throws {
    #expect(
      try Snapshotting<Berth, String>.json.snapshot(Berth())
        == "{\n  \"boats\" : [\n    \"Tern\",\n    \"Gull\"\n  ],\n  \"name\" : \"North\"\n}\n")
    let dump = try Snapshotting<Berth, String>.dump.snapshot(Berth())
    #expect(dump.contains("- name: \"North\"") && dump.contains("2 elements"))
    #expect(try Snapshotting<Int, String>.description.snapshot(7) == "7\n")
  }

  @Test func `a differing picture says in words what has changed`() throws {
    let svg = Snapshotting<UIView, String>.svg
    let old = try svg.snapshot(label("One"))
    let new = try svg.snapshot(label("Two"))
    let message = try #require(svg.diffing.diff(old, new)).message
    #expect(message.contains("One") && message.contains("Two"))
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    parent.addSubview(label("One"))
    let before = try svg.snapshot(parent)
    parent.subviews[0].frame.origin.x = 12
    let moved = try #require(svg.diffing.diff(before, try svg.snapshot(parent))).message
    #expect(!moved.isEmpty && moved != message)
    parent.subviews[0].removeFromSuperview()
    let gone = try #require(svg.diffing.diff(before, try svg.snapshot(parent))).message
    #expect(gone.contains("the text \"One\" is missing"))
  }

  @Test func `an inline snapshot is compared with the text in the test`() {
    assertInlineSnapshot(of: label("New", width: 40), as: .hierarchy) {
      """
      UILabel [0, 0, 40, 20] "New"
      """
    }
    withKnownIssue {
      assertInlineSnapshot(of: label("Old", width: 40), as: .hierarchy, record: .never) {
        """
        UILabel [0, 0, 40, 20] "New"
        """
      }
    } matching: {
      $0.comments.contains { $0.rawValue.contains("Old") }
    }
  }

  @Test func `an inline snapshot is written behind the call, or in place of the old one`() {
    let source = "func a() {\n  check(of: b(\"(\"), as: .json)\n  c()\n}\n"
    let once = InlineSource.inserting("one\n\ntwo", into: source, line: 2, function: "check")
    #expect(
      once
        == "func a() {\n  check(of: b(\"(\"), as: .json) {\n    \"\"\"\n    one\n\n    two\n    \"\"\"\n  }\n  c()\n}\n"
    )
    let again = InlineSource.inserting("a\\b", into: once ?? "", line: 2, function: "check")
    #expect(
      again
        == "func a() {\n  check(of: b(\"(\"), as: .json) {\n    #\"\"\"\n    a\\b\n    \"\"\"#\n  }\n  c()\n}\n"
    )
    #expect(InlineSource.inserting("a", into: source, line: 3, function: "check") == nil)
  }
}
