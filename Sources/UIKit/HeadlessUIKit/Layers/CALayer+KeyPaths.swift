import Foundation

// The key paths into structures that Core Animation adds to key-value coding, as listed in its programming guide.

extension NibRegistrar {
  /// Declares a point and its coordinates.
  func point<Root: AnyObject>(_ name: String, _ keyPath: ReferenceWritableKeyPath<Root, CGPoint>) {
    outlet(name, keyPath)
    outlet("\(name).x", keyPath.appending(path: \.x))
    outlet("\(name).y", keyPath.appending(path: \.y))
  }

  /// Declares a size and its sides.
  func size<Root: AnyObject>(_ name: String, _ keyPath: ReferenceWritableKeyPath<Root, CGSize>) {
    outlet(name, keyPath)
    outlet("\(name).width", keyPath.appending(path: \.width))
    outlet("\(name).height", keyPath.appending(path: \.height))
  }

  /// Declares a rectangle, its origin and its size.
  func rect<Root: AnyObject>(_ name: String, _ keyPath: ReferenceWritableKeyPath<Root, CGRect>) {
    outlet(name, keyPath)
    point("\(name).origin", keyPath.appending(path: \.origin))
    size("\(name).size", keyPath.appending(path: \.size))
  }

  /// Declares a transform and its parts.
  ///
  /// Rotations are in radians; `rotation` is the one about z. `scale` is the mean of the scales. Translations are in
  /// points; `translation` is a size with those in the plane.
  func transform<Root: AnyObject>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Root, CATransform3D>
  ) {
    outlet(name, keyPath)
    let numbers: KeyValuePairs<String, WritableKeyPath<TransformParts, Double>> = [
      "rotation": \.rotation.z, "rotation.x": \.rotation.x, "rotation.y": \.rotation.y,
      "rotation.z": \.rotation.z, "scale": \.meanScale, "scale.x": \.scale.x,
      "scale.y": \.scale.y, "scale.z": \.scale.z, "translation.x": \.translation.x,
      "translation.y": \.translation.y, "translation.z": \.translation.z,
    ]
    for (part, partPath) in numbers { parts("\(name).\(part)", of: keyPath, partPath) }
    parts("\(name).translation", of: keyPath, \.planeTranslation)
  }

  private func parts<Root: AnyObject, Part>(
    _ name: String, of keyPath: ReferenceWritableKeyPath<Root, CATransform3D>,
    _ partPath: WritableKeyPath<TransformParts, Part>
  ) {
    attribute(
      name, of: Part.self,
      get: { (object: Root) in TransformParts(object[keyPath: keyPath])[keyPath: partPath] },
      set: { object, value in
        var parts = TransformParts(object[keyPath: keyPath])
        parts[keyPath: partPath] = value
        object[keyPath: keyPath] = parts.transform
      })
  }
}

extension TransformParts {
  /// The mean of the scales; setting it sets all of them.
  fileprivate var meanScale: Double {
    get { scale.sum() / 3 }
    set { scale = SIMD3(repeating: newValue) }
  }

  /// The translation along x and y.
  fileprivate var planeTranslation: CGSize {
    get { CGSize(width: translation.x, height: translation.y) }
    set { (translation.x, translation.y) = (newValue.width, newValue.height) }
  }
}
