import CFieldRecords
import Foundation

/// A class that registers the tables of a module with rewritten sources.
///
/// The plugin `AppSources` adds a class named `AppSourceIndex`, which conforms to this protocol, to every module. The
/// library finds it by name, so the app does not have to call anything.
public protocol AppSourceTables: AnyObject, SendableMetatype {
  /// The absolute paths of the folders with the app's documents, asset catalogs and strings files.
  static var folders: [String] { get }

  /// Registers the outlets, attributes and actions of the module's classes.
  @MainActor static func register(in tables: AppTables)
}

/// The modules of the program with rewritten sources. They are looked up only once, because the program's code does not
/// change.
enum AppModules {
  /// The names of the modules, sorted.
  static let names: [String] = {
    var names: [String] = []
    withUnsafeMutablePointer(to: &names) { names in
      class_records_find("AppSourceIndex", names) { context, module in
        guard let module else { return }
        context?.assumingMemoryBound(to: [String].self).pointee.append(String(cString: module))
      }
    }
    return names.sorted()
  }()

  /// The `AppSourceIndex` classes of the modules.
  static let tables: [any AppSourceTables.Type] = names.compactMap {
    _typeByName("\($0).AppSourceIndex") as? any AppSourceTables.Type
  }

  /// The folders of the modules' documents, asset catalogs and strings files.
  static let folders: [URL] = tables.flatMap { $0.folders }.map {
    URL(fileURLWithPath: $0, isDirectory: true)
  }
}

/// The outlets, attributes and actions that rewritten sources declare, by class.
@preconcurrency @MainActor
public final class AppTables {
  private var tables: [ObjectIdentifier: NibRegistrar] = [:]
  private var types: [String: AnyClass] = [:]

  /// The tables that all modules of the program register.
  private static let registered: AppTables = {
    let tables = AppTables()
    for type in AppModules.tables { type.register(in: tables) }
    return tables
  }()

  private init() {}

  /// Returns the table of a class; several modules may add to it.
  public func table(_ type: AnyClass) -> NibRegistrar {
    if let table = tables[ObjectIdentifier(type)] { return table }
    let table = NibRegistrar()
    tables[ObjectIdentifier(type)] = table
    return table
  }

  /// Registers the Objective-C name that a class declares with `@objc(Name)`.
  public func name(_ name: String, of type: AnyClass) { types[name] = type }

  /// Returns the class that declares an Objective-C name.
  static func type(named name: String) -> AnyClass? { registered.types[name] }

  /// Returns the Objective-C name that a class declares.
  static func name(of type: AnyClass) -> String? {
    registered.types.first { $0.value == type }?.key
  }

  /// Returns the closure that creates an object of a class; nil if no module registers one.
  static func creator(of type: AnyClass) -> (@MainActor () -> AnyObject?)? {
    registered.tables[ObjectIdentifier(type)]?.creator
  }

  /// Returns the tables of a class and its superclasses, starting with the class itself.
  static func lineage(of type: AnyClass) -> [ConnectionTable] {
    guard !registered.tables.isEmpty else { return [] }
    return sequence(first: type, next: { _getSuperclass($0) }).compactMap { type in
      registered.tables[ObjectIdentifier(type)].map {
        ConnectionTable(properties: $0.properties, actions: $0.actions, creator: $0.creator)
      }
    }
  }
}
