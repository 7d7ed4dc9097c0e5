/// The values of custom traits that an app has defined.
struct OwnTraits: Hashable, Sendable {
  private var values: [ObjectIdentifier: OwnTrait] = [:]

  var isEmpty: Bool { values.isEmpty }

  subscript(_ trait: UITrait) -> OwnTrait? {
    get { values[ObjectIdentifier(trait)] }
    set { values[ObjectIdentifier(trait)] = newValue }
  }

  /// Copies the values that another set specifies.
  mutating func merge(_ other: OwnTraits) {
    guard !other.isEmpty else { return }
    values.merge(other.values) { $1 }
  }

  /// Whether a trait that affects colors differs from another set.
  func hasDifferentColors(comparedTo other: OwnTraits) -> Bool {
    guard self != other else { return false }
    return Set(values.keys).union(other.values.keys).contains { key in
      values[key] != other.values[key]
        && (values[key]?.affectsColors ?? other.values[key]?.affectsColors ?? false)
    }
  }
}

/// The value of a custom trait.
///
/// Values never change after they are set, and are read where the app reads its traits.
struct OwnTrait: Hashable, @unchecked Sendable {
  private final class Mark {}

  let value: Any
  let affectsColors: Bool
  /// The identity of the value, which is shared by copies.
  private let mark = Mark()

  init(value: Any, affectsColors: Bool) {
    self.value = value
    self.affectsColors = affectsColors
  }

  /// Whether two values are equal. Values that cannot be compared are equal only if they are the same object, or if
  /// they were set together.
  static func == (left: OwnTrait, right: OwnTrait) -> Bool {
    if left.mark === right.mark { return true }
    func isSame<Value: Equatable>(_ value: Value) -> Bool { right.value as? Value == value }
    if let value = left.value as? any Equatable { return isSame(value) }
    guard type(of: left.value) is AnyClass, type(of: right.value) is AnyClass else { return false }
    return left.value as AnyObject === right.value as AnyObject
  }

  func hash(into hasher: inout Hasher) { hasher.combine(affectsColors) }
}

extension Traits {
  /// The value of a kind of trait.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let system = trait as? any SystemTrait.Type {
        return system.anyValue(in: self) as? Trait.Value ?? trait.defaultValue
      }
      return own[trait]?.value as? Trait.Value ?? trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        system.setAny(newValue, in: &self)
      } else {
        own[trait] = OwnTrait(value: newValue, affectsColors: trait.affectsColorAppearance)
      }
    }
  }

  /// Whether a kind of trait has different values in two sets.
  static func differ(in trait: UITrait, _ first: Traits, _ second: Traits) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.differs(first, second) }
    return first.own[trait] != second.own[trait]
  }
}

extension SystemTrait {
  static func anyValue(in traits: Traits) -> Any { value(in: traits) }

  static func setAny(_ value: Any, in traits: inout Traits) {
    if let value = value as? Value { set(value, in: &traits) }
  }
}
