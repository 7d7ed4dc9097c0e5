// The names are C's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The functions with which apps exchange methods at run time. Swift's classes off Apple's platforms have no methods that
// can be exchanged, so the look-ups return nil, and an app that checks their results leaves its classes as they are.

public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer

/// Returns an object's class; nil for nil.
public func object_getClass(_ object: Any?) -> AnyClass? {
  object.map { type(of: $0 as AnyObject) }
}

/// Returns the superclass of a class; nil for a root class.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}

/// Returns nil, as no method can be exchanged.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Returns nil, as no method can be exchanged.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Returns nil, as no method has an implementation that could be called by address.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

/// Returns false, as no method can be added.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Returns nil, as no method can be replaced.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// Does nothing. It cannot be reached, as no function returns a method.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// Returns the argument. It cannot be reached, as no function returns a method.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// Returns nil. It cannot be reached, as no function returns a method.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Returns the argument. It cannot be reached, as no function returns a method.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }
