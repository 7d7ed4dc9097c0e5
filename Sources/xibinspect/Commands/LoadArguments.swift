public import ArgumentParser
import Foundation
public import HeadlessUIKit

/// A size as it is given: `390x844`.
struct ViewSize: ExpressibleByArgument, Sendable {
  let width: Double
  let height: Double

  init(_ size: CGSize) {
    width = size.width
    height = size.height
  }

  init?(argument: String) {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      width >= 0, height >= 0, width.isFinite, height.isFinite
    else { return nil }
    self.width = width
    self.height = height
  }
}

/// How a device is used: `dark,landscape`.
struct DeviceTraits: ExpressibleByArgument, Sendable, CustomStringConvertible {
  var style = UIUserInterfaceStyle.light
  var isLandscape = false

  init() {}

  init?(argument: String) {
    for name in argument.split(separator: ",") {
      switch name {
      case "light": style = .light
      case "dark": style = .dark
      case "portrait": isLandscape = false
      case "landscape": isLandscape = true
      default: return nil
      }
    }
  }

  var description: String {
    "\(style == .dark ? "dark" : "light"),\(isLandscape ? "landscape" : "portrait")"
  }
}

extension HeadlessDevice: ExpressibleByArgument {
  public init?(argument: String) { self.init(identifier: argument) }
}
