import InterfaceBuilder
import XMLTree

/// The information in documents about the classes that they use.
struct ClassHints: Sendable {
  /// The UIKit class of the element of a class's objects.
  private(set) var classes: [String: String] = [:]
  /// The UIKit class of an outlet's destination, by the class and name of the outlet.
  private(set) var outlets: [String: [String: String]] = [:]
  /// The classes of an outlet's destinations, by the name and class of the outlet.
  private(set) var destinations: [String: [String: Set<String>]] = [:]
  /// The outlets of a class that are outlet collections.
  private(set) var collections: [String: Set<String>] = [:]
  /// The actions that documents send to a class.
  private(set) var actions: [String: Set<String>] = [:]

  /// The properties of a class that documents set as runtime attributes.
  private(set) var attributes: [String: Set<String>] = [:]

  /// Returns whether documents connect or set a property with a name, in any class.
  func isConnected(_ property: String) -> Bool {
    outlets.values.contains { $0[property] != nil }
      || attributes.values.contains { $0.contains(property) }
  }

  /// Adds the information in a document.
  mutating func add(_ document: IBDocument) {
    for object in document.objects {
      guard let name = object.customClass, let base = object.frameworkClass,
        FrameworkClass(named: base) != nil, base != "NSObject" || object.role == .object
      else { continue }
      let list = object.node.firstElement(named: Names.userDefinedRuntimeAttributes)
      for attribute in list.map({ Array($0.elements) }) ?? [] {
        guard let path = attribute[Names.keyPath], !path.utf8.contains(UInt8(ascii: ".")) else {
          continue
        }
        attributes[name, default: []].insert(path)
      }
      // The owner of a nib has no element.
      if object.role == .object, classes[name] == nil { classes[name] = base }
    }
    for connection in document.connections {
      switch connection.kind {
      case .outlet, .outletCollection:
        guard let owner = connection.source?.customClass, let name = connection.name else {
          continue
        }
        if connection.kind == .outletCollection { collections[owner, default: []].insert(name) }
        let base = connection.destination?.frameworkClass ?? "NSObject"
        if let found = connection.destination?.customClass ?? connection.destination?.frameworkClass
        {
          destinations[name, default: [:]][owner, default: []].insert(found)
        }
        let known = outlets[owner]?[name]
        // Objects of several classes are assumed to have only NSObject in common.
        outlets[owner, default: [:]][name] = known == nil || known == base ? base : "NSObject"
        // A connection to the `view` of a controller shows that the owner is a controller.
        if name == "view", connection.source?.role == .filesOwner, classes[owner] == nil {
          classes[owner] = "UIViewController"
        }
      case .action:
        // A view that sends an action for an event is a control.
        if connection.source?.frameworkClass == "UIView",
          let sender = connection.source?.customClass,
          connection.event != nil
        {
          classes[sender] = "UIControl"
        }
        guard let target = connection.destination?.customClass, let name = connection.name else {
          continue
        }
        actions[target, default: []].insert(name)
      default: break
      }
    }
  }

  /// Returns the UIKit class of a class's objects in documents, or the one that its name suggests.
  func nearestClass(of name: String) -> String { classes[name] ?? Self.guess(name) }

  /// Returns the UIKit class with which the name of a class ends.
  static func guess(_ name: String) -> String {
    let endings = [
      "TableViewController", "CollectionViewController", "NavigationController", "TabBarController",
      "TableViewCell", "CollectionViewCell", "CollectionReusableView", "StackView", "ScrollView",
      "ImageView", "TextField", "TextView", "TableView", "CollectionView", "Button", "Label",
      "Switch",
      "Slider",
    ]
    if let ending = endings.first(where: name.hasSuffix) { return "UI" + ending }
    if name.hasSuffix("Controller") || name.hasSuffix("VC") { return "UIViewController" }
    if name.hasSuffix("Cell") { return "UITableViewCell" }
    return name.hasSuffix("View") ? "UIView" : "NSObject"
  }
}
