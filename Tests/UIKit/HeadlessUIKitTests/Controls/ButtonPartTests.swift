import Foundation
import HeadlessUIKit
import Testing

/// Where a button's parts are, and what subclasses decide about them.
@MainActor @Suite(.ownEnvironment) struct ButtonPartTests {
  private final class Tall: UIButton {
    private(set) var titles: [String?] = []
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: 0, y: 0, width: contentRect.width, height: 30)
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: 0, y: 30, width: contentRect.width, height: 20)
    }
    override func setTitle(_ title: String?, for state: UIControl.State) {
      titles.append(title)
      super.setTitle(title, for: state)
    }
  }

  private var picture: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
  }

  @Test func `a subclass places title and image`() {
    let button = Tall(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    button.setTitle("Tern", for: .normal)
    button.setImage(picture, for: .normal)
    let (label, image) = (button.titleLabel, button.imageView)
    button.layoutIfNeeded()
    #expect(label?.frame == CGRect(x: 0, y: 30, width: 80, height: 20))
    #expect(image?.frame == CGRect(x: 0, y: 0, width: 80, height: 30))
    #expect(button.titles == ["Tern"])
  }

  @Test func `the image comes before the title, both in the middle`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setTitle("Tern", for: .normal)
    button.setImage(picture, for: .normal)
    let content = button.contentRect(forBounds: button.bounds)
    let (image, title) = (
      button.imageRect(forContentRect: content), button.titleRect(forContentRect: content)
    )
    #expect(content == button.bounds && image.maxX == title.minX && image.size == picture.size)
    #expect(abs((image.minX + title.maxX) / 2 - 100) < 0.01 && image.midY == 20)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
    #expect(button.imageRect(forContentRect: content).minX == image.minX + 10)
    button.contentHorizontalAlignment = .left
    #expect(button.titleRect(forContentRect: content).minX == 20)
  }

  private func button(
    _ alignment: UIControl.ContentHorizontalAlignment, title: UIEdgeInsets = .zero
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    button.setTitle("Go ahead", for: .normal)
    button.contentHorizontalAlignment = alignment
    button.titleEdgeInsets = title
    button.layoutIfNeeded()
    return button
  }

  @Test func `a title is a subview after layout, even if nobody asks for the label`() throws {
    let button = button(.center)
    #expect(button.subviews.count == 1)
    let label = try #require(button.subviews.first as? UILabel)
    #expect(label === button.titleLabel && label.text == "Go ahead")
    #expect(label.frame == button.titleRect(forContentRect: button.bounds))
    #expect(UIButton(type: .contactAdd).subviews.isEmpty)
  }

  @Test func `insets move a title as its alignment says`() throws {
    let inset = UIEdgeInsets(top: 0, left: 62, bottom: 0, right: 0)
    #expect(button(.left, title: inset).titleLabel?.frame.minX == 62)
    let middle = try #require(button(.center).titleLabel?.frame.minX)
    #expect(button(.center, title: inset).titleLabel?.frame.minX == middle + 31)
    #expect(button(.right, title: inset).titleLabel?.frame.maxX == 300)
    let right = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 62)
    #expect(button(.right, title: right).titleLabel?.frame.maxX == 238)
    #expect(button(.trailing, title: right).titleLabel?.frame.maxX == 238)
    #expect(button(.center, title: right).titleLabel?.frame.midY == 35)
    #expect(button(.fill, title: inset).titleLabel?.frame.minX == 62)
    #expect(button(.fill, title: inset).titleLabel?.frame.width == 238)
  }

  @Test func `a title that is too long ends inside the button, and leaves the image its place`() {
    let button = button(.center)
    button.setTitle(String(repeating: "Fathom ", count: 20), for: .normal)
    button.setImage(picture, for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 0, y: 25, width: 20, height: 10))
    #expect(button.titleLabel?.frame.minX == 20 && button.titleLabel?.frame.maxX == 300)
  }

  @Test func `insets can exchange the title and the image, and put one above the other`() throws {
    let button = button(.center)
    button.setImage(picture, for: .normal)
    button.layoutIfNeeded()
    let (label, image) = (try #require(button.titleLabel), try #require(button.imageView))
    let (title, start) = (label.frame.width, image.frame.minX)
    #expect(label.frame.minX == image.frame.maxX)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: -20, bottom: 0, right: 20)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: title, bottom: 0, right: -title)
    button.layoutIfNeeded()
    #expect(label.frame.minX == start && image.frame.minX == label.frame.maxX)
    button.titleEdgeInsets = UIEdgeInsets(top: 10, left: -20, bottom: 0, right: 0)
    button.imageEdgeInsets = UIEdgeInsets(top: -20, left: 0, bottom: 0, right: -title)
    button.layoutIfNeeded()
    #expect(abs(label.frame.midX - 150) < 0.51 && abs(image.frame.midX - 150) < 0.51)
    #expect(image.frame.maxY <= label.frame.minY)
  }

  @Test func `a configuration gives its parts frames inside the insets`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Sail"
    configuration.subtitle = "at noon"
    configuration.image = picture
    configuration.imagePadding = 6
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    let image = try #require(button.imageView)
    let subtitle = try #require(button.subtitleLabel)
    #expect(label.text == "Sail" && subtitle.text == "at noon" && image.frame.size == picture.size)
    #expect(label.textColor == .white && subtitle.textColor == .white)
    #expect(label.frame.minX == image.frame.maxX + 6 && label.frame.minX == subtitle.frame.minX)
    #expect(abs(subtitle.frame.minY - label.frame.maxY - 1) < 0.01)
    #expect(abs((image.frame.minX + subtitle.frame.maxX) / 2 - 100) <= 0.5)
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(image.frame.minX == label.frame.maxX + 6)
    button.configuration?.imagePlacement = .top
    button.contentHorizontalAlignment = .left
    button.layoutIfNeeded()
    #expect(image.frame.maxY + 6 == label.frame.minY)
    button.configuration?.subtitle = nil
    button.configuration?.showsActivityIndicator = true
    button.layoutIfNeeded()
    #expect(subtitle.frame == .zero)
    #expect(button.subviews.contains { $0 is UIActivityIndicatorView })
  }

  @Test func `a configured button without an image has its title in the middle`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Moor"
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    #expect(abs((button.titleLabel?.frame.midX ?? 0) - 50) <= 0.5)
    #expect(button.subviews.count == 1)
  }

  // Classes that UIKit lets apps write without `init(coder:)`, or with it as UIKit declares it.
  private final class Press: UIPanGestureRecognizer {
    let limit: CGFloat
    init(limit: CGFloat, target: Any?, action: Selector?) {
      self.limit = limit
      super.init(target: target, action: action)
    }
  }
  private final class Row: UIStackView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init(coder: NSCoder) { super.init(coder: coder) }
  }
  private final class Photo: UIImageView {
    override init(image: UIImage?) { super.init(image: image) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func `subclasses need the initializers that UIKit's need`() {
    #expect(Press(limit: 3, target: nil, action: nil).limit == 3)
    #expect(Row(frame: .zero).arrangedSubviews.isEmpty)
    #expect(Photo(image: picture).bounds.size == picture.size)
    #expect(UIView.description() == "HeadlessUIKit.UIView")
  }

  @Test func `the symbol of a system button is its image, beside a title and inside insets`()
    throws
  {
    let button = UIButton(type: .infoLight)
    let bare = button.intrinsicContentSize
    let symbol = try #require(button.currentImage)
    #expect(symbol.isSymbolImage && symbol.size == bare)
    #expect(symbol == UIButton(type: .detailDisclosure).image(for: .normal))
    #expect(symbol != UIButton(type: .contactAdd).currentImage)
    #expect(UIButton(type: .system).currentImage == nil)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: bare.width + 6, height: bare.height + 4))
    button.contentEdgeInsets = .zero
    button.setTitle("Details", for: .normal)
    button.sizeToFit()
    let content = button.contentRect(forBounds: button.bounds)
    let (image, title) = (
      button.imageRect(forContentRect: content), button.titleRect(forContentRect: content)
    )
    #expect(image.size == bare && title.minX == image.maxX && title.maxX == button.bounds.maxX)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Details" && button.titleLabel?.frame == title)
    let place = try #require(button.symbol?.frame)
    #expect(image.contains(place))
  }

  @Test func `an own image replaces the symbol of a system button`() {
    let button = UIButton(type: .contactAdd)
    let image = picture
    button.setImage(image, for: .normal)
    #expect(button.intrinsicContentSize == image.size && button.symbol == nil)
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.imageView?.image === image)
    button.titleLabel?.font = .systemFont(ofSize: 40)
    #expect(button.intrinsicContentSize == image.size)
    let other = UIButton(type: .contactAdd)
    #expect(other.imageView?.image == other.currentImage && other.symbol == nil)
  }
}
