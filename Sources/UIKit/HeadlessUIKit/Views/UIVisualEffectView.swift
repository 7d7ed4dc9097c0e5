public import Foundation

/// A view that shows its content over the views behind it, which an effect changes.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view that contains the content.
  public private(set) var contentView: UIView = VisualEffectContentView()
  /// The effect. A change in an animation block is animated for the block's duration; the presentation layer has the
  /// new effect immediately.
  open var effect: UIVisualEffect? {
    didSet {
      guard effect !== oldValue else { return }
      AnimationState.current.block?.runUnseenAnimation(on: layer, forKey: "effect") {
        [weak self] in self?.effect = oldValue
      }
    }
  }

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view from a nib.
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

/// The content view of an effect view.
final class VisualEffectContentView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isOpaque = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// An effect on the content behind an effect view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// Creates an effect that changes nothing.
  public nonisolated override init() { super.init() }
}

/// An effect that blurs the content behind the view.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect, NibDecodable {
  /// The intensity and color of a blur, with UIKit's raw values.
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
  package let style: Style

  /// Creates a blur effect of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates a blur effect from a nib.
  public required init?(coder: NSCoder) {
    let nib = coder.nib
    style = nib.enumeration("UIBlurEffectStyle") ?? .extraLight
    super.init()
    nib.register(self)
  }
}

/// A glass effect around the content. It is not drawn here.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  /// The style of the glass, with UIKit's raw values.
  public enum Style: Int, Sendable {
    case regular, clear
  }

  /// Whether the glass reacts to touches; stored only.
  open var isInteractive = false
  /// The color of the glass; stored only.
  open var tintColor: UIColor?
  let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  public nonisolated override init() {
    style = .regular
    super.init()
  }
}

/// An effect that merges the glass of the views inside the content.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance below which glass merges, in points; stored only.
  open var spacing: CGFloat = 0
}

/// The kind of content on top of a blur, with UIKit's raw values.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill
  case separator
}

/// An effect that emphasizes content on top of a blur.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect, NibDecodable {
  var nibReference: NibReference?
  let blurEffect: UIBlurEffect
  /// The kind of content. Nil means the appearance in iOS 8.
  let style: UIVibrancyEffectStyle?

  /// Creates a vibrancy effect for a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    style = nil
    super.init()
  }

  /// Creates a vibrancy effect for a blur and a kind of content.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }

  /// Creates a vibrancy effect from a nib.
  public required init?(coder: NSCoder) {
    let nib = coder.nib
    blurEffect = UIBlurEffect(style: nib.enumeration("UIVibrancyEffectBlurStyle") ?? .extraLight)
    style = nib.enumeration("UIVibrancyEffectStyle")
    super.init()
    nib.register(self)
  }
}
