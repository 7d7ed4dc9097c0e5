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
}
