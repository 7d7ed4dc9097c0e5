import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a custom class that neither sources nor frameworks declare.
struct CustomClassNotFoundRule: AttributeRule {
  static let info = RuleInfo(
    id: "custom-class-not-found",
    summary: "A document uses a class that is not declared in the sources.",
    rationale: """
      If a class is missing, the system logs `Unknown class in Interface Builder file` and creates an object of the \
      framework class instead. The app starts, but crashes at the first outlet or action of the missing class. \
      Usually, the class was renamed or deleted.

      The finding is an error if the object has such an outlet or action. Otherwise it is a warning, because only the \
      behavior of the class is missing. It is also a warning for File's Owner and external objects, because the document \
      does not create them: their class only determines which connections are possible. The rule ignores First Responder.

      The rule ignores classes from other modules and classes with a framework prefix. The rule also ignores a class \
      if code uses the class, or imports a library with the same name. A class without a module may come from an \
      Objective-C library outside the sources. If the sources contain no Objective-C code, or no class with the same \
      prefix (`VC` in `VCChart`), or if the document lies in the folder of a library without sources (`.a`, \
      `.framework`), the finding is only *possible*.

      Set an existing class, or clear the Class field (Identity inspector).
      """,
    category: .sources, severity: .error,
    options: [
      RuleOption(
        "excluded", "Classes that are declared outside the sources; a trailing `*` is a wildcard.",
        default: .strings([]))
    ],
    needs: [.sources], covers: [.storyboardLint: ["custom classes missing from the sources"]],
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
      Example(
        #"<view id="a" customClass="___FILEBASENAMEASIDENTIFIER___"/>"#, in: .view,
        evidence: .possible, code: ["Badge.swift": "class Badge: UIView {}"]),
      // No class of the app has this prefix.
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
      // Xcode replaces the name in a template.
      !name.hasPrefix("___"),
      sources.declaration(of: name, module: nil) == nil,
      sources.declarations(named: name).isEmpty, !sources.mentions(name)
    else { return }
    let all = sources.declarations
    guard !all.isEmpty else { return }
    let module = RuntimeName(name)?.module ?? node[Names.customModule]
    // A segue also has a class, but is not an object.
    let object = context.document.object(around: node).flatMap { $0.node == node ? $0 : nil }
    guard object?.isResponderPlaceholder != true else { return }
    let isApps =
      node[Names.customModuleProvider] == "target"
      || module.map { module in all.contains { $0.module == module } } == true
    guard isApps || module == nil else { return }
    let shortName = String(SourceClass.lastPart(RuntimeName(name)?.name ?? name))
    if context.run?.lacksSource(named: shortName) == true {
      return context.pass(
        at: .attribute(attribute), "a target compiles \(shortName), but the file does not exist")
    }
    let suggestion = Suggestion.nearest(to: name, among: all.map(\.name))
    // The class may be in a folder that is not checked out, unless it has the name of another one.
    let isUnknown = suggestion == nil && context.run?.lacksSource(named: nil) == true
    let isLibrarys =
      context.document.file.map { context.run?.isPartOfBinaryLibrary($0) == true } ?? false
    let isLikely =
      !isLibrarys && all.contains { $0.language == .objectiveC } && Self.mayBeOwn(name, among: all)
    context.report(
      at: .attribute(attribute),
      """
      cannot find the class \(name) in the sources\(Self.consequence(of: object, node))\
      \(Suggestion.text(for: name, among: all.map(\.name), otherwise: Self.advice(on: object)))
      """,
      severity: object.map { $0.needsCustomClass(in: context) } ?? true ? nil : .warning,
      evidence: isUnknown ? .possible : isApps ? .certain : isLikely ? .likely : .possible)
  }

  /// Returns whether a class without a module may belong to the app: the classes of libraries usually have a prefix
  /// that the app's classes do not have.
  private static func mayBeOwn(_ name: String, among declarations: [SourceClass]) -> Bool {
    let prefix = prefix(of: name)
    return prefix.isEmpty || declarations.contains { Self.prefix(of: $0.name) == prefix }
  }

  /// Returns the capital letters before the first word, such as `VC` in `VCChart`, or an empty prefix if there are
  /// none.
  private static func prefix(of name: String) -> Substring {
    name.prefix { $0.isUppercase || $0.isNumber }.dropLast()
  }

  private static func isPlaceholder(_ object: IBObject?) -> Bool {
    object?.role == .filesOwner || object?.role == .externalObject
  }

  private static func consequence(of object: IBObject?, _ node: Node) -> String {
    if node.name == Names.segue { return ", so the app crashes when it performs the segue" }
    return isPlaceholder(object) ? "" : ", so the app creates an object of the framework class"
  }

  private static func advice(on object: IBObject?) -> String {
    isPlaceholder(object)
      ? "set the class of the object that this placeholder represents"
      : "add the class, or choose another one"
  }
}

extension IBObject {
  /// Whether the object represents First Responder or the application, whose classes the document does not determine.
  fileprivate var isResponderPlaceholder: Bool {
    isFirstResponder || role == .application
  }
}
