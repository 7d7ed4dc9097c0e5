public import InterfaceBuilder
import XMLTree

/// The views that the frameworks have, by the names of their classes.
public enum FrameworkViews {
  /// Whether a class is a view of the platform's own.
  public static func contains(_ className: String, on platform: IBPlatform) -> Bool {
    (platform.isIOSFamily ? iOS : macOS).contains(className)
  }

  private static let iOS = names(on: .iOS).union([
    "UIControl", "UITableViewHeaderFooterView", "UIInputView", "UICollectionViewListCell",
  ])
  private static let macOS = names(on: .macOS).union(["NSControl", "NSTableRowView", "NSText"])

  private static func names(on platform: IBPlatform) -> Set<String> {
    let elements = (0..<UInt32(Vocabulary.interfaceBuilder.count)).map { Name(rawValue: $0) }
    return Set(
      elements.lazy.filter { IBSchema.isView($0, on: platform) }
        .compactMap { IBSchema.className(of: $0, on: platform) })
  }
}
