import PublishedAPI

/// The Objective-C names that Swift gives methods.
enum ObjectiveCName {
  /// The selector of a method: `tap(_:)` becomes `tap:`, `move(to:animated:)` becomes `moveTo:animated:`.
  static func selector(base: String, _ shape: MethodShape) -> String {
    SwiftSelector.selector(
      base, labels: shape.labels.map { $0 == "_" ? "" : $0 }, isAsync: shape.isAsync,
      throwsError: shape.canThrow)
  }

  /// The selector of a setter: `title` has the setter `setTitle:`.
  static func setter(of property: String) -> String {
    let first = property.prefix(1)
    let isASCII = first.utf8.allSatisfy { $0 < 0x80 }
    return "set\(isASCII ? first.uppercased() : String(first))\(property.dropFirst()):"
  }
}
