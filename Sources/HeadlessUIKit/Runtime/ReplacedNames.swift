public import Foundation

// What AppSources writes in place of names that Foundation has only with Objective-C. Each name is as long as the one
// that it replaces, so that what follows keeps its column.

/// Creates a timer that never fires, as `Timer()` does on a device.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UITmr() -> Timer {
  let timer = Timer(timeInterval: 0, repeats: false) { _ in }
  timer.invalidate()
  return timer
}

/// Returns the address of a file of the app, in place of a file literal.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIBundleFile(resourceName name: String) -> URL {
  guard let url = Bundle.main.url(forResource: name, withExtension: nil) else {
    fatalError("the app has no file '\(name)'")
  }
  return url
}

/// Returns a class by its name: by the Objective-C name that an app's class declares, or as Foundation's function does.
///
/// Other threads than the main one find only what Foundation's function finds.
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
/// On other threads than the main one, it is always the name with the module.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIStringFromClass(_ type: AnyClass) -> String {
  guard DispatchQueue.isMain else { return NSStringFromClass(type) }
  let found = Found(type: type)
  return MainActor.assumeIsolated { found.type.flatMap(AppTables.name) } ?? NSStringFromClass(type)
}
