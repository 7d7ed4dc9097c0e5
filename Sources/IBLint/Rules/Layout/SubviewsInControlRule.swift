import Diagnostics
import InterfaceBuilder
import XMLTree

/// Subviews inside a control of the framework's.
struct SubviewsInControlRule: ObjectRule {
  static let info = RuleInfo(
    id: "subviews-in-control",
    summary: "A control of the framework's has subviews of the document's.",
    rationale: """
      UIKit's controls build and lay out their own views and may replace them at any time; what is put between \
      them is covered, moved or swallows touches, and a later system arranges it in another way. Configure the \
      control through its properties, or put it into a plain view beside the others.

      A `UIControl` of one's own is a plain container and may hold anything.
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
    // Classes of one's own know what they put where.
    guard object.customClass == nil else { return }
    let subviews = object.subviews
    guard !subviews.isEmpty else { return }
    let what = subviews.count == 1 ? "a subview" : "\(subviews.count) subviews"
    context.report(
      at: .object(object),
      "\(object.className ?? object.element) has \(what), which it does not lay out; put them into a plain view, or the control into one"
    )
  }
}
