public import Foundation

extension UIDevice {
  /// The state of the battery, with UIKit's raw values.
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  /// An identifier that is the same for all apps and does not belong to a real device.
  public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }

  private var state: DeviceState { HeadlessEnvironment.current.part() }

  /// Whether the battery is monitored, so that ``batteryLevel`` is known.
  public var isBatteryMonitoringEnabled: Bool {
    get { state.watchesBattery }
    set { state.watchesBattery = newValue }
  }
  /// The level from 0 to 1, or -1 if the battery is not monitored. The battery is always full.
  public var batteryLevel: Float { state.watchesBattery ? 1 : -1 }
  /// The state of the battery: full while it is monitored, otherwise unknown.
  public var batteryState: BatteryState { state.watchesBattery ? .full : .unknown }

  /// Whether proximity is monitored. The value is only stored, because nothing is ever close to the device.
  public var isProximityMonitoringEnabled: Bool {
    get { state.watchesProximity }
    set { state.watchesProximity = newValue }
  }
  public var proximityState: Bool { false }

  public var isGeneratingDeviceOrientationNotifications: Bool { state.orientationCount > 0 }
  public func beginGeneratingDeviceOrientationNotifications() { state.orientationCount += 1 }
  public func endGeneratingDeviceOrientationNotifications() {
    state.orientationCount = max(0, state.orientationCount - 1)
  }

  /// Plays the click of a key; only recorded.
  public func playInputClick() { RecordedCalls.record("UIDevice.playInputClick") }

  public nonisolated static let batteryLevelDidChangeNotification =
    NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let batteryStateDidChangeNotification =
    NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
  public nonisolated static let proximityStateDidChangeNotification =
    NSNotification.Name("UIDeviceProximityStateDidChangeNotification")
}

/// The services that an app has requested from the device.
@MainActor
final class DeviceState: EnvironmentPart {
  var watchesBattery = false
  var watchesProximity = false
  var orientationCount = 0
  init(in environment: HeadlessEnvironment) {}
}

extension UIDeviceOrientation {
  /// Whether the orientation is one that an interface can have.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// Returns the kind of device.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "use UIDevice.current.userInterfaceIdiom")
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

extension UIContentSizeCategory {
  public static let didChangeNotification =
    NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
