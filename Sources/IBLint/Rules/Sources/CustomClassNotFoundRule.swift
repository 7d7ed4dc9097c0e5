import Diagnostics
import InterfaceBuilder
import XMLTree

/// A custom class that neither sources nor frameworks declare.
struct CustomClassNotFoundRule: AttributeRule {
  static let info = RuleInfo(
    id: "custom-class-not-found", summary: "A document names a class that nobody declares.",
    rationale: """
      The run time says `Unknown class in Interface Builder file`, and makes the framework's class in its place: the app \
      starts, and stops at the first outlet or action that only the missing class has. That is what a renamed or deleted \
      class leaves behind. For File's Owner the document makes nothing: there the class says what can be connected, and one \
      that is not there says nothing. First Responder stands for no class at all, and is passed over.

      Classes of other modules are not looked for, and neither is whatever has a framework's prefix. A class that code \
      names, or whose library it imports by the same name, is there. A class without a module may still be of an \
      Objective-C library outside the sources; where these have no Objective-C of their own, or no class with its prefix \
      (`VC` in `VCChart`), the finding is *possible* alone.

      Name the class that there is, or clear the field (Identity inspector).
      """,
    category: .sources, severity: .error,
    options: [
      RuleOption(
        "excluded", "Classes from outside the sources: names, and beginnings that end in *.",
        default: .strings([]))
    ],
    needs: [.sources], covers: [.storyboardLint: ["custom classes that no source declares"]],
    nonTriggering: [
      Example(
        """
        <view id="a" customClass="Badge" customModule="App" customModuleProvider="target"/>
        <view id="b" customClass="MKScaleView"/>
        <view id="c" customClass="Chart" customModule="Charts"/>
        """, in: .view, code: ["Badge.swift": "class Badge: UIView {}"]),
      Example(
        #"<view id="a" customClass="VendorChart"/>"#, in: .view,
        options: ["excluded": .strings(["Vendor*"])], evidence: .possible,
        code: ["Badge.swift": "class Badge: UIView {}"]),
      Example(
        """
        <customObject id="-2" userLabel="File's Owner" customClass="Badge"/>
        <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
        <customObject id="-3" userLabel="Application" customClass="AppHost"/>
        """, in: .macXib, code: ["Badge.h": "@interface Badge : UIView\n@end"]),
      // No class of the app begins like that.
      Example(
        #"<view id="a" customClass="VCChart"/>"#, in: .view,
        code: ["Badge.h": "@interface Badge : UIView\n@end"]),
    ],
    triggering: [
      Example(
        """
        <view id="a" ↓customClass="Bagde" customModule="App" customModuleProvider="target"/>
        """, in: .view, code: ["Badge.swift": "class Badge: UIView {}"]),
      Example(
        #"<view id="a" ↓customClass="Bagde"/>"#, in: .view,
        code: ["Badge.h": "@interface Badge : UIView\n@end"]),
      Example(
        #"<view id="a" ↓customClass="XYBagde"/>"#, in: .view,
        code: ["Badge.h": "@interface XYBadge : UIView\n@end"]),
      Example(
        #"<view id="a" ↓customClass="Chart"/>"#, in: .view, evidence: .possible,
        code: ["Badge.swift": "class Badge: UIView {}"]),
    ])

  private let excluded: NameList

  init(_ options: RuleOptions) { excluded = NameList(options.strings("excluded")) }

  var attributeNames: [Name] { [Names.customClass] }

  func check(_ attribute: Attribute, in context: LintContext) {
    let node = attribute.node
    let name = attribute.value
    guard let sources = context.sources, !name.isEmpty,
      !excluded.contains(name), !FrameworkPrefixes.cover(name),
      sources.declaration(of: name, module: nil) == nil,
      sources.declarations(named: name).isEmpty, !sources.mentions(name)
    else { return }
    let all = sources.declarations
    guard !all.isEmpty else { return }
    let module = node[Names.customModule]
    // A segue has a class too, and is no object.
    let object = context.document.object(around: node).flatMap { $0.node == node ? $0 : nil }
    guard object?.isResponderPlaceholder != true else { return }
    let isApps =
      node[Names.customModuleProvider] == "target"
      || module.map { module in all.contains { $0.module == module } } == true
    guard isApps || module == nil else { return }
    let isLikely =
      all.contains { $0.language == .objectiveC } && Self.mayBeOwn(name, among: all)
    context.report(
      at: .attribute(attribute),
      """
      no source declares the class \(name)\
      \(Suggestion.text(for: name, among: all.map(\.name))); \(Self.consequence(of: object))
      """, evidence: isApps ? .certain : isLikely ? .likely : .possible)
  }

  /// Whether a class without a module may be the app's own: those of libraries have a prefix that no class of the app has.
  private static func mayBeOwn(_ name: String, among declarations: [SourceClass]) -> Bool {
    let prefix = prefix(of: name)
    return prefix.isEmpty || declarations.contains { Self.prefix(of: $0.name) == prefix }
  }

  /// The capital letters before the first word, as `VC` in `VCChart`; empty where there is but the word's own.
  private static func prefix(of name: String) -> Substring {
    name.prefix { $0.isUppercase || $0.isNumber }.dropLast()
  }

  private static func consequence(of object: IBObject?) -> String {
    switch object?.role {
    case .filesOwner, .externalObject:
      "name the class of the object that this placeholder stands for"
    default: "the app makes the framework's class instead"
    }
  }
}

extension IBObject {
  /// Whether it stands for whoever handles an event, or for the running application: objects whose class the document
  /// does not choose.
  fileprivate var isResponderPlaceholder: Bool {
    isFirstResponder || role == .application
  }
}
