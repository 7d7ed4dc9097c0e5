public import Foundation

/// A view that shows its content over what lies behind, changed by an effect.
@MainActor
open class UIVisualEffectView: UIView {
  /// The view that content goes into.
  public private(set) var contentView: UIView = VisualEffectContentView()
  open var effect: UIVisualEffect?

  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// A view without an effect.
  public override convenience init(frame: CGRect = .zero) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// A view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    effect = nib.object("UIVisualEffectViewEffect")
    if let content: UIView = nib.object("UIVisualEffectViewContentView") {
      contentView = content
    } else {
      contentView.frame = bounds
    }
    if contentView.superview !== self { insertSubview(contentView, at: 0) }
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("effect", \UIVisualEffectView.effect)
  }
}

/// The view inside an effect view.
final class VisualEffectContentView: UIView {
  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isOpaque = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The effect on the content behind an effect view.
@MainActor
open class UIVisualEffect: NSObject {
  /// An effect that does nothing.
  public nonisolated override init() { super.init() }
}

/// Blurs the content behind.
@MainActor
open class UIBlurEffect: UIVisualEffect, NibDecodable {
  /// How much is seen through, with UIKit's numbers.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, extraDark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  var nibReference: NibReference?
  let style: Style

  /// A blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// A blur from a nib.
  public required init?(coder: NSCoder) {
    let nib = coder.nib
    style = nib.enumeration("UIBlurEffectStyle") ?? .extraLight
    super.init()
    nib.register(self)
  }
}

/// The content on top of a blur, with UIKit's numbers.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill
  case separator
}

/// Content on top of a blur.
@MainActor
open class UIVibrancyEffect: UIVisualEffect, NibDecodable {
  var nibReference: NibReference?
  let blurEffect: UIBlurEffect
  /// Nil for the look of iOS 8.
  let style: UIVibrancyEffectStyle?

  /// A vibrancy over a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    style = nil
    super.init()
  }

  /// A vibrancy over a blur for a part of the content.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }

  /// A vibrancy from a nib.
  public required init?(coder: NSCoder) {
    let nib = coder.nib
    blurEffect = UIBlurEffect(style: nib.enumeration("UIVibrancyEffectBlurStyle") ?? .extraLight)
    style = nib.enumeration("UIVibrancyEffectStyle")
    super.init()
    nib.register(self)
  }
}
