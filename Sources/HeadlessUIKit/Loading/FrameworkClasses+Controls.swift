extension ClassRegistry {
  /// Colours, fonts, images, texts and traits.
  static let valueClasses: [String: any NibDecodable.Type] = [
    "UIColor": UIColor.self,
    "UIDynamicCatalogColor": UIColor.self,
    "UIFont": UIFont.self,
    "UIFontDescriptor": UIFontDescriptor.self,
    "UIImage": UIImage.self,
    "UIImageNibPlaceholder": UIImage.self,
    "UIImageSymbolConfiguration": UIImage.SymbolConfiguration.self,
    "UITraitCollection": UITraitCollection.self,
    "NSAttributedString": AttributedText.self,
    "NSMutableAttributedString": AttributedText.self,
    "NSParagraphStyle": NSParagraphStyle.self,
    "NSMutableParagraphStyle": NSMutableParagraphStyle.self,
    "NSShadow": NSShadow.self,
  ]

  /// Controls and views with content.
  static let controlClasses: [String: any NibDecodable.Type] = [
    "UIControl": UIControl.self
  ]
}
