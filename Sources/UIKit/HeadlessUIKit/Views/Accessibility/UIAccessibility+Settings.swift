public import Foundation

/// A direction in which a screen reader scrolls, with UIKit's raw values.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

/// The notifications and user settings of assistive technologies.
public enum UIAccessibility {
  /// A notification for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
    public static let pauseAssistiveTechnology = Notification(rawValue: 1020)
    public static let resumeAssistiveTechnology = Notification(rawValue: 1021)
  }

  /// Posts a notification for assistive technologies. Tests read it from ``HeadlessEnvironment/recordedCalls``.
  @preconcurrency @MainActor
  public static func post(notification: Notification, argument: Any?) {
    let names: [Notification: String] = [
      .screenChanged: "screenChanged", .layoutChanged: "layoutChanged",
      .announcement: "announcement", .pageScrolled: "pageScrolled",
    ]
    RecordedCalls.record(
      "UIAccessibility.post", names[notification] ?? "\(notification.rawValue)", argument)
  }

  // The values come from the environment's settings and traits.
  @MainActor private static var settings: AccessibilitySettings {
    HeadlessEnvironment.current.accessibility
  }
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool {
    settings.isVoiceOverRunning
  }
  /// Whether buttons without a border get one. Always false.
  @preconcurrency @MainActor public static var buttonShapesEnabled: Bool { false }
  /// Requests to lock the user into the app; the request is refused in a later turn of the run loop.
  @preconcurrency @MainActor public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping @MainActor (Bool) -> Void
  ) {
    RecordedCalls.record("UIAccessibility.requestGuidedAccessSession", enable)
    DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler(false) } }
  }
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool {
    settings.isSwitchControlRunning
  }
  @preconcurrency @MainActor public static var isAssistiveTouchRunning: Bool {
    settings.isAssistiveTouchRunning
  }
  @preconcurrency @MainActor public static var isGuidedAccessEnabled: Bool {
    settings.isGuidedAccessEnabled
  }
  @preconcurrency @MainActor public static var isSpeakScreenEnabled: Bool {
    settings.isSpeakScreenEnabled
  }
  @preconcurrency @MainActor public static var isSpeakSelectionEnabled: Bool {
    settings.isSpeakSelectionEnabled
  }
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
    settings.isReduceMotionEnabled
  }
  @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool {
    settings.isReduceMotionEnabled && settings.prefersCrossFadeTransitions
  }
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool {
    settings.isReduceTransparencyEnabled
  }
  @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool {
    settings.isInvertColorsEnabled
  }
  @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool {
    settings.isGrayscaleEnabled
  }
  @preconcurrency @MainActor public static var isMonoAudioEnabled: Bool {
    settings.isMonoAudioEnabled
  }
  @preconcurrency @MainActor public static var isClosedCaptioningEnabled: Bool {
    settings.isClosedCaptioningEnabled
  }
  @preconcurrency @MainActor public static var isShakeToUndoEnabled: Bool {
    settings.isShakeToUndoEnabled
  }
  @preconcurrency @MainActor public static var isVideoAutoplayEnabled: Bool {
    settings.isVideoAutoplayEnabled
  }
  @preconcurrency @MainActor public static var shouldDifferentiateWithoutColor: Bool {
    settings.shouldDifferentiateWithoutColor
  }
  @preconcurrency @MainActor public static var isOnOffSwitchLabelsEnabled: Bool {
    settings.isOnOffSwitchLabelsEnabled
  }
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool {
    UITraitCollection.current.legibilityWeight == .bold
  }
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.current.accessibilityContrast == .high
  }

  /// Returns the element that an assistive technology focuses. The result is always nil.
  @preconcurrency @MainActor
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  )
    -> Any?
  { nil }

  /// The identifier of an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// Returns a view's path in screen coordinates.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView)
    -> UIBezierPath
  {
    let result = UIBezierPath(cgPath: path.cgPath)
    let origin = view.rectOnScreen(.zero).origin
    result.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return result
  }

  /// Records where the user is working (``HeadlessEnvironment/recordedCalls``); nothing is zoomed.
  @preconcurrency @MainActor
  public static func zoomFocusChanged(
    zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView
  ) {
    RecordedCalls.record("UIAccessibility.zoomFocusChanged", type, frame)
  }

  /// The element that the zoom follows.
  public enum ZoomType: Int, Sendable {
    case insertionPoint
  }

  /// Returns a view's rectangle in screen coordinates.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.rectOnScreen(rect)
  }

  public static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")
  public static let announcementDidFinishNotification = name("AnnouncementDidFinish")
  public static let elementFocusedNotification = name("ElementFocused")
  public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
  public static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
  public static let reduceTransparencyStatusDidChangeNotification = name(
    "ReduceTransparencyStatusDidChange")
  public static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChange")
  public static let darkerSystemColorsStatusDidChangeNotification = name(
    "DarkerSystemColorsStatusDidChange")
  public static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange")
  public static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatusDidChange")
  public static let assistiveTouchStatusDidChangeNotification = name(
    "AssistiveTouchStatusDidChange")
  public static let speakScreenStatusDidChangeNotification = name("SpeakScreenStatusDidChange")
  public static let speakSelectionStatusDidChangeNotification = name(
    "SpeakSelectionStatusDidChange")
  public static let prefersCrossFadeTransitionsStatusDidChange = name(
    "PrefersCrossFadeTransitionsStatusDidChange")
  public static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChange")
  public static let monoAudioStatusDidChangeNotification = name("MonoAudioStatusDidChange")
  public static let closedCaptioningStatusDidChangeNotification = name(
    "ClosedCaptioningStatusDidChange")
  public static let shakeToUndoDidChangeNotification = name("ShakeToUndoDidChange")
  public static let videoAutoplayStatusDidChangeNotification = name("VideoAutoplayStatusDidChange")
  public static let differentiateWithoutColorDidChangeNotification = name(
    "DifferentiateWithoutColorDidChange")
  public static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabelsDidChange")
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

  private static func name(_ text: String) -> NSNotification.Name {
    NSNotification.Name("UIAccessibility\(text)Notification")
  }
}

extension NSAttributedString.Key {
  public static let accessibilityTextHeadingLevel = Self(
    rawValue: "UIAccessibilityTextAttributeHeadingLevel")
  public static let accessibilityTextCustom = Self(rawValue: "UIAccessibilityTextAttributeCustom")
  public static let accessibilitySpeechQueueAnnouncement = Self(
    rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
  public static let accessibilitySpeechSpellOut = Self(
    rawValue: "UIAccessibilitySpeechAttributeSpellOut")
  public static let accessibilitySpeechLanguage = Self(
    rawValue: "UIAccessibilitySpeechAttributeLanguage")
  public static let accessibilitySpeechPitch = Self(rawValue: "UIAccessibilitySpeechAttributePitch")
  public static let accessibilitySpeechPunctuation = Self(
    rawValue: "UIAccessibilitySpeechAttributePunctuation")
  public static let accessibilitySpeechIPANotation = Self(
    rawValue: "UIAccessibilitySpeechAttributeIPANotation")
}
