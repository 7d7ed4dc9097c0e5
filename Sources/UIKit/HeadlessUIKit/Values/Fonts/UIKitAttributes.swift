public import Foundation
import ObjectFields

extension AttributeScopes {
  /// UIKit's attributes of an `AttributedString`, together with Foundation's.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let strokeColor: StrokeColorAttribute
    public let strokeWidth: StrokeWidthAttribute
    public let shadow: ShadowAttribute
    public let attachment: AttachmentAttribute
    public let ligature: LigatureAttribute
    public let obliqueness: ObliquenessAttribute
    public let expansion: ExpansionAttribute
    public let textEffect: TextEffectAttribute
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    /// The color of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    /// The color behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }
    /// The alignment, indentation and spacing of paragraphs.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
    }
    /// The change in the space after each character, in points.
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }
    /// The change in the space between characters, in points.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "CTTracking"
    }
    /// The distance by which text is raised above the baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }
    /// The style of the line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }
    /// The color of the line below the text.
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSUnderlineColor"
    }
    /// The style of the line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }
    /// The color of the line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrikethroughColor"
    }
    /// The color of the stroke.
    public enum StrokeColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrokeColor"
    }
    /// The width of the stroke, as a percentage of the font's size.
    public enum StrokeWidthAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSStrokeWidth"
    }
    /// The shadow of the text.
    public enum ShadowAttribute: AttributedStringKey {
      public typealias Value = NSShadow
      public static let name = "NSShadow"
    }
    /// The image or view that takes the place of a character.
    public enum AttachmentAttribute: AttributedStringKey {
      public typealias Value = NSTextAttachment
      public static let name = "NSAttachment"
    }
    /// 0 for no ligatures, 1 for the default ones.
    public enum LigatureAttribute: AttributedStringKey {
      public typealias Value = Int
      public static let name = "NSLigature"
    }
    /// The slant of the text.
    public enum ObliquenessAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSObliqueness"
    }
    /// The logarithm of the factor by which the text is stretched.
    public enum ExpansionAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSExpansion"
    }
    /// The effect that the text is drawn with.
    public enum TextEffectAttribute: AttributedStringKey {
      public typealias Value = NSAttributedString.TextEffectStyle
      public static let name = "NSTextEffect"
    }
  }

  /// UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

/// An attribute that exists in both kinds of attributed text.
private struct AttributePair {
  let key: NSAttributedString.Key
  let read: (AttributeContainer) -> Any?
  let write: (Any, inout AttributeContainer) -> Void

  init<Key: AttributedStringKey>(
    _ key: NSAttributedString.Key, _ type: Key.Type,
    from read: @escaping (Any) -> Key.Value? = { $0 as? Key.Value },
    to write: @escaping (Key.Value) -> Any = { $0 }
  ) where Key.Value: Sendable {
    self.key = key
    self.read = { container in container[type].map(write) }
    self.write = { value, container in container[type] = read(value) }
  }

  typealias UIKit = AttributeScopes.UIKitAttributes

  static var all: [AttributePair] {
    let style: (Any) -> NSUnderlineStyle? = { value in
      (value as? Int ?? (value as? NSNumber)?.intValue).map { NSUnderlineStyle(rawValue: $0) }
        ?? value as? NSUnderlineStyle
    }
    return [
      .init(.font, UIKit.FontAttribute.self),
      .init(.foregroundColor, UIKit.ForegroundColorAttribute.self),
      .init(.backgroundColor, UIKit.BackgroundColorAttribute.self),
      .init(.paragraphStyle, UIKit.ParagraphStyleAttribute.self),
      .init(.kern, UIKit.KernAttribute.self, from: CGFloat.fromNib),
      .init(.tracking, UIKit.TrackingAttribute.self, from: CGFloat.fromNib),
      .init(.baselineOffset, UIKit.BaselineOffsetAttribute.self, from: CGFloat.fromNib),
      .init(.underlineStyle, UIKit.UnderlineStyleAttribute.self, from: style, to: \.rawValue),
      .init(.underlineColor, UIKit.UnderlineColorAttribute.self),
      .init(
        .strikethroughStyle, UIKit.StrikethroughStyleAttribute.self, from: style, to: \.rawValue),
      .init(.strikethroughColor, UIKit.StrikethroughColorAttribute.self),
      .init(.strokeColor, UIKit.StrokeColorAttribute.self),
      .init(.strokeWidth, UIKit.StrokeWidthAttribute.self, from: CGFloat.fromNib),
      .init(.shadow, UIKit.ShadowAttribute.self),
      .init(.attachment, UIKit.AttachmentAttribute.self),
      .init(
        .ligature, UIKit.LigatureAttribute.self, from: { ($0 as? NSNumber)?.intValue ?? $0 as? Int }
      ),
      .init(.obliqueness, UIKit.ObliquenessAttribute.self, from: CGFloat.fromNib),
      .init(.expansion, UIKit.ExpansionAttribute.self, from: CGFloat.fromNib),
      .init(
        .textEffect, UIKit.TextEffectAttribute.self,
        from: { value in
          value as? NSAttributedString.TextEffectStyle
            ?? (value as? String).map { NSAttributedString.TextEffectStyle(rawValue: $0) }
        }, to: \.rawValue),
      .init(
        .link, AttributeScopes.FoundationAttributes.LinkAttribute.self,
        from: { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } }),
    ]
  }
}

extension AttributeContainer {
  /// The attributes in a dictionary that belong to UIKit's scope.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for pair in AttributePair.all {
      if let value = dictionary[pair.key] { pair.write(value, &self) }
    }
  }

  /// The attributes as a dictionary.
  var dictionary: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    for pair in AttributePair.all { result[pair.key] = pair.read(self) }
    return result
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// The attributes of UIKit's scope.
  public init(_ container: AttributeContainer) { self = container.dictionary }
}

extension NSAttributedString {
  /// Text with the attributes of UIKit's scope.
  public convenience init(_ text: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      result.append(
        NSAttributedString(
          string: String(text[run.range].characters), attributes: run.attributes.dictionary))
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// Text with the attributes of UIKit's scope.
  public init(_ text: NSAttributedString) {
    self.init()
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, range, _ in
      append(
        AttributedString(
          string.substring(with: range), attributes: AttributeContainer(attributes)))
    }
  }
}

/// Derives the attributes that a configuration shows from those of its text.
public struct UIConfigurationTextAttributesTransformer {
  /// A closure that transforms attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
