// The names of the constants are C's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

#if !canImport(ObjectiveC)
  extension ProcessInfo {
    /// The thermal state of a device, with Foundation's raw values.
    public enum ThermalState: Int, Sendable {
      case nominal, fair, serious, critical
    }

    /// The notification that ``thermalState`` has changed. A test posts it.
    public static let thermalStateDidChangeNotification = Notification.Name(
      "NSProcessInfoThermalStateDidChangeNotification")

    /// Whether Low Power Mode is on. Always false here.
    public var isLowPowerModeEnabled: Bool { false }

    /// The thermal state of the device. Always nominal here.
    public var thermalState: ThermalState { .nominal }

    /// Whether an iOS app is running on a Mac. Always false here.
    public var isiOSAppOnMac: Bool { false }

    /// Whether the app was built with Mac Catalyst. Always false here.
    public var isMacCatalystApp: Bool { false }
  }

  extension NSNotification.Name {
    /// The notification that ``ProcessInfo/isLowPowerModeEnabled`` has changed. A test posts it.
    public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
      "NSProcessInfoPowerStateDidChangeNotification")
  }
#endif

// Dispatch's time constants, which Dispatch on Linux has only in C.

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1_000
