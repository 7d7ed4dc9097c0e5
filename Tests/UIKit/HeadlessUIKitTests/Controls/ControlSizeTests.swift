import Foundation
import HeadlessUIKit
import IBCanvas
import InterfaceBuilder
import Testing

/// Sizes of controls around their texts.
@MainActor @Suite(.ownEnvironment) struct ControlSizeTests {
  private func inEra<Result>(_ build: Int, _ work: () throws -> Result) rethrows -> Result {
    let era = UIKitEra.current
    defer { UIKitEra.current = era }
    UIKitEra.current = UIKitEra(IBToolsVersion(build: build))
    return try work()
  }

  @Test func `insets of a button take the place of its usual padding`() {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 46, height: 30))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 20)
    #expect(button.intrinsicContentSize == CGSize(width: 76, height: 21))
  }

  @Test func `a button without a title is thirty points wide`() {
    #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(UIButton(type: .custom).intrinsicContentSize == CGSize(width: 30, height: 34))
  }

  @Test func `an image is next to a button's title without padding`() throws {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    let image = try #require(UIImage(data: Self.pixels(width: 24, height: 40)))
    button.setImage(image, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 70, height: 40))
  }

  /// The header of a picture, as far as its size goes.
  private static func pixels(width: UInt8, height: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
  }

  @Test func `a configured button adds its insets to title, subtitle and image`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Button"
    let button = UIButton(configuration: configuration)
    let plain = button.intrinsicContentSize
    #expect(plain.width > 60)
    configuration.contentInsets = .zero
    button.configuration = configuration
    let bare = button.intrinsicContentSize
    #expect(plain == CGSize(width: bare.width + 24, height: bare.height + 14))
    configuration.subtitle = "x"
    button.configuration = configuration
    #expect(button.intrinsicContentSize.height > bare.height + 10)
  }

  @Test(arguments: [(8191, 162), (9531, 216), (22505, 216)])
  func `wheels have grown with UIKit`(_ build: Int, _ height: CGFloat) {
    #expect(inEra(build) { UIPickerView().intrinsicContentSize.height } == height)
    #expect(inEra(build) { UIDatePicker().intrinsicContentSize.height } == height)
  }

  @Test(arguments: [(2, 98.5), (3, 116.5), (4, 134.5)])
  func `dots are further apart since iOS 16.4`(_ dots: Int, _ width: CGFloat) {
    let control = UIPageControl()
    control.numberOfPages = dots
    #expect(inEra(21701) { control.intrinsicContentSize } == CGSize(width: width, height: 26))
    #expect(inEra(21507) { control.intrinsicContentSize.width } == 69 + 17 * CGFloat(dots))
    #expect(inEra(23504) { control.intrinsicContentSize.width } == 20 + 18 * CGFloat(dots))
  }

  @Test func `segments have the baseline of their titles`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let segments = UISegmentedControl(items: ["One", "Two"])
    let label = UILabel()
    label.text = "Three"
    label.font = .systemFont(ofSize: 13)
    for view in [segments, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
    }
    NSLayoutConstraint.activate([
      segments.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
      segments.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      label.leadingAnchor.constraint(equalTo: segments.trailingAnchor),
      label.firstBaselineAnchor.constraint(equalTo: segments.firstBaselineAnchor),
    ])
    container.layoutIfNeeded()
    // Both texts are in the middle of what is around them, and of one size.
    #expect(abs(label.frame.midY - segments.alignmentRect(forFrame: segments.frame).midY) <= 0.5)
  }

  @Test func `fields have grown with UIKit`() {
    let field = UITextField()
    field.font = .systemFont(ofSize: 14)
    field.borderStyle = .roundedRect
    #expect(inEra(14490) { field.intrinsicContentSize.height } == 30)
    #expect(inEra(14868) { field.intrinsicContentSize.height } == 34)
    field.borderStyle = .none
    field.font = .systemFont(ofSize: 17)
    #expect(inEra(14490) { field.intrinsicContentSize.height } == 21)
    #expect(inEra(19455) { field.intrinsicContentSize.height } == 22)
  }

  @Test func `a field is as wide as its text, else as its placeholder`() {
    let field = UITextField()
    field.placeholder = "A long placeholder"
    let width = field.intrinsicContentSize.width
    field.text = "A"
    #expect(field.intrinsicContentSize.width < width / 2)
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 34)).minX == 7)
  }

  @Test func `a text view has a size only where it does not scroll`() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 14)
    view.text = "Text"
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    #expect(abs(view.intrinsicContentSize.height - 33) < 0.5)
    #expect(view.sizeThatFits(CGSize(width: 25, height: 0)).height > 40)
  }

  @Test func `segments are as wide as the widest, in whole points`() {
    let control = UISegmentedControl(items: ["First", "Second"])
    #expect(inEra(13196) { control.intrinsicContentSize } == CGSize(width: 121, height: 28))
    control.setWidth(61, forSegmentAt: 0)
    control.setWidth(61, forSegmentAt: 1)
    #expect(control.intrinsicContentSize.width == 123)
  }

  @Test func `a search bar has its height from its era, a prompt and scopes`() {
    let bar = UISearchBar()
    #expect(inEra(10117) { bar.intrinsicContentSize.height } == 44)
    #expect(inEra(14868) { bar.intrinsicContentSize.height } == 56)
    #expect(inEra(24127) { bar.intrinsicContentSize.height } == 64)
    bar.showsScopeBar = true
    bar.scopeButtonTitles = ["One", "Two"]
    #expect(inEra(14868) { bar.intrinsicContentSize.height } == 100)
  }
}
