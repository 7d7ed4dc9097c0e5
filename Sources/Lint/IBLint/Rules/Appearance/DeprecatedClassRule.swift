import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports an object of a deprecated class.
struct DeprecatedClassRule: ObjectRule, AttributeRule {
  static let info = RuleInfo(
    id: "deprecated-class",
    summary: "An object's class is deprecated.",
    rationale: """
      On newer systems, a deprecated class may do nothing or no longer exist. The App Store rejects apps with \
      `UIWebView`, and Apple no longer maintains the OpenGL views. `NSMatrix` is discouraged but not deprecated, so \
      the rule reports it only with `--evidence possible`.
      """,
    category: .appearance, severity: .warning,
    options: [
      RuleOption("allowed", "The deprecated classes that are allowed.", default: .strings([]))
    ],
    nonTriggering: [
      Example(#"<wkWebView id="a"/>"#, in: .view),
      Example(#"<view customClass="WebView" customModule="App" id="a"/>"#, in: .view),
      Example(#"<matrix id="a"/>"#, in: .macXib),
      Example(#"<webView id="a"/>"#, in: .view, options: ["allowed": .strings(["UIWebView"])]),
    ],
    triggering: [
      Example(#"↓<webView id="a"/>"#, in: .view),
      Example(#"↓<view customClass="GLKView" id="a"/>"#, in: .view),
      Example(#"↓<drawer id="a"/>"#, in: .macXib),
      Example(#"↓<matrix id="a"/>"#, in: .macXib, evidence: .possible),
      Example(#"↓<customView customClass="WebView" id="a"/>"#, in: .macXib),
    ])

  private let allowed: NameList

  init(_ options: RuleOptions) { allowed = NameList(options.strings("allowed")) }

  /// The deprecated classes and their replacements, as documented in the SDK headers.
  private static let iOS = [
    "UIWebView": "WKWebView", "UISearchDisplayController": "UISearchController",
    "ADBannerView": "another advertising framework", "GLKView": "MTKView",
    "GLKViewController": "MTKView", "UIPopoverController": "a controller presented as a popover",
  ]
  private static let macOS = [
    "WebView": "WKWebView", "NSOpenGLView": "MTKView", "NSDrawer": "a split view",
    "NSMatrix": "radio buttons with one action, or a collection view", "NSForm": "a grid view",
  ]

  var checks: [RuleCheck] { [.objects(self), .attributes(self)] }

  var objects: ObjectSubject {
    .named([
      Names.webView, Names.searchDisplayController, Names.adBannerView, Names.glkView,
      Names.glkViewController, Names.popover, Names.openGLView, Names.drawer, Names.matrix,
      Names.form,
    ])
  }

  var attributeNames: [Name] { [Names.customClass] }

  func check(_ object: IBObject, in context: LintContext) {
    report(object, of: object.frameworkClass, in: context)
  }

  func check(_ customClass: Attribute, in context: LintContext) {
    // A class with a module belongs to the app, regardless of its name.
    guard let object = context.document.object(around: customClass.node),
      object.node == customClass.node, object.role == .object, object.customModule == nil,
      object.customClass != object.frameworkClass
    else { return }
    report(object, of: object.customClass, in: context)
  }

  private func report(_ object: IBObject, of name: String?, in context: LintContext) {
    let replacements = context.document.platform.isIOSFamily ? Self.iOS : Self.macOS
    guard let name, let replacement = replacements[name], !allowed.contains(name) else { return }
    let isDiscouraged = name == "NSMatrix"
    context.report(
      at: .object(object),
      "\(name) is \(isDiscouraged ? "discouraged" : "deprecated"); use \(replacement)",
      evidence: isDiscouraged ? .possible : .certain)
  }
}
