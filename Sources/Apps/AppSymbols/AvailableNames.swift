import PublishedAPI

/// The modules and types that are available in a test package on Linux.
package struct AvailableNames: Sendable {
  private let modelled = ModelledSymbols()

  /// Reads the tables.
  package init() {}

  /// Returns whether a module is available in a test package.
  package static func hasModule(_ name: String) -> Bool { AppleModules.has(name) }

  /// Returns whether stand-ins can take the place of a module. They cannot for modules whose types the sources only
  /// combine, such as the views of SwiftUI.
  package static func canStandIn(for module: String) -> Bool {
    !hasModule(module)
      && !["SwiftUI", "SwiftData", "WidgetKit", "ActivityKit", "AppIntents", "TipKit"].contains(
        module)
  }

  /// Returns whether a name looks like one of UIKit or a module that it exports.
  package static func looksLikeApples(_ name: String) -> Bool {
    AppleModules.isApples(name, imports: [])
  }

  /// Returns whether a module is Apple's, so that no package can provide it.
  package static func isApples(_ module: String) -> Bool { AppleModules.isModule(module) }

  /// Returns whether a name is that of a type in Swift's standard library, or in a module that is available in a test
  /// package.
  package func hasType(_ name: String) -> Bool {
    modelled.has(name) || Self.standard.contains(name)
  }

  /// Returns whether a name is that of a protocol.
  package func isProtocol(_ name: String) -> Bool {
    modelled.isProtocol(name) || Self.standardProtocols.contains(name)
  }

  /// Returns whether a name is that of a class with a known superclass, or of `NSObject`.
  package func isClass(_ name: String) -> Bool {
    name == "NSObject" || modelled.superclass(of: name).map { !$0.isEmpty } == true
  }

  /// Returns a class and its superclasses.
  package func lineage(of name: String) -> [String] {
    var found = [name]
    while found.count < 32, let next = modelled.superclass(of: found[found.count - 1]),
      !next.isEmpty
    {
      found.append(next)
    }
    return found
  }

  /// Returns whether a class declares or inherits a member.
  package func hasMember(_ member: String, in type: String) -> Bool {
    modelled.has(member, in: type)
  }

  /// Returns whether Apple publishes a class or protocol.
  package func publishes(_ type: String) -> Bool { PublishedAPI.has(type) }

  /// Returns whether Apple publishes a member of a class.
  package func publishes(_ member: String, in type: String) -> Bool {
    PublishedAPI.has(member, in: type) == true
  }

  /// Returns whether a class publishes a property with a name.
  package func publishesKey(_ name: String) -> Bool { PublishedAPI.hasKey(name) }

  private static let standardProtocols = words(
    """
    AnyObject AdditiveArithmetic BidirectionalCollection BinaryFloatingPoint BinaryInteger CaseIterable
    CodingKey Codable Collection Comparable CustomDebugStringConvertible CustomStringConvertible Decodable
    Decoder Encodable Encoder Equatable Error ExpressibleByArrayLiteral ExpressibleByBooleanLiteral
    ExpressibleByDictionaryLiteral ExpressibleByIntegerLiteral ExpressibleByStringLiteral FixedWidthInteger
    FloatingPoint Hashable Identifiable IteratorProtocol LosslessStringConvertible MutableCollection Numeric
    OptionSet RandomAccessCollection RangeReplaceableCollection RawRepresentable Sendable Sequence SetAlgebra
    SignedInteger SignedNumeric Strideable StringProtocol UnsignedInteger LocalizedError
    Actor AsyncIteratorProtocol AsyncSequence BitwiseCopyable CVarArg CodingKeyRepresentable Copyable CustomReflectable
    DispatchSourceProtocol DispatchSourceRead DispatchSourceSignal DispatchSourceTimer DispatchSourceUserDataAdd
    DispatchSourceUserDataOr DispatchSourceWrite Escapable Executor ExpressibleByExtendedGraphemeClusterLiteral
    ExpressibleByFloatLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation
    ExpressibleByUnicodeScalarLiteral GlobalActor KeyedDecodingContainerProtocol KeyedEncodingContainerProtocol
    LazyCollectionProtocol LazySequenceProtocol RandomNumberGenerator RangeExpression SIMD SIMDScalar
    SingleValueDecodingContainer SingleValueEncodingContainer StringInterpolationProtocol TextOutputStream
    TextOutputStreamable UnicodeCodec UnkeyedDecodingContainer UnkeyedEncodingContainer
    """)

  private static let standard = standardProtocols.union(
    words(
      """
      Any Self Array ArraySlice Bool Character ClosedRange ContiguousArray Dictionary Double Float Float32
      Float64 Hasher Int Int16 Int32 Int64 Int8 KeyPath Mirror Never ObjectIdentifier Optional
      PartialRangeFrom Range Result ReferenceWritableKeyPath Set StaticString String Substring Task UInt
      UInt16 UInt32 UInt64 UInt8 Unicode Void WritableKeyPath MainActor DispatchQueue DispatchGroup
      DispatchTime DispatchTimeInterval DispatchWorkItem DispatchSemaphore Duration
      AnyBidirectionalCollection AnyClass AnyCollection AnyHashable AnyIndex AnyIterator AnyKeyPath AnyRandomAccessCollection
      AnySequence AsyncStream AsyncThrowingStream CBool CChar CDouble CFloat CInt CLong CLongLong CShort CSignedChar
      CUnsignedChar CUnsignedInt CUnsignedLong CUnsignedLongLong CUnsignedShort CVaListPointer CancellationError
      CheckedContinuation CodingUserInfoKey CollectionDifference CollectionOfOne CommandLine ContinuousClock
      CountableClosedRange CountablePartialRangeFrom CountableRange DecodingError DispatchData DispatchIO DispatchObject
      DispatchPredicate DispatchQoS DispatchSource DispatchSpecificKey DispatchTimeoutResult DispatchWallTime
      DispatchWorkItemFlags EmptyCollection EncodingError EnumeratedSequence Float16 Float80 FloatLiteralType
      FlattenSequence FloatingPointClassification FloatingPointRoundingRule FloatingPointSign IndexingIterator Int128
      IntegerLiteralType JoinedSequence KeyValuePairs KeyedDecodingContainer KeyedEncodingContainer LazyFilterSequence
      LazyMapSequence LazySequence ManagedBuffer MemoryLayout OpaquePointer PartialKeyPath PartialRangeThrough
      PartialRangeUpTo Regex ReversedCollection SIMD2 SIMD3 SIMD4 Slice StrideThrough StrideTo StringLiteralType
      SystemRandomNumberGenerator TaskGroup TaskLocal TaskPriority ThrowingTaskGroup UInt128 UTF16 UTF32 UTF8
      UnicodeScalar Unmanaged UnsafeBufferPointer UnsafeContinuation UnsafeMutableBufferPointer UnsafeMutablePointer
      UnsafeMutableRawBufferPointer UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer UnsafeRawPointer
      Zip2Sequence
      """))

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
