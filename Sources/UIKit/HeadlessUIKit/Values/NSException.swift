public import Foundation

#if !canImport(ObjectiveC)
  /// An Objective-C exception. Swift cannot catch it, so raising it terminates the program, as in an app, or records an
  /// issue of the running test.
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

    /// The call stack where the exception was raised; always empty, because Swift does not record it.
    open var callStackSymbols: [String] { [] }
    /// The addresses in the call stack; always empty.
    open var callStackReturnAddresses: [NSNumber] { [] }

    /// Terminates the program with the exception's name and reason, or records them as an issue of the running test.
    open func raise() {
      TestIssue.raise(
        "*** Terminating app due to uncaught exception '\(name.rawValue)', reason:"
          + " '\(reason ?? "(null)")'")
    }
  }

  /// Sets the function for uncaught exceptions. It is never called, because ``NSException/raise()`` ends the program.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func NSSetUncaughtExceptionHandler(_ handler: ((NSException) -> Void)?) {}

  extension NSExceptionName {
    public static let genericException = NSExceptionName("NSGenericException")
  }
#endif
