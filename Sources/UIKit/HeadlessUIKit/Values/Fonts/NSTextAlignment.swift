/// The alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// The way in which text is broken or truncated if it does not fit on a line.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// The direction in which text runs.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}

/// The strategies for choosing line breaks.
public struct NSLineBreakStrategy: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let pushOut = NSLineBreakStrategy(rawValue: 1)
  public static let hangulWordPriority = NSLineBreakStrategy(rawValue: 2)
  public static let standard = NSLineBreakStrategy(rawValue: 0xFFFF)
}

/// The position of text whose font has been shrunk.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}

/// The lines under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The way in which text of another direction is placed, with UIKit's raw values. ``NSAttributedString/Key``'s
/// `writingDirection` adds it to the direction.
public enum NSWritingDirectionFormatType: Int, Sendable {
  case embedding = 0
  case override = 2
}
