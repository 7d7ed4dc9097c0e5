public import Diagnostics
public import Foundation
public import InterfaceBuilder
import NibCompiler
public import NibFormat

/// A nib: a `.xib` or `.nib` whose objects can be made any number of times.
///
/// The file is found and read at the first instantiation and then kept.
@MainActor
open class UINib: NSObject {
  /// What an instantiation may be given.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Objects for the document's external placeholders: a dictionary by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private enum Origin {
    case named(String, Bundle?)
    case source(NibSource)
  }

  private var origin: Origin
  private let bundle: Bundle?
  private let name: String?

  /// A nib by its name, without extension; nil stands for the main bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    origin = .named(name, bundleOrNil)
    bundle = bundleOrNil
    self.name = name
    super.init()
  }

  /// A compiled nib from memory.
  /// - Throws: ``NibError`` where the data is no nib.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) throws(NibError) {
    let source = try NibFiles.source(compiled: Array(data), name: "nib in memory")
    self.init(source: source, bundle: bundleOrNil)
  }

  /// A document, compiled.
  /// - Throws: ``NibError`` where the document cannot be compiled.
  public convenience init(document: IBDocument, bundle bundleOrNil: Bundle? = nil) throws(NibError)
  {
    self.init(
      source: try NibFiles.source(document: document, bundle: bundleOrNil), bundle: bundleOrNil)
  }

  /// A compiled object graph.
  public convenience init(graph: NibGraph, name: String, bundle bundleOrNil: Bundle? = nil) {
    self.init(source: NibSource(name: name, graph: graph), bundle: bundleOrNil)
  }

  /// A `.xib` or `.nib` file.
  /// - Throws: ``NibError`` where there is no such file, or it is no nib.
  public convenience init(contentsOf url: URL, bundle bundleOrNil: Bundle? = nil) throws(NibError) {
    self.init(source: try NibFiles.source(at: url, bundle: bundleOrNil), bundle: bundleOrNil)
  }

  init(source: NibSource, bundle: Bundle?) {
    origin = .source(source)
    self.bundle = bundle
    name = nil
    super.init()
  }

  /// Makes the nib's objects, in UIKit's order, and returns those at the top level.
  ///
  /// A failure goes to ``NibFailure/handler``; the result is then empty.
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    do throws(NibError) {
      return try instantiated(withOwner: ownerOrNil, options: options)
    } catch {
      NibFailure.report(error)
      return []
    }
  }

  /// Makes the nib's objects and returns those at the top level, without placeholders.
  /// - Parameters:
  ///   - owner: The object for the placeholder File's Owner.
  ///   - options: External objects.
  /// - Throws: ``NibError`` where UIKit would raise an exception.
  public func instantiated(withOwner owner: Any?, options: [OptionsKey: Any]? = nil)
    throws(NibError) -> [Any]
  {
    try load(withOwner: owner, options: options).topLevelObjects
  }

  /// Makes the nib's objects, and says what was noticed on the way.
  /// - Throws: as ``instantiated(withOwner:options:)``.
  public func load(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) throws(NibError)
    -> LoadedNib
  {
    let source = try resolved()
    var surroundings = NibSurroundings(owner: owner ?? NSObject(), bundle: bundle)
    surroundings.externalObjects = options?[.externalObjects] as? [String: Any] ?? [:]
    surroundings.nibName = name
    surroundings.modules = ClassRegistry.modules(of: owner)
    let instantiation = NibInstantiation(source: source, surroundings: surroundings)
    let objects = try instantiation.run()
    return LoadedNib(
      topLevelObjects: objects,
      diagnostics: instantiation.notes.map { $0.diagnostic(severity: .warning) })
  }

  private func resolved() throws(NibError) -> NibSource {
    switch origin {
    case .source(let source): return source
    case .named(let name, let bundle):
      let source = try NibFiles.source(named: name, bundle: bundle)
      origin = .source(source)
      return source
    }
  }
}

/// What loading a nib gave.
@MainActor
public struct LoadedNib {
  /// The top-level objects in document order, without placeholders.
  public let topLevelObjects: [Any]
  /// What was noticed: unknown classes, attributes that no object takes.
  public let diagnostics: [Diagnostic]
}

extension Bundle {
  /// Loads a nib of the bundle and returns its top-level objects, without placeholders.
  ///
  /// A failure goes to ``NibFailure/handler``; the result is then nil.
  @MainActor
  @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil)
    -> [Any]?
  {
    do throws(NibError) {
      return try UINib(nibName: name, bundle: self).instantiated(withOwner: owner, options: options)
    } catch {
      NibFailure.report(error)
      return nil
    }
  }
}
