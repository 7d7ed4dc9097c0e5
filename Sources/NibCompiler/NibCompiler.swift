public import Diagnostics
public import InterfaceBuilder
public import NibFormat

/// Compiles documents of the iOS family to the object graphs that UIKit loads.
///
/// Keys, classes and values are those of Apple's own compiler, as measured on pairs of documents and
/// compiled nibs. The same document gives the same graph.
public struct NibCompiler: Sendable {
  /// Facts that the document does not contain.
  public struct Options: Sendable, Hashable {
    /// The module of classes whose module is the target's (`customModuleProvider="target"`) and that
    /// name none.
    public var moduleName: String?
    /// The version of Interface Builder whose compiler is followed; nil for the one that most likely compiled the
    /// document: mostly the one that wrote it.
    public var toolsVersion: IBToolsVersion?
    /// Whether strings become localizable ones, as in documents of a `Base.lproj` folder.
    public var localizesStrings = false
    /// Whether scenes that nothing leads to have nibs too, which Apple's compiler leaves out.
    public var includesUnreachableScenes = false

    /// The defaults, from the document.
    public init() {}

    /// The defaults for a document at a path: strings of one in a `Base.lproj` folder are localizable. In a
    /// folder of a language the document itself is the translation.
    public init(path: String) {
      let folders = path.utf8.split(separator: UInt8(ascii: "/")).dropLast()
      localizesStrings = folders.last?.elementsEqual("Base.lproj".utf8) ?? false
    }
  }

  /// A compiled document.
  public struct Result: Sendable {
    /// The nib.
    public var graph: NibGraph
    /// What could not be compiled: elements, attributes or values without a place in a nib.
    public var diagnostics: [Diagnostic]
  }

  /// How to compile.
  public var options: Options

  /// A compiler.
  public init(options: Options = Options()) { self.options = options }

  /// Compiles a xib.
  /// - Throws: a ``Diagnostic`` for a document of another platform, and for a storyboard.
  public func compile(_ document: IBDocument) throws -> Result {
    try refuseForeign(document)
    guard document.kind == .xib else {
      throw Diagnostic(
        id: "storyboard", severity: .error, file: document.file,
        message:
          "a storyboard compiles to several nibs; compile it to a .storyboardc instead of a .nib")
    }
    let encoder = NibEncoder(.xib(document), of: document, options: options)
    let graph = encoder.encodeRoot()
    let omissions = encoder.features.omissions(in: document, besides: encoder.diagnostics)
    return Result(graph: graph, diagnostics: encoder.diagnostics + omissions)
  }

  /// Whether documents for a platform can be compiled: those whose views are UIKit's.
  public static func compiles(_ platform: IBPlatform) -> Bool {
    switch platform {
    case .iOS, .iPadOS, .tvOS, .visionOS: true
    case .watchOS, .macOS: false
    }
  }

  func refuseForeign(_ document: IBDocument) throws {
    guard !Self.compiles(document.platform) else { return }
    throw Diagnostic(
      id: "unsupported-platform", severity: .error, file: document.file,
      message:
        "documents for \(document.platform) cannot be compiled, loaded or laid out; only iOS, tvOS and visionOS are supported"
    )
  }
}
