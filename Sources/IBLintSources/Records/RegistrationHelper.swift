/// Functions of libraries that register cells for a list, such as `list.register(nibWithCellClass: Row.self)`.
enum RegistrationHelper {
  /// Returns whether a function may register cells, by its name.
  static func mayBe(_ name: String) -> Bool {
    name.lowercased().contains("register") && !isFromUIKit(name)
  }

  /// Returns whether UIKit declares a function with the name that registers something other than cells.
  private static func isFromUIKit(_ name: String) -> Bool {
    ["registerForPreviewing", "registerForTraitChanges", "registerForDraggedTypes"]
      .contains { name.hasPrefix($0) }
  }
}
