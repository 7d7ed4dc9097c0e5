import Diagnostics

/// A small document that shows when a rule reports a finding. It is both documentation and a test.
///
/// `↓` marks the position of an expected finding: before an element, before the name of an attribute, or before a
/// position in code. The mark is not part of the text.
public struct Example: Sendable {
  /// The kinds of documents that surround an example's text.
  public enum Surroundings: Sendable {
    /// None: the text is the whole document.
    case document
    /// A xib for iOS, with the text as its objects.
    case xib
    /// A xib for macOS, with the text as its objects.
    case macXib
    /// A xib for iOS whose owner has no class, with the text as the subviews of the root view `root`.
    case view
    /// A storyboard for iOS, with the text as its scenes.
    case storyboard
    /// A storyboard for iOS with one scene, with the text as the objects of that scene.
    case scene
  }

  /// The text with its marks, as shown in the documentation.
  public let text: String
  /// The document around the text.
  public let surroundings: Surroundings
  /// The values of the rule's options.
  public let options: [String: OptionValue]
  /// The minimum evidence of reported findings.
  public let evidence: Evidence
  /// The classes in the app's sources, or nil if there are no sources.
  public let sources: ClassTable?
  /// The app's source files with their marks, by name. Tests read these with a source reader.
  public let code: [String: String]
  /// Other documents of the run, for rules that check all documents together.
  public let others: [Example]
  /// The contents of the document's strings files by language, or nil for a document without strings files.
  public let translations: [String: String]?
  /// The names of the targets that contain the document, or nil if there is no project.
  public let targets: [String]?
  /// The names of the project's images and colors, or nil if they are not known.
  public let assets: [String]?
  /// The oldest system version that the targets with the document run on, or nil if unknown.
  public let deploymentTarget: String?
  /// The PostScript names of the project's fonts, or nil if unknown.
  public let fonts: [String]?
  /// The system frameworks that the project links, or nil if unknown.
  public let linked: [String]?
  /// The bundles of documents and source files, by file name. The document is `Example.xib`.
  public let bundles: [String: ProjectBundle]
  /// The versions of the document for other languages.
  public let versions: [Example]
  /// The documents that the targets copy to the same place as this one.
  public let twins: [String]
  /// The source file with the example, for tests.
  public let filePath: String
  /// The line of the example in that file, for tests.
  public let line: Int
  private let rootAttributes: String

  /// Creates an example that needs nothing but a document, as most do. Calls with few arguments take less of the command.
  @inline(never)
  public init(
    _ text: String, in surroundings: Surroundings = .xib, filePath: StaticString = #filePath,
    line: Int = #line
  ) {
    self.init(text, in: surroundings, root: "", filePath: filePath, line: line)
  }

  /// Creates an example.
  /// - Parameter rootAttributes: Additional attributes of the document's root element.
  public init(
    _ text: String, in surroundings: Surroundings = .xib, root rootAttributes: String = "",
    options: [String: OptionValue] = [:], evidence: Evidence = .likely,
    sources: ClassTable? = nil, code: [String: String] = [:], others: [Example] = [],
    translations: [String: String]? = nil, targets: [String]? = nil,
    assets: [String]? = nil, deploymentTarget: String? = nil, fonts: [String]? = nil,
    linked: [String]? = nil, bundles: [String: ProjectBundle] = [:], twins: [String] = [],
    versions: [Example] = [],
    filePath: StaticString = #filePath, line: Int = #line
  ) {
    self.deploymentTarget = deploymentTarget
    self.fonts = fonts
    self.linked = linked
    self.bundles = bundles
    self.twins = twins
    self.versions = versions
    self.text = text
    self.surroundings = surroundings
    self.options = options
    self.evidence = evidence
    self.sources = sources
    self.code = code
    self.others = others
    self.translations = translations
    self.targets = targets
    self.assets = assets
    self.filePath = "\(filePath)"
    self.line = line
    self.rootAttributes = rootAttributes
  }

  /// The document and the byte offsets of the marks.
  public var document: (bytes: [UInt8], marks: [Int]) { Self.unmarked(marked) }

  /// The source files by name, each with the byte offsets of its marks.
  public var sourceFiles: [(name: String, bytes: [UInt8], marks: [Int])] {
    code.inKeyOrder.map { name, text in
      let (bytes, marks) = Self.unmarked(text)
      return (name, bytes, marks)
    }
  }

  private static func unmarked(_ marked: String) -> (bytes: [UInt8], marks: [Int]) {
    var bytes: [UInt8] = []
    var marks: [Int] = []
    let parts = marked.split(separator: Self.mark, omittingEmptySubsequences: false)
    for (number, part) in parts.enumerated() {
      if number > 0 { marks.append(bytes.count) }
      bytes += part.utf8
    }
    return (bytes, marks)
  }

  private static let mark: Character = "↓"

  private var marked: String {
    switch surroundings {
    case .document: text
    case .xib: root("CocoaTouch.XIB", "iOS.CocoaTouch", objects(text, depth: 1))
    case .macXib: root("Cocoa.XIB", "MacOSX.Cocoa", objects(text, depth: 1))
    case .view: root("CocoaTouch.XIB", "iOS.CocoaTouch", objects(view, depth: 1))
    case .storyboard:
      root("CocoaTouch.Storyboard.XIB", "iOS.CocoaTouch", element("scenes", text, depth: 1))
    case .scene:
      root(
        "CocoaTouch.Storyboard.XIB", "iOS.CocoaTouch",
        element(
          "scenes", element("scene sceneID=\"scene\"", objects(text, depth: 0), depth: 0), depth: 1)
      )
    }
  }

  private var view: String {
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(element("view id=\"root\"", element("subviews", text, depth: 0), depth: 0))
    """
  }

  private func objects(_ text: String, depth: Int) -> String {
    element("objects", text, depth: depth)
  }

  /// Returns an element with its content indented by one level, and the tags on separate lines.
  private func element(_ tag: String, _ text: String, depth: Int) -> String {
    let name = tag.split(separator: " ").first.map { String($0) } ?? tag
    let inner = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    let lines = "<\(tag)>\n\(inner)\n</\(name)>"
    guard depth > 0 else { return lines }
    let indentation = String(repeating: "    ", count: depth)
    return lines.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: "\n")
  }

  private func root(_ kind: String, _ runtime: String, _ body: String) -> String {
    let more = rootAttributes.isEmpty ? "" : " " + rootAttributes
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.\(kind)" version="3.0" toolsVersion="23504" \
      targetRuntime="\(runtime)" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES"\(more)>
      \(body)
      </document>

      """
  }
}

/// A document before and after a rule's fixes.
public struct Correction: Sendable {
  /// The document before the fixes.
  public let before: Example
  /// The document after the fixes, with the same surroundings.
  public let after: Example

  /// Creates a correction.
  public init(
    _ before: String, becomes after: String, in surroundings: Example.Surroundings = .xib,
    options: [String: OptionValue] = [:], evidence: Evidence = .likely,
    filePath: StaticString = #filePath, line: Int = #line
  ) {
    self.before = Example(
      before, in: surroundings, options: options, evidence: evidence, filePath: filePath, line: line
    )
    self.after = Example(
      after, in: surroundings, options: options, evidence: evidence, filePath: filePath, line: line)
  }
}

extension Example {
  /// A table view with a prototype cell of the class `RowCell` and the reuse identifier `Row`.
  static func prototype(mark: String) -> String {
    """
    <tableView id="list">
        <prototypes>
            \(mark)<tableViewCell reuseIdentifier="Row" id="a" customClass="RowCell">
                <tableViewCellContentView key="contentView" id="b"/>
            </tableViewCell>
        </prototypes>
    </tableView>
    """
  }
}
