import Foundation
import Testing

@testable import HeadlessUIKit

/// Protocols that UIKit's classes adopt, and that code extends or names as a type.
@MainActor @Suite(.ownEnvironment) struct AdoptedProtocolTests {
  @Test func `texts follow the preferred size through one protocol`() {
    let views: [any UIContentSizeCategoryAdjusting] = [UILabel(), UITextField(), UITextView()]
    for view in views {
      #expect(!view.adjustsFontForContentSizeCategory)
      view.adjustsFontForContentSizeCategory = true
      #expect(view.adjustsFontForContentSizeCategory)
    }
    let images: [any UIAccessibilityContentSizeCategoryImageAdjusting] = [
      UIImageView(), UIButton(),
    ]
    #expect(images.allSatisfy { !$0.adjustsImageSizeForAccessibilityContentSizeCategory })
  }

  @Test func `objects have an identifier through one protocol`() {
    let action = UIAlertAction(title: "Row", style: .default)
    let owners: [any UIAccessibilityIdentification] = [UIView(), UIBarButtonItem(), action]
    for owner in owners {
      #expect(owner.accessibilityIdentifier == nil)
      owner.accessibilityIdentifier = "oar"
      #expect(owner.accessibilityIdentifier == "oar")
    }
  }

  @Test func `an object that is no responder has accessibility properties`() {
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    #expect(!constraint.isAccessibilityElement && constraint.accessibilityLabel == nil)
    constraint.isAccessibilityElement = true
    constraint.accessibilityLabel = "Width"
    constraint.accessibilityTraits = .adjustable
    #expect(constraint.isAccessibilityElement && constraint.accessibilityLabel == "Width")
    #expect(constraint.accessibilityTraits == .adjustable)
    // A view keeps its own.
    view.accessibilityLabel = "Boat"
    #expect((view as UIResponder).accessibilityLabel == "Boat")
  }

  @Test func `a spring belongs to one view`() {
    let spring = UISpringLoadedInteraction { _, _ in }
    let view = UIView()
    view.addInteraction(spring)
    #expect(spring.view === view)
    view.removeInteraction(spring)
    #expect(spring.view == nil)
    let button = UIButton()
    #expect(!button.isSpringLoaded)
    button.isSpringLoaded = true
    #expect((button as any UISpringLoadedInteractionSupporting).isSpringLoaded)
  }

  /// A text view that overrides the initializers that UIKit designates.
  private final class Diary: UITextView {
    let pages: Int

    override init(frame: CGRect, textContainer: NSTextContainer?) {
      pages = 7
      super.init(frame: frame, textContainer: textContainer)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `a text view is created with its designated initializer`() {
    #expect(Diary().pages == 7)
    #expect(Diary(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).bounds.width == 5)
  }
}

/// What code reads of texts is as exact as the line height of their font.
@MainActor @Suite(.ownEnvironment) struct ExactTextSizeTests {
  @Test func `the height of lines of Helvetica is a whole number`() throws {
    let font = try #require(UIFont(name: "Helvetica", size: 20))
    let text = NSAttributedString(string: "a\nb", attributes: [.font: font])
    let room = CGSize(width: 100, height: 100)
    #expect(font.lineHeight == 23 && text.size().height == 46)
    #expect(
      text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).height == 46)
  }
}
