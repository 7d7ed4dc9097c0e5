import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports subviews inside a UIKit control.
struct SubviewsInControlRule: ObjectRule {
  static let info = RuleInfo(
    id: "subviews-in-control",
    summary: "A document adds subviews to a UIKit control.",
    rationale: """
      UIKit's controls create and lay out their own subviews and may replace them at any time. Subviews that a \
      document adds to a control may be covered or moved, or may block touches, and the result may differ in a newer \
      system version. Configure the control through its properties, or put the control and the other views into a \
      plain view. A class that inherits directly from `UIControl` is a plain container and may contain any views.
      """,
    category: .layout, severity: .warning, platforms: .iOSFamily,
    nonTriggering: [
      Example(
        """
        <view customClass="UIControl" id="a">
            <subviews>
                <label text="Name" id="b"/>
            </subviews>
        </view>
        <button customClass="TileButton" id="c">
            <subviews>
                <label text="Name" id="d"/>
            </subviews>
        </button>
        """, in: .view)
    ],
    triggering: [
      Example(
        """
        ↓<button id="c">
            <subviews>
                <label text="Name" id="d"/>
            </subviews>
        </button>
        """, in: .view)
    ])

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject {
    .named([
      Names.button, Names.segmentedControl, Names.textField, Names.slider, Names.switch,
      Names.pageControl, Names.stepper, Names.datePicker, Names.colorWell, Names.refreshControl,
    ])
  }

  func check(_ object: IBObject, in context: LintContext) {
    // The app's own classes are designed for their subviews.
    guard object.customClass == nil else { return }
    let subviews = object.subviews
    guard !subviews.isEmpty else { return }
    let what = subviews.count == 1 ? "a subview" : "\(subviews.count) subviews"
    context.report(
      at: .object(object),
      "\(object.className ?? object.element) contains \(what) that UIKit may cover or move; put the control and these views side by side in a plain view"
    )
  }
}
