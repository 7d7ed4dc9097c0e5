public import ArgumentParser
import Foundation
public import HeadlessUIKit
import InterfaceBuilder

/// A size argument: `390x844`.
struct ViewSize: Sendable {
  let width: Double
  let height: Double

  /// The maximum length in points: larger than any screen, but small enough to represent half pixels.
  private static let longest = 100_000.0

  init(_ size: CGSize) {
    width = size.width
    height = size.height
  }

  init(parsing argument: String) throws {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else {
      throw ValidationError("not a size; write WIDTHxHEIGHT, such as 390x844")
    }
    guard [width, height].allSatisfy({ $0 > 0 && $0 <= Self.longest }) else {
      throw ValidationError(
        "width and height must be greater than 0 and at most \(Int(Self.longest)) points")
    }
    self.width = width
    self.height = height
  }
}

/// A list of device traits: `dark,landscape`.
struct DeviceTraits: Sendable {
  var style = UIUserInterfaceStyle.light
  var isLandscape = false

  init() {}

  init(parsing argument: String) throws {
    for name in argument.split(separator: ",", omittingEmptySubsequences: false) {
      switch name {
      case "light": style = .light
      case "dark": style = .dark
      case "portrait": isLandscape = false
      case "landscape": isLandscape = true
      default:
        throw ValidationError(
          "unknown trait '\(name)'; use light, dark, portrait or landscape, separated by commas"
        )
      }
    }
  }
}

extension HeadlessDevice: ExpressibleByArgument {
  public init?(argument: String) { self.init(identifier: argument) }

  public static var allValueStrings: [String] { all.map(\.identifier) }

  public static var allValueDescriptions: [String: String] {
    Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0.name) })
  }

  /// Returns whether documents for a platform run on devices of this kind.
  func runs(_ platform: IBPlatform) -> Bool {
    switch platform {
    case .tvOS: idiom == .tv
    case .iOS, .iPadOS: idiom == .phone || idiom == .pad
    case .watchOS, .visionOS, .macOS: false
    }
  }
}
