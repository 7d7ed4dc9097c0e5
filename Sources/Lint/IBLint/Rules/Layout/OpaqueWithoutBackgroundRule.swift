import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a view that is marked as opaque but has a translucent background.
struct OpaqueWithoutBackgroundRule: ObjectRule {
  static let info = RuleInfo(
    id: "opaque-without-background",
    summary:
      "A view with custom drawing is opaque but has a translucent background.",
    rationale: """
      If `isOpaque` is true, the system assumes that the view fills its bounds, so the system does not draw what is \
      behind the view. If an opaque custom view does not fill its bounds, parts of earlier drawings stay visible. \
      Standard views determine their opacity themselves. Clear Opaque (Attributes inspector, Drawing), or give the \
      view an opaque background.
      """,
    category: .layout, severity: .warning, isOptIn: true,
    options: [
      RuleOption(
        "customClassesOnly", "Whether to ignore views with a UIKit class.",
        default: .bool(true))
    ],
    platforms: .iOSFamily,
    nonTriggering: [
      Example(#"<view opaque="NO" customClass="GraphView" id="a"/>"#, in: .view),
      Example(#"<view id="a"/>"#, in: .view),
      Example(#"<view customClass="UIControl" id="a"/>"#, in: .view),
      Example(
        """
        <view customClass="GraphView" id="a">
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        </view>
        """, in: .view),
    ],
    triggering: [
      Example(#"↓<view customClass="GraphView" id="a"/>"#, in: .view),
      Example(
        """
        ↓<view customClass="GraphView" id="a">
            <color key="backgroundColor" white="0.0" alpha="0.5" colorSpace="calibratedWhite"/>
        </view>
        """, in: .view),
      Example(#"↓<view id="a"/>"#, options: ["customClassesOnly": .bool(false)]),
    ])

  private let customClassesOnly: Bool

  init(_ options: RuleOptions) { customClassesOnly = options.bool("customClassesOnly") }

  var objects: ObjectSubject { .named([Names.view]) }

  func check(_ object: IBObject, in context: LintContext) {
    guard !customClassesOnly || Self.mayDraw(object),
      object.node.bool(Names.opaque) != false
    else { return }
    let background = object.node.child(keyed: "backgroundColor").flatMap { ColorValue($0) }
    switch background {
    case nil:
      report("has no background", object, in: context)
    case .some(let color):
      if let alpha = color.components?.alpha, alpha < 1, color.form == .components {
        report(
          alpha == 0 ? "has a clear background" : "has a translucent background", object,
          in: context)
      }
    }
  }

  /// Returns whether an object's class may draw. The framework's own classes, such as a plain control, do not draw.
  private static func mayDraw(_ object: IBObject) -> Bool {
    object.customClass.map { FrameworkClass(named: $0) == nil } ?? false
  }

  private func report(_ what: String, _ object: IBObject, in context: LintContext) {
    context.report(
      at: .object(object),
      "the view is marked as opaque but \(what); clear Opaque, or choose an opaque background")
  }
}
