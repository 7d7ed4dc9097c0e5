import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment) struct TraitTests {
  @Test func `a nib specifies only the traits that it has`() throws {
    let traits: UITraitCollection = try NibSketch.object(
      "UITraitCollection",
      [
        "UITraitCollectionBuiltinTrait-_UITraitNameHorizontalSizeClass": 2,
        "UITraitCollectionBuiltinTrait-_UITraitNamePreferredContentSizeCategory": 4,
      ]
    ).load()
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.preferredContentSizeCategory == .large)
    #expect(traits.userInterfaceIdiom == .unspecified)
    let empty: UITraitCollection = try NibSketch.object("UITraitCollection", [:]).load()
    #expect(UITraitCollection().containsTraits(in: empty))
  }

  @Test func `later traits win over earlier ones`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(displayScale: 2),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.displayScale == 2)
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(
      traits
        == UITraitCollection {
          $0.horizontalSizeClass = .regular
          $0.displayScale = 2
        })
  }

  @Test func `a view has its window's traits with its own style`() {
    let window = UIWindow()
    let view = UIView()
    let child = UIView()
    window.addSubview(view)
    view.addSubview(child)
    #expect(child.traitCollection.userInterfaceStyle == .light)
    view.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(window.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `the direction follows the attribute and the traits`() {
    let view = UIView()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft)
        == .leftToRight)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
        == .rightToLeft)
  }

  @Test func `sizes of text have an order`() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func `the system's traits for colors and images can be observed together`() {
    let colors = UITraitCollection.systemTraitsAffectingColorAppearance
    #expect(colors.contains { $0 == UITraitUserInterfaceStyle.self })
    #expect(!colors.contains { $0 == UITraitHorizontalSizeClass.self })
    #expect(
      UITraitCollection.systemTraitsAffectingImageLookup.contains { $0 == UITraitDisplayScale.self }
    )
  }
}
