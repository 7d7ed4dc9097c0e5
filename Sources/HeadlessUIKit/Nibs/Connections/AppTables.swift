import CFieldRecords
import Foundation

/// The tables of a module whose sources were rewritten: a class of the module that tells them.
///
/// The plugin `AppSources` writes a class with this protocol, named `AppSourceIndex`, into every module. It is found by its name,
/// so nothing has to be called.
public protocol AppSourceTables: AnyObject, SendableMetatype {
  /// The folders of the app's documents, catalogs and texts, as absolute paths.
  static var folders: [String] { get }

  /// Registers the outlets, attributes and actions of the module's classes.
  @MainActor static func register(in tables: AppTables)
}

/// The modules of the program whose sources were rewritten, found once: the program's code does not change.
enum AppModules {
  /// Their names, in order.
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

  /// The classes that tell the tables.
  static let tables: [any AppSourceTables.Type] = names.compactMap {
    _typeByName("\($0).AppSourceIndex") as? any AppSourceTables.Type
  }

  /// The folders of their documents, catalogs and texts.
  static let folders: [URL] = tables.flatMap { $0.folders }.map {
    URL(fileURLWithPath: $0, isDirectory: true)
  }
}

/// The outlets, attributes and actions that rewritten sources declare, class by class.
@preconcurrency @MainActor
public final class AppTables {
  private var tables: [ObjectIdentifier: NibRegistrar] = [:]

  /// What all modules of the program register, by class.
  private static let registered: [ObjectIdentifier: ConnectionTable] = {
    let tables = AppTables()
    for type in AppModules.tables { type.register(in: tables) }
    return tables.tables.mapValues {
      ConnectionTable(properties: $0.properties, actions: $0.actions, creator: $0.creator)
    }
  }()

  private init() {}

  /// The table of a class, to which several modules may add.
  public func table(_ type: AnyClass) -> NibRegistrar {
    if let table = tables[ObjectIdentifier(type)] { return table }
    let table = NibRegistrar()
    tables[ObjectIdentifier(type)] = table
    return table
  }

  /// Creates an object of a class without arguments; nil if its module does not register the class.
  static func creator(of type: AnyClass) -> (@MainActor () -> AnyObject?)? {
    registered[ObjectIdentifier(type)]?.creator
  }

  /// The tables of a class and its superclasses, the class's own first.
  static func lineage(of type: AnyClass) -> [ConnectionTable] {
    guard !registered.isEmpty else { return [] }
    return sequence(first: type, next: { _getSuperclass($0) }).compactMap {
      registered[ObjectIdentifier($0)]
    }
  }
}
