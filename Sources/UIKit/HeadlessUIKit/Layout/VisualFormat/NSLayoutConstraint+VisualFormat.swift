extension NSLayoutConstraint {
  /// Options for the arrangement of the views of a visual format.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(.left)
    public static let alignAllRight = FormatOptions(.right)
    public static let alignAllTop = FormatOptions(.top)
    public static let alignAllBottom = FormatOptions(.bottom)
    public static let alignAllLeading = FormatOptions(.leading)
    public static let alignAllTrailing = FormatOptions(.trailing)
    public static let alignAllCenterX = FormatOptions(.centerX)
    public static let alignAllCenterY = FormatOptions(.centerY)
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    public static let spacingEdgeToEdge: FormatOptions = []
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// Creates the option for an alignment; its bit index is the attribute's raw value.
    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// The attributes that must be equal, in the order of their raw values.
    var alignments: [Attribute] {
      Attribute.allCases.filter {
        $0 != .notAnAttribute && !$0.isMargin && contains(FormatOptions($0))
      }
    }
  }

  /// Creates the constraints of a visual format such as `H:|-[find]-[field(>=20)]-|`, which are not yet active.
  ///
  /// If the format is invalid, ``NibFailure/handler`` receives an error, because UIKit raises an exception; the result
  /// is then empty.
  /// - Parameters:
  ///   - metrics: Numbers by their names in the format.
  ///   - views: Views and layout guides by their names in the format.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try parsedConstraints(
        withVisualFormat: format, options: options, metrics: metrics, views: views)
    } catch {
      NibFailure.report(error)
      return []
    }
  }

  /// Creates the constraints of a visual format, which are not yet active.
  /// - Throws: ``NibError``, whose message points to the position in the format.
  public class func parsedConstraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) throws(NibError) -> [NSLayoutConstraint] {
    do {
      var parser = VisualFormatParser(format)
      let parsed = try parser.parse()
      let builder = VisualFormatBuilder(options: options, metrics: metrics ?? [:], views: views)
      return try builder.constraints(of: parsed)
    } catch {
      throw NibError(layout: error.message(in: format), rule: "visual-format")
    }
  }
}
