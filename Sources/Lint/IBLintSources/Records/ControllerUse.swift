/// The use of a controller that code creates, or of a variable that contains one.
enum ControllerUse: Equatable {
  /// Code shows the controller, embeds it, or returns it to code that does.
  case shows
  /// Code uses a member of the controller.
  case member(String)
  /// Code stores the controller in a variable or property.
  case keeps(String)
  /// Anything else, which may need no view.
  case other

  /// Returns whether a function shows the controller that it gets, by its name or the first part of its selector.
  static func isShowing(_ function: String) -> Bool {
    functions.contains(function)
      || ["present", "push", "show"].contains { function.hasPrefix($0) }
  }

  private static let functions: Set<String> = [
    "addChild", "addChildViewController", "initWithContentViewController",
    "initWithRootViewController", "insertChild", "setContentViewController",
    "setRootViewController", "setViewController", "setViewControllers",
  ]

  /// The properties whose controllers are shown, also as labels of arguments.
  static let properties: Set<String> = [
    "contentViewController", "rootViewController", "viewControllers",
  ]
}

extension IdentifierRecord {
  /// Adds what code does with the created object.
  mutating func add(_ use: ControllerUse) {
    switch use {
    case .shows: isShown = true
    case .member(let name): if !members.contains(name) { members.append(name) }
    case .keeps, .other: break
    }
  }
}
