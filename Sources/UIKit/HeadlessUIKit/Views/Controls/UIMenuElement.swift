public import Foundation

/// An entry of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The checkmark state of an entry.
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  /// The attributes that determine the appearance and behavior of an entry.
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

/// A menu of entries with a title.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public static let root = Identifier("com.apple.menu.root")
    public static let application = Identifier("com.apple.menu.application")
    public static let file = Identifier("com.apple.menu.file")
    public static let edit = Identifier("com.apple.menu.edit")
    public static let view = Identifier("com.apple.menu.view")
    public static let window = Identifier("com.apple.menu.window")
    public static let help = Identifier("com.apple.menu.help")
    public static let about = Identifier("com.apple.menu.about")
    public static let preferences = Identifier("com.apple.menu.preferences")
    public static let services = Identifier("com.apple.menu.services")
    public static let hide = Identifier("com.apple.menu.hide")
    public static let quit = Identifier("com.apple.menu.quit")
    public static let newScene = Identifier("com.apple.menu.new-scene")
    public static let close = Identifier("com.apple.menu.close")
    public static let print = Identifier("com.apple.menu.print")
    public static let undoRedo = Identifier("com.apple.menu.undo-redo")
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    public static let find = Identifier("com.apple.menu.find")
    public static let format = Identifier("com.apple.menu.format")
    public static let font = Identifier("com.apple.menu.font")
    public static let text = Identifier("com.apple.menu.text")
    public static let toolbar = Identifier("com.apple.menu.toolbar")
    public static let sidebar = Identifier("com.apple.menu.sidebar")
    public static let share = Identifier("com.apple.menu.share")
    public static let lookup = Identifier("com.apple.menu.lookup")
    public static let openRecent = Identifier("com.apple.menu.open-recent")
    public static let document = Identifier("com.apple.menu.document")
    public static let spelling = Identifier("com.apple.menu.spelling")
    public static let spellingPanel = Identifier("com.apple.menu.spelling-panel")
    public static let spellingOptions = Identifier("com.apple.menu.spelling-options")
    public static let substitutions = Identifier("com.apple.menu.substitutions")
    public static let substitutionsPanel = Identifier("com.apple.menu.substitutions-panel")
    public static let substitutionOptions = Identifier("com.apple.menu.substitution-options")
    public static let transformations = Identifier("com.apple.menu.transformations")
    public static let speech = Identifier("com.apple.menu.speech")
    public static let replace = Identifier("com.apple.menu.replace")
    public static let textSize = Identifier("com.apple.menu.text-size")
    public static let textColor = Identifier("com.apple.menu.text-color")
    public static let textStyle = Identifier("com.apple.menu.text-style")
    public static let textStylePasteboard = Identifier("com.apple.menu.text-style-pasteboard")
    public static let writingDirection = Identifier("com.apple.menu.writing-direction")
    public static let alignment = Identifier("com.apple.menu.alignment")
    public static let minimizeAndZoom = Identifier("com.apple.menu.minimize-and-zoom")
    public static let bringAllToFront = Identifier("com.apple.menu.bring-all-to-front")
    public static let fullscreen = Identifier("com.apple.menu.fullscreen")
    public static let learn = Identifier("com.apple.menu.learn")

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The options for showing a menu inside another menu.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The size of a menu's entries, with UIKit's raw values.
  public enum ElementSize: Int, Sendable {
    case automatic = -1
    case small = 0
    case medium, large
  }

  public let identifier: Identifier
  public let options: Options
  public let children: [UIMenuElement]
  /// The size of the entries; stored only.
  open var preferredElementSize = ElementSize.automatic
  /// The way in which the entries are shown; stored only.
  open var displayPreferences: UIMenuDisplayPreferences?

  /// Creates a menu. Without an identifier, it receives a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UniqueName.next("com.apple.menu.dynamic."))
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Creates a menu with a preferred size for its entries.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], preferredElementSize: ElementSize,
    children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: children)
    self.preferredElementSize = preferredElementSize
  }

  /// Returns a copy of the menu with different entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
    menu.preferredElementSize = preferredElementSize
    menu.displayPreferences = displayPreferences
    return menu
  }

  /// The entries that have a checkmark.
  open var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on || ($0 as? UICommand)?.state == .on }
  }
}

/// The way in which a menu shows its entries; stored only.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject {
  /// The number of lines of a title, or 0 for the system's choice.
  open var maximumNumberOfTitleLines = 0
}

/// A generator of unique names, within an environment, for elements without an identifier.
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
