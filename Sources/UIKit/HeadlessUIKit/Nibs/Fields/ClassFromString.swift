import Foundation

// Functions with which AppSources replaces Foundation's functions, which do not recognize the names that `@objc(Name)`
// gives classes.

/// Returns a class by its name: by the Objective-C name that an app's class declares, or as Foundation's function does.
///
/// Off the main thread, only classes that Foundation's function finds are found.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIClassFromString(_ name: String) -> AnyClass? {
  guard DispatchQueue.isMain else { return NSClassFromString(name) }
  return MainActor.assumeIsolated {
    Found(type: AppTables.type(named: name) ?? ClassRegistry.frameworkClass(named: name))
  }.type ?? NSClassFromString(name)
}

private struct Found: @unchecked Sendable {
  let type: AnyClass?
}

/// Returns the name of a class: the Objective-C name that an app's class declares, or the name with its module.
///
/// Off the main thread, it is always the name with the module. A class inside of another type has the names of both,
/// `Module.Outer.Inner`, where Objective-C has a mangled name.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIStringFromClass(_ type: AnyClass) -> String {
  guard DispatchQueue.isMain else { return plainName(of: type) }
  let found = Found(type: type)
  return MainActor.assumeIsolated { found.type.flatMap(AppTables.name) } ?? plainName(of: type)
}

/// Returns the name of a class with its module; Foundation's function ends the program for private and inner classes.
private func plainName(of type: AnyClass) -> String {
  let name = LoggedObject.qualifiedName(of: type)
  let isTopLevel = name == _typeName(type, qualified: true) && name.count(where: { $0 == "." }) < 2
  return isTopLevel && !name.contains("<") ? NSStringFromClass(type) : name
}
