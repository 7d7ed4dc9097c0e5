public import Foundation

#if !canImport(ObjectiveC)
  /// An Objective-C exception. Swift cannot catch it, so raising it ends the program, as in an app, or records an issue of
  /// the running test.
  open class NSException: NSObject, @unchecked Sendable {
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?

    /// Creates an exception.
    public init(
      name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil
    ) {
      self.name = name
      self.reason = reason
      self.userInfo = userInfo
      super.init()
    }

    /// Where the exception was raised; always empty, because Swift keeps no such list.
    open var callStackSymbols: [String] { [] }
    /// The addresses where the exception was raised; always empty.
    open var callStackReturnAddresses: [NSNumber] { [] }

    /// Ends the program with the exception's name and reason, or records them as an issue of the running test.
    open func raise() {
      TestIssue.raise(
        "*** Terminating app due to uncaught exception '\(name.rawValue)', reason:"
          + " '\(reason ?? "(null)")'")
    }
  }

  /// Takes a function for exceptions that nothing catches. It is never called, because nothing raises exceptions here.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func NSSetUncaughtExceptionHandler(_ handler: ((NSException) -> Void)?) {}

  extension NSExceptionName {
    public static let genericException = NSExceptionName("NSGenericException")
  }
#endif
