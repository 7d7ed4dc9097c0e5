public import XMLTree

/// The margins and dimensions that change with the superview's size; the bits are those of `UIView.AutoresizingMask`.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits of the mask.
  public let rawValue: Int

  /// Creates a mask from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The distance to the superview's left edge is flexible.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width is flexible.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The distance to the superview's right edge is flexible.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The distance to the superview's top edge is flexible.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height is flexible.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The distance to the superview's bottom edge is flexible.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

  /// Reads an `autoresizingMask` element.
  public init(_ node: Node) {
    let flags: [(Name, AutoresizingMask)] = [
      (Names.flexibleMinX, .flexibleLeftMargin), (Names.widthSizable, .flexibleWidth),
      (Names.flexibleMaxX, .flexibleRightMargin), (Names.flexibleMinY, .flexibleTopMargin),
      (Names.heightSizable, .flexibleHeight), (Names.flexibleMaxY, .flexibleBottomMargin),
    ]
    self = flags.reduce(into: []) { if node.bool($1.0) == true { $0.insert($1.1) } }
  }
}

extension IBObject {
  /// The autoresizing mask. Without an element, the right and bottom margins are flexible, as in Interface Builder.
  public var autoresizingMask: AutoresizingMask {
    node.firstElement(named: Names.autoresizingMask).map { AutoresizingMask($0) }
      ?? [.flexibleRightMargin, .flexibleBottomMargin]
  }
}
