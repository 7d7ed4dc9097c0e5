import Foundation
public import HeadlessUIKit

/// The types of issues that an audit looks for, named as in `XCUIAccessibilityAuditType`.
public struct AccessibilityAuditType: OptionSet, Hashable, Sendable {
  /// The bits of the types.
  public let rawValue: UInt64
  /// Creates a set of types from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Text with too little contrast with its background. Backgrounds without a single known color are not checked.
  public static let contrast = AccessibilityAuditType(rawValue: 1)
  /// A view that can be tapped, but that no accessibility element represents.
  public static let elementDetection = AccessibilityAuditType(rawValue: 2)
  /// An element that can be tapped, but is too small for a finger.
  public static let hitRegion = AccessibilityAuditType(rawValue: 4)
  /// An element without a description for a screen reader.
  public static let sufficientElementDescription = AccessibilityAuditType(rawValue: 8)
  /// Text that does not follow the user's preferred text size.
  public static let dynamicType = AccessibilityAuditType(rawValue: 16)
  /// A label that is too small for its text.
  public static let textClipped = AccessibilityAuditType(rawValue: 32)
  /// An element whose traits do not say that it can be tapped.
  public static let trait = AccessibilityAuditType(rawValue: 64)
  /// All types of issues.
  public static let all: AccessibilityAuditType = [
    .contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType,
    .textClipped, .trait,
  ]
}

/// An issue that an audit found.
@MainActor
public struct AccessibilityAuditIssue: CustomStringConvertible {
  /// The type of the issue.
  public let auditType: AccessibilityAuditType
  /// The accessibility element, or the view that should be one.
  public let element: UIResponder
  /// A short description of the issue.
  public let compactDescription: String
  /// A description of the issue with the element, its frame, measurements and a suggested fix.
  public nonisolated let detailedDescription: String

  /// The detailed description.
  public nonisolated var description: String { detailedDescription }
}

/// An error that lists the issues that the handler of an audit did not ignore.
public struct AccessibilityAuditFailure: Error, Sendable, CustomStringConvertible {
  /// The detailed descriptions of the issues.
  public let issues: [String]

  /// The number of issues, followed by their detailed descriptions.
  public var description: String {
    "accessibility audit: \(issues.count == 1 ? "1 issue" : "\(issues.count) issues")\n"
      + issues.joined(separator: "\n")
  }
}

/// Audits the accessibility of a window's visible content, like `XCUIApplication.performAccessibilityAudit`.
///
/// Lays out the window first.
/// - Parameters:
///   - window: The window. Default: the key window.
///   - issueHandler: A closure that receives each issue, and returns true to ignore it.
/// - Throws: ``AccessibilityAuditFailure`` with the issues that were not ignored, ``InteractionError`` if there is no
///   window, or an error that the handler throws.
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

/// Activates an accessibility element as a screen reader does.
///
/// Calls `accessibilityActivate()`; if that returns false, taps the element's activation point.
/// - Throws: ``InteractionError`` if this is not an accessibility element, or if there is no window at the activation
///   point.
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
