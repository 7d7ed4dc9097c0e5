@_exported public import Foundation
@_exported public import HeadlessUIKit

/// Signs the user in on a web page; here, the user always cancels. Calls are recorded
/// (`HeadlessEnvironment.recordedCalls`).
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  private let address: URL
  private let completionHandler: CompletionHandler

  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {
    address = URL
    self.completionHandler = completionHandler
    super.init()
  }

  /// Reports in the clock's next turn that the user has canceled.
  @discardableResult
  open func start() -> Bool {
    RecordedCall.record("ASWebAuthenticationSession.start", [address.absoluteString])
    nonisolated(unsafe) let answer = completionHandler
    DispatchQueue.main.async { answer(nil, ASWebAuthenticationSessionError(.canceledLogin)) }
    return true
  }

  open func cancel() { RecordedCall.record("ASWebAuthenticationSession.cancel", []) }
}

/// The reason why the user was not signed in.
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
  /// The framework's codes.
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static let canceledLogin = Code.canceledLogin
}

public typealias ASPresentationAnchor = UIWindow

/// Provides the window in which the page is shown.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
