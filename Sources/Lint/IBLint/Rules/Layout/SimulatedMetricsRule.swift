import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports simulated bars, sizes or orientations on the canvas.
struct SimulatedMetricsRule: ElementRule {
  static let info = RuleInfo(
    id: "simulated-metrics",
    summary: "The canvas simulates a bar, a size or an orientation.",
    rationale: """
      Simulated metrics affect only the canvas, not the app. A view that was designed below a simulated bar may have a \
      different position at run time. If developers choose different simulated metrics, the document changes, but the \
      app does not. Set all Simulated Metrics to Inferred (Attributes and Size inspectors).
      """,
    category: .layout, severity: .warning, isOptIn: true,
    options: [
      RuleOption(
        "allowed",
        "The allowed elements, such as `freeformSimulatedSizeMetrics`.",
        default: .strings([])),
      RuleOption(
        "screens", "The allowed types of simulated screens, such as `retina4_0.fullscreen`.",
        default: .strings([])),
    ],
    covers: [.xiblint: ["no_simulated_metrics", "simulated_metrics_retina4_0"]],
    nonTriggering: [
      Example(#"<view id="a"/>"#),
      Example(
        """
        <view id="a">
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        </view>
        """, options: ["allowed": .strings(["freeformSimulatedSizeMetrics"])]),
      Example(
        """
        <view id="a">
            <simulatedScreenMetrics key="simulatedDestinationMetrics" type="retina4_0.fullscreen"/>
        </view>
        """, options: ["screens": .strings(["retina4_0.fullscreen"])]),
    ],
    triggering: [
      Example(
        """
        <view id="a">
            ↓<simulatedStatusBarMetrics key="simulatedStatusBarMetrics"/>
            ↓<simulatedScreenMetrics key="simulatedDestinationMetrics" type="retina4_0.fullscreen"/>
        </view>
        """)
    ])

  private let allowed: Set<String>
  private let screens: Set<String>

  init(_ options: RuleOptions) {
    allowed = Set(options.strings("allowed"))
    screens = Set(options.strings("screens"))
  }

  var elementNames: [Name] {
    [
      Names.freeformSimulatedSizeMetrics, Names.simulatedNavigationBarMetrics,
      Names.simulatedOrientationMetrics, Names.simulatedScreenMetrics,
      Names.simulatedStatusBarMetrics, Names.simulatedTabBarMetrics,
      Names.simulatedToolbarMetrics,
    ]
  }

  func check(_ element: Node, in context: LintContext) {
    // Interface Builder always writes the simulated metrics of the storyboard itself.
    guard element.parent?.name != Names.simulatedMetricsContainer,
      !allowed.contains(element.spelling),
      element[Names.type].map({ !screens.contains($0) }) ?? true
    else { return }
    context.report(
      at: .node(element),
      "<\(element.spelling)> affects only the canvas, not the app; choose Inferred")
  }
}
