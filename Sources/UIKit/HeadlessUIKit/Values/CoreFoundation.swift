public import Foundation

// Core Foundation's names for Foundation's types; on Apple platforms, both are the same.

public typealias CFData = NSData
public typealias CFDictionary = NSDictionary
public typealias CFMutableData = NSMutableData
public typealias CFURL = NSURL
public typealias CFError = NSError
public typealias CFTypeRef = AnyObject
public typealias CFAbsoluteTime = TimeInterval
public typealias CFIndex = Int
public typealias CFBoolean = NSNumber
public typealias CFNumber = NSNumber
public typealias NSInteger = Int
public typealias NSUInteger = UInt

/// A way to allocate memory. Swift allocates it in one way.
public struct CFAllocator: Sendable {}
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCFAllocatorDefault: CFAllocator! = nil

// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

// The keys of a bundle's property list.

// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCFBundleNameKey: CFString! = "CFBundleName"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"

/// Returns the number of bytes.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.length }

/// Returns a pointer to the bytes, which is valid as long as the data exists and does not change.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Returns the current time, in seconds since the beginning of 2001.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
