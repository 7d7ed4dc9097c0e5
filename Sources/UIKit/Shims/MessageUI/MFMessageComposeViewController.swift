import Foundation
public import HeadlessUIKit

/// The result of composing a message, with the framework's raw values.
public enum MessageComposeResult: Int, Sendable {
  case cancelled, sent, failed
}

/// A controller with which the user composes a message. Nothing is sent; what the app fills in can be read.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var subject: String?
  open var body: String?

  /// Always false, as on a simulator.
  open class func canSendText() -> Bool {
    RecordedCall.record("MFMessageComposeViewController.canSendText", [])
    return false
  }
  open class func canSendSubject() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }
}

/// The delegate that receives the result; only tests call it.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
