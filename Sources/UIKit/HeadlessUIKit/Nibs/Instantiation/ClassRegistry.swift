import Foundation

/// Lookup of classes by the names that nibs use.
@MainActor
enum ClassRegistry {
  /// A class of UIKit or another framework that is implemented here.
  static func frameworkClass(named name: String) -> (any NibMade.Type)? {
    frameworkClasses[name]
  }

  /// The class that replaces a framework class that is not implemented.
  static func nearest(to name: String, isView: Bool) -> any NibMade.Type {
    if isView { return UIView.self }
    return name.hasSuffix("Controller") ? UIViewController.self : UnmodelledObject.self
  }

  /// Returns a custom class by its name in a nib: `_TtC3App8DotsView`, `App.DotsView` or `DotsView`.
  /// - Parameter modules: The modules to search first for a class without a module.
  static func appClass(named name: String, modules: [String]) -> AnyClass? {
    if let type = ClassNames.type(named: name, modules: modules) { return type }
    if let type = AppTables.type(named: name) { return type }
    let others = NibSearchPath.shared.modules + AppModules.names
    guard !others.isEmpty else { return nil }
    let readable = ClassNames.readable(name)
    let bare = readable.utf8.lastIndex(of: 0x2E).map {
      String(readable[readable.index(after: $0)...])
    }
    for module in others {
      if let type = ClassNames.type(named: "\(module).\(bare ?? readable)") { return type }
    }
    return nil
  }

  /// Returns the modules to search for a class without a module: the module of the owner's class.
  static func modules(of owner: Any?) -> [String] {
    guard let owner = owner as? AnyObject else { return [] }
    return [ClassNames.module(of: type(of: owner))]
  }
}

/// An object of a framework class that is not implemented and is not a view.
final class UnmodelledObject: NSObject, NibDecodable {
  var nibReference: NibReference?

  required init?(coder: NSCoder) {
    super.init()
    coder.nib.register(self)
  }
}
