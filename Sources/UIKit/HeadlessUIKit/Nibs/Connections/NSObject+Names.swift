public import Foundation
import ObjectFields

// Access by name to the members that a class declares, as in the Objective-C runtime. UIKit's classes declare theirs,
// and AppSources writes the tables for the app's classes.
extension NSObjectProtocol {
  /// Returns whether the object's class has a method with a name: one that it declares, one of UIKit's, or the getter
  /// or setter of a declared property.
  @preconcurrency @MainActor
  public func responds(to action: Selector) -> Bool {
    if let responder = self as? UIResponder { return responder.responds(to: action) }
    return ConnectionTable.method(action.name, of: self) != nil
  }

  /// Returns whether the object's class is a class or a subclass of it. Foundation declares this for `NSObject` alone.
  public func isKind(of aClass: AnyClass) -> Bool {
    (self as? NSObject)?.isKind(of: aClass) ?? false
  }

  /// The object that receives messages that this one does not handle; nil, because Swift does not send messages.
  @preconcurrency @MainActor
  public func forwardingTarget(for action: Selector!) -> Any? { nil }
}

extension NSObject {
  /// Returns whether the class itself has a method with a name; always false for UIKit's classes, whose class methods
  /// cannot be found by name.
  @preconcurrency @MainActor
  public static func responds(to action: Selector) -> Bool { false }

  /// Returns whether objects of the class have a method with a name.
  @preconcurrency @MainActor
  public static func instancesRespond(to action: Selector) -> Bool {
    ConnectionTable.method(action.name, ofClass: self) != nil
  }

  /// Calls the method with a name, with up to two arguments.
  ///
  /// If the class does not declare the name, an error is reported, as on a device (``NibFailure/handler``).
  /// - Returns: The result of the method; nil if it returns nothing.
  @discardableResult
  @preconcurrency @MainActor
  public func perform(_ action: Selector, with first: Any? = nil, with second: Any? = nil) -> Any? {
    perform(action, NibArguments([first, second]))
  }

  /// Calls the method with a name and any arguments; see ``perform(_:with:with:)``.
  @MainActor
  func perform(_ action: Selector, _ arguments: NibArguments) -> Any? {
    let name = "\(type(of: self))"
    guard let method = ConnectionTable.method(action.name, of: self) else {
      NibFailure.report(
        NibError(
          .unrecognizedSelector,
          "-[\(name) \(action.name)]: unrecognized selector sent to instance", className: name,
          key: action.name))
      return nil
    }
    do {
      let result = NibConversion.flattened(try method.call(self, arguments))
      return result is Void ? nil : result
    } catch {
      NibFailure.report(
        NibError(
          .wrongType,
          "-[\(name) \(action.name)]: an argument does not have the type that the method takes",
          className: name, key: action.name))
      return nil
    }
  }
}

extension ConnectionTable {
  /// Calls a method of an app's class by name, for methods that Foundation can only call through Objective-C.
  /// - Returns: The result of the method, nil if it returns nothing; the outer optional is nil if the class does not
  ///   declare the method or the call fails.
  static func call(_ name: String, of object: AnyObject, _ arguments: [Any?]) -> Any?? {
    guard let method = table(of: object)?.actions[name] else { return .none }
    do {
      let value = NibConversion.flattened(try method.call(object, NibArguments(arguments)))
      return .some(value is Void ? nil : value)
    } catch {
      return .none
    }
  }
}

/// Returns the selector with a name.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// Returns the name of a selector.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
