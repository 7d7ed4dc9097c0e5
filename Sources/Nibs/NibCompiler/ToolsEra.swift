import InterfaceBuilder

/// The differences between versions of Apple's compiler, by version of Interface Builder.
///
/// Pairs of documents and nibs are known only for some versions. A property names the first known version whose nibs
/// differ, or a later one: if the named version lies in a gap between known pairs, the actual change may be anywhere in
/// that gap.
struct ToolsEra: Sendable {
  /// The version of the compiler that is emulated.
  let tools: IBToolsVersion
  /// Whether the caller states the version, so that it is not a guess.
  let isStated: Bool

  init(_ document: IBDocument, _ options: NibCompiler.Options) {
    let newest = options.newestVersionInTarget.map { Self.likelyCompiler(of: $0) }
    // Xcode 26 compiled four in five of the macOS documents with nibs of this form, regardless of the version that
    // saved them.
    let likely =
      document.platform == .macOS
      ? max(document.tools.released, .xcode26) : Self.likelyCompiler(of: document.tools)
    isStated = options.toolsVersion != nil
    tools = options.toolsVersion ?? max(likely, newest ?? likely)
  }

  /// Returns the version that most likely compiled a document, given the version that saved it.
  ///
  /// A document is often compiled by later versions than the one that saved it. Of 61 documents with nibs that Xcode 6
  /// saved, Xcode 7 or later compiled 44; Xcode 7.3 or later compiled all that Xcode 7.2 saved. Of eight compilations
  /// of documents that Xcode 5 saved, five were by Xcode 6 and one was by a later version. For other versions, the best
  /// guess is the version itself or, for a build internal to Apple, the release that follows most of these builds.
  private static func likelyCompiler(of saved: IBToolsVersion) -> IBToolsVersion {
    switch saved {
    case .xcode5 ..< .xcode6: .xcode6
    case .xcode6 ..< .xcode7: .xcode7
    case .xcode7_2 ..< .xcode7_3: .xcode7_3
    default: saved.released
    }
  }
}

// Constraints and traits.
extension ToolsEra {
  /// Whether trait storage exists and constraints have the attributes for margins (since Xcode 6).
  var writesTraitStorage: Bool { tools >= .xcode6 }
  /// Whether sets have one key per member (since Xcode 12.2); before that, they are inline, like arrays.
  var numbersMembersOfSets: Bool { coderVersion >= 10 }
  /// Whether values for all traits have an empty trait collection (since Xcode 7.3).
  var writesEmptyTraits: Bool { tools >= .xcode7_3 }
  /// Whether all trait collections without conditions are a single object (since Xcode 12.2).
  var sharesEmptyTraits: Bool { coderVersion >= 10 }
  /// Whether a constraint without a second item contains the attribute 0 for it (before Xcode 7.2).
  var writesAttributeOfNoItem: Bool { tools < .xcode7_2 }
  /// Whether constraints made at build time hold a view whose frame is fixed (before Xcode 7.3).
  var holdsFixedFramesByConstraints: Bool { tools < .xcode7_3 }
}

// Views.
extension ToolsEra {
  /// Whether top-level views have the size of the document's device (since Xcode 9).
  var sizesViewsByDevice: Bool { tools >= .xcode9 }
  /// The frame in points of a view without a frame in the document, whose layout is determined at run time.
  ///
  /// Documents saved by Xcode 8 to 10 omit frames, and their compilers use 1000 by 1000; the betas of Xcode 8 (build
  /// 11163) use an empty frame.
  var unknownFrame: Rect {
    (IBToolsVersion.xcode8Release ..< .xcode11).contains(tools)
      ? Rect(x: 0, y: 0, width: 1000, height: 1000) : Rect(x: 0, y: 0, width: 0, height: 0)
  }
  /// The height of a hairline in points; half a point if the compiler assumes two pixels per point (from Xcode 7.3
  /// until before Xcode 11).
  var hairline: Double { tools >= .xcode7_3 && tools < .xcode11 ? 0.5 : 1 }
  /// Whether prototypes of table cells have their origin at the top, wherever the document shows them (before Xcode
  /// 11).
  var movesPrototypesToTop: Bool { tools < .xcode11 }
  /// The difference between the heights of a cell and its content view, in points; nil if the document stores the
  /// content view's frame.
  var cellContentMargin: Double? {
    switch tools {
    case ..<IBToolsVersion.xcode7: 0
    case ..<IBToolsVersion.xcode11: hairline
    default: nil
    }
  }
  /// The minimum left inset of a cell's separator, in points (8 before Xcode 7.3).
  var leastSeparatorInset: Double { tools < .xcode7_3 ? 8 : 0 }
  /// The left inset of a cell's separator if the document does not specify it, in points (8 since Xcode 12.2).
  var separatorInset: Double { tools >= .xcode12_2 ? 8 : 15 }
  /// The row height that is not written, in points; nil if every height is written (since Xcode 9).
  var usualRowHeight: Double? { tools >= .xcode9 ? nil : 44 }
  /// The height of headers and footers that is not written, in points; nil if every height is written (since Xcode 9).
  var usualSectionHeight: Double? { tools >= .xcode9 ? nil : tools >= .xcode7_3 ? 28 : 18 }

  /// Whether every view contains its semantic content attribute (since Xcode 7).
  var writesSemanticContentAttribute: Bool { tools >= .xcode7 }
  /// Whether every view contains the key for deep drawing (since Xcode 7.3).
  var writesDeepDrawRect: Bool { tools >= .xcode7_3 }
  /// Whether every view contains its large content properties (since Xcode 11).
  var writesLargeContentProperties: Bool { tools >= .xcode11 }
  /// Whether views specify separately for each edge whether they preserve the superview's margin (since Xcode 11).
  var writesSpecificMargins: Bool { tools >= .xcode11 }
  /// Whether texts contain their alignment even if it is left (since Xcode 7).
  var writesLeftTextAlignment: Bool { tools >= .xcode7 }
  /// Whether texts specify whether their color depends on traits (since Xcode 7.2).
  var writesTextColorUpdates: Bool { tools >= .xcode7_2 }
  /// Whether the black of text fields without a color is written with its name (since Xcode 7.3).
  var namesFieldColor: Bool { tools >= .xcode7_3 }
  /// Whether switches are 51 by 31 points, and their frame in the document is a runtime attribute (since Xcode 5, whose
  /// switches have the size used in iOS 7). All 108 switches of that size in compiled nibs have the attribute.
  var fixesSwitchSize: Bool { tools >= .xcode5 }
  /// Whether scroll views specify how their insets are adjusted (since Xcode 9).
  var writesInsetAdjustment: Bool { tools >= .xcode9 }
  /// Whether scroll views specify how the insets of their indicators are adjusted (since Xcode 11).
  var writesIndicatorInsetAdjustment: Bool { tools >= .xcode11 }
  /// Whether table views and text views contain the size of their content (before Xcode 9.3).
  var writesContentSize: Bool { tools < .xcode9_3 }
  /// Whether collection views contain the size of their content (before Xcode 11).
  var writesCollectionContentSize: Bool { tools < .xcode11 }
  /// Whether lists have their own traits, which specify whether the selection follows the focus (since Xcode 12.2).
  var writesListTraits: Bool { coderVersion >= 10 }
  /// Whether table views contain a key for showing a selection as soon as they are touched (before Xcode 7.3).
  var writesImmediateSelection: Bool { tools < .xcode7_3 }
  /// Whether table views specify estimated heights and insets (since Xcode 9).
  var writesEstimatedHeights: Bool { tools >= .xcode9 }
  /// Whether table views contain the padding above section headers and the setting for prefetching (since Xcode 12.2).
  var writesSectionHeaderTopPadding: Bool { coderVersion >= 10 }
  /// Whether cells specify that they have no configurations (since Xcode 12).
  var writesCellConfigurations: Bool { tools >= .xcode12 }
  /// Whether bars in storyboards contain their layout margins (only Xcode 6: nibs of three repositories).
  var writesBarMargins: Bool { tools >= .xcode6 && tools < .xcode7 }
  /// Whether the segments of a segmented control are laid out (before Xcode 12.2, where one document shows that they
  /// have no width).
  var laysOutSegments: Bool { tools < .xcode12_2 }
  /// Whether text views repeat plain text as attributed text (since Xcode 7.3).
  var repeatsPlainText: Bool { tools >= .xcode7_3 }
  /// Whether collection views contain the default margins (from Xcode 9 until before Xcode 11).
  var writesCollectionMargins: Bool { tools >= .xcode9 && tools < .xcode11 }
  /// Whether table views specify that they have no separators (since Xcode 7.3).
  var writesMissingSeparators: Bool { tools >= .xcode7_3 }
  /// Whether disabled switches are semitransparent (before Xcode 7.3).
  var fadesDisabledSwitches: Bool { tools < .xcode7_3 }
  /// Whether constraints hold the content of a collection view's cell to its edges (since Xcode 11).
  var holdsCollectionContent: Bool { tools >= .xcode11 }
  /// Whether collection views specify whether they prefetch (since Xcode 7.3).
  var writesCollectionPrefetching: Bool { tools >= .xcode7_3 }
  /// Whether collection views have their own keys for the delegate and the selection (since Xcode 11).
  var writesCollectionSelection: Bool { tools >= .xcode11 }
  /// Whether round buttons have their own class (before Xcode 4.6).
  var hasRoundButtons: Bool { tools < .xcode4_6 }
  /// Whether buttons of every type contain the 15-point font that the document omits (before Xcode 7); later, only
  /// system buttons contain it.
  var writesUsualButtonFont: Bool { tools < .xcode7 }
  /// Whether cells have a background even though the document specifies none (from Xcode 7 until before Xcode 7.3).
  var paintsCells: Bool { tools >= .xcode7 && tools < .xcode7_3 }
  /// Whether buttons specify that they have no configuration (since Xcode 13).
  var writesButtonConfiguration: Bool { tools >= .xcode13 }
  /// The touch types that gesture recognizers accept, as bits: direct, indirect, Apple Pencil and, since Xcode 12,
  /// pointer.
  var allowedTouchTypes: Int { tools >= .xcode12 ? 15 : 7 }
  /// Whether sliders contain their behavioral style (since Xcode 13).
  var writesBehavioralStyle: Bool { tools >= .xcode13 }
  /// Whether gesture recognizers specify which touch types they accept (since Xcode 7).
  var writesTouchTypes: Bool { tools >= .xcode7 }
}

// Values.
extension ToolsEra {
  /// Whether fonts specify how they scale with the content size category (since Xcode 9).
  var writesFontScaling: Bool { tools >= .xcode9 }
  /// Whether font sizes are doubles in an immutable dictionary (since Xcode 11).
  var writesFontSizesAsDoubles: Bool { tools >= .xcode11 }
  /// Whether font descriptors have options (since Xcode 16).
  var writesFontDescriptorOptions: Bool { tools >= .xcode16 }
  /// The name of the system font.
  var systemFont: SystemFontName {
    switch tools {
    case ..<IBToolsVersion.xcode7: .helveticaNeue
    case ..<IBToolsVersion.xcode7_2: .sanFranciscoRegular
    case ..<IBToolsVersion.xcode11: .sanFrancisco
    default: .sanFranciscoVariable
    }
  }
  /// Whether text styles are archived at the smallest size instead of the default size (since Xcode 12.2).
  var archivesSmallTextStyles: Bool { tools >= .xcode12_2 }
  /// Whether dynamic system colors exist (since Xcode 11).
  var knowsLabelColor: Bool { tools >= .xcode11 }
  /// Whether a system color is kept separate from another color with the same components (since Xcode 11; none of about
  /// 400 older nibs with a color for tables contains such a pair).
  var distinguishesNamedColors: Bool { tools >= .xcode11 }
  /// Whether colors from asset catalogs exist (since Xcode 9).
  var knowsNamedColors: Bool { tools >= .xcode9 }
  /// Whether color components are repeated in double precision if a float loses digits (since Xcode 11).
  var writesDoubleComponents: Bool { tools >= .xcode11 }
  /// Whether images specify that they are not symbols (since Xcode 11).
  var writesSymbolNames: Bool { tools >= .xcode11 }
  /// Whether images are marked as part of the app's own catalog (since Xcode 12.2).
  var writesImageCatalogs: Bool { tools >= .xcode12_2 }
  /// The version of the encoder in the archive's header (10 since Xcode 12.2).
  var coderVersion: UInt32 { tools >= .xcode12_2 ? 10 : 9 }
}

/// The names of the system font in nibs.
enum SystemFontName: Sendable {
  /// Helvetica Neue for interfaces, until iOS 8.
  case helveticaNeue
  /// San Francisco with its weight, in iOS 9.0.
  case sanFranciscoRegular
  /// San Francisco with separate cuts for text and display.
  case sanFrancisco
  /// San Francisco as one variable font, since iOS 13.
  case sanFranciscoVariable
}
