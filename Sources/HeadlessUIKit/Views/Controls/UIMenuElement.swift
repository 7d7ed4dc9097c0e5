public import Foundation

/// An entry of a menu.
@MainActor
open class UIMenuElement: NSObject {
  /// Whether an entry carries a mark.
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  /// How an entry looks and behaves.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  open var title: String
  open var subtitle: String?
  open var image: UIImage?

  init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}

/// Entries under a title.
@MainActor
open class UIMenu: UIMenuElement {
  /// A menu's name.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown in another one.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
    public static let displayAsPalette = Options(rawValue: 128)
  }

  public let identifier: Identifier
  public let options: Options
  public let children: [UIMenuElement]

  /// A menu; without an identifier it gets one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UniqueName.next("com.apple.menu.dynamic."))
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// The entries that carry a mark.
  open var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on || ($0 as? UICommand)?.state == .on }
  }
}

/// Unique names for elements without an identifier, within an environment.
@MainActor
final class UniqueName: EnvironmentPart {
  private var count = 0

  init(in environment: HeadlessEnvironment) {}

  static func next(_ prefix: String) -> String {
    let names: UniqueName = HeadlessEnvironment.current.part()
    names.count += 1
    return "\(prefix)\(names.count)"
  }
}
