import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// The actions of segments.
@MainActor @Suite(.ownEnvironment) struct SegmentActionTests {
  private final class Log { var lines: [String] = [] }
  private let log = Log()
  private let stage = TouchStage()

  private func action(_ title: String, image: UIImage? = nil) -> UIAction {
    let log = log
    return UIAction(title: title, image: image, identifier: .init(title)) { action in
      log.lines.append("\(action.title) by \(action.sender is UISegmentedControl)")
    }
  }

  @Test func `a segment shows the image of its action, or else the title`() {
    let control = UISegmentedControl(
      frame: .zero, actions: [action("Day"), action("Week", image: UIImage())])
    #expect(control.numberOfSegments == 2)
    #expect(control.titleForSegment(at: 0) == "Day" && control.imageForSegment(at: 0) == nil)
    #expect(control.titleForSegment(at: 1) == nil && control.imageForSegment(at: 1) != nil)
  }

  @Test func `segments are laid out beside each other`() {
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.layoutIfNeeded()
    let edges = control.subviews.map { [$0.frame.minX, $0.frame.maxX] }.sorted { $0[0] < $1[0] }
    #expect(edges == [[0, 100], [100, 200]])
  }

  @Test func `the action of the segment that the user selects runs before those of the control`()
    throws
  {
    let control = UISegmentedControl(frame: .zero, actions: [action("Day"), action("Week")])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    let log = log
    control.addAction(
      UIAction { _ in log.lines.append("changed") }, for: .valueChanged)
    stage.window.makeKeyAndVisible()
    stage.window.addSubview(control)
    control.selectedSegmentIndex = 0
    #expect(log.lines.isEmpty)
    try tap(control, at: CGPoint(x: 150, y: 16))
    #expect(control.selectedSegmentIndex == 1)
    #expect(log.lines == ["Week by true", "changed"])
  }

  @Test func `an action is found by its identifier and can be replaced`() {
    let control = UISegmentedControl(frame: .zero, actions: [action("Day")])
    control.insertSegment(action: action("Hour"), at: 0, animated: false)
    #expect(control.segmentIndex(identifiedBy: .init("Day")) == 1)
    #expect(control.segmentIndex(identifiedBy: .init("Year")) == NSNotFound)
    control.setAction(action("Year"), forSegmentAt: 1)
    #expect(control.actionForSegment(at: 1)?.title == "Year")
    #expect(control.titleForSegment(at: 1) == "Year")
    control.setAction(action("Never"), forSegmentAt: 7)
    #expect(control.actionForSegment(at: 7) == nil && control.numberOfSegments == 2)
  }
}
