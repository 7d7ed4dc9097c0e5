import Foundation
import HeadlessUIKit
import Testing

/// `UIImageAsset`: variants of an image for traits.
@MainActor @Suite(.ownEnvironment) struct ImageAssetTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// An image of a size in points, filled with a color.
  private func image(_ color: UIColor, side: CGFloat = 10) -> UIImage {
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  @Test func `a drawn image is the only one of its asset until another is registered`() throws {
    let day = image(.white)
    let asset = try #require(day.imageAsset)
    #expect(asset === day.imageAsset)
    #expect(asset.image(with: dark) == day)
    let night = image(.black)
    asset.register(night, with: dark)
    #expect(asset.image(with: dark) == night)
    #expect(asset.image(with: light) == day)
    #expect(asset.image(with: UITraitCollection()) == day)
  }

  @Test func `an image keeps the asset that has chosen it`() throws {
    var asset: UIImageAsset? = UIImageAsset()
    asset?.register(image(.white), with: light)
    asset?.register(image(.black), with: dark)
    weak let kept = asset
    let shown = try #require(asset?.image(with: light))
    asset = nil
    #expect(kept != nil && shown.imageAsset === kept)
    #expect(shown.imageAsset?.image(with: dark) == image(.black))
  }

  @Test func `an asset is released with its images`() {
    weak var asset: UIImageAsset?
    do {
      let day = image(.white)
      day.imageAsset?.register(image(.black), with: dark)
      asset = day.imageAsset
      #expect(asset != nil)
    }
    #expect(asset == nil)
  }

  @Test func `a variant for more of the traits comes before one for fewer`() {
    let asset = UIImageAsset()
    let (plain, night, contrast) = (image(.white), image(.black), image(.red))
    asset.register(plain, with: UITraitCollection())
    asset.register(night, with: dark)
    let both = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(accessibilityContrast: .high),
    ])
    asset.register(contrast, with: both)
    #expect(asset.image(with: both) == contrast)
    #expect(asset.image(with: dark) == night)
    #expect(asset.image(with: UITraitCollection(accessibilityContrast: .high)) == plain)
  }

  @Test func `of variants that fit equally well, the nearest scale is chosen`() {
    let asset = UIImageAsset()
    let (coarse, fine) = (image(.white), image(.black))
    asset.register(coarse, with: UITraitCollection(displayScale: 1))
    asset.register(fine, with: UITraitCollection(displayScale: 3))
    #expect(asset.image(with: UITraitCollection(displayScale: 3)) == fine)
    #expect(asset.image(with: UITraitCollection(displayScale: 1)) == coarse)
  }

  @Test func `a variant is replaced, and removed, by the traits that it was registered for`() {
    let asset = UIImageAsset()
    asset.register(image(.white), with: UITraitCollection())
    asset.register(image(.black), with: dark)
    asset.register(image(.blue), with: dark)
    #expect(asset.image(with: dark) == image(.blue))
    asset.unregister(with: light)
    #expect(asset.image(with: dark) == image(.blue))
    asset.unregister(with: dark)
    #expect(asset.image(with: dark) == image(.white))
  }

  @Test func `traits that asset catalogs do not know are left out`() {
    let asset = UIImageAsset()
    asset.register(image(.white), with: UITraitCollection())
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    asset.register(image(.black), with: UITraitCollection(traitsFrom: [dark, large]))
    #expect(asset.image(with: dark) == image(.black))
  }

  @Test func `a configuration's traits choose, and the image has the configuration`() {
    let asset = UIImageAsset()
    asset.register(image(.white), with: light)
    asset.register(image(.black), with: UIImage.Configuration(traitCollection: dark))
    let chosen = asset.image(with: UIImage.Configuration(traitCollection: dark))
    #expect(chosen.configuration?.traitCollection == dark)
    asset.unregister(with: UIImage.Configuration(traitCollection: dark))
    #expect(asset.image(with: dark) == image(.white))
  }

  @Test func `an asset without variants has an image without content`() {
    #expect(!UIImageAsset().image(with: light).isSizeKnown)
  }

  @Test func `an image view has the size of the variant for its traits`() {
    let day = image(.white, side: 10)
    day.imageAsset?.register(image(.black, side: 24), with: dark)
    let view = UIImageView(image: day.withRenderingMode(.alwaysTemplate))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.overrideUserInterfaceStyle = .light
    window.addSubview(view)
    #expect(view.intrinsicContentSize.width == 10)
    window.overrideUserInterfaceStyle = .dark
    #expect(view.intrinsicContentSize.width == 24)
    #expect(view.image?.size.width == 10 && view.image?.renderingMode == .alwaysTemplate)
  }
}
