public import Diagnostics
public import InterfaceBuilder
public import NibFormat

/// A compiler from documents to the object graphs that UIKit and AppKit load.
///
/// Keys, classes and values are those of Apple's own compiler, as determined from pairs of documents and compiled nibs.
/// The same document always results in the same graph.
public struct NibCompiler: Sendable {
  /// Information that the document does not contain.
  public struct Options: Sendable, Hashable {
    /// The module of classes that belong to the target's module (`customModuleProvider="target"`) without naming it.
    public var moduleName: String?
    /// The version of Interface Builder whose compiler is emulated; nil for the version that most likely compiled the
    /// document, which is usually the version that saved it.
    public var toolsVersion: IBToolsVersion?
    /// The version of Interface Builder that saved the newest document of the same target, or nil if it is unknown. One
    /// Xcode compiles all of them, so the version that most likely compiled the document is not older.
    public var newestVersionInTarget: IBToolsVersion?
    /// The oldest version of iOS that loads the nib; nil for the newest. Nibs for iOS before 11 have no safe area, and
    /// nibs for iOS before 8 have no differences between size classes.
    public var oldestSystem: SystemVersion?
    /// Whether strings become localizable, as in documents in a `Base.lproj` folder.
    public var localizesStrings = false
    /// Whether unreachable scenes also have nibs; Apple's compiler omits them.
    public var includesUnreachableScenes = false

    /// Creates the default options.
    public init() {}

    /// Creates the default options for a document at a path. Strings are localizable if the document is in a
    /// `Base.lproj` folder; in another language's folder, the document itself is the translation.
    public init(path: String) {
      let folders = path.utf8.split(separator: UInt8(ascii: "/")).dropLast()
      localizesStrings = folders.last?.elementsEqual("Base.lproj".utf8) ?? false
    }
  }

  /// A compiled document.
  public struct Result: Sendable {
    /// The nib.
    public var graph: NibGraph
    /// Diagnostics of the elements, attributes and values that could not be compiled.
    public var diagnostics: [Diagnostic]
  }

  /// The options of the compiler.
  public var options: Options

  /// Creates a compiler.
  public init(options: Options = Options()) { self.options = options }

  /// Compiles a xib.
  /// - Throws: A ``Diagnostic`` if the document is for watchOS, or is a storyboard.
  public func compile(_ document: IBDocument) throws -> Result {
    try refuseForeign(document)
    guard document.kind == .xib else {
      throw Diagnostic(
        id: "storyboard", severity: .error, file: document.file,
        message:
          "a storyboard compiles to several nibs; compile it to a .storyboardc instead of a .nib")
    }
    let encoder = NibEncoder(.xib(document), of: document, options: options)
    let graph = document.platform == .macOS ? encoder.encodeObjectData() : encoder.encodeRoot()
    let omissions = encoder.features.omissions(in: document, besides: encoder.diagnostics)
    return Result(graph: graph, diagnostics: encoder.diagnostics + omissions)
  }

  /// Returns whether documents of a kind for a platform can be compiled: all but those for watchOS.
  public static func compiles(_ platform: IBPlatform, _ kind: IBDocument.Kind = .xib) -> Bool {
    platform != .watchOS
  }

  func refuseForeign(_ document: IBDocument) throws {
    guard !Self.compiles(document.platform, document.kind) else { return }
    throw Diagnostic(
      id: "unsupported-platform", severity: .error, file: document.file,
      message:
        "documents for \(document.platform) cannot be compiled, loaded or laid out; only iOS, tvOS, visionOS and macOS are supported"
    )
  }
}
