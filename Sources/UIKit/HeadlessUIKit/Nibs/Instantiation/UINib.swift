import Diagnostics
public import Foundation
import Localization
public import NibFormat
public import NibSources

/// A nib: a `.xib` or `.nib` file whose objects can be created any number of times.
///
/// The file is found and read at the first instantiation, and then cached.
@preconcurrency @MainActor
open class UINib: NSObject, NibDecodable {
  /// The options of an instantiation.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The objects for the document's external placeholders, as a dictionary by identifier.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private enum Origin {
    case named(String, Bundle?)
    case data([UInt8], name: String, LocalizedFile? = nil)
    case source(NibSource)
  }

  var nibReference: NibReference?
  private var origin: Origin
  private let bundle: Bundle?
  private let name: String?

  /// Creates a nib by its name, without extension; a nil bundle means the main bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    origin = .named(name, bundleOrNil)
    bundle = bundleOrNil
    self.name = name
    super.init()
  }

  /// Creates a nib from compiled data.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    origin = .data(Array(data), name: "nib in memory")
    bundle = bundleOrNil
    name = nil
    super.init()
  }

  /// Creates a nib by compiling a document.
  /// - Throws: ``NibError`` if the document cannot be compiled.
  public convenience init(document: some NibDocument, bundle bundleOrNil: Bundle? = nil)
    throws(NibError)
  {
    self.init(source: try document.nibSource(), bundle: bundleOrNil)
  }

  /// Creates a nib from a compiled object graph.
  public convenience init(graph: NibGraph, name: String, bundle bundleOrNil: Bundle? = nil) {
    self.init(source: NibSource(name: name, graph: graph), bundle: bundleOrNil)
  }

  /// Creates a nib from a `.xib` or `.nib` file.
  /// - Throws: ``NibError`` if the file does not exist or is not a nib.
  public convenience init(contentsOf url: URL, bundle bundleOrNil: Bundle? = nil) throws(NibError) {
    self.init(source: try NibFiles.source(at: url), bundle: bundleOrNil)
  }

  /// Creates a nib from the contents of a compiled nib or a document; the first bytes determine which of the two they
  /// are.
  /// - Parameters:
  ///   - contents: The file's contents.
  ///   - name: The file's path for messages.
  ///   - bundleOrNil: The bundle in which images are looked up.
  /// - Throws: ``NibError`` if the bytes are neither.
  public convenience init(contents: [UInt8], name: String, bundle bundleOrNil: Bundle? = nil)
    throws(NibError)
  {
    self.init(source: try NibFiles.source(contents: contents, name: name), bundle: bundleOrNil)
  }

  /// Creates a nib from a source that has already been found or compiled.
  public init(source: NibSource, bundle: Bundle? = nil) {
    origin = .source(source)
    self.bundle = bundle
    name = nil
    super.init()
  }

  /// Decodes a nib inside another nib, such as a prototype cell's. If it is damaged, an error is reported when it is
  /// instantiated.
  public required init?(coder: NSCoder) {
    let nib = coder.nib
    let outer = nib.reference?.source ?? NibSource(name: "nib", graph: NibGraph())
    origin =
      nib.nestedNib.map { .source(outer.nested($0)) }
      ?? .data(nib.nestedBytes ?? [], name: outer.nestedName, outer.localization)
    bundle = nib.bundle
    self.name = nil
    super.init()
    nib.register(self)
  }

  /// Creates the nib's objects in UIKit's order, and returns the top-level ones.
  ///
  /// An error is passed to ``NibFailure/handler``, or to the enclosing load; the result then contains what could be
  /// created. An owner's weak outlets to top-level objects stay set at least until the run loop's turn ends.
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    objects(withOwner: ownerOrNil, options) ?? []
  }

  /// Returns the created top-level objects, or nil if the nib cannot be read; reports errors.
  fileprivate func objects(withOwner owner: Any?, _ options: [OptionsKey: Any]?) -> [Any]? {
    do throws(NibError) {
      let (result, session) = try made(withOwner: owner, LoadOptions(options))
      if let error = session.failure { NibFailure.report(error) }
      log(session)
      if owner != nil {
        HeadlessEnvironment.current.part(ReleasePool.self).keep(result.topLevelObjects)
      }
      return result.topLevelObjects
    } catch {
      NibFailure.report(error)
      return nil
    }
  }

  /// Creates the nib's objects and returns the top-level ones, without placeholders.
  /// - Parameters:
  ///   - owner: The object for File's Owner.
  ///   - options: The external objects.
  /// - Throws: ``NibError`` if UIKit would raise an exception.
  public func instantiated(withOwner owner: Any?, options: [OptionsKey: Any]? = nil)
    throws(NibError) -> [Any]
  {
    let (result, session) = try made(withOwner: owner, LoadOptions(options))
    if let error = session.failure { throw error }
    log(session)
    return result.topLevelObjects
  }

  /// Passes problems that UIKit only logs to the attribute handler, for callers that receive no diagnostics.
  private func log(_ session: NibSession) {
    for note in session.notes where note.kind == .failedAttribute {
      HeadlessEnvironment.current.attributeHandler(note)
    }
  }

  /// Creates the nib's objects, and returns them with diagnostics.
  /// - Parameters:
  ///   - owner: The object for File's Owner.
  ///   - options: The options of the load.
  /// - Throws: ``NibError`` as ``instantiated(withOwner:options:)`` does. With stand-ins, errors of individual objects
  ///   are reported as diagnostics instead.
  public func load(withOwner owner: Any?, options: LoadOptions = LoadOptions()) throws(NibError)
    -> LoadedNib
  {
    let (result, session) = try made(withOwner: owner, options)
    if !options.makesStandIns, let error = session.failure { throw error }
    return LoadedNib(result, session)
  }

  /// Creates the nib's objects and returns the top-level ones; `report` receives the diagnostics.
  func topLevelObjects(
    withOwner owner: Any?, options: LoadOptions, report: ((LoadedNib) -> Void)?
  ) throws(NibError) -> [Any] {
    let (result, session) = try made(withOwner: owner, options)
    if !options.makesStandIns, let error = session.failure { throw error }
    if let report { report(LoadedNib(result, session)) } else { log(session) }
    return result.topLevelObjects
  }

  private func made(withOwner owner: Any?, _ options: LoadOptions) throws(NibError)
    -> (NibInstantiation.Result, NibSession)
  {
    let source = try resolved()
    let surroundings = NibSurroundings(
      owner: owner, options: options, source: source, bundle: bundle, nibName: name)
    let instantiation = NibInstantiation(
      source: source, surroundings: surroundings, setsAttributesFirst: options.setsAttributesFirst)
    return (instantiation.run(), instantiation.session)
  }

  /// The nib's name for messages; nil until the nib has been found.
  var sourceName: String? {
    guard case .source(let source) = origin else { return nil }
    return source.name
  }

  private func resolved() throws(NibError) -> NibSource {
    let source: NibSource
    switch origin {
    case .source(let source): return source
    case .named(let name, let bundle):
      source = try NibFiles.source(
        named: name, bundle: bundle, preferences: .current)
    case .data(let bytes, let name, let localization):
      source = try NibFiles.source(compiled: bytes, name: name, localization: localization)
    }
    origin = .source(source)
    return source
  }
}

extension LoadOptions {
  /// Converts UIKit's options.
  fileprivate init(_ options: [UINib.OptionsKey: Any]?) {
    externalObjects = options?[.externalObjects] as? [String: Any] ?? [:]
  }
}

extension Bundle {
  /// Loads a nib of the bundle and returns its top-level objects, without placeholders.
  ///
  /// An error is passed to ``NibFailure/handler``, or to the enclosing load. The result then contains what could be
  /// created, or is nil if the nib does not exist or the file is not a nib.
  @preconcurrency @MainActor
  @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil)
    -> [Any]?
  {
    UINib(nibName: name, bundle: self).objects(withOwner: owner, options)
  }
}
