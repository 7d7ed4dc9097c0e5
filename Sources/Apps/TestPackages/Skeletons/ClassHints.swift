import InterfaceBuilder
import XMLTree

/// What documents tell about the classes that they name.
struct ClassHints: Sendable {
  /// The class of UIKit that the element of an object of a class has.
  private(set) var classes: [String: String] = [:]
  /// The class of UIKit that an outlet of a class leads to, by the class and the outlet.
  private(set) var outlets: [String: [String: String]] = [:]
  /// The outlets of a class that are collections.
  private(set) var collections: [String: Set<String>] = [:]
  /// The actions that documents send to a class.
  private(set) var actions: [String: Set<String>] = [:]

  /// The properties of a class that documents set as runtime attributes.
  private(set) var attributes: [String: Set<String>] = [:]

  /// Adds what a document tells.
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
      // The owner of a nib has no element of its own.
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
        let known = outlets[owner]?[name]
        // Objects of several classes have only NSObject in common, as far as is known here.
        outlets[owner, default: [:]][name] = known == nil || known == base ? base : "NSObject"
        // A connection to the view of a controller makes its owner a controller.
        if name == "view", connection.source?.role == .filesOwner, classes[owner] == nil {
          classes[owner] = "UIViewController"
        }
      case .action:
        guard let target = connection.destination?.customClass, let name = connection.name else {
          continue
        }
        actions[target, default: []].insert(name)
      default: break
      }
    }
  }

  /// Returns the class of UIKit that the name of a class ends in.
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
