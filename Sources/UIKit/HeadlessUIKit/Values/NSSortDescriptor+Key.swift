public import Foundation

// Sort descriptors with keys, which Foundation supports only with Objective-C.
extension NSSortDescriptor {
  /// Creates a descriptor that sorts by the values at a key path.
  ///
  /// Texts, numbers and dates are compared, and nil comes first. Other values count as equal; UIKit would raise an
  /// exception unless they have a method `compare:`.
  /// - Parameter key: A key path; nil for the objects themselves.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending, selector: nil)
  }

  /// Creates a descriptor that compares texts with a method of `NSString`.
  /// - Parameter selector: One of the methods without further parameters, such as `localizedCaseInsensitiveCompare:`;
  ///   other selectors compare as ``init(key:ascending:)`` does.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let name = selector.map { "\($0)" }
    self.init(key: key, ascending: ascending) { left, right in
      guard let name, let left = left as? String, let right = right as? String else {
        return PredicateRelation.equality.order(left, right) ?? .orderedSame
      }
      switch name {
      case "caseInsensitiveCompare:": return left.caseInsensitiveCompare(right)
      case "localizedCompare:": return left.localizedCompare(right)
      case "localizedCaseInsensitiveCompare:": return left.localizedCaseInsensitiveCompare(right)
      case "localizedStandardCompare:": return left.localizedStandardCompare(right)
      default: return left.compare(right)
      }
    }
  }

  /// Creates a descriptor that compares the values at a key path with a closure, which never receives nil.
  public convenience init(
    key: String?, ascending: Bool, comparator cmptr: @escaping Comparator
  ) {
    self.init(keyPath: \Any.self, ascending: ascending) { left, right in
      let first = PredicateValue.value(atPath: key ?? "self", of: left)
      let second = PredicateValue.value(atPath: key ?? "self", of: right)
      switch (PredicateValue.isNull(first), PredicateValue.isNull(second)) {
      case (true, true): return .orderedSame
      case (true, false): return .orderedAscending
      case (false, true): return .orderedDescending
      case (false, false): return cmptr(first as Any, second as Any)
      }
    }
  }
}
