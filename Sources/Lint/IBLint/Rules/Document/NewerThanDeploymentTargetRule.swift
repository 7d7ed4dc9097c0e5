import Diagnostics
import InterfaceBuilder

/// A rule that reports features that the app's oldest system version does not have.
struct NewerThanDeploymentTargetRule: DocumentRule {
  static let info = RuleInfo(
    id: "newer-than-deployment-target",
    summary: "A document uses a feature that the oldest system of its target does not have.",
    rationale: """
      A target runs on every system from its deployment target on. On a system that is older than a feature of a document, \
      the feature is missing: a system symbol is not drawn, a named color is not found, and a view whose class does not \
      exist crashes the app. Xcode warns of such features when it compiles the document.

      Replace the feature, or raise the deployment target. The rule reports each feature once in a document.
      """,
    category: .document, severity: .warning, platforms: [.iOS, .iPadOS], needs: [.project],
    nonTriggering: [
      Example(
        """
        <stackView id="a">
            <subviews>
                <imageView image="star" catalog="system" id="b"/>
            </subviews>
        </stackView>
        """, in: .view, targets: ["App"], deploymentTarget: "13.0"),
      Example(#"<stackView id="a"/>"#, in: .view, targets: ["App"]),
      // A named color of an asset catalog has no catalog.
      Example(
        """
        <view id="a">
            <color key="tintColor" name="textColor" catalog="System" colorSpace="catalog"/>
        </view>
        """, in: .view, targets: ["App"], deploymentTarget: "9.0"),
    ],
    triggering: [
      Example(
        """
        ↓<stackView id="a">
            <subviews>
                <stackView id="b"/>
                ↓<colorWell id="c"/>
            </subviews>
        </stackView>
        """, in: .view, targets: ["App"], deploymentTarget: "8.0")
    ])

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    guard let file = document.file,
      let target = context.run?.deploymentTarget(of: file, on: document.platform)
    else { return }
    var seen: Set<String> = []
    for finding in CompilerRestriction.newerFeatures.findings(in: document, target: target)
    where seen.insert(finding.message).inserted {
      context.report(
        at: .object(finding.object),
        """
        the target runs on iOS \(target) and later, but this does not exist there: \(finding.message); replace it, or raise \
        the deployment target
        """)
    }
  }
}
