public import Foundation

/// The name of a function that converts numbers to a transform.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rotateX = Self(rawValue: "rotateX")
  public static let rotateY = Self(rawValue: "rotateY")
  public static let rotateZ = Self(rawValue: "rotateZ")
  public static let scale = Self(rawValue: "scale")
  public static let scaleX = Self(rawValue: "scaleX")
  public static let scaleY = Self(rawValue: "scaleY")
  public static let scaleZ = Self(rawValue: "scaleZ")
  public static let translate = Self(rawValue: "translate")
  public static let translateX = Self(rawValue: "translateX")
  public static let translateY = Self(rawValue: "translateY")
  public static let translateZ = Self(rawValue: "translateZ")
}

/// A function that lets an animation of a transform use numbers as its values.
@preconcurrency @MainActor
open class CAValueFunction: NSObject {
  public let name: CAValueFunctionName

  /// Creates one of the framework's functions.
  public init?(name: CAValueFunctionName) {
    self.name = name
    super.init()
  }

  /// The key path of the part of the transform that the function sets: `rotateZ` sets `rotation.z`.
  var part: String {
    let parts = [("rotate", "rotation"), ("scale", "scale"), ("translate", "translation")]
    for (prefix, part) in parts where name.rawValue.hasPrefix(prefix) {
      let axis = name.rawValue.dropFirst(prefix.count).lowercased()
      return axis.isEmpty ? part : "\(part).\(axis)"
    }
    return name.rawValue
  }
}
