extension ClassRegistry {
  /// Colors, fonts, images, texts and traits.
  static let valueClasses: [String: any NibMade.Type] = [
    "UIColor": UIColor.self,
    "UIDynamicCatalogColor": UIColor.self,
    "UIFont": UIFont.self,
    "UIFontDescriptor": UIFontDescriptor.self,
    "UIImage": UIImage.self,
    "UIImageNibPlaceholder": UIImage.self,
    "UIImageSymbolConfiguration": UIImage.SymbolConfiguration.self,
    "UITraitCollection": UITraitCollection.self,
    "NSAttributedString": NibAttributedString.self,
    "NSMutableAttributedString": NibAttributedString.self,
    "NSParagraphStyle": NSParagraphStyle.self,
    "NSMutableParagraphStyle": NSMutableParagraphStyle.self,
    "NSShadow": NSShadow.self,
  ]

  /// Controls and views with content.
  static let controlClasses: [String: any NibMade.Type] = [
    "UIColorWell": UIColorWell.self,
    "UIControl": UIControl.self,
    "UIButton": UIButton.self,
    "UIRoundedRectButton": UIButton.self,
    "UIButtonContent": NibButtonContent.self,
    "UIButtonConfiguration": NibButtonConfiguration.self,
    "UIBackgroundConfiguration": NibBackgroundConfiguration.self,
    "UISwitch": UISwitch.self,
    "UISlider": UISlider.self,
    "UIStepper": UIStepper.self,
    "UISegmentedControl": UISegmentedControl.self,
    "UISegment": UISegment.self,
    "UIPageControl": UIPageControl.self,
    "UIDatePicker": UIDatePicker.self,
    "UIPickerView": UIPickerView.self,
    "UIProgressView": UIProgressView.self,
    "UIActivityIndicatorView": UIActivityIndicatorView.self,
    "UITextField": UITextField.self,
    "UITextView": UITextView.self,
    "UILabel": UILabel.self,
    "UIImageView": UIImageView.self,
    "UIVisualEffectView": UIVisualEffectView.self,
    "_UIVisualEffectContentView": VisualEffectContentView.self,
    "UIBlurEffect": UIBlurEffect.self,
    "UIVibrancyEffect": UIVibrancyEffect.self,
  ]
}
