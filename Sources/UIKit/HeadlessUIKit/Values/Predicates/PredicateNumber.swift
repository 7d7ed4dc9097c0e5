import Foundation
import ObjectFields

/// A number in a predicate. Integers are compared exactly, even with numbers of other types.
enum PredicateNumber: Equatable {
  case whole(Int64)
  case real(Double)

  /// Returns the number for a number or a Boolean value; nil for other values.
  init?(_ value: Any?) {
    switch NibConversion.flattened(value) {
    case let number as PredicateNumber: self = number
    case let number as NSNumber where number.isReal: self = .real(number.doubleValue)
    case let number as NSNumber: self = .whole(number.int64Value)
    case let number as any BinaryInteger:
      self = Int64(exactly: number).map { .whole($0) } ?? .real(Double(number))
    case let number as any BinaryFloatingPoint: self = .real(Double(number))
    default: return nil
    }
  }

  var double: Double {
    switch self {
    case .whole(let number): Double(number)
    case .real(let number): number
    }
  }

  /// Returns which of two numbers is larger; nil if one is not a number.
  func order(to other: PredicateNumber) -> ComparisonResult? {
    switch (self, other) {
    case (.whole(let left), .whole(let right)): Self.order(left, right)
    case (.real(let left), .real(let right)):
      left.isNaN || right.isNaN ? nil : Self.order(left, right)
    case (.whole(let left), .real(let right)): Self.order(left, right)
    case (.real(let left), .whole(let right)):
      Self.order(right, left).flatMap { ComparisonResult(rawValue: -$0.rawValue) }
    }
  }

  private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
    left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
  }

  /// Compares without converting the integer, which could round it.
  private static func order(_ left: Int64, _ right: Double) -> ComparisonResult? {
    guard !right.isNaN else { return nil }
    guard let whole = Int64(exactly: right.rounded(.down)) else {
      return right > 0 ? .orderedAscending : .orderedDescending
    }
    return left == whole && right > Double(whole) ? .orderedAscending : order(left, whole)
  }

  /// Returns the result of an arithmetic operator. The quotient of integers is an integer. Nil if the result is too
  /// large, or if an integer is divided by 0.
  func combined(_ sign: String, with other: PredicateNumber) -> PredicateNumber? {
    if case .whole(let left) = self, case .whole(let right) = other, sign != "**" {
      let (result, overflow) =
        switch sign {
        case "+": left.addingReportingOverflow(right)
        case "-": left.subtractingReportingOverflow(right)
        case "*": left.multipliedReportingOverflow(by: right)
        default: left.dividedReportingOverflow(by: right)
        }
      return overflow ? nil : .whole(result)
    }
    switch sign {
    case "+": return .real(double + other.double)
    case "-": return .real(double - other.double)
    case "*": return .real(double * other.double)
    case "/": return .real(double / other.double)
    default: return .real(pow(double, other.double))
    }
  }
}

extension NSNumber {
  fileprivate var isReal: Bool { ["d", "f"].contains(String(cString: objCType)) }
}
