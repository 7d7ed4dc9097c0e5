@_exported public import Foundation
@_exported public import HeadlessUIKit

/// The result of composing an email, with the framework's raw values.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled, saved, sent, failed
}

/// A controller with which the user composes an email. Nothing is sent; what the app fills in can be read.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  public private(set) var subject = ""
  public private(set) var toRecipients: [String] = []
  public private(set) var ccRecipients: [String] = []
  public private(set) var bccRecipients: [String] = []
  public private(set) var messageBody = ""
  /// The names of the attached files.
  public private(set) var attachmentNames: [String] = []

  /// Always false, as on a simulator.
  open class func canSendMail() -> Bool {
    RecordedCall.record("MFMailComposeViewController.canSendMail", [])
    return false
  }

  open func setSubject(_ subject: String) { self.subject = subject }
  open func setToRecipients(_ toRecipients: [String]?) { self.toRecipients = toRecipients ?? [] }
  open func setCcRecipients(_ ccRecipients: [String]?) { self.ccRecipients = ccRecipients ?? [] }
  open func setBccRecipients(_ bccRecipients: [String]?) {
    self.bccRecipients = bccRecipients ?? []
  }
  open func setMessageBody(_ body: String, isHTML: Bool) { messageBody = body }
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    attachmentNames.append(filename)
  }
  /// Records the address.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {
    RecordedCall.record(
      "MFMailComposeViewController.setPreferredSendingEmailAddress", [emailAddress])
  }
}

/// The delegate that receives the result; only tests call it.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}
