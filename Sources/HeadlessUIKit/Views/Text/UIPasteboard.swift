public import Foundation

/// What was cut or copied last.
@MainActor
open class UIPasteboard: NSObject, EnvironmentPart {
  /// The pasteboard that all apps share.
  public static var general: UIPasteboard { HeadlessEnvironment.current.part() }

  /// The pasteboard of an environment; code uses ``general``.
  public required init(in environment: HeadlessEnvironment) { super.init() }

  /// The texts on it.
  open var strings: [String]?

  /// The first text on it.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// Whether there is a text on it.
  open var hasStrings: Bool { strings?.isEmpty == false }
}
