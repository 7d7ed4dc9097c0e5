public import Foundation
public import HeadlessUIKit
package import TextMetrics

/// How to lay out a document.
public struct DocumentLayoutOptions {
  /// Where the sizes of texts come from.
  public enum Text: String, Sendable, CaseIterable {
    /// From the model of the system's fonts; no stored frame of a view under constraints is used.
    case modelled
    /// From the frames that the document stores, to judge only the constraints.
    case document
  }

  /// The device; nil for the document's own.
  public var device: HeadlessDevice?
  /// Whether the device is in landscape; nil for the document's own orientation.
  public var isLandscape: Bool?
  /// The size of top-level views in points; nil for the one in the document.
  public var size: CGSize?
  /// The user's size of text; nil for the one that Interface Builder's canvas had in the document's time.
  public var contentSizeCategory: UIContentSizeCategory?
  /// Whether text runs from right to left.
  public var isRightToLeft = false
  /// Light or dark; unspecified is light.
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Whether the user has asked for more contrast.
  public var hasHighContrast = false
  public var text = Text.modelled
  /// Whether everything that is only modelled is another: texts, images and views whose class is the app's own are as
  /// large as the document stores them, margins and safe areas of the system's larger. A frame that is the same with
  /// and without it does not depend on anything modelled.
  public var probesModel = false
  /// Whether to compute ``SolvedLayout/conflicts``; each one takes dozens of solutions.
  public var explainsConflicts = false

  /// Rules of Interface Builder's canvas that are not followed, to find out what they do.
  public var withoutRules: Set<CanvasRule> = []

  /// Elements whose content counts as larger by ``enlargement`` either way: a length that is larger by just that is
  /// the content's.
  package var enlargedElements: Set<String> = []
  /// In points; no distance that documents have in common.
  package static let enlargement: CGFloat = 3

  /// What the system's font measures.
  package var systemFont = SystemFontTable.measured

  /// The document's own device and sizes.
  public init() {}
}
