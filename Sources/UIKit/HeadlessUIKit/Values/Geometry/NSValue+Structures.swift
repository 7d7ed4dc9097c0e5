public import Foundation

#if !canImport(ObjectiveC)
  // On non-Apple platforms, Foundation boxes only rectangles, points, sizes and ranges. Other structures are stored
  // separately from the value, which contains their hash value. Therefore, values with equal structures are equal.
  extension NSValue {
    /// Creates a value that contains a transform of a layer.
    public convenience init(caTransform3D: CATransform3D) { self.init(structure: caTransform3D) }

    /// The transform in the value; the identity if it contains something else.
    public var caTransform3DValue: CATransform3D {
      structure(CATransform3D.self) ?? CATransform3DIdentity
    }

    /// Creates a value that contains a transform of a view.
    public convenience init(cgAffineTransform: CGAffineTransform) {
      self.init(structure: cgAffineTransform)
    }

    /// The transform in the value; the identity if it contains something else.
    public var cgAffineTransformValue: CGAffineTransform {
      structure(CGAffineTransform.self) ?? .identity
    }

    /// Creates a value that contains a vector.
    public convenience init(cgVector: CGVector) { self.init(structure: cgVector) }

    /// The vector in the value; zero if it contains something else.
    public var cgVectorValue: CGVector { structure(CGVector.self) ?? .zero }

    /// Creates a value that contains insets.
    public convenience init(uiEdgeInsets: UIEdgeInsets) { self.init(structure: uiEdgeInsets) }

    /// The insets in the value; zero if it contains something else.
    public var uiEdgeInsetsValue: UIEdgeInsets { structure(UIEdgeInsets.self) ?? .zero }

    /// Creates a value that contains insets with a leading and a trailing edge.
    public convenience init(directionalEdgeInsets: NSDirectionalEdgeInsets) {
      self.init(structure: directionalEdgeInsets)
    }

    /// The insets in the value; zero if it contains something else.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
      structure(NSDirectionalEdgeInsets.self) ?? .zero
    }

    /// Creates a value that contains an offset.
    public convenience init(uiOffset: UIOffset) { self.init(structure: uiOffset) }

    /// The offset in the value; zero if it contains something else.
    public var uiOffsetValue: UIOffset { structure(UIOffset.self) ?? .zero }

    private convenience init(structure: some Hashable) {
      var hash = structure.hashValue
      // The value's type is that of a 64-bit integer.
      self.init(bytes: &hash, objCType: "q")
      StoredValue.set(self, "structure", structure)
    }

    /// Returns the structure in the value if it has the given type.
    func structure<Structure>(_ type: Structure.Type) -> Structure? {
      guard !(self is NSNumber) else { return nil }
      return StoredValue.get(self, "structure", Structure?.none)
    }
  }
#endif
