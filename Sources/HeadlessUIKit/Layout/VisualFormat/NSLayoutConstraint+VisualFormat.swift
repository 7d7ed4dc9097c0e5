extension NSLayoutConstraint {
  /// How the views of a visual format are arranged.
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

    /// The bit of an alignment is that of its attribute's number.
    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// The attributes that must be equal, in the order of their numbers.
    var alignments: [Attribute] {
      Attribute.allCases.filter {
        $0 != .notAnAttribute && !$0.isMargin && contains(FormatOptions($0))
      }
    }
  }

  /// The constraints that a visual format such as `H:|-[find]-[field(>=20)]-|` describes, not yet active.
  ///
  /// A format that makes no sense goes to ``NibFailure/handler``, as UIKit raises an exception; the result is then empty.
  /// - Parameters:
  ///   - metrics: Numbers by the names that the format has for them.
  ///   - views: Views and layout guides by the names that the format has for them.
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

  /// The constraints that a visual format describes, not yet active.
  /// - Throws: ``NibError``, whose message shows the place in the format.
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
