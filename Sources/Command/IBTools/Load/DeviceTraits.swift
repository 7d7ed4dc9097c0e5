package import Foundation
package import HeadlessUIKit

/// The traits of a device, which a list such as `dark,landscape` states.
package struct DeviceTraits: Sendable {
  package var style = UIUserInterfaceStyle.light
  /// Whether the device is held in landscape; nil for the orientation of each document's device.
  package var isLandscape: Bool?

  /// Creates the traits of a device in light mode.
  package init() {}

  /// Reads a list, in which the last of two contradictory traits applies.
  package init(argument: String) throws(ArgumentProblem) {
    for name in argument.split(separator: ",", omittingEmptySubsequences: false) {
      switch name {
      case "light": style = .light
      case "dark": style = .dark
      case "portrait": isLandscape = false
      case "landscape": isLandscape = true
      default:
        throw ArgumentProblem(
          "unknown trait '\(name)'; use light, dark, portrait or landscape, separated by commas")
      }
    }
  }
}

extension CGSize {
  /// The maximum length in points: larger than any screen, but small enough to represent half pixels.
  private static let longest = 100_000.0

  /// Reads a size in points, such as `390x844`.
  package init(argument: String) throws(ArgumentProblem) {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else {
      throw ArgumentProblem("not a size; write WIDTHxHEIGHT, such as 390x844")
    }
    guard [width, height].allSatisfy({ $0 > 0 && $0 <= Self.longest }) else {
      throw ArgumentProblem(
        "width and height must be greater than 0 and at most \(Int(Self.longest)) points")
    }
    self.init(width: width, height: height)
  }
}
