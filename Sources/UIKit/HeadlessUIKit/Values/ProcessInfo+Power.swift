// The names of the constants are C's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

#if !canImport(ObjectiveC)
  extension ProcessInfo {
    /// How hot a device is, with Foundation's numbers.
    public enum ThermalState: Int, Sendable {
      case nominal, fair, serious, critical
    }

    /// The notification that ``thermalState`` changed. A test posts it.
    public static let thermalStateDidChangeNotification = Notification.Name(
      "NSProcessInfoThermalStateDidChangeNotification")

    /// Whether the user saves power. Always false here.
    public var isLowPowerModeEnabled: Bool { false }

    /// How hot the device is. Always nominal here.
    public var thermalState: ThermalState { .nominal }

    /// Whether an app for iOS runs on a Mac. Always false here.
    public var isiOSAppOnMac: Bool { false }

    /// Whether the app was built with Mac Catalyst. Always false here.
    public var isMacCatalystApp: Bool { false }
  }

  extension NSNotification.Name {
    /// The notification that ``ProcessInfo/isLowPowerModeEnabled`` changed. A test posts it.
    public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
      "NSProcessInfoPowerStateDidChangeNotification")
  }
#endif

// Dispatch's constants of time, which Linux's Dispatch has only in C.

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1_000
