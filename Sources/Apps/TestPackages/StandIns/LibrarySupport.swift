#if SourceChecks
  /// The declarations that stand-ins for libraries need.
  enum LibrarySupport {
    static let lines = """
      /// A type of a library. Its members have the type that the context requires, or else the type LibraryValue.
      @dynamicMemberLookup public protocol LibraryObject {}
      public extension LibraryObject {
        subscript(dynamicMember name: String) -> LibraryValue { get { .libraryValue } nonmutating set {} }
        @_disfavoredOverload subscript(dynamicMember name: String) -> LibraryValue? { get { .libraryValue } nonmutating set {} }
        subscript<R>(dynamicMember name: String) -> R { get { LibraryValue.made(name) } nonmutating set {} }
        static subscript(dynamicMember name: String) -> LibraryValue { get { .libraryValue } set {} }
        static subscript<R>(dynamicMember name: String) -> R { get { LibraryValue.made(name) } set {} }
      }
      /// A type with a value that means nothing.
      protocol LibraryDefault { init() }
      extension String: LibraryDefault {}
      extension Bool: LibraryDefault {}
      extension Int: LibraryDefault {}
      extension Int32: LibraryDefault {}
      extension Int64: LibraryDefault {}
      extension UInt: LibraryDefault {}
      extension Double: LibraryDefault {}
      extension Float: LibraryDefault {}
      extension CGFloat: LibraryDefault {}
      extension CGRect: LibraryDefault {}
      extension CGPoint: LibraryDefault {}
      extension CGSize: LibraryDefault {}
      extension UIEdgeInsets: LibraryDefault {}
      extension Array: LibraryDefault {}
      extension Dictionary: LibraryDefault {}
      extension Set: LibraryDefault {}
      extension Optional: LibraryDefault { init() { self = nil } }
      extension Data: LibraryDefault {}
      extension Date: LibraryDefault {}
      extension UUID: LibraryDefault {}
      extension IndexPath: LibraryDefault {}
      extension IndexSet: LibraryDefault {}
      public extension LibraryValue {
        @discardableResult func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> LibraryValue { .libraryValue }
        func dynamicallyCall<R>(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> R { LibraryValue.made("call") }
      }
      extension LibraryValue {
        /// Returns the value of a call.
        static func called(_ name: String) -> LibraryValue { .libraryValue }
        /// Returns a value of the type that the caller needs.
        static func made<R>(_ name: String) -> R {
          if let value = () as? R { return value }
          if let value = LibraryValue.libraryValue as? R { return value }
          if let type = R.self as? any LibraryDefault.Type, let value = type.init() as? R { return value }
          if let type = R.self as? UIView.Type, let value = MainActor.assumeIsolated({ type.uiMake() }) as? R { return value }
          if let type = R.self as? UIViewController.Type, let value = MainActor.assumeIsolated({ type.uiMake() }) as? R { return value }
          fatalError("the stand-in for '\\(name)' cannot create a value of the type \\(R.self)")
        }
      }
      """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
#endif
