import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports an object whose framework the app neither imports nor links.
struct FrameworkNotLinkedRule: ObjectRule {
  static let info = RuleInfo(
    id: "framework-not-linked",
    summary: "A document contains an object of a framework that the app neither imports nor links.",
    rationale: """
      The class of a map view is in MapKit. If no code imports MapKit, and the project does not link it, the framework is not \
      loaded, and the app crashes when it loads the document: `Could not instantiate class named MKMapView because no class \
      named MKMapView was found`. Interface Builder does not warn of this.

      Import the framework in a source file of the target, or add it to the target's frameworks. If code imports a library, \
      which may link the framework, the evidence is *possible*.
      """,
    category: .sources, severity: .error, platforms: .iOSFamily, needs: [.sources, .project],
    nonTriggering: [
      Example(
        #"<mapView id="a"/>"#, in: .view,
        code: ["Map.swift": "import MapKit\nclass Map: UIViewController {}"], targets: ["App"],
        linked: []),
      Example(
        #"<mapView id="a"/>"#, in: .view,
        code: ["Map.swift": "import UIKit\nclass Map: UIViewController {}"], targets: ["App"],
        linked: ["MapKit"]),
    ],
    triggering: [
      Example(
        #"↓<mapView id="a"/>"#, in: .view,
        code: ["Map.swift": "import UIKit\nclass Map: UIViewController {}"], targets: ["App"],
        linked: [])
    ])

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject { .named(Array(Self.frameworks.keys)) }

  func check(_ object: IBObject, in context: LintContext) {
    guard let sources = context.sources, !sources.declarations.isEmpty,
      let frameworks = Self.frameworks[object.node.name], let framework = frameworks.first,
      let name = object.className, let file = context.document.file,
      !frameworks.contains(where: sources.importsLibrary),
      let isLinked = context.run?.linksFramework(framework, for: file), !isLinked
    else { return }
    context.report(
      at: .object(object),
      """
      neither code nor the project uses \(framework), so loading the document crashes the app: there is no class \(name); \
      import \(framework), or link it
      """, evidence: sources.importsLibraries ? .possible : .likely)
  }

  /// The framework of each element, followed by the frameworks that load it as well.
  private static let frameworks: [Name: [String]] = [
    Names.mapView: ["MapKit"],
    Names.wkWebView: ["WebKit", "SafariServices"],
    Names.sceneKitView: ["SceneKit", "ARKit", "SpriteKit", "RealityKit"],
    Names.sceneView: ["SceneKit", "ARKit", "SpriteKit", "RealityKit"],
    Names.skView: ["SpriteKit", "SceneKit", "ARKit", "GameplayKit"],
    Names.arscnView: ["ARKit"],
    Names.arskView: ["ARKit"],
    Names.mtkView: ["MetalKit"],
    Names.glkView: ["GLKit"],
    Names.glkViewController: ["GLKit"],
    Names.avPlayerViewController: ["AVKit"],
  ]
}
