/// An effect of a symbol, as specified by an app.
///
/// Symbols have no layers here: views record effects, but do not show them.
public protocol SymbolEffect: Hashable, Sendable, CustomStringConvertible {}

/// An effect that ends.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect for a symbol that appears or disappears.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// An effect for replacing a symbol with another one.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// The speed and the number of repetitions of an effect.
public struct SymbolEffectOptions: Hashable, Sendable, CustomStringConvertible {
  public private(set) var description = "default"

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions().with("repeating")
  public static let nonRepeating = SymbolEffectOptions().with("nonRepeating")
  public static func `repeat`(_ count: Int?) -> Self { `default`.repeat(count) }
  public static func speed(_ speed: Double) -> Self { `default`.speed(speed) }

  public var repeating: Self { with("repeating") }
  public var nonRepeating: Self { with("nonRepeating") }
  public func `repeat`(_ count: Int?) -> Self { with("repeat \(count.map { "\($0)" } ?? "")") }
  public func speed(_ speed: Double) -> Self { with("speed \(speed)") }

  private func with(_ part: String) -> Self {
    var copy = self
    copy.description = self == .init() ? part : "\(description), \(part)"
    return copy
  }
}

/// An effect that is determined by its description.
protocol DescribedSymbolEffect: SymbolEffect {
  var description: String { get set }
}

extension DescribedSymbolEffect {
  /// Returns the effect with an additional part of its description.
  func with(_ part: String) -> Self {
    var copy = self
    copy.description += ".\(part)"
    return copy
  }
}

/// The effect `bounce`.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect,
  DescribedSymbolEffect
{
  public internal(set) var description = "bounce"

  public var up: Self { with("up") }
  public var down: Self { with("down") }
  public var byLayer: Self { with("byLayer") }
  public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: Self { Self() }
}

/// The effect `pulse`.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, DescribedSymbolEffect
{
  public internal(set) var description = "pulse"

  public var byLayer: Self { with("byLayer") }
  public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: Self { Self() }
}

/// The effect `variableColor`.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect,
  DescribedSymbolEffect
{
  public internal(set) var description = "variableColor"

  public var iterative: Self { with("iterative") }
  public var cumulative: Self { with("cumulative") }
  public var reversing: Self { with("reversing") }
  public var nonReversing: Self { with("nonReversing") }
  public var hideInactiveLayers: Self { with("hideInactiveLayers") }
  public var dimInactiveLayers: Self { with("dimInactiveLayers") }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: Self { Self() }
}

/// The effect `scale`.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, DescribedSymbolEffect {
  public internal(set) var description = "scale"

  public var up: Self { with("up") }
  public var down: Self { with("down") }
  public var byLayer: Self { with("byLayer") }
  public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: Self { Self() }
}

/// The effect `appear`.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect,
  DescribedSymbolEffect
{
  public internal(set) var description = "appear"

  public var up: Self { with("up") }
  public var down: Self { with("down") }
  public var byLayer: Self { with("byLayer") }
  public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: Self { Self() }
}

/// The effect `disappear`.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect,
  DescribedSymbolEffect
{
  public internal(set) var description = "disappear"

  public var up: Self { with("up") }
  public var down: Self { with("down") }
  public var byLayer: Self { with("byLayer") }
  public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: Self { Self() }
}

/// The effect `replace`.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, DescribedSymbolEffect {
  public internal(set) var description = "replace"

  public var downUp: Self { with("downUp") }
  public var upUp: Self { with("upUp") }
  public var offUp: Self { with("offUp") }
  public var byLayer: Self { with("byLayer") }
  public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: Self { Self() }
}

/// The effect `automatic`.
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect {
  public var description: String { "automatic" }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: Self { Self() }
}

/// The effect `wiggle`.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect,
  DescribedSymbolEffect
{
  public internal(set) var description = "wiggle"

  public var up: Self { with("up") }
  public var down: Self { with("down") }
  public var left: Self { with("left") }
  public var right: Self { with("right") }
  public var forward: Self { with("forward") }
  public var backward: Self { with("backward") }
  public var clockwise: Self { with("clockwise") }
  public var counterClockwise: Self { with("counterClockwise") }
  public var byLayer: Self { with("byLayer") }
  public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: Self { Self() }
}

/// The effect `rotate`.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect,
  DescribedSymbolEffect
{
  public internal(set) var description = "rotate"

  public var clockwise: Self { with("clockwise") }
  public var counterClockwise: Self { with("counterClockwise") }
  public var byLayer: Self { with("byLayer") }
  public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: Self { Self() }
}

/// The effect `breathe`.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect,
  DescribedSymbolEffect
{
  public internal(set) var description = "breathe"

  public var plain: Self { with("plain") }
  public var pulse: Self { with("pulse") }
  public var byLayer: Self { with("byLayer") }
  public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: Self { Self() }
}
