import Foundation

/// The user's accessibility settings that are not traits. `UIAccessibility` returns them under the same names.
///
/// Bold text and contrast are traits: ``HeadlessEnvironment/traits``.
public struct AccessibilitySettings: Hashable, Sendable {
  /// Whether VoiceOver is running. Default: false.
  public var isVoiceOverRunning = false
  /// Whether Switch Control is running. Default: false.
  public var isSwitchControlRunning = false
  /// Whether AssistiveTouch is running. Default: false.
  public var isAssistiveTouchRunning = false
  /// Whether Guided Access is enabled. Default: false.
  public var isGuidedAccessEnabled = false
  /// Whether Speak Screen is enabled. Default: false.
  public var isSpeakScreenEnabled = false
  /// Whether Speak Selection is enabled. Default: false.
  public var isSpeakSelectionEnabled = false
  /// Whether Reduce Motion is enabled. UIKit's own transitions change only if ``prefersCrossFadeTransitions`` is also
  /// set.
  public var isReduceMotionEnabled = false
  /// Whether pushes and sheets cross-fade. It only has an effect together with ``isReduceMotionEnabled``.
  public var prefersCrossFadeTransitions = false
  /// Whether Reduce Transparency is enabled. Default: false.
  public var isReduceTransparencyEnabled = false
  /// Whether Classic Invert is enabled. Default: false.
  public var isInvertColorsEnabled = false
  /// Whether the grayscale color filter is enabled. Default: false.
  public var isGrayscaleEnabled = false
  /// Whether stereo audio is played in mono. Default: false.
  public var isMonoAudioEnabled = false
  /// Whether closed captions are enabled. Default: false.
  public var isClosedCaptioningEnabled = false
  /// Whether Shake to Undo is enabled. Default: true.
  public var isShakeToUndoEnabled = true
  /// Whether videos play automatically. Default: true.
  public var isVideoAutoplayEnabled = true
  /// Whether the app should not convey information by color alone. Default: false.
  public var shouldDifferentiateWithoutColor = false
  /// Whether switches show on and off labels. Default: false.
  public var isOnOffSwitchLabelsEnabled = false

  /// Creates the settings of a new device.
  public init() {}

  /// The notifications for the settings that can be observed.
  fileprivate static let notifications: [(Notification.Name, @Sendable (Self) -> Bool)] = [
    (UIAccessibility.voiceOverStatusDidChangeNotification, { $0.isVoiceOverRunning }),
    (UIAccessibility.switchControlStatusDidChangeNotification, { $0.isSwitchControlRunning }),
    (UIAccessibility.assistiveTouchStatusDidChangeNotification, { $0.isAssistiveTouchRunning }),
    (UIAccessibility.guidedAccessStatusDidChangeNotification, { $0.isGuidedAccessEnabled }),
    (UIAccessibility.speakScreenStatusDidChangeNotification, { $0.isSpeakScreenEnabled }),
    (UIAccessibility.speakSelectionStatusDidChangeNotification, { $0.isSpeakSelectionEnabled }),
    (UIAccessibility.reduceMotionStatusDidChangeNotification, { $0.isReduceMotionEnabled }),
    (
      UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
      { $0.isReduceMotionEnabled && $0.prefersCrossFadeTransitions }
    ),
    (
      UIAccessibility.reduceTransparencyStatusDidChangeNotification,
      { $0.isReduceTransparencyEnabled }
    ),
    (UIAccessibility.invertColorsStatusDidChangeNotification, { $0.isInvertColorsEnabled }),
    (UIAccessibility.grayscaleStatusDidChangeNotification, { $0.isGrayscaleEnabled }),
    (UIAccessibility.monoAudioStatusDidChangeNotification, { $0.isMonoAudioEnabled }),
    (UIAccessibility.closedCaptioningStatusDidChangeNotification, { $0.isClosedCaptioningEnabled }),
    (UIAccessibility.shakeToUndoDidChangeNotification, { $0.isShakeToUndoEnabled }),
    (UIAccessibility.videoAutoplayStatusDidChangeNotification, { $0.isVideoAutoplayEnabled }),
    (
      UIAccessibility.differentiateWithoutColorDidChangeNotification,
      { $0.shouldDifferentiateWithoutColor }
    ),
    (UIAccessibility.onOffSwitchLabelsDidChangeNotification, { $0.isOnOffSwitchLabelsEnabled }),
  ]
}

extension HeadlessEnvironment {
  /// The user's accessibility settings. A change posts UIKit's notifications.
  public var accessibility: AccessibilitySettings {
    get { part(AccessibilityState.self).settings }
    set {
      let old = accessibility
      part(AccessibilityState.self).settings = newValue
      for (name, value) in AccessibilitySettings.notifications where value(old) != value(newValue) {
        post(name, object: nil)
      }
    }
  }
}

/// The accessibility settings of an environment.
@MainActor
private final class AccessibilityState: EnvironmentPart {
  var settings = AccessibilitySettings()

  init(in environment: HeadlessEnvironment) {}
}
