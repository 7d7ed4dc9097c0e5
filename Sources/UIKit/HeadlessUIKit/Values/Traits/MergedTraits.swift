/// Applies an object's trait overrides to inherited traits.
///
/// Layout reads the traits of every view, so a result is cached until the inherited traits or the overrides change.
@MainActor
struct MergedTraits {
  private struct Result {
    let inherited: UITraitCollection
    let first: UITraitCollection?
    let second: UITraitCollection?
    let style: UIUserInterfaceStyle
    let traits: UITraitCollection
  }

  private var last: Result?

  nonisolated init() {}

  /// Returns inherited traits with overrides; later ones take precedence.
  mutating func merge(
    _ first: UITraitCollection?, _ second: UITraitCollection? = nil, style: UIUserInterfaceStyle,
    into inherited: UITraitCollection
  ) -> UITraitCollection {
    if first == nil, second == nil, style == .unspecified { return inherited }
    if let last, last.inherited === inherited, last.first === first, last.second === second,
      last.style == style
    {
      return last.traits
    }
    var traits = inherited.traits
    for override in [first, second] {
      if let override { traits.merge(override.traits) }
    }
    if style != .unspecified { traits.userInterfaceStyle = style }
    let merged = traits == inherited.traits ? inherited : UITraitCollection(traits: traits)
    last = Result(
      inherited: inherited, first: first, second: second, style: style, traits: merged)
    return merged
  }
}
