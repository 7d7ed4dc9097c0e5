public import Foundation

// Names with which AppSources replaces names that Foundation has only with Objective-C. Each name is as long as the one
// that it replaces, so that the columns of the following code do not change.

/// Creates a timer that never fires, as `Timer()` does on a device.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UITmr() -> Timer {
  let timer = Timer(timeInterval: 0, repeats: false) { _ in }
  timer.invalidate()
  return timer
}

/// Returns the URL of a file in the app; replaces file literals.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIBundleFile(resourceName name: String) -> URL {
  guard let url = Bundle.main.url(forResource: name, withExtension: nil) else {
    fatalError("the app has no file '\(name)'")
  }
  return url
}
