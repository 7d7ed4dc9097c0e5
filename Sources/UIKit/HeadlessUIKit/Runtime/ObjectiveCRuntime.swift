// The functions have the framework's C names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The functions that apps use to swizzle methods at run time. On other platforms, Swift classes have no methods that
// can be exchanged, so lookups return nil, and an app that checks the results leaves its classes unchanged.

/// A method of a class. No value exists here.
public typealias Method = OpaquePointer
/// The implementation of a method. No value exists here.
public typealias IMP = OpaquePointer

/// Returns an object's class; nil for nil.
public func object_getClass(_ object: Any?) -> AnyClass? {
  object.map { type(of: $0 as AnyObject) }
}

/// Returns the superclass of a class; nil for a root class.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}

/// Returns nil, because methods cannot be exchanged.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Returns nil, because methods cannot be exchanged.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Returns nil, because no method has an implementation that can be called by address.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

/// Returns false, because methods cannot be added.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Returns nil, because methods cannot be replaced.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// Does nothing. This cannot be called, because no function returns a method.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// Returns the argument. This cannot be called, because no function returns a method.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// Returns nil. This cannot be called, because no function returns a method.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Returns the argument. This cannot be called, because no function returns a method.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }
