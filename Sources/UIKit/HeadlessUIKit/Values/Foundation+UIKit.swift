public import Foundation

// Geometry as text, and index paths, with the names that UIKit adds to Foundation's types.

extension NSCoder {
  /// Returns a point as `{x, y}`.
  public class func string(for point: CGPoint) -> String { "{\(text(point.x)), \(text(point.y))}" }
  /// Returns a size as `{width, height}`.
  public class func string(for size: CGSize) -> String {
    "{\(text(size.width)), \(text(size.height))}"
  }
  /// Returns a rectangle as `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// Returns insets as `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    "{\([insets.top, insets.left, insets.bottom, insets.right].map(text).joined(separator: ", "))}"
  }
  /// Returns a vector as `{dx, dy}`.
  public class func string(for vector: CGVector) -> String {
    "{\(text(vector.dx)), \(text(vector.dy))}"
  }
  /// Returns a transform as `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let t = transform
    return "[\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(text).joined(separator: ", "))]"
  }

  /// Returns a point from its text; zero if the text is not a point.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  public class func cgSize(for string: String) -> CGSize {
    numbers(string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  public class func cgVector(for string: String) -> CGVector {
    numbers(string, count: 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  public class func cgRect(for string: String) -> CGRect {
    numbers(string, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
      ?? .zero
  }
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(string, count: 4).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(string, count: 6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }

  /// Returns a number as text; a whole number has no fraction.
  private class func text(_ number: CGFloat) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  private class func numbers(_ string: String, count: Int) -> [CGFloat]? {
    let found = string.split { !"0123456789.+-eE".contains($0) }.compactMap { Double($0) }
    return found.count == count ? found.map { CGFloat($0) } : nil
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  NSCoder.string(for: insets)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }

extension NSIndexPath {
  /// Creates the path of a row in a section.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  /// Creates the path of an item in a section.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  public var section: Int { index(atPosition: 0) }
  public var row: Int { index(atPosition: 1) }
  public var item: Int { index(atPosition: 1) }
}

extension CGPoint {
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }

  /// The origin and size as numbers, by name.
  public var dictionaryRepresentation: CFDictionary {
    ["X": minX, "Y": minY, "Width": width, "Height": height] as NSDictionary
  }

  /// Creates a rectangle from numbers by name; nil if one is missing.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    let numbers = ["X", "Y", "Width", "Height"].compactMap { dict[$0] as? CGFloat }
    guard numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Calls a method after a delay in seconds of the environment's clock.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    DelayedCalls.current.add(to: self, aSelector, anArgument, after: delay)
  }

  /// Calls a method after a delay in certain modes of the run loop; the clock has only one mode.
  @preconcurrency @MainActor
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) { perform(aSelector, with: anArgument, afterDelay: delay) }

  /// Calls a method on the main thread: immediately if the caller waits, otherwise in the clock's next turn.
  @preconcurrency @MainActor
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    if wait {
      perform(aSelector, with: arg, with: nil)
    } else {
      perform(aSelector, with: arg, afterDelay: 0)
    }
  }

  /// Calls a method in the background; here, on the main thread in the clock's next turn.
  @preconcurrency @MainActor
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    perform(aSelector, with: arg, afterDelay: 0)
  }
}

extension NSObject {
  /// Cancels the calls that ``perform(_:with:afterDelay:)`` has scheduled for a target.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.current.cancel { $0 === aTarget as AnyObject }
  }

  /// Cancels the scheduled calls of a target's method.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) { DelayedCalls.current.cancel(aSelector) { $0 === aTarget as AnyObject } }
}

/// The delayed calls of an environment.
@MainActor
final class DelayedCalls: EnvironmentPart {
  static var current: DelayedCalls { HeadlessEnvironment.current.part() }

  private struct Call {
    let target: NSObject
    let selector: Selector
    let timer: HeadlessTimer
  }

  private var calls: [Call] = []

  init(in environment: HeadlessEnvironment) {}

  func add(to target: NSObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval) {
    let timer = HeadlessClock.shared.schedule(after: max(delay, 0)) { [weak self] in
      self?.forgetDone()
      target.perform(selector, with: argument, with: nil)
    }
    calls.append(Call(target: target, selector: selector, timer: timer))
  }

  func cancel(_ selector: Selector? = nil, where isMeant: (NSObject) -> Bool) {
    for call in calls where isMeant(call.target) && (selector == nil || call.selector == selector) {
      call.timer.invalidate()
    }
    forgetDone()
  }

  private func forgetDone() { calls.removeAll { !$0.timer.isValid } }
}
