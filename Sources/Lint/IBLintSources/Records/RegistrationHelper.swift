import IBLint
import InterfaceBuilder

/// Functions of libraries that register cells for a list, such as `list.register(nibWithCellClass: Row.self)`.
enum RegistrationHelper {
  /// Returns whether a function may register cells, by its name.
  static func mayBe(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.contains("register") && !name.contains("unregister")
      && !name.contains("deregister")
  }

  /// Returns whether a type that the sources do not declare may be a table or collection view, or a superclass of one.
  static func mayBeList(_ type: String) -> Bool {
    // Libraries may declare subclasses of lists.
    guard let framework = FrameworkClass(named: type) else {
      return !FrameworkPrefixes.cover(type)
    }
    return ["UITableView", "UICollectionView"].contains { list in
      framework.isKind(of: list) || FrameworkClass(named: list)?.isKind(of: type) == true
    }
  }
}
