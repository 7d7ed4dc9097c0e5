public import Foundation
public import HeadlessUIKit
package import TextMetrics

/// The options of a document's layout.
public struct DocumentLayoutOptions {
  /// The source of the sizes of texts.
  public enum Text: String, Sendable, CaseIterable {
    /// The model of the system's fonts; no stored frame of a constrained view is used.
    case modelled
    /// The frames that the document stores, so that the result shows only the effect of the constraints.
    case document
  }

  /// The device; nil for the document's own device.
  public var device: HeadlessDevice?
  /// Whether the device is in landscape; nil for the document's own orientation.
  public var isLandscape: Bool?
  /// The size of top-level views in points; nil for the size in the document.
  public var size: CGSize?
  /// The content size category; nil for that of Interface Builder's canvas in the version that saved the document.
  public var contentSizeCategory: UIContentSizeCategory?
  /// Whether the layout direction is from right to left.
  public var isRightToLeft = false
  /// The user interface style; unspecified means light.
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Whether the user has asked for higher contrast.
  public var hasHighContrast = false
  /// The source of the sizes of texts.
  public var text = Text.modelled
  /// Whether to repeat each text, so that it is twice as long, as in Xcode's double-length pseudolanguage.
  public var doublesTexts = false
  /// Whether to replace everything that is only estimated: texts, images and views with a custom class have the size
  /// that the document stores, and the system's margins and safe areas are larger. A frame that is the same with and
  /// without this option does not depend on the estimates.
  public var probesModel = false
  /// Whether to compute ``SolvedLayout/conflicts``, each of which requires solving dozens of times.
  public var explainsConflicts = false
  /// Whether to find the views whose constraints leave several frames possible.
  public var findsAmbiguity = false

  /// Rules of Interface Builder's canvas that are not followed, which shows their effect.
  public var withoutRules: Set<CanvasRule> = []

  /// Elements whose content is enlarged by ``enlargement`` in both dimensions; a length that grows by exactly this
  /// amount is determined by the content.
  package var enlargedElements: Set<String> = []
  /// The enlargement in points; a distance that is uncommon in documents.
  package static let enlargement: CGFloat = 3
  /// The length of the canvas that is enlarged by ``enlargement``; the views that move as a result depend on it.
  package var enlargedLength: CanvasLength.Value?

  /// The measurements of the system font.
  package var systemFont = SystemFontTable.measured

  /// Creates options with the document's own device and sizes.
  public init() {}
}
