import Foundation
public import HeadlessUIKit

/// How a message ended, with the framework's numbers.
public enum MessageComposeResult: Int, Sendable {
  case cancelled, sent, failed
}

/// A message that the user writes. Nothing is sent; what the app fills in can be read.
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

/// Receives the result of a message; only tests call it.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
