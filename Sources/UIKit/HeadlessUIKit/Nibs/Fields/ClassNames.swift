import ObjectFields

/// Swift classes whose objects are created from UIKit's nibs, by the names that nibs and documents use for them.
@MainActor
enum ClassNames {
  private struct Request: Hashable {
    let name: String
    let modules: [String]
  }

  /// The results of lookups, nil for classes that were not found.
  private static let known = MemoTable<Request, AnyClass?>()

  /// Returns the class with a name: `_TtC3App8DotsView`, `App.DotsView`, or `DotsView` in one of the modules.
  /// - Parameter modules: The modules to search for a class without a module, in order.
  static func type(named name: String, modules: [String] = []) -> AnyClass? {
    known.value(Request(name: name, modules: modules)) {
      SwiftClasses.type(named: name, modules: modules) {
        $0 is any NibMade.Type || $0 is any NibObject.Type || AppTables.creator(of: $0) != nil
      }
    }
  }

  /// Returns a name in Swift's notation: `App.DotsView` for `_TtC3App8DotsView`; other names are unchanged.
  nonisolated static func readable(_ name: String) -> String { SwiftClasses.readable(name) }

  /// Returns the name of a class's module.
  nonisolated static func module(of type: AnyClass) -> String { SwiftClasses.module(of: type) }

  private static let frameworkClasses = MemoTable<ObjectIdentifier, Bool>()

  /// Returns whether a class is one of the classes that implement framework classes.
  static func isFramework(_ type: AnyClass) -> Bool {
    frameworkClasses.value(ObjectIdentifier(type)) { module(of: type) == module(of: UIView.self) }
  }
}
