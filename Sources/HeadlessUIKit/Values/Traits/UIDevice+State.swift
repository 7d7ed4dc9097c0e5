public import Foundation

extension UIDevice {
  /// Whether the battery is charged, with UIKit's numbers.
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  /// The same for all apps here: the identifier belongs to no device.
  public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }

  private var state: DeviceState { HeadlessEnvironment.current.part() }

  /// Whether ``batteryLevel`` is known.
  public var isBatteryMonitoringEnabled: Bool {
    get { state.watchesBattery }
    set { state.watchesBattery = newValue }
  }
  /// From 0 to 1; -1 where the battery is not watched. It is always full.
  public var batteryLevel: Float { state.watchesBattery ? 1 : -1 }
  public var batteryState: BatteryState { state.watchesBattery ? .full : .unknown }

  /// Stored only: nothing comes near.
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

  /// Clicks as a key does; only recorded.
  public func playInputClick() { RecordedCalls.record("UIDevice.playInputClick") }

  public nonisolated static let batteryLevelDidChangeNotification =
    NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let batteryStateDidChangeNotification =
    NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
  public nonisolated static let proximityStateDidChangeNotification =
    NSNotification.Name("UIDeviceProximityStateDidChangeNotification")
}

/// What an app has asked of the device.
@MainActor
final class DeviceState: EnvironmentPart {
  var watchesBattery = false
  var watchesProximity = false
  var orientationCount = 0
  init(in environment: HeadlessEnvironment) {}
}

extension UIDeviceOrientation {
  /// Whether it is one of those that an interface has.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The kind of device.
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
