public import Foundation

/// A script that runs in pages. Pages are not loaded, so it never runs.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
}

/// When a script runs, with WebKit's raw values.
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart, atDocumentEnd
}

/// A message from a page's script to the app.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  public let body: Any
  public let name: String
  open private(set) weak var webView: WKWebView?

  /// Creates a message for a test, which passes it to the app's handler.
  public init(name: String, body: Any, webView: WKWebView? = nil) {
    self.name = name
    self.body = body
    self.webView = webView
    super.init()
  }
}

/// A handler for the messages of scripts.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Manages the messages between an app and its web pages.
@preconcurrency @MainActor
open class WKUserContentController: NSObject, NibDecodable {
  var nibReference: NibReference?
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  public override init() { super.init() }

  /// Creates a controller from a nib.
  public required convenience init?(coder: NSCoder) { self.init() }

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }

  /// Adds a handler for the messages with a name. As in WebKit, the controller retains the handler.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  open func removeAllScriptMessageHandlers() { handlers = [:] }

  /// Passes a message to the handler for its name, as a page's script does on a device.
  /// - Returns: Whether there is a handler.
  @discardableResult
  package func post(_ message: WKScriptMessage) -> Bool {
    guard let handler = handlers[message.name] else { return false }
    handler.userContentController(self, didReceive: message)
    return true
  }
}
