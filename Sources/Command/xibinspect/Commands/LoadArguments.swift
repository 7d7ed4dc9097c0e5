public import ArgumentParser
import Foundation
public import HeadlessUIKit

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

  var cgSize: CGSize { CGSize(width: width, height: height) }

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
  /// Whether the orientation is landscape; nil if the argument does not say.
  var isLandscape: Bool?

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
  /// Finds a device by Interface Builder's name for it, or by the name of a model: `retina6_12`, `iPhone 15`, `iphone15`.
  public init?(argument: String) {
    guard let device = Self(identifier: argument) ?? Self.device(ofModel: argument) else {
      return nil
    }
    self = device
  }

  public static var allValueStrings: [String] { all.map(\.identifier) }

  public static var defaultCompletionKind: CompletionKind {
    Completion.of { all.map { ($0.identifier, $0.name) } }
  }

  public static var allValueDescriptions: [String: String] {
    Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0.name) })
  }
}

extension HeadlessDevice {
  /// The names of the models that have this screen. In ``name``, later models omit the first word.
  var models: [String] {
    let parts = name.split(separator: ", ").map(String.init)
    let family = name.prefix { $0 != " " && $0 != "," }
    return parts.map { $0.hasPrefix(family.prefix(2)) ? $0 : "\(family) \($0)" }
  }

  /// Returns the device for a model, or nil if there is none, or if the name without its generation is ambiguous.
  static func device(ofModel model: String) -> HeadlessDevice? {
    let wanted = letters(of: model[...])
    if let exact = all.first(where: { $0.models.contains { letters(of: $0[...]) == wanted } }) {
      return exact
    }
    let similar = all.filter {
      $0.models.contains { letters(of: $0.prefix { $0 != "(" }) == wanted }
    }
    return similar.count == 1 ? similar[0] : nil
  }

  private static func letters(of name: Substring) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
