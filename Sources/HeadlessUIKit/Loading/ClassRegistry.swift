import Foundation

/// Which class a nib's name stands for.
@MainActor
enum ClassRegistry {
  private static var appClasses: [String: AnyClass?] = [:]

  /// A class of UIKit or another framework that is modelled here.
  static func frameworkClass(named name: String) -> (any NibDecodable.Type)? {
    frameworkClasses[name]
  }

  /// The class to take for a framework's that is not modelled.
  static func nearest(to name: String, isView: Bool) -> any NibDecodable.Type {
    if isView { return UIView.self }
    return name.hasSuffix("Controller") ? UIViewController.self : UnmodelledObject.self
  }

  /// A class of the app's, by its name in a nib: `_TtC3App8DotsView`, `App.DotsView` or `DotsView`.
  static func appClass(named name: String, modules: [String]) -> AnyClass? {
    if let known = appClasses[name] { return known }
    let found: AnyClass? = NSClassFromString(readable(name))
    appClasses[name] = found
    return found
  }

  /// A class's name as it is written in Swift.
  static func readable(_ name: String) -> String { name }
}

/// An object of a framework's class that is neither modelled nor a view: it takes what is set on it.
final class UnmodelledObject: NSObject, NibDecodable {
  var nibReference: NibReference?

  required init?(coder: NSCoder) {
    super.init()
    coder.nib.register(self)
  }
}

extension ClassRegistry {
  /// The modules that a class without one may be in: the owner's, then the program's own.
  static func modules(of owner: Any?) -> [String] {
    var modules: [String] = []
    if let owner {
      let name = String(reflecting: type(of: owner))
      if let dot = name.utf8.firstIndex(of: 0x2E) { modules.append(String(name[..<dot])) }
    }
    return modules
  }
}
