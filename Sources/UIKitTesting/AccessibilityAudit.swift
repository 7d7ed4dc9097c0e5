import Foundation
public import HeadlessUIKit

/// What an audit looks for; the names are those of `XCUIAccessibilityAuditType`.
public struct AccessibilityAuditType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Text with too little contrast to a known background.
  public static let contrast = AccessibilityAuditType(rawValue: 1)
  /// Something to tap that no element represents.
  public static let elementDetection = AccessibilityAuditType(rawValue: 2)
  /// Something to tap that is too small for a finger.
  public static let hitRegion = AccessibilityAuditType(rawValue: 4)
  /// An element that a screen reader reads nothing for.
  public static let sufficientElementDescription = AccessibilityAuditType(rawValue: 8)
  /// Text that does not follow the user's text size.
  public static let dynamicType = AccessibilityAuditType(rawValue: 16)
  /// A label that is too small for its text.
  public static let textClipped = AccessibilityAuditType(rawValue: 32)
  /// An element whose traits do not say that it can be tapped.
  public static let trait = AccessibilityAuditType(rawValue: 64)
  public static let all: AccessibilityAuditType = [
    .contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType,
    .textClipped, .trait,
  ]
}

/// One finding of an audit.
@MainActor
public struct AccessibilityAuditIssue: CustomStringConvertible {
  public let auditType: AccessibilityAuditType
  /// The element, or the view that should be one.
  public let element: UIResponder
  /// What is wrong.
  public let compactDescription: String
  /// What is wrong, with figures and what to do.
  public nonisolated let detailedDescription: String

  public nonisolated var description: String { detailedDescription }
}

/// The findings of an audit that its handler has not ignored.
public struct AccessibilityAuditFailure: Error, Sendable, CustomStringConvertible {
  /// One detailed description each.
  public let issues: [String]

  public var description: String {
    "accessibility audit: \(issues.count == 1 ? "1 issue" : "\(issues.count) issues")\n"
      + issues.joined(separator: "\n")
  }
}

/// Looks for barriers in what a window shows, like `XCUIApplication.performAccessibilityAudit`.
/// - Parameters:
///   - window: Nil for the key window; it is laid out first.
///   - issueHandler: Receives each finding; true ignores it.
/// - Throws: ``AccessibilityAuditFailure`` with the findings that were not ignored.
@MainActor
public func performAccessibilityAudit(
  in window: UIWindow? = nil, for auditTypes: AccessibilityAuditType = .all,
  _ issueHandler: (AccessibilityAuditIssue) throws -> Bool = { _ in false }
) throws {
  guard let window = window ?? UIWindow.keyWindow else {
    throw InteractionError(
      kind: .notInWindow, message: "cannot audit: there is no key window; call makeKeyAndVisible()")
  }
  window.layoutIfNeeded()
  let issues = try AccessibilityAudit(window).issues(auditTypes).filter { try !issueHandler($0) }
  guard issues.isEmpty else {
    throw AccessibilityAuditFailure(issues: issues.map(\.detailedDescription))
  }
}

/// Activates an element as a screen reader's user does: by its own method, else by a tap on its activation point.
@MainActor
public func activate(_ element: UIResponder) throws {
  guard element.isAccessibilityElement else {
    throw InteractionError(
      kind: .takesNoTouches,
      message: "cannot activate <\(Swift.type(of: element))>: it is not an accessibility element")
  }
  if element.accessibilityActivate() { return }
  let container = (element as? UIAccessibilityElement)?.accessibilityContainer
  let window = (element as? UIView ?? container as? UIView)?.window ?? UIWindow.keyWindow
  let point = element.accessibilityActivationPoint
  try tap(at: window?.convert(point, from: nil as UIWindow?) ?? point, in: window)
}
