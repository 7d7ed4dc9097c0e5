/// The end of an effect, as passed to its completion handler.
@preconcurrency @MainActor
public struct UISymbolEffectCompletionContext {
  /// Whether the effect has ended, as opposed to having been removed.
  public let isFinished: Bool
  public let effect: String
  public weak var sender: AnyObject?
}

/// A closure that is called when an effect has ended or was removed.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

// Effects are recorded; the completion handlers of those that end run in the clock's next turn.
extension UIImageView {
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    SymbolEffects.add(effect, options, to: self, "UIImageView")
    SymbolEffects.end(effect, of: self, completion)
  }

  /// Adds an indefinite effect, so the completion handler is not called.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { SymbolEffects.add(effect, options, to: self, "UIImageView") }

  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    SymbolEffects.add(effect, options, to: self, "UIImageView")
    SymbolEffects.end(effect, of: self, completion)
  }

  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { SymbolEffects.remove(effect.description, "UIImageView") }

  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) { SymbolEffects.remove("all", "UIImageView") }

  /// Shows another image, without the transition.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    RecordedCalls.record("UIImageView.setSymbolImage", contentTransition)
    self.image = image
    SymbolEffects.end(contentTransition, of: self, completion)
  }
}

extension UIBarButtonItem {
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) { SymbolEffects.add(effect, options, to: self, "UIBarButtonItem") }

  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) { SymbolEffects.add(effect, options, to: self, "UIBarButtonItem") }

  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) { SymbolEffects.add(effect, options, to: self, "UIBarButtonItem") }

  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) { SymbolEffects.remove(effect.description, "UIBarButtonItem") }

  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) { SymbolEffects.remove("all", "UIBarButtonItem") }

  /// Shows another image, without the transition.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect,
    options: SymbolEffectOptions = .default
  ) {
    RecordedCalls.record("UIBarButtonItem.setSymbolImage", contentTransition)
    self.image = image
  }
}

/// Records the effects of symbols.
@MainActor
private enum SymbolEffects {
  static func add(
    _ effect: some SymbolEffect, _ options: SymbolEffectOptions, to owner: AnyObject, _ name: String
  ) { RecordedCalls.record("\(name).addSymbolEffect", effect, options) }

  static func remove(_ effect: String, _ name: String) {
    RecordedCalls.record("\(name).removeSymbolEffect", effect)
  }

  static func end(
    _ effect: some SymbolEffect, of owner: AnyObject, _ completion: UISymbolEffectCompletion?
  ) {
    guard let completion else { return }
    let context = UISymbolEffectCompletionContext(
      isFinished: true, effect: effect.description, sender: owner)
    HeadlessClock.shared.schedule(after: 0, named: "the end of a symbol effect") {
      completion(context)
    }
  }
}
