import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment) struct ButtonTests {
  private func content(_ values: KeyValuePairs<String, NibSketch>) -> NibSketch {
    .object("UIButtonContent", values)
  }

  @Test func `a nib's states have their titles, colors and images`() throws {
    let button: UIButton = try NibSketch.object(
      "UIButton",
      [
        "UIButtonType": 1, "UIAdjustsImageWhenHighlighted": true,
        "UIContentEdgeInsets": .numbers([1, 2, 3, 4]), "UILineBreakMode": 4,
        "UIButtonStatefulContent": .table([
          (
            .number(0),
            content([
              "UITitle": "Go", "UITitleColor": .color(1, 0, 0),
              "UIImage": .object("UIImageNibPlaceholder", ["UIResourceName": "arrow"]),
            ])
          ), (.number(2), content(["UITitle": "Wait"])), (.number(4), content([:])),
        ]), "UIFont": .object("UIFont", ["UIFontPointSize": 20.0, "UISystemFont": true]),
      ]
    ).load()
    #expect(button.buttonType == .system)
    #expect(button.title(for: .normal) == "Go")
    #expect(button.title(for: .disabled) == "Wait")
    #expect(button.title(for: .selected) == "Go")
    #expect(button.titleColor(for: .disabled) == .red)
    #expect(button.currentImage?.name == "arrow")
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(button.adjustsImageWhenHighlighted)
    #expect(!button.adjustsImageWhenDisabled)
    #expect(button.titleLabel?.font == .systemFont(ofSize: 20))
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingTail)
  }

  @Test func `label and image follow the state`() {
    let button = UIButton(type: .custom)
    button.setTitle("On", for: .normal)
    button.setTitle("Off", for: .disabled)
    button.setTitleColor(.red, for: .disabled)
    button.setImage(UIImage(systemName: "star"), for: .selected)
    #expect(button.titleLabel?.text == "On")
    #expect(button.titleLabel?.textColor == .white)
    button.isEnabled = false
    #expect(button.titleLabel?.text == "Off")
    #expect(button.titleLabel?.textColor == .red)
    button.isEnabled = true
    button.isSelected = true
    #expect(button.imageView?.image?.name == "star")
    #expect(button.titleLabel?.superview === button)
  }

  @Test func `a system button's title has the tint`() {
    let button = UIButton(type: .system)
    button.tintColor = .green
    #expect(button.currentTitleColor == .green)
    button.setTitleColor(.red, for: .normal)
    #expect(button.currentTitleColor == .red)
  }

  @Test func `an attributed title goes before a plain one`() {
    let button = UIButton()
    button.setTitle("plain", for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "styled"), for: .normal)
    #expect(button.currentTitle == "styled")
    #expect(button.titleLabel?.attributedText?.string == "styled")
    #expect(button.accessibilityLabel == "styled")
  }

  @Test func `a nib's configuration is read whole`() throws {
    let button: UIButton = try NibSketch.object(
      "UIButton",
      [
        "UIButtonConfiguration": .object(
          "UIButtonConfiguration",
          [
            "UIButtonConfigurationButtonStyle": 3, "UIButtonConfigurationCornerStyle": 4,
            "UIButtonConfigurationBaseBackgroundColor": .color(0, 0, 1),
            "UIButtonConfigurationBaseForegroundColor": nil,
            "UIButtonConfigurationTitle": .object("NSAttributedString", ["NSString": "Buy"]),
            "UIButtonConfigurationSubtitle": .object("NSAttributedString", ["NSString": ""]),
            "UIButtonConfigurationImage": .object(
              "UIImageNibPlaceholder", ["UIResourceName": "cart"]),
            "UIButtonConfigurationImagePlacement": 8, "UIButtonConfigurationImagePadding": 6.0,
            "UIButtonConfigurationContentInset": "{0, 21, 0, 14}",
            "UIButtonConfigurationBackground": .object(
              "UIBackgroundConfiguration",
              [
                "cornerRadius": 5.95, "backgroundColor": .color(1, 0, 0),
                "hasCustomized-backgroundColor": false, "strokeColor": .color(0, 0, 0),
                "hasCustomized-strokeColor": true, "strokeWidth": 1.0,
                "backgroundInsets": "{0, 1, 2, 3}",
              ]),
          ])
      ]
    ).load()
    let configuration = try #require(button.configuration)
    #expect(configuration.title == "Buy")
    #expect(configuration.subtitle == nil)
    #expect(configuration.cornerStyle == .capsule)
    #expect(configuration.baseBackgroundColor == .blue)
    #expect(configuration.baseForegroundColor == nil)
    #expect(configuration.image?.name == "cart")
    #expect(configuration.imagePlacement == .trailing)
    #expect(configuration.imagePadding == 6)
    #expect(
      configuration.contentInsets
        == NSDirectionalEdgeInsets(top: 0, leading: 21, bottom: 0, trailing: 14))
    #expect(configuration.background.backgroundColor == nil)
    #expect(configuration.background.strokeColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(configuration.background.backgroundInsets.trailing == 3)
    #expect(button.currentTitle == "Buy")
    #expect(button.titleLabel?.text == "Buy")
  }

  @Test func `the handler changes the configuration with the state`() {
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isHighlighted ? "down" : "up"
    }
    button.isHighlighted = true
    #expect(button.currentTitle == "down")
    button.isHighlighted = false
    #expect(button.currentTitle == "up")
  }

  @Test func `an action gives the button its title and is called`() {
    var count = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Add") { _ in count += 1 })
    #expect(button.currentTitle == "Add")
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
  }

  @Test func `runtime attributes reach the label inside`() throws {
    var nib = GraphNib()
    let button = nib.view("UIButton")
    nib.attribute("titleLabel.adjustsFontSizeToFitWidth", of: button, number: 1)
    nib.attribute("titleLabel.numberOfLines", of: button, number: 3)
    nib.attribute("titleLabel.textAlignment", of: button, number: 1)
    nib.attribute("layer.cornerRadius", of: button, number: 8)
    let loaded = try nib.graph(button).nib().load(withOwner: nil)
    #expect(loaded.diagnostics.isEmpty)
    let view = try #require(loaded.topLevelObjects.first as? UIButton)
    #expect(view.titleLabel?.adjustsFontSizeToFitWidth == true)
    #expect(view.titleLabel?.numberOfLines == 3)
    #expect(view.titleLabel?.textAlignment == .center)
    #expect(view.layer.cornerRadius == 8)
  }

  @Test func `a released button frees its parts`() {
    weak var label: UILabel?
    weak var button: UIButton?
    do {
      let made = UIButton(configuration: .plain(), primaryAction: UIAction(title: "A") { _ in })
      label = made.titleLabel
      button = made
      #expect(label != nil)
    }
    #expect(button == nil)
    #expect(label == nil)
  }

  @Test func `a configured title that is truncated has one line, however narrow the button`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Departures from the north quay"
    let wrapped = UIButton(configuration: configuration)
    configuration.titleLineBreakMode = .byTruncatingTail
    let truncated = UIButton(configuration: configuration)
    let width = CGSize(width: 120, height: 0)
    #expect(wrapped.sizeThatFits(width).height > truncated.sizeThatFits(width).height)
    #expect(truncated.sizeThatFits(width).height == truncated.sizeThatFits(.zero).height)
  }
}
