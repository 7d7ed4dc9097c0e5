/// The modules and types that are available in a test package on Linux.
package struct AvailableNames: Sendable {
  private let modelled = ModelledSymbols()

  /// Reads the tables.
  package init() {}

  /// Returns whether a module is available in a test package.
  package static func hasModule(_ name: String) -> Bool { AppleModules.has(name) }

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

  private static let standardProtocols = words(
    """
    AnyObject AdditiveArithmetic BidirectionalCollection BinaryFloatingPoint BinaryInteger CaseIterable
    CodingKey Codable Collection Comparable CustomDebugStringConvertible CustomStringConvertible Decodable
    Decoder Encodable Encoder Equatable Error ExpressibleByArrayLiteral ExpressibleByBooleanLiteral
    ExpressibleByDictionaryLiteral ExpressibleByIntegerLiteral ExpressibleByStringLiteral FixedWidthInteger
    FloatingPoint Hashable Identifiable IteratorProtocol LosslessStringConvertible MutableCollection Numeric
    OptionSet RandomAccessCollection RangeReplaceableCollection RawRepresentable Sendable Sequence SetAlgebra
    SignedInteger SignedNumeric Strideable StringProtocol UnsignedInteger LocalizedError
    """)

  private static let standard = standardProtocols.union(
    words(
      """
      Any Self Array ArraySlice Bool Character ClosedRange ContiguousArray Dictionary Double Float Float32
      Float64 Hasher Int Int16 Int32 Int64 Int8 KeyPath Mirror Never ObjectIdentifier Optional
      PartialRangeFrom Range Result ReferenceWritableKeyPath Set StaticString String Substring Task UInt
      UInt16 UInt32 UInt64 UInt8 Unicode Void WritableKeyPath MainActor DispatchQueue DispatchGroup
      DispatchTime DispatchTimeInterval DispatchWorkItem DispatchSemaphore Duration
      """))

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
