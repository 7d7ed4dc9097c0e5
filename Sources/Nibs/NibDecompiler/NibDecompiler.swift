public import Diagnostics
public import InterfaceBuilder
public import NibCompiler
public import NibFormat

/// A decompiler from compiled nibs to documents.
///
/// It is the opposite of ``NibCompiler``: a document that compiles to the same graph, as far as documents can state what
/// the graph contains. For iOS, it has no table of keys: it compiles a sample of each attribute and reads the result. For
/// macOS, it reads the compiler's own table in the opposite direction.
public struct NibDecompiler: Sendable {
  /// A document for a nib.
  public struct Result: Sendable {
    /// The document.
    public var document: IBDocument
    /// The bytes of the document, in Interface Builder's format.
    public var bytes: [UInt8]
    /// Warnings about what the document lacks.
    public var diagnostics: [Diagnostic]
  }

  /// The most bytes of a nib's document: several times as many as real nibs need. Objects in a nib can share a long text,
  /// which a document repeats.
  private static func limit(of nib: NibGraph) -> Int {
    let texts = nib.values.reduce(0) { count, record in
      guard record.type == .data, case .data(let bytes) = nib.value(record) else { return count }
      return count + bytes.count
    }
    return (4 << 20) + 1_000 * nib.objects.count + 8 * texts
  }

  /// Creates a decompiler.
  public init() {}

  /// Returns the document of a nib for iOS or macOS.
  /// - Parameters:
  ///   - file: The name of the nib, for messages.
  ///   - findsLosses: Whether to find everything that the document lacks. For macOS, the document is compiled for that,
  ///     which takes longer than making it.
  /// - Throws: A ``Diagnostic`` if the nib has no top-level objects.
  public func decompile(
    _ nib: NibGraph, file: String? = nil, findsLosses: Bool = true
  ) throws -> Result {
    try decompile(nib, by: nil, file: file, findsLosses: findsLosses)
  }

  /// - Parameter tools: The version of Interface Builder that compiled the nib; nil to infer it from the keys.
  private func decompile(
    _ nib: NibGraph, by tools: IBToolsVersion?, file: String?, findsLosses: Bool
  ) throws -> Result {
    let hasRoot = !nib.objects.isEmpty
    guard hasRoot, nib.value("UINibTopLevelObjectsKey", of: 0) != nil else {
      guard hasRoot, case .object(let data)? = nib.value("IB.objectdata", of: 0),
        nib.value("NSObjectsKeys", of: data) != nil
      else {
        throw Diagnostic(
          id: "no-objects", severity: .error, file: file,
          message: "the nib has no top-level objects; use dump to see what it contains")
      }
      return try decompileAppKit(nib, by: tools, file: file, findsLosses: findsLosses)
    }
    let tools = tools ?? CompilerMarks.build(of: [nib])
    let draft = DraftDocument(tools: tools)
    let losses = Losses()
    let decoder = GraphDecoder(
      nib, sampler: ElementSampler(tools: tools), draft: draft, losses: losses, ids: ObjectIDs())
    draft.objects.children = decoder.decode()
    return try result(draft, losses, limit: Self.limit(of: nib), file: file)
  }

  /// Returns the document of a nib for macOS.
  private func decompileAppKit(
    _ nib: NibGraph, by tools: IBToolsVersion?, file: String?, findsLosses: Bool
  ) throws -> Result {
    let tools = tools ?? CompilerMarks.build(of: [nib])
    let draft = DraftDocument(tools: tools, platform: .macOS)
    let losses = Losses()
    let decoder = AppKitDecoder(
      nib, sampler: ElementSampler(tools: tools), draft: draft, losses: losses, ids: ObjectIDs())
    draft.objects.children = decoder.decode()
    return try result(draft, losses, limit: Self.limit(of: nib), file: file) { document in
      if findsLosses { AppKitLosses.add(nib, document, to: losses) }
    }
  }

  /// Returns the document of a compiled storyboard for iOS or macOS.
  ///
  /// Controllers and their views keep their ids, which the names of nibs contain.
  /// - Parameters:
  ///   - file: The name of the storyboard, for messages.
  ///   - findsLosses: Whether to find everything that the document lacks, as for a nib.
  /// - Throws: A ``Diagnostic`` if the storyboard has no nibs.
  public func decompile(
    _ storyboard: CompiledStoryboard, file: String? = nil, findsLosses: Bool = true
  ) throws -> Result {
    try decompile(storyboard, by: nil, file: file, findsLosses: findsLosses)
  }

  /// - Parameter tools: The version of Interface Builder that compiled the storyboard; nil to infer it from the keys.
  private func decompile(
    _ storyboard: CompiledStoryboard, by tools: IBToolsVersion?, file: String?, findsLosses: Bool
  ) throws -> Result {
    guard !storyboard.nibs.isEmpty else {
      throw Diagnostic(
        id: "no-objects", severity: .error, file: file,
        message: "the compiled storyboard has no nibs; compile the storyboard again")
    }
    let nibs = storyboard.nibs.inKeyOrder.map(\.value)
    let tools = tools ?? CompilerMarks.build(of: nibs)
    let draft = DraftDocument(
      tools: tools, isStoryboard: true, platform: storyboard.isAppKit ? .macOS : .iOS)
    let losses = Losses()
    let sampler = ElementSampler(tools: tools)
    let limit = nibs.reduce(0) { $0 + Self.limit(of: $1) }
    guard storyboard.isAppKit else {
      StoryboardDecoder(storyboard, sampler: sampler, draft: draft, losses: losses).decode()
      return try result(draft, losses, limit: limit, file: file)
    }
    AppKitStoryboardDecoder(storyboard, sampler: sampler, draft: draft, losses: losses).decode()
    return try result(draft, losses, limit: limit, file: file) { document in
      if findsLosses { AppKitLosses.add(storyboard, document, to: losses) }
    }
  }

  /// Returns the document of what a document compiles to, which can be compared with that of a nib: ids follow from the
  /// places of objects, and what only Interface Builder uses is left out.
  /// - Parameter options: How to compile the document.
  /// - Throws: A ``Diagnostic`` if the document cannot be compiled.
  public func recompiled(
    _ document: IBDocument, _ options: NibCompiler.Options = .init()
  ) throws -> IBDocument {
    let compiler = NibCompiler(options: options)
    let result =
      document.kind == .storyboard
      ? try decompile(
        try compiler.compileStoryboard(document).storyboard, by: options.toolsVersion,
        file: document.file, findsLosses: false)
      : try decompile(
        try compiler.compile(document).graph, by: options.toolsVersion, file: document.file,
        findsLosses: false)
    return result.document
  }

  /// Returns the result with the losses.
  /// - Parameter check: Adds the losses that only the document shows.
  private func result(
    _ draft: DraftDocument, _ losses: Losses, limit: Int, file: String?,
    check: (IBDocument) -> Void = { _ in }
  ) throws -> Result {
    guard let bytes = draft.bytes(limit: limit) else {
      throw Diagnostic(
        id: "too-large", severity: .error, file: file,
        message:
          "the document of this nib would have more than \(limit) bytes, because objects share long texts or lists; use dump"
      )
    }
    let document = try IBDocument(parsing: bytes, file: file)
    check(document)
    return Result(
      document: document, bytes: bytes,
      diagnostics: losses.counts.inKeyOrder.map { what, count in
        Diagnostic(
          id: "not-in-document", severity: .warning, file: file,
          message: "a document cannot state \(what)" + (count > 1 ? " (\(count) times)" : ""))
      })
  }
}
