/// A small document that shows when a rule has something to say: documentation and test at once.
///
/// `↓` marks where a finding is expected: before the element for a finding at an element, before the name
/// for one at an attribute, and in code before whatever the finding points at. The mark is no part of the text.
public struct Example: Sendable {
  /// What is put around the text of an example to make a document of it.
  public enum Surroundings: Sendable {
    /// Nothing: the text is the whole document.
    case document
    /// The objects of a xib for iOS.
    case xib
    /// The objects of a xib for macOS.
    case macXib
    /// The subviews of the root view, whose id is `root`, of a xib for iOS whose owner has no class.
    case view
    /// The scenes of a storyboard for iOS.
    case storyboard
    /// The objects of the only scene of a storyboard for iOS.
    case scene
  }

  /// The text with its marks, as documentation shows it.
  public let text: String
  /// What is put around it.
  public let surroundings: Surroundings
  /// The values of the rule's options that the example is about.
  public let options: [String: OptionValue]
  /// The least evidence that the example asks for.
  public let evidence: Evidence
  /// What the app's sources say of classes, nil for an example without sources.
  public let sources: ClassTable?
  /// The app's source files with their marks, by name; tried where somebody reads sources.
  public let code: [String: String]
  /// Further documents of the run, for rules that look at all of them.
  public let others: [Example]
  /// The strings files beside the document, their texts by language; nil for a document without any.
  public let translations: [String: String]?
  /// The file that the example stands in, for tests.
  public let filePath: String
  /// The line that the example stands on, for tests.
  public let line: Int
  private let rootAttributes: String

  /// Describes an example.
  /// - Parameter rootAttributes: Attributes of the document's root beside the usual ones.
  public init(
    _ text: String, in surroundings: Surroundings = .xib, root rootAttributes: String = "",
    options: [String: OptionValue] = [:], evidence: Evidence = .likely,
    sources: ClassTable? = nil, code: [String: String] = [:], others: [Example] = [],
    translations: [String: String]? = nil,
    filePath: StaticString = #filePath, line: Int = #line
  ) {
    self.text = text
    self.surroundings = surroundings
    self.options = options
    self.evidence = evidence
    self.sources = sources
    self.code = code
    self.others = others
    self.translations = translations
    self.filePath = "\(filePath)"
    self.line = line
    self.rootAttributes = rootAttributes
  }

  /// The document, and the offsets of the marked places in its bytes.
  public var document: (bytes: [UInt8], marks: [Int]) { Self.unmarked(marked) }

  /// The source files by name, each with the offsets of the marked places in its bytes.
  public var sourceFiles: [(name: String, bytes: [UInt8], marks: [Int])] {
    code.sorted { $0.key < $1.key }.map { name, text in
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

  /// Text between tags on lines of their own, everything inside indented by a level more.
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

/// What a rule's fixes make of a document.
public struct Correction: Sendable {
  /// The document as it was.
  public let before: Example
  /// The document after the fixes, in the same context.
  public let after: Example

  /// Describes a correction.
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
